internal import Foundation

/// A format of the older functions, such as `%{public}@ has %d rows`.
struct LogFormat {
  /// A text between conversions, or a conversion.
  private enum Part {
    case literal(String)
    /// A conversion as `String(format:)` takes it, and the number of its arguments.
    case conversion(String, count: Int, isPrivate: Bool)
  }

  private let parts: [Part]

  init(_ format: String) {
    var parts: [Part] = []
    var rest = format[...]
    let pattern = /%(?:%|(\{[^}]*\})?([-+ #0-9.*]*)(hh|h|ll|l|q|z|t|j|L)?([@a-zA-Z]))/
    while let match = rest.firstMatch(of: pattern) {
      parts.append(.literal(String(rest[..<match.range.lowerBound])))
      rest = rest[match.range.upperBound...]
      guard let conversion = match.4 else {
        parts.append(.literal("%"))
        continue
      }
      let options = match.1 ?? ""
      let flags = match.2 ?? ""
      // Texts and objects are private by themselves, as in the newer functions.
      let isPrivate =
        !options.contains("public")
        && (conversion == "@" || conversion == "s" || options.contains("private")
          || options.contains("sensitive"))
      parts.append(
        .conversion(
          "%\(flags)\(match.3 ?? "")\(conversion)", count: 1 + flags.count { $0 == "*" },
          isPrivate: isPrivate))
    }
    self.parts = parts + [.literal(String(rest))]
  }

  /// Returns the text with some values, or with its conversions if there are too few of them.
  func text(_ arguments: [any CVarArg], showsPrivate: Bool) -> String {
    var rest = arguments[...]
    return parts.map { part in
      switch part {
      case .literal(let text): return text
      case .conversion(let conversion, let count, let isPrivate):
        // A value that is not there would be read from whatever lies behind the others.
        guard rest.count >= count else { return conversion }
        defer { rest = rest.dropFirst(count) }
        return isPrivate && !showsPrivate
          ? "<private>" : String(format: conversion, arguments: Array(rest.prefix(count)))
      }
    }.joined()
  }
}
