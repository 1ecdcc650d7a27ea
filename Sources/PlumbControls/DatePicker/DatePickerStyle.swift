public import Foundation

/// The parts of a date that a date picker shows.
public struct DatePickerComponents: OptionSet, Sendable {
  public let rawValue: UInt

  /// The hour and the minute, in the hour cycle of the locale.
  public static let hourAndMinute = DatePickerComponents(rawValue: 1)
  /// The day, the month and the year, in the order of the locale.
  public static let date = DatePickerComponents(rawValue: 2)
  /// The hour, the minute and the second.
  public static let hourMinuteAndSecond = DatePickerComponents(rawValue: 5)

  public init(rawValue: UInt) {
    self.rawValue = rawValue
  }

  /// Whether the picker shows the time of day.
  var includesTime: Bool { contains(.hourAndMinute) }

  /// The smallest part of a date that the picker shows.
  var smallestUnit: Calendar.Component {
    contains(.hourMinuteAndSecond) ? .second : includesTime ? .minute : .day
  }

  /// The components without the date.
  var ofTime: DatePickerComponents { subtracting(.date) }
}

/// The appearance of date pickers.
@MainActor @preconcurrency public protocol DatePickerStyle {
  associatedtype Body: View
  typealias Configuration = DatePickerStyleConfiguration

  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body
}

/// The properties of a date picker that are passed to a style.
public struct DatePickerStyleConfiguration {
  /// The type of the label.
  public typealias Label = _ControlPart

  /// The label of the picker.
  public let label: Label
  /// The selected date.
  @Binding public var selection: Date
  /// The earliest date that can be selected; `nil` for no limit.
  public let minimumDate: Date?
  /// The latest date that can be selected; `nil` for no limit.
  public let maximumDate: Date?
  /// The parts of the date that are shown.
  public let displayedComponents: DatePickerComponents

  init(
    label: Label, selection: Binding<Date>, minimumDate: Date?, maximumDate: Date?,
    displayedComponents: DatePickerComponents
  ) {
    self.label = label
    _selection = selection
    self.minimumDate = minimumDate
    self.maximumDate = maximumDate
    self.displayedComponents = displayedComponents
  }

  /// The range of dates that can be selected.
  var bounds: DateBounds { DateBounds(minimum: minimumDate, maximum: maximumDate) }
}

/// The default style: as on macOS, fields with a stepper; on a screen that is touched, as on iOS, the compact style.
public struct DefaultDatePickerStyle: DatePickerStyle {
  @Environment(\.interfaceIdiom) private var idiom

  /// Creates the style.
  nonisolated public init() {}

  public func makeBody(configuration: Configuration) -> some View {
    if idiom == .touch {
      CompactDatePicker(configuration: configuration)
    } else {
      DateFieldPicker(configuration: configuration, hasStepper: true)
    }
  }
}

/// A style with a field whose parts are typed.
public struct FieldDatePickerStyle: DatePickerStyle {
  /// Creates the style.
  nonisolated public init() {}

  public func makeBody(configuration: Configuration) -> some View {
    DateFieldPicker(configuration: configuration, hasStepper: false)
  }
}

/// A style with a field whose parts are typed, and a stepper for the part that was edited last.
public struct StepperFieldDatePickerStyle: DatePickerStyle {
  /// Creates the style.
  nonisolated public init() {}

  public func makeBody(configuration: Configuration) -> some View {
    DateFieldPicker(configuration: configuration, hasStepper: true)
  }
}

/// A style with wheels on iOS; fields with a stepper on this platform.
public struct WheelDatePickerStyle: DatePickerStyle {
  /// Creates the style.
  nonisolated public init() {}

  public func makeBody(configuration: Configuration) -> some View {
    DateFieldPicker(configuration: configuration, hasStepper: true)
  }
}

/// A style with a button for the date, which opens the calendar of a month, and one for the time.
public struct CompactDatePickerStyle: DatePickerStyle {
  /// Creates the style.
  nonisolated public init() {}

  public func makeBody(configuration: Configuration) -> some View {
    CompactDatePicker(configuration: configuration)
  }
}

/// A style with the calendar of a month, and a field for the time.
public struct GraphicalDatePickerStyle: DatePickerStyle {
  /// Creates the style.
  nonisolated public init() {}

  public func makeBody(configuration: Configuration) -> some View {
    GraphicalDatePicker(configuration: configuration)
  }
}

extension DatePickerStyle where Self == DefaultDatePickerStyle {
  /// The default style: as on macOS, fields with a stepper.
  public static var automatic: DefaultDatePickerStyle { DefaultDatePickerStyle() }
}

extension DatePickerStyle where Self == FieldDatePickerStyle {
  /// A field whose parts are typed.
  public static var field: FieldDatePickerStyle { FieldDatePickerStyle() }
}

extension DatePickerStyle where Self == StepperFieldDatePickerStyle {
  /// A field whose parts are typed, with a stepper.
  public static var stepperField: StepperFieldDatePickerStyle { StepperFieldDatePickerStyle() }
}

extension DatePickerStyle where Self == WheelDatePickerStyle {
  /// Wheels on iOS; fields with a stepper on this platform.
  public static var wheel: WheelDatePickerStyle { WheelDatePickerStyle() }
}

extension DatePickerStyle where Self == CompactDatePickerStyle {
  /// Buttons that open a calendar and a field for the time.
  public static var compact: CompactDatePickerStyle { CompactDatePickerStyle() }
}

extension DatePickerStyle where Self == GraphicalDatePickerStyle {
  /// The calendar of a month, and a field for the time.
  public static var graphical: GraphicalDatePickerStyle { GraphicalDatePickerStyle() }
}

extension View {
  /// Sets the style of the date pickers within this view.
  nonisolated public func datePickerStyle<S: DatePickerStyle>(_ style: S) -> some View {
    controlStyle(\.datePickerStyle, style) { style, picker in
      style.makeBody(configuration: picker)
    }
  }
}

extension EnvironmentValues {
  /// The style of date pickers.
  @EnvironmentEntry var datePickerStyle: AnyControlStyle<DatePickerStyleConfiguration> =
    AnyControlStyle(DefaultDatePickerStyle()) { style, picker in
      style.makeBody(configuration: picker)
    }

  /// The calendar with the locale and the time zone of the environment.
  var dateCalendar: Calendar {
    var calendar = calendar
    calendar.locale = locale
    calendar.timeZone = timeZone
    return calendar
  }
}
