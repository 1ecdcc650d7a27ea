public import Foundation

extension DatePicker where Label == Text {
  /// Creates a picker for a date with a localized title.
  nonisolated public init(
    _ titleKey: LocalizedStringKey, selection: Binding<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) {
    self.init(
      selection, DateBounds(), displayedComponents,
      label: Text(titleKey))
  }

  /// Creates a picker for a date with a title.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(
    _ title: S, selection: Binding<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) {
    self.init(
      selection, DateBounds(), displayedComponents,
      label: Text(title))
  }

  /// Creates a picker for a date within a range with a localized title.
  nonisolated public init(
    _ titleKey: LocalizedStringKey, selection: Binding<Date>, in range: ClosedRange<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) {
    self.init(
      selection, DateBounds(minimum: range.lowerBound, maximum: range.upperBound),
      displayedComponents,
      label: Text(titleKey))
  }

  /// Creates a picker for a date within a range with a title.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(
    _ title: S, selection: Binding<Date>, in range: ClosedRange<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) {
    self.init(
      selection, DateBounds(minimum: range.lowerBound, maximum: range.upperBound),
      displayedComponents,
      label: Text(title))
  }

  /// Creates a picker for dates from a date on with a localized title.
  nonisolated public init(
    _ titleKey: LocalizedStringKey, selection: Binding<Date>, in range: PartialRangeFrom<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) {
    self.init(
      selection, DateBounds(minimum: range.lowerBound), displayedComponents,
      label: Text(titleKey))
  }

  /// Creates a picker for dates from a date on with a title.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(
    _ title: S, selection: Binding<Date>, in range: PartialRangeFrom<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) {
    self.init(
      selection, DateBounds(minimum: range.lowerBound), displayedComponents,
      label: Text(title))
  }

  /// Creates a picker for dates up to a date with a localized title.
  nonisolated public init(
    _ titleKey: LocalizedStringKey, selection: Binding<Date>, in range: PartialRangeThrough<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) {
    self.init(
      selection, DateBounds(maximum: range.upperBound), displayedComponents,
      label: Text(titleKey))
  }

  /// Creates a picker for dates up to a date with a title.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(
    _ title: S, selection: Binding<Date>, in range: PartialRangeThrough<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) {
    self.init(
      selection, DateBounds(maximum: range.upperBound), displayedComponents,
      label: Text(title))
  }
}
