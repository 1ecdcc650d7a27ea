internal import Foundation

/// Values of options of a command line. Each function throws an error with a message, which follows the name of the
/// option, if its text is no such value.
package enum OptionValue {
  /// Returns pixels per point, from ¼ to 8.
  package static func scale(_ text: String) throws(BadValue) -> Double {
    guard let scale = Double(plain: text[...]), (0.25...8).contains(scale) else {
      throw BadValue(description: "give the pixels per point, from 0.25 to 8.")
    }
    return scale
  }

  /// Returns a time in seconds, from 0 to an hour.
  package static func seconds(_ text: String) throws(BadValue) -> Double {
    guard let seconds = Double(plain: text[...]), (0...3_600).contains(seconds) else {
      throw BadValue(description: "give a time in seconds from 0 to 3600, as in 0.25.")
    }
    return seconds
  }

  package static func typeSize(_ name: String) throws(BadValue) -> DynamicTypeSize {
    try choice(of: name, from: DynamicTypeSize.allCases.map { ("\($0)", $0) })
  }

  package static func appearance(_ name: String) throws(BadValue) -> ColorScheme {
    try choice(of: name, from: [("light", .light), ("dark", .dark)])
  }

  package static func layoutDirection(_ name: String) throws(BadValue) -> LayoutDirection {
    try choice(of: name, from: [("ltr", .leftToRight), ("rtl", .rightToLeft)])
  }

  /// Returns the tag of a language, with a script and a region if it has them.
  static func language(_ tag: String) throws(BadValue) -> String {
    let parts = tag.split(omittingEmptySubsequences: false) { $0 == "-" || $0 == "_" }
    func isPart(_ part: Substring) -> Bool {
      (1...8).contains(part.utf8.count)
        && part.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber) }
    }
    guard parts.allSatisfy(isPart), (2...3).contains(parts[0].count),
      parts[0].allSatisfy(\.isLetter)
    else { throw BadValue(description: "give a language, as in de, pt-BR or zh-Hant.") }
    return tag
  }

  /// Returns the value with a name.
  ///
  /// - Throws: a sentence with all names if no value has the name.
  package static func choice<Value>(
    of name: String, from choices: [(name: String, value: Value)]
  ) throws(BadValue) -> Value {
    guard let choice = choices.first(where: { $0.name == name }) else {
      let names = choices.map(\.name).joined(separator: ", ")
      throw BadValue(description: "choose one of \(names).")
    }
    return choice.value
  }
}

extension Double {
  /// Creates the number given by plain decimal digits: no exponent, no hexadecimal, no "nan" or "inf", all of which
  /// `Double` would accept.
  init?(plain text: Substring) {
    let digits = text.hasPrefix("-") ? text.dropFirst() : text
    guard digits.utf8.allSatisfy({ (48...57).contains($0) || $0 == 46 }) else { return nil }
    self.init(text)
  }
}
