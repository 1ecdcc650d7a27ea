/// A notification with the condition under which it is shown.
public final class UNNotificationRequest: NSObject, @unchecked Sendable {
  // Sendable, as no property changes: the content is a copy of the one that the program made.

  /// The name of the request; another request with the same name replaces it.
  public let identifier: String
  /// The content.
  public let content: UNNotificationContent
  /// The condition; `nil` for a notification that is shown at once.
  public let trigger: UNNotificationTrigger?

  /// Creates a request with a copy of a content.
  public init(
    identifier: String, content: UNNotificationContent, trigger: UNNotificationTrigger?
  ) {
    self.identifier = identifier
    self.content = UNNotificationContent(content.values)
    self.trigger = trigger
  }
}
