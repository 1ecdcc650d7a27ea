internal import Foundation

/// The units that people of a country use.
struct PreferredUnits {
  /// Whether lengths, masses and volumes are not metric.
  private let isAmerican: Bool
  /// Whether speeds are in miles.
  private let hasMiles: Bool

  init(_ locale: Locale) {
    isAmerican = locale.measurementSystem == .us
    hasMiles = isAmerican || locale.measurementSystem == .uk
  }

  /// Returns the unit in place of another one of the same kind.
  func unit(for unit: Dimension) -> Dimension {
    switch unit {
    case is UnitTemperature: isAmerican ? UnitTemperature.fahrenheit : UnitTemperature.celsius
    case is UnitSpeed: hasMiles ? UnitSpeed.milesPerHour : UnitSpeed.kilometersPerHour
    default: Self.pairs.lazy.compactMap { other(of: unit, in: $0) }.first ?? unit
    }
  }

  private func other(
    of unit: Dimension, in pair: (metric: [Dimension], american: [Dimension])
  ) -> Dimension? {
    let (own, others) = isAmerican ? (pair.metric, pair.american) : (pair.american, pair.metric)
    return own.contains(unit) ? others.first : nil
  }

  /// Returns units of the same kind by which large and small numbers are told, the largest one first. A unit that is in
  /// no scale, such as one of temperatures, stands alone.
  func scale(of unit: Dimension) -> [Dimension] {
    switch unit {
    case is UnitLength: isAmerican ? Self.americanLengths : Self.lengths
    case is UnitMass:
      isAmerican
        ? [UnitMass.pounds, UnitMass.ounces]
        : [UnitMass.kilograms, UnitMass.grams, UnitMass.milligrams]
    case is UnitArea: isAmerican ? Self.americanAreas : Self.areas
    case is UnitVolume:
      isAmerican
        ? [UnitVolume.gallons, UnitVolume.fluidOunces]
        : [UnitVolume.liters, UnitVolume.milliliters]
    default: Self.scales.first { $0.contains(unit) } ?? [self.unit(for: unit)]
    }
  }

  private static let lengths = [
    UnitLength.kilometers, .meters, .centimeters, .millimeters,
  ]
  private static let americanLengths = [UnitLength.miles, .feet, .inches]
  private static let areas = [
    UnitArea.squareKilometers, .squareMeters, .squareCentimeters, .squareMillimeters,
  ]
  private static let americanAreas = [
    UnitArea.squareMiles, .acres, .squareFeet, .squareInches,
  ]

  /// Units of all countries, the largest one first. Bits and bytes, and joules and calories, are not told by each other.
  private static let scales: [[Dimension]] = [
    [
      UnitDuration.hours, UnitDuration.minutes, UnitDuration.seconds, UnitDuration.milliseconds,
      UnitDuration.microseconds, UnitDuration.nanoseconds,
    ],
    [
      UnitInformationStorage.petabytes, UnitInformationStorage.terabytes,
      UnitInformationStorage.gigabytes, UnitInformationStorage.megabytes,
      UnitInformationStorage.kilobytes, UnitInformationStorage.bytes,
    ],
    [
      UnitInformationStorage.terabits, UnitInformationStorage.gigabits,
      UnitInformationStorage.megabits, UnitInformationStorage.kilobits,
      UnitInformationStorage.bits,
    ],
    [
      UnitFrequency.terahertz, UnitFrequency.gigahertz, UnitFrequency.megahertz,
      UnitFrequency.kilohertz, UnitFrequency.hertz,
    ],
    [
      UnitPower.gigawatts, UnitPower.megawatts, UnitPower.kilowatts, UnitPower.watts,
      UnitPower.milliwatts,
    ],
    [UnitEnergy.kilojoules, UnitEnergy.joules],
    [UnitEnergy.kilocalories, UnitEnergy.calories],
    [UnitElectricCurrent.amperes, UnitElectricCurrent.milliamperes],
    [
      UnitElectricPotentialDifference.kilovolts, UnitElectricPotentialDifference.volts,
      UnitElectricPotentialDifference.millivolts,
    ],
    [
      UnitElectricResistance.megaohms, UnitElectricResistance.kiloohms,
      UnitElectricResistance.ohms,
    ],
  ]

  /// Groups of units of which the first ones stand for those of the other country.
  private static let pairs: [(metric: [Dimension], american: [Dimension])] = [
    ([UnitLength.kilometers, UnitLength.megameters], [UnitLength.miles]),
    (
      [UnitLength.meters, UnitLength.decameters, UnitLength.hectometers],
      [UnitLength.feet, UnitLength.yards]
    ),
    (
      [UnitLength.centimeters, UnitLength.millimeters, UnitLength.decimeters], [UnitLength.inches]
    ),
    ([UnitMass.kilograms], [UnitMass.pounds, UnitMass.stones]),
    ([UnitMass.grams], [UnitMass.ounces]),
    ([UnitVolume.liters], [UnitVolume.gallons, UnitVolume.quarts, UnitVolume.pints]),
    ([UnitVolume.milliliters], [UnitVolume.fluidOunces, UnitVolume.cups]),
    ([UnitArea.squareKilometers], [UnitArea.squareMiles]),
    ([UnitArea.hectares], [UnitArea.acres]),
    ([UnitArea.squareMeters], [UnitArea.squareFeet, UnitArea.squareYards]),
  ]
}

/// A number of a unit.
struct Amount {
  var number: Double
  var unit: Unit

  /// Returns the same amount in another unit of the kind.
  func converted(to other: Dimension) -> Amount {
    guard let unit = unit as? Dimension else { return self }
    let base = unit.converter.baseUnitValue(fromValue: number)
    return Amount(number: other.converter.value(fromBaseUnitValue: base), unit: other)
  }

  /// Returns the amount in the unit that people of a country use.
  ///
  /// - Parameter isScaled: Whether the unit is the largest one of which there is at least one.
  func localized(in locale: Locale, isScaled: Bool) -> Amount {
    guard let unit = unit as? Dimension else { return self }
    let units = PreferredUnits(locale)
    // Nothing is as much in every unit.
    if !isScaled || number == 0 { return converted(to: units.unit(for: unit)) }
    let amounts = units.scale(of: unit).map { converted(to: $0) }
    return amounts.first { abs($0.number) >= 1 } ?? amounts.last ?? self
  }
}
