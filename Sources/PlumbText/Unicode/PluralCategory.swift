internal import Foundation

#if canImport(_FoundationICU)
  internal import _FoundationICU
#endif

/// The plural category of a number in a language, by the rules of Unicode's CLDR.
enum PluralCategory: String, CaseIterable, Sendable {
  case zero, one, two, few, many, other

  /// Creates the category of a number.
  ///
  /// The rules come from ICU, which is part of Foundation on Linux; without it 1 has the category
  /// `one`, every other number `other`.
  ///
  /// - Parameter language: an identifier such as `ar` or `pt-BR`.
  init(of number: Double, in language: String) {
    #if canImport(_FoundationICU)
      if let category = Self.find(number, language) {
        self = category
        return
      }
    #endif
    self = number == 1 ? .one : .other
  }

  #if canImport(_FoundationICU)
    private static func find(_ number: Double, _ language: String) -> PluralCategory? {
      var status = U_ZERO_ERROR
      guard let rules = unsafe swift_uplrules_open(language, &status) else { return nil }
      defer { unsafe swift_uplrules_close(rules) }
      // The longest name has five letters.
      var name = [UInt16](repeating: 0, count: 16)
      let length = unsafe swift_uplrules_select(rules, number, &name, Int32(name.count), &status)
      guard status.rawValue <= 0, (1...name.count).contains(Int(length)) else { return nil }
      return PluralCategory(rawValue: String(decoding: name.prefix(Int(length)), as: UTF16.self))
    }
  #endif
}
