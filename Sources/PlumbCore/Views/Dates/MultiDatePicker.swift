public import Foundation

/// A control for selecting several days.
///
/// A click on a day, and the space bar and Return on the day that the arrow keys have reached, add it to the selection
/// or remove it. The calendar, the locale and the time zone are those of the environment.
public struct MultiDatePicker<Label: View> {
  private let selection: Binding<Set<DateComponents>>
  private let bounds: DateBounds
  private let label: Label
  @State private var cursor: Date?
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
  static var elementRole: ElementRole { .picker }

  public var body: some View {
    HStack(alignment: .top, spacing: 8) {
      ControlLabel(label, precedesControl: true)
      MonthCalendar(
        cursor: shownDay, bounds: bounds,
        isSelected: { day in selection.wrappedValue.contains { isDay($0, day) } }, select: toggle,
        move: { cursor = $0 }
      )
      .onKeyPress(keys: [.space, .return]) { _ in
        toggle(shownDay)
        return .handled
      }
    }
  }

  /// The day from which the arrow keys move: the last one that was reached, or else the first selected one.
  private var shownDay: Date {
    let first = selection.wrappedValue.compactMap { calendar.date(from: $0) }.min()
    return cursor ?? bounds.nearest(to: first ?? .now)
  }

  private func isDay(_ components: DateComponents, _ day: Date) -> Bool {
    calendar.date(from: components).map { calendar.isDate($0, inSameDayAs: day) } ?? false
  }

  private func toggle(_ day: Date) {
    cursor = day
    if let selected = selection.wrappedValue.first(where: { isDay($0, day) }) {
      selection.wrappedValue.remove(selected)
    } else {
      // As SwiftUI, whose components name their calendar.
      selection.wrappedValue.insert(
        calendar.dateComponents([.calendar, .era, .year, .month, .day], from: day))
    }
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
