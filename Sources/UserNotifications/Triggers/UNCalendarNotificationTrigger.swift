/// The condition that the calendar and the clock show some components of a date.
///
/// Components that are not set match any value: an hour and a minute alone match every day. The calendar and the
/// time zone are those of the components, or the user's. A time that the clock skips in spring counts as the next one
/// that it shows, and 29 February as the beginning of 1 March in a year without it. Of a time that the clock shows
/// twice in autumn the first one counts. Fractions of seconds are ignored.
public final class UNCalendarNotificationTrigger: UNNotificationTrigger, @unchecked Sendable {
  /// The components that match.
  public let dateComponents: DateComponents

  /// Creates a condition.
  ///
  /// - Parameters:
  ///   - dateComponents: the components that match; one that no date has matches none.
  ///   - repeats: whether the notification is shown again each time.
  public init(dateMatching dateComponents: DateComponents, repeats: Bool) {
    self.dateComponents = dateComponents
    super.init(repeats: repeats)
  }

  /// Returns the next time at which the components match; `nil` if there is none.
  public func nextTriggerDate() -> Date? { nextDate(after: .now) }

  override func nextDate(after date: Date) -> Date? {
    var calendar = dateComponents.calendar ?? .current
    if let timeZone = dateComponents.timeZone { calendar.timeZone = timeZone }
    var components = dateComponents
    (components.calendar, components.timeZone, components.nanosecond) = (nil, nil, nil)
    guard components != DateComponents(), Self.areInRange(components, calendar) else { return nil }
    return calendar.nextDate(after: date, matching: components, matchingPolicy: .nextTime)
  }

  private static let checkedComponents: [Calendar.Component] = [
    .era, .year, .yearForWeekOfYear, .quarter, .month, .weekOfYear, .weekOfMonth, .day, .dayOfYear,
    .weekday, .weekdayOrdinal, .hour, .minute, .second,
  ]

  /// Returns whether there are dates with each of the components. The search for others would take long.
  private static func areInRange(_ components: DateComponents, _ calendar: Calendar) -> Bool {
    checkedComponents.allSatisfy { component in
      guard let value = components.value(for: component) else { return true }
      return calendar.maximumRange(of: component)?.contains(value) ?? true
    }
  }
}
