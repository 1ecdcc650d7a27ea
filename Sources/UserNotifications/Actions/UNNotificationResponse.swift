/// The identifier of the action of a person who clicks on a notification itself.
// swift-format-ignore: AlwaysUseLowerCamelCase
public let UNNotificationDefaultActionIdentifier = "com.apple.UNNotificationDefaultActionIdentifier"
/// The identifier of the action of a person who dismisses a notification.
// swift-format-ignore: AlwaysUseLowerCamelCase
public let UNNotificationDismissActionIdentifier = "com.apple.UNNotificationDismissActionIdentifier"

/// A notification that was shown, or that is about to be.
public final class UNNotification: NSObject, Sendable {
  /// The time at which the notification was due.
  public let date: Date
  /// The request for the notification.
  public let request: UNNotificationRequest

  init(date: Date, request: UNNotificationRequest) {
    self.date = date
    self.request = request
  }
}

/// The action that a person has chosen in a notification.
public class UNNotificationResponse: NSObject, @unchecked Sendable {
  // Sendable, as no property of it and of its subclass changes.

  /// The notification.
  public let notification: UNNotification
  /// The identifier of the action; `UNNotificationDefaultActionIdentifier` for the notification itself.
  public let actionIdentifier: String

  init(notification: UNNotification, actionIdentifier: String) {
    self.notification = notification
    self.actionIdentifier = actionIdentifier
  }
}

/// The action that asks for a text.
public final class UNTextInputNotificationResponse: UNNotificationResponse, @unchecked Sendable {
  /// The text; always empty, as the desktop has no field for it.
  public var userText: String { "" }
}
