/// The condition that some time has passed since the request was added.
///
/// The time is that of the clock on the wall: it passes while the computer sleeps, and a notification that was due
/// meanwhile is shown afterwards.
public final class UNTimeIntervalNotificationTrigger: UNNotificationTrigger, @unchecked Sendable {
  /// The time in seconds.
  public let timeInterval: TimeInterval

  /// Creates a condition.
  ///
  /// - Parameters:
  ///   - timeInterval: the time in seconds; more than 0, and at least 60 if the notification repeats.
  ///   - repeats: whether the notification is shown again each time.
  public init(timeInterval: TimeInterval, repeats: Bool) {
    precondition(
      timeInterval > 0, "The time interval of a notification must be greater than 0 seconds.")
    precondition(
      !repeats || timeInterval >= 60,
      "The time interval of a notification that repeats must be at least 60 seconds.")
    self.timeInterval = timeInterval
    super.init(repeats: repeats)
  }

  /// Returns the time at which a request with this condition would be shown if it was added now.
  public func nextTriggerDate() -> Date? { nextDate(after: .now) }

  override func nextDate(after date: Date) -> Date? { date.addingTimeInterval(timeInterval) }

  override func nextDate(after date: Date, since last: Date) -> Date? {
    let passed = max(date.timeIntervalSince(last), 0)
    // The times that were missed are left out.
    return last.addingTimeInterval(((passed / timeInterval).rounded(.down) + 1) * timeInterval)
  }
}
