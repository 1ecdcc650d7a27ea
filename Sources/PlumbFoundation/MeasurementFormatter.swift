public import Foundation

/// A formatter of numbers with units, such as `3 km`.
///
/// As Foundation on Apple's platforms, which has no such class on Linux: without options the unit is the one that people
/// of the country use, such as miles in the United States.
open class MeasurementFormatter: Formatter, @unchecked Sendable {
  /// The choice of the unit.
  public struct UnitOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// The unit of the measurement.
    public static let providedUnit = UnitOptions(rawValue: 1)
    /// The largest unit of which there is at least one.
    public static let naturalScale = UnitOptions(rawValue: 2)
    /// Temperatures as `20°`.
    public static let temperatureWithoutUnit = UnitOptions(rawValue: 4)
  }

  /// The choice of the unit.
  open var unitOptions: UnitOptions = []
  /// The length of the name of the unit.
  open var unitStyle = Formatter.UnitStyle.medium
  /// The language and the country.
  open var locale: Locale! = .autoupdatingCurrent
  /// The formatter of the number.
  open var numberFormatter: NumberFormatter!

  public override init() {
    super.init()
    numberFormatter = NumberFormatter()
    numberFormatter.numberStyle = .decimal
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    numberFormatter = NumberFormatter()
    numberFormatter.numberStyle = .decimal
  }

  /// Returns the text of a measurement.
  public func string<UnitType: Unit>(from measurement: Measurement<UnitType>) -> String {
    var amount = Amount(number: measurement.value, unit: measurement.unit)
    if !unitOptions.contains(.providedUnit) {
      amount = amount.localized(in: usedLocale, isScaled: unitOptions.contains(.naturalScale))
    }
    return text.string(amount, hidesUnit: unitOptions.contains(.temperatureWithoutUnit)) {
      string(of: $0)
    }
  }

  /// Returns the name of a unit, such as `kilometers`.
  public func string(from unit: Unit) -> String { text.name(of: unit) }

  private var usedLocale: Locale { locale ?? .autoupdatingCurrent }

  private var text: MeasurementText {
    let width: TimePhrases.Width =
      switch unitStyle {
      case .short: .narrow
      case .medium: .short
      case .long: .full
      }
    return MeasurementText(locale: usedLocale, width: width)
  }

  private func string(of number: Double) -> String {
    let formatter = numberFormatter ?? NumberFormatter()
    formatter.locale = usedLocale
    return formatter.string(from: NSNumber(value: number)) ?? "\(number)"
  }
}
