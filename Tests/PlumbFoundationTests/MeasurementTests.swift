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
