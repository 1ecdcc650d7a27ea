internal import Foundation

/// The locale set by the environment variables of the process.
///
/// It has the language of messages and the region of numbers, as on Apple's systems: with English messages
/// and German numbers it is `en_DE`, which formats numbers as 1.234,5. A variable that is empty or names no
/// locale counts as not set.
package enum SystemLocale {
  /// The locale of a process without settings, and of the C locale: Foundation's neutral locale, so that
  /// its formats and the formats of the engine's controls are equal.
  static let neutral = Locale(identifier: "en_001")

  /// The locale of the environment.
  package static let current: Locale = find {
    ProcessVariables.value($0)
  }

  static func find(in environment: [String: String]) -> Locale { find { environment[$0] } }

  private static func find(_ variable: (String) -> String?) -> Locale {
    guard let language = language(variable) else { return neutral }
    let base = Locale(identifier: language)
    let format = name(["LC_ALL", "LC_NUMERIC", "LC_TIME", "LANG"], variable)
    guard let region = format.flatMap({ Locale(identifier: $0).region }), region != base.region,
      let code = base.language.languageCode
    else { return base }
    // A script implied by the region is included only if it differs from the language's default
    // script.
    let defaultScript = Locale(identifier: code.identifier).language.script
    let script = base.language.script == defaultScript ? nil : base.language.script
    return Locale(
      identifier: [code.identifier, script?.identifier, region.identifier].compactMap(\.self)
        .joined(separator: "_"))
  }

  /// Returns the language of messages by the rules of gettext: `LANGUAGE` is a list in order of
  /// preference, the first locale of which is used here; it is ignored if no other variable sets a
  /// language.
  private static func language(_ variable: (String) -> String?) -> String? {
    guard let name = name(["LC_ALL", "LC_MESSAGES", "LANG"], variable) else { return nil }
    return preferredLanguages(variable("LANGUAGE") ?? "").first?.identifier ?? name
  }

  private static func preferredLanguages(_ list: String) -> [LocaleName] {
    list.split(separator: ":").compactMap { LocaleName($0) }
  }

  /// Returns the identifier in the first variable that names a locale; `nil` for the C locale, and if
  /// there is no such variable.
  private static func name(_ names: [String], _ variable: (String) -> String?) -> String? {
    for name in names {
      if let value = variable(name), let locale = LocaleName(value) { return locale.identifier }
    }
    return nil
  }

  /// Returns the variables that are set to a value that is no locale.
  static func unusable(_ variable: (String) -> String?) -> [String] {
    let names = ["LC_ALL", "LC_CTYPE", "LC_MESSAGES", "LC_NUMERIC", "LC_TIME", "LANG"]
    func isUnusable(_ value: String?, _ isLocale: (String) -> Bool) -> Bool {
      guard let value, !value.isEmpty else { return false }
      return !isLocale(value)
    }
    return names.filter { isUnusable(variable($0)) { LocaleName($0) != nil } }
      + ["LANGUAGE"].filter { isUnusable(variable($0)) { !preferredLanguages($0).isEmpty } }
  }
}
