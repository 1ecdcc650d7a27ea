/// The condition under which a notification is shown.
public class UNNotificationTrigger: NSObject, @unchecked Sendable {
  // Sendable, as no property of it and of its subclasses changes.

  /// Whether the notification is shown each time the condition holds.
  public let repeats: Bool

  init(repeats: Bool) {
    self.repeats = repeats
  }

  /// Returns the first time after another one at which the condition holds; `nil` if there is none.
  func nextDate(after date: Date) -> Date? { nil }

  /// Returns the first time after `date` at which a repeating notification is shown again.
  ///
  /// - Parameter last: the time at which it was due last.
  func nextDate(after date: Date, since last: Date) -> Date? { nextDate(after: date) }
}

/// The condition of a notification that a server has sent, of which there are none here.
public final class UNPushNotificationTrigger: UNNotificationTrigger, @unchecked Sendable {}

/// The condition that a person enters or leaves a region.
@available(
  *, unavailable,
  message:
    "Nothing tells programs on Linux where the computer is. Use UNTimeIntervalNotificationTrigger or UNCalendarNotificationTrigger."
)
public final class UNLocationNotificationTrigger: UNNotificationTrigger, @unchecked Sendable {}
