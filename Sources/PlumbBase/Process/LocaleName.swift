internal import Foundation

#if canImport(_FoundationICU)
  internal import _FoundationICU
#endif

/// A locale as environment variables name it, such as `de_DE.UTF-8@euro`.
struct LocaleName {
  /// The name without encoding and modifier; `nil` for the C and POSIX locales.
  let identifier: String?

  /// Creates the name in the value of a variable; `nil` if it names no locale.
  init?(_ value: some StringProtocol) {
    let base = value.prefix { $0 != "." && $0 != "@" }
    if base == "C" || base == "POSIX" {
      identifier = nil
      return
    }
    guard Self.isWellFormed(value), Self.isKnown(String(base), in: String(value)) else {
      return nil
    }
    identifier = String(base)
  }

  /// Returns whether ICU can read a name. It treats other names as no locale at all, and then ends the
  /// program when a number is formatted: a language of twelve letters, and a whole name of 157.
  private static func isWellFormed(_ value: some StringProtocol) -> Bool {
    value.utf8.count <= 64
      && value.utf8.allSatisfy { byte in
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
          UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), UInt8(ascii: "-"),
          UInt8(ascii: "."), UInt8(ascii: "@"), UInt8(ascii: "="), UInt8(ascii: ","):
          true
        default: false
        }
      }
  }

  /// Whether there are a language and a region of a name. The C library may have further ones.
  private static func isKnown(_ base: String, in value: String) -> Bool {
    let parts = base.split(omittingEmptySubsequences: false) { $0 == "_" || $0 == "-" }
    guard let language = parts.first, (2...8).contains(language.count),
      parts.dropFirst().allSatisfy({ (1...8).contains($0.count) })
    else { return false }
    // A script may be between the language and the region.
    let region = parts.dropFirst().first { $0.count == 2 && $0.allSatisfy(\.isLetter) }
    return hasData(language: String(language), region: region.map(String.init))
      || isInstalled(value)
  }

  private static func hasData(language: String, region: String?) -> Bool {
    #if canImport(_FoundationICU)
      guard unsafe swift_uloc_getISO3Language(language).pointee != 0 else { return false }
      guard let region else { return true }
      return unsafe swift_uloc_getISO3Country("und_\(region)").pointee != 0
    #else
      return true
    #endif
  }

  private static func isInstalled(_ name: String) -> Bool {
    guard let locale = unsafe newlocale(1 << LC_CTYPE, name, nil) else { return false }
    unsafe freelocale(locale)
    return true
  }
}
