internal import Foundation

/// The names by which Unicode's CLDR knows the units of Foundation.
enum UnitNames {
  /// Returns the identifier of a unit; `nil` for one that the tables have not.
  static func identifier(of unit: Unit) -> String? {
    names(of: unit)?[unit.symbol]
  }

  private static func names(of unit: Unit) -> [String: String]? {
    switch unit {
    case is UnitLength: lengths
    case is UnitMass: masses
    case is UnitTemperature: ["K": "kelvin", "°C": "celsius", "°F": "fahrenheit"]
    case is UnitSpeed:
      [
        "m/s": "meter-per-second", "km/h": "kilometer-per-hour", "mph": "mile-per-hour",
        "kn": "knot",
      ]
    case is UnitDuration:
      [
        "hr": "hour", "min": "minute", "s": "second", "ms": "millisecond", "µs": "microsecond",
        "ns": "nanosecond",
      ]
    case is UnitAngle:
      ["°": "degree", "rad": "radian", "ʹ": "arc-minute", "ʺ": "arc-second", "rev": "revolution"]
    case is UnitArea: areas
    case is UnitVolume: volumes
    case is UnitEnergy:
      [
        "kJ": "kilojoule", "J": "joule", "kCal": "kilocalorie", "cal": "calorie",
        "kWh": "kilowatt-hour",
      ]
    case is UnitPower:
      [
        "GW": "gigawatt", "MW": "megawatt", "kW": "kilowatt", "W": "watt", "mW": "milliwatt",
        "hp": "horsepower",
      ]
    case is UnitPressure:
      [
        "hPa": "hectopascal", "kPa": "kilopascal", "MPa": "megapascal", "bar": "bar",
        "mbar": "millibar", "mmHg": "millimeter-ofhg", "inHg": "inch-ofhg",
        "psi": "pound-force-per-square-inch",
      ]
    case is UnitFrequency:
      ["GHz": "gigahertz", "MHz": "megahertz", "kHz": "kilohertz", "Hz": "hertz"]
    case is UnitInformationStorage:
      [
        "bit": "bit", "B": "byte", "kB": "kilobyte", "MB": "megabyte", "GB": "gigabyte",
        "TB": "terabyte", "PB": "petabyte", "kb": "kilobit", "Mb": "megabit", "Gb": "gigabit",
        "Tb": "terabit",
      ]
    case is UnitFuelEfficiency:
      ["L/100km": "liter-per-100-kilometer", "mpg": "mile-per-gallon"]
    case is UnitElectricCurrent: ["A": "ampere", "mA": "milliampere"]
    case is UnitElectricPotentialDifference: ["V": "volt"]
    case is UnitElectricResistance: ["Ω": "ohm"]
    default: nil
    }
  }

  private static let lengths = [
    "km": "kilometer", "m": "meter", "dm": "decimeter", "cm": "centimeter", "mm": "millimeter",
    "µm": "micrometer", "nm": "nanometer", "pm": "picometer", "in": "inch", "ft": "foot",
    "yd": "yard", "mi": "mile", "smi": "mile-scandinavian", "ly": "light-year",
    "NM": "nautical-mile", "ftm": "fathom", "fur": "furlong", "ua": "astronomical-unit",
    "pc": "parsec",
  ]

  private static let masses = [
    "kg": "kilogram", "g": "gram", "mg": "milligram", "µg": "microgram", "oz": "ounce",
    "lb": "pound", "st": "stone", "t": "metric-ton", "ton": "ton", "ct": "carat",
    "oz t": "ounce-troy",
  ]

  private static let areas = [
    "km²": "square-kilometer", "m²": "square-meter", "cm²": "square-centimeter",
    "in²": "square-inch", "ft²": "square-foot", "yd²": "square-yard", "mi²": "square-mile",
    "ac": "acre", "ha": "hectare",
  ]

  private static let volumes = [
    "ML": "megaliter", "L": "liter", "dL": "deciliter", "cL": "centiliter", "mL": "milliliter",
    "km³": "cubic-kilometer", "m³": "cubic-meter", "cm³": "cubic-centimeter",
    "in³": "cubic-inch", "ft³": "cubic-foot", "yd³": "cubic-yard", "mi³": "cubic-mile",
    "tsp": "teaspoon", "tbsp": "tablespoon", "fl oz": "fluid-ounce", "cup": "cup", "pt": "pint",
    "qt": "quart", "gal": "gallon",
  ]
}
