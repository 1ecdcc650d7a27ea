import Foundation
import PlumbFoundation
import Testing

/// Texts of numbers with units.
@Suite struct MeasurementTests {
  private func formatter(
    _ locale: String, _ options: MeasurementFormatter.UnitOptions = [],
    _ style: Formatter.UnitStyle = .medium
  ) -> MeasurementFormatter {
    let formatter = MeasurementFormatter()
    formatter.locale = Locale(identifier: locale)
    formatter.unitOptions = options
    formatter.unitStyle = style
    formatter.numberFormatter.maximumFractionDigits = 1
    return formatter
  }

  private let way = Measurement(value: 5, unit: UnitLength.kilometers)
  private let warmth = Measurement(value: 20, unit: UnitTemperature.celsius)

  @Test func `the unit is that of the country, unless the program says otherwise`() {
    #expect(formatter("de_DE").string(from: way) == "5 km")
    // A kilometre has 0.621371 miles.
    #expect(formatter("en_US").string(from: way) == "3.1 mi")
    #expect(formatter("en_US", .providedUnit).string(from: way) == "5 km")
    #expect(formatter("en_US").string(from: warmth) == "68°F")
    // The space between the number and the sign does not break.
    #expect(
      formatter("de_DE").string(from: warmth).split(whereSeparator: \.isWhitespace)
        == ["20", "°C"])
    #expect(formatter("en_US", .temperatureWithoutUnit).string(from: warmth) == "68°")
  }

  @Test func `names have three lengths and the plurals of the language`() {
    #expect(formatter("en_US", .providedUnit, .long).string(from: way) == "5 kilometers")
    #expect(
      formatter("en_US", .providedUnit, .long)
        .string(from: Measurement(value: 1, unit: UnitLength.kilometers)) == "1 kilometer")
    #expect(formatter("en_US", .providedUnit, .short).string(from: way) == "5km")
    #expect(formatter("en_US", .providedUnit, .long).string(from: UnitMass.grams) == "grams")
  }

  @Test func `a natural unit is the largest of which there is one`() {
    let short = Measurement(value: 0.02, unit: UnitLength.kilometers)
    #expect(formatter("de_DE", .naturalScale).string(from: short) == "20 m")
    #expect(
      formatter("de_DE", .naturalScale)
        .string(from: Measurement(value: 1_500, unit: UnitMass.grams)) == "1,5 kg")
  }

  private func natural(
    _ value: Double, _ unit: some Dimension, _ locale: String = "de_DE"
  ) -> String {
    let text = formatter(locale, .naturalScale).string(from: Measurement(value: value, unit: unit))
    return String(text.map { $0.isWhitespace ? " " : $0 })
  }

  @Test func `every kind of unit has a natural one`() {
    #expect(natural(5_400, UnitDuration.seconds) == "1,5 h")
    #expect(natural(0.02, UnitDuration.seconds) == "20 ms")
    #expect(natural(1_500, UnitInformationStorage.megabytes) == "1,5 GB")
    #expect(natural(1_500, UnitInformationStorage.kilobits) == "1,5 Mb")
    #expect(natural(0.25, UnitVolume.liters) == "250 ml")
    // A litre has 33.814 fluid ounces.
    #expect(natural(0.25, UnitVolume.liters, "en_US") == "8.5 fl oz")
    #expect(natural(30_000, UnitArea.squareCentimeters) == "3 m²")
    #expect(natural(2_400, UnitFrequency.megahertz) == "2,4 GHz")
    #expect(natural(1_500, UnitPower.watts) == "1,5 kW")
    #expect(natural(500, UnitElectricPotentialDifference.millivolts) == "500 mV")
    #expect(natural(-2_000, UnitEnergy.joules) == "-2 kJ")
    // A unit without a scale, and nothing of a unit.
    #expect(natural(20, UnitTemperature.celsius) == "20 °C")
    #expect(natural(0, UnitLength.kilometers) == "0 km")
  }

  @Test func `numbers with units have the words of a language`() {
    func long(_ value: Double, _ locale: String) -> String {
      let text = formatter(locale, .providedUnit, .long)
        .string(from: Measurement(value: value, unit: UnitLength.kilometers))
      return String(text.map { $0.isWhitespace ? " " : $0 })
    }
    #expect(long(5, "de_DE") == "5 Kilometer")
    #expect(long(2, "fr_FR") == "2 kilomètres" && long(1.5, "fr_FR") == "1,5 kilomètre")
    #expect(long(3, "ja_JP") == "3キロメートル")
    #expect(long(3, "ru_RU") == "3 километра" && long(5, "ru_RU") == "5 километров")
  }

  @Test func `a unit that no table has follows as its symbol`() {
    let unit = UnitLength(symbol: "ell", converter: UnitConverterLinear(coefficient: 0.6))
    #expect(
      formatter("en_US", .providedUnit).string(from: Measurement(value: 2, unit: unit)) == "2 ell")
  }

  @Test func `measurements are formatted by styles`() {
    let locale = Locale(identifier: "en_US")
    typealias Style = Measurement<UnitLength>.FormatStyle
    #expect(
      way.formatted(Style(width: .wide, locale: locale, usage: .asProvided)) == "5 kilometers")
    #expect(way.formatted(Style(width: .abbreviated, locale: locale)) == "3.11 mi")
    #expect(
      way.formatted(
        .measurement(
          width: .abbreviated, usage: .asProvided,
          numberFormatStyle: .number.precision(.fractionLength(1))
        ).locale(locale)) == "5.0 km")
    #expect(
      warmth.formatted(.measurement(hidesScaleName: true).locale(locale)) == "68°")
  }
}
