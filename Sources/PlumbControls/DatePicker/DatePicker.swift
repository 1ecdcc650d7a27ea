public import Foundation

/// A control for selecting a date and a time of day.
///
/// As SwiftUI on macOS: by default the parts of the date are edited in a field with a stepper. The calendar, the locale
/// and the time zone of the environment are used. A date outside of the range is shown and becomes the nearest date of
/// the range with the first change.
public struct DatePicker<Label: View> {
  /// The parts of a date that a person can select.
  public typealias Components = DatePickerComponents

  private let selection: Binding<Date>
  private let bounds: DateBounds
  private let components: Components
  private let label: Label
  @Environment(\.datePickerStyle) private var style

  nonisolated init(
    _ selection: Binding<Date>, _ bounds: DateBounds, _ components: Components, label: Label
  ) {
    self.selection = selection
    self.bounds = bounds
    self.components = components
    self.label = label
  }
}

extension DatePicker: View, RoleView, LabelledView {
  package static var elementRole: ElementRole { .picker }

  public var body: some View {
    style.makeBody(
      DatePickerStyleConfiguration(
        label: _ControlPart(ControlLabel(label, precedesControl: true)), selection: selection,
        minimumDate: bounds.minimum, maximumDate: bounds.maximum, displayedComponents: components))
  }
}

extension DatePicker {
  /// Creates a picker for a date.
  nonisolated public init(
    selection: Binding<Date>,
    displayedComponents: Components = [.hourAndMinute, .date], @ViewBuilder label: () -> Label
  ) {
    self.init(
      selection, DateBounds(), displayedComponents,
      label: label())
  }

  /// Creates a picker for a date within a range.
  nonisolated public init(
    selection: Binding<Date>, in range: ClosedRange<Date>,
    displayedComponents: Components = [.hourAndMinute, .date], @ViewBuilder label: () -> Label
  ) {
    self.init(
      selection, DateBounds(minimum: range.lowerBound, maximum: range.upperBound),
      displayedComponents,
      label: label())
  }

  /// Creates a picker for dates from a date on.
  nonisolated public init(
    selection: Binding<Date>, in range: PartialRangeFrom<Date>,
    displayedComponents: Components = [.hourAndMinute, .date], @ViewBuilder label: () -> Label
  ) {
    self.init(
      selection, DateBounds(minimum: range.lowerBound), displayedComponents,
      label: label())
  }

  /// Creates a picker for dates up to a date.
  nonisolated public init(
    selection: Binding<Date>, in range: PartialRangeThrough<Date>,
    displayedComponents: Components = [.hourAndMinute, .date], @ViewBuilder label: () -> Label
  ) {
    self.init(
      selection, DateBounds(maximum: range.upperBound), displayedComponents,
      label: label())
  }
}
