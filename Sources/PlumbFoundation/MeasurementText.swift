internal import Foundation

#if canImport(_FoundationICU)
  internal import _FoundationICU
#endif

/// Texts of numbers with units in a language, from Unicode's CLDR by way of ICU, which is part of Foundation on Linux.
/// Without it, and for units that the tables have not, the symbol follows the number.
struct MeasurementText {
  let locale: Locale
  let width: TimePhrases.Width

  /// Returns a number with its unit, such as `3 kilometers`.
  ///
  /// - Parameters:
  ///   - hidesUnit: Whether only the sign of degrees follows a temperature.
  ///   - format: Returns the text of the number.
  func string(_ amount: Amount, hidesUnit: Bool = false, format: (Double) -> String) -> String {
    let text = format(amount.number)
    let identifier =
      hidesUnit && amount.unit is UnitTemperature
      ? "temperature-generic" : UnitNames.identifier(of: amount.unit)
    #if canImport(_FoundationICU)
      // The number is replaced by its text: ICU knows the place of the unit and its plural.
      if let identifier, let whole = number(amount.number, unit: identifier),
        let plain = number(amount.number, unit: nil), let range = whole.range(of: plain)
      {
        return whole.replacingCharacters(in: range, with: text)
      }
    #endif
    return hidesUnit && amount.unit is UnitTemperature
      ? "\(text)°" : "\(text) \(amount.unit.symbol)"
  }

  /// Returns a unit without a number, such as `kilometers`.
  func name(of unit: Unit) -> String {
    let text = string(Amount(number: 10, unit: unit)) { _ in "" }
    return text.trimmingCharacters(in: .whitespaces)
  }

  #if canImport(_FoundationICU)
    /// Returns a number with all of its digits, and a unit that ICU knows by an identifier.
    private func number(_ number: Double, unit: String?) -> String? {
      let widthName =
        switch width {
        case .full: "full-name"
        case .short: "short"
        case .narrow: "narrow"
        }
      let skeleton = Array(
        ((unit.map { "unit/\($0) unit-width-\(widthName) " } ?? "") + ".##########").utf16)
      var status = U_ZERO_ERROR
      let formatter = unsafe swift_unumf_openForSkeletonAndLocale(
        skeleton, Int32(skeleton.count), locale.identifier, &status)
      defer { unsafe swift_unumf_close(formatter) }
      let result = unsafe swift_unumf_openResult(&status)
      defer { unsafe swift_unumf_closeResult(result) }
      // Functions of ICU do nothing after the first failure, which the status keeps.
      unsafe swift_unumf_formatDouble(formatter, number, result, &status)
      var buffer = [UInt16](repeating: 0, count: 256)
      let length = unsafe swift_unumf_resultToString(
        result, &buffer, Int32(buffer.count), &status)
      guard status.rawValue <= 0, (0...buffer.count).contains(Int(length)) else { return nil }
      return String(decoding: buffer.prefix(Int(length)), as: UTF16.self)
    }
  #endif
}
