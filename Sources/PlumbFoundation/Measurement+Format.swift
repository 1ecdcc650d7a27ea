public import Foundation

/// The purpose of a measurement, which decides on its unit.
public struct MeasurementFormatUnitUsage<UnitType: Dimension>: Hashable, Codable, Sendable {
  private let name: String
  /// Whether the unit stays as it is.
  var keepsUnit: Bool { name == "asProvided" }

  /// The unit that people of the country use.
  public static var general: Self { Self(name: "general") }
  /// The unit of the measurement.
  public static var asProvided: Self { Self(name: "asProvided") }
}

extension MeasurementFormatUnitUsage where UnitType == UnitLength {
  /// The length of a way.
  public static var road: Self { Self(name: "road") }
  /// The height of a person.
  public static var personHeight: Self { Self(name: "personHeight") }
  /// The length of an object.
  public static var asLength: Self { Self(name: "length") }
}

extension MeasurementFormatUnitUsage where UnitType == UnitMass {
  /// The weight of a person.
  public static var personWeight: Self { Self(name: "personWeight") }
}

extension MeasurementFormatUnitUsage where UnitType == UnitTemperature {
  /// The temperature of a person.
  public static var person: Self { Self(name: "person") }
  /// The temperature of the air.
  public static var weather: Self { Self(name: "weather") }
}

extension MeasurementFormatUnitUsage where UnitType == UnitEnergy {
  /// The energy of food.
  public static var food: Self { Self(name: "food") }
  /// The energy of exercise.
  public static var workout: Self { Self(name: "workout") }
}

extension Measurement where UnitType: Dimension {
  /// The format of a measurement, such as `3 km`.
  ///
  /// As Foundation on Apple's platforms, which has no such type on Linux.
  public struct FormatStyle: Foundation.FormatStyle, Sendable {
    /// The length of the name of the unit.
    public struct UnitWidth: Hashable, Codable, Sendable {
      fileprivate let name: String

      /// `3 kilometers`
      public static var wide: Self { Self(name: "wide") }
      /// `3 km`
      public static var abbreviated: Self { Self(name: "abbreviated") }
      /// `3km`
      public static var narrow: Self { Self(name: "narrow") }

      fileprivate var width: TimePhrases.Width {
        switch name {
        case "wide": .full
        case "narrow": .narrow
        default: .short
        }
      }
    }

    /// The length of the name of the unit.
    public var width: UnitWidth
    /// The language and the country.
    public var locale: Locale
    /// The purpose, which decides on the unit.
    public var usage: MeasurementFormatUnitUsage<UnitType>
    /// The format of the number; `nil` for at most two fraction digits.
    public var numberFormatStyle: FloatingPointFormatStyle<Double>?
    /// Whether only the sign of degrees follows a temperature.
    public var hidesScaleName: Bool

    /// Creates a format.
    public init(
      width: UnitWidth, locale: Locale = .autoupdatingCurrent,
      usage: MeasurementFormatUnitUsage<UnitType> = .general,
      numberFormatStyle: FloatingPointFormatStyle<Double>? = nil, hidesScaleName: Bool = false
    ) {
      self.width = width
      self.locale = locale
      self.usage = usage
      self.numberFormatStyle = numberFormatStyle
      self.hidesScaleName = hidesScaleName
    }

    /// Returns the text of a measurement.
    public func format(_ measurement: Measurement<UnitType>) -> String {
      let amount = Amount(number: measurement.value, unit: measurement.unit)
      let number =
        numberFormatStyle ?? .number.precision(.fractionLength(0...2))
      return MeasurementText(locale: locale, width: width.width).string(
        usage.keepsUnit ? amount : amount.localized(in: locale, isScaled: false),
        hidesUnit: hidesScaleName
      ) { number.locale(locale).format($0) }
    }

    /// Returns the format in a locale.
    public func locale(_ locale: Locale) -> Self {
      var style = self
      style.locale = locale
      return style
    }
  }

  /// Returns the text in a format.
  public func formatted<S: Foundation.FormatStyle>(_ style: S) -> S.FormatOutput
  where S.FormatInput == Measurement {
    style.format(self)
  }

  /// Returns the text with an abbreviated unit.
  public func formatted() -> String { FormatStyle(width: .abbreviated).format(self) }
}

extension FormatStyle {
  /// Returns a format of measurements.
  ///
  /// - Parameters:
  ///   - width: The length of the name of the unit.
  ///   - usage: The purpose, which decides on the unit.
  ///   - numberFormatStyle: The format of the number; `nil` for at most two fraction digits.
  public static func measurement<UnitType>(
    width: Measurement<UnitType>.FormatStyle.UnitWidth,
    usage: MeasurementFormatUnitUsage<UnitType> = .general,
    numberFormatStyle: FloatingPointFormatStyle<Double>? = nil
  ) -> Self where Self == Measurement<UnitType>.FormatStyle {
    Measurement<UnitType>.FormatStyle(
      width: width, usage: usage, numberFormatStyle: numberFormatStyle)
  }

  /// Returns a format of temperatures.
  ///
  /// - Parameter hidesScaleName: Whether only the sign of degrees follows the number.
  public static func measurement(
    width: Measurement<UnitTemperature>.FormatStyle.UnitWidth = .abbreviated,
    usage: MeasurementFormatUnitUsage<UnitTemperature> = .general,
    hidesScaleName: Bool = false, numberFormatStyle: FloatingPointFormatStyle<Double>? = nil
  ) -> Self where Self == Measurement<UnitTemperature>.FormatStyle {
    Measurement<UnitTemperature>.FormatStyle(
      width: width, usage: usage, numberFormatStyle: numberFormatStyle,
      hidesScaleName: hidesScaleName)
  }
}
