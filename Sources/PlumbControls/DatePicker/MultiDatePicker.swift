public import Foundation

/// A control for selecting several days.
///
/// A click on a day, and the space bar and Return on the day that the arrow keys have reached, add it to the selection
/// or remove it. The calendar, the locale and the time zone of the environment are used.
public struct MultiDatePicker<Label: View> {
  private let selection: Binding<Set<DateComponents>>
  private let bounds: DateBounds
  private let label: Label
  @State private var cursor: Date?
  @State private var selectedDays = SelectedDays()
  @Environment(\.dateCalendar) private var calendar

  nonisolated init(
    _ selection: Binding<Set<DateComponents>>, from start: Date?, upTo end: Date?, label: Label
  ) {
    self.selection = selection
    // A day at whose beginning the range ends is outside of it.
    bounds = DateBounds(minimum: start, maximum: end?.addingTimeInterval(-0.001))
    self.label = label
  }
}

extension MultiDatePicker: View, RoleView, LabelledView {
  package static var elementRole: ElementRole { .picker }

  public var body: some View {
    let days = selectedDays.days(of: selection.wrappedValue, in: calendar)
    let shownDay = shownDay(days)
    ControlRow(alignment: .top) {
      ControlLabel(label, precedesControl: true)
    } control: {
      MonthCalendar(
        cursor: shownDay, bounds: bounds, isSelected: { days[$0] != nil }, select: { toggle($0) },
        move: { cursor = $0 }
      )
      .onKeyPress(keys: [.space, .return]) { _ in
        toggle(shownDay)
        return .handled
      }
    }
  }

  /// Returns the day from which the arrow keys move: the last one that was reached, or else the first selected one, or
  /// else today.
  private func shownDay(_ days: [Date: Set<DateComponents>]) -> Date {
    // The current moment would differ with each evaluation, and the calendar turns to the month of a new date.
    cursor ?? bounds.nearest(to: days.keys.min() ?? calendar.startOfDay(for: .now))
  }

  private func toggle(_ day: Date) {
    cursor = day
    let days = selectedDays.days(of: selection.wrappedValue, in: calendar)
    if let selected = days[calendar.startOfDay(for: day)] {
      selection.wrappedValue.subtract(selected)
    } else {
      // As SwiftUI, whose components name their calendar.
      selection.wrappedValue.insert(
        calendar.dateComponents([.calendar, .era, .year, .month, .day], from: day))
    }
  }
}

/// The days of a selection, by their beginnings.
final class SelectedDays {
  private var selection: Set<DateComponents> = []
  private var calendar: Calendar?
  /// Several components may be the same day.
  private var days: [Date: Set<DateComponents>] = [:]
  /// The number of components whose days were computed.
  private(set) var computedDays = 0

  /// Returns the days of a selection. Only those that have changed since the last call are computed.
  func days(
    of selection: Set<DateComponents>, in calendar: Calendar
  ) -> [Date: Set<DateComponents>] {
    if calendar != self.calendar {
      (self.selection, days, self.calendar) = ([], [:], calendar)
    }
    if selection == self.selection { return days }
    for components in self.selection.subtracting(selection) {
      guard let day = day(of: components, in: calendar) else { continue }
      days[day]?.remove(components)
      if days[day]?.isEmpty == true { days[day] = nil }
    }
    for components in selection.subtracting(self.selection) {
      if let day = day(of: components, in: calendar) { days[day, default: []].insert(components) }
    }
    self.selection = selection
    return days
  }

  private func day(of components: DateComponents, in calendar: Calendar) -> Date? {
    computedDays += 1
    return calendar.date(from: components).map { calendar.startOfDay(for: $0) }
  }
}

extension MultiDatePicker {
  /// Creates a picker for days.
  nonisolated public init(
    selection: Binding<Set<DateComponents>>, @ViewBuilder label: () -> Label
  ) {
    self.init(selection, from: nil, upTo: nil, label: label())
  }

  /// Creates a picker for days within a range.
  nonisolated public init(
    selection: Binding<Set<DateComponents>>, in bounds: Range<Date>, @ViewBuilder label: () -> Label
  ) {
    self.init(selection, from: bounds.lowerBound, upTo: bounds.upperBound, label: label())
  }

  /// Creates a picker for days from a date on.
  nonisolated public init(
    selection: Binding<Set<DateComponents>>, in bounds: PartialRangeFrom<Date>,
    @ViewBuilder label: () -> Label
  ) {
    self.init(selection, from: bounds.lowerBound, upTo: nil, label: label())
  }

  /// Creates a picker for days before a date.
  nonisolated public init(
    selection: Binding<Set<DateComponents>>, in bounds: PartialRangeUpTo<Date>,
    @ViewBuilder label: () -> Label
  ) {
    self.init(selection, from: nil, upTo: bounds.upperBound, label: label())
  }
}

extension MultiDatePicker where Label == Text {
  /// Creates a picker for days with a localized title.
  nonisolated public init(
    _ titleKey: LocalizedStringKey, selection: Binding<Set<DateComponents>>
  ) {
    self.init(selection, from: nil, upTo: nil, label: Text(titleKey))
  }

  /// Creates a picker for days with a title.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(
    _ title: S, selection: Binding<Set<DateComponents>>
  ) {
    self.init(selection, from: nil, upTo: nil, label: Text(title))
  }

  /// Creates a picker for days within a range with a localized title.
  nonisolated public init(
    _ titleKey: LocalizedStringKey, selection: Binding<Set<DateComponents>>, in bounds: Range<Date>
  ) {
    self.init(selection, from: bounds.lowerBound, upTo: bounds.upperBound, label: Text(titleKey))
  }

  /// Creates a picker for days within a range with a title.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(
    _ title: S, selection: Binding<Set<DateComponents>>, in bounds: Range<Date>
  ) {
    self.init(selection, from: bounds.lowerBound, upTo: bounds.upperBound, label: Text(title))
  }

  /// Creates a picker for days from a date on with a localized title.
  nonisolated public init(
    _ titleKey: LocalizedStringKey, selection: Binding<Set<DateComponents>>,
    in bounds: PartialRangeFrom<Date>
  ) {
    self.init(selection, from: bounds.lowerBound, upTo: nil, label: Text(titleKey))
  }

  /// Creates a picker for days from a date on with a title.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(
    _ title: S, selection: Binding<Set<DateComponents>>, in bounds: PartialRangeFrom<Date>
  ) {
    self.init(selection, from: bounds.lowerBound, upTo: nil, label: Text(title))
  }

  /// Creates a picker for days before a date with a localized title.
  nonisolated public init(
    _ titleKey: LocalizedStringKey, selection: Binding<Set<DateComponents>>,
    in bounds: PartialRangeUpTo<Date>
  ) {
    self.init(selection, from: nil, upTo: bounds.upperBound, label: Text(titleKey))
  }

  /// Creates a picker for days before a date with a title.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(
    _ title: S, selection: Binding<Set<DateComponents>>, in bounds: PartialRangeUpTo<Date>
  ) {
    self.init(selection, from: nil, upTo: bounds.upperBound, label: Text(title))
  }
}
