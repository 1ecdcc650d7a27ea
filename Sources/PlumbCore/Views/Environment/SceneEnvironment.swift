public import Foundation

/// The phase of a scene's life cycle.
public enum ScenePhase: Comparable, Hashable, Sendable {
  /// The window is hidden or minimised, or is being closed.
  case background
  /// Another window has the keyboard focus.
  case inactive
  /// The window has the keyboard focus.
  case active
}

/// The size of the interface along an axis.
public enum UserInterfaceSizeClass: Hashable, Sendable {
  case compact, regular
}

private enum SizeClassKey<Direction>: EnvironmentKey {
  static var defaultValue: UserInterfaceSizeClass? { .regular }
}

private enum LocaleKey: EnvironmentKey {
  static let defaultValue = SystemLocale.find(in: ProcessInfo.processInfo.environment)
}

extension EnvironmentValues {
  /// The horizontal size class. As SwiftUI on the desktop: regular, unless an ancestor sets another
  /// one.
  public var horizontalSizeClass: UserInterfaceSizeClass? {
    get { self[SizeClassKey<HorizontalAlignment>.self] }
    set { self[SizeClassKey<HorizontalAlignment>.self] = newValue }
  }

  /// The vertical size class. As SwiftUI on the desktop: regular, unless an ancestor sets another
  /// one.
  public var verticalSizeClass: UserInterfaceSizeClass? {
    get { self[SizeClassKey<VerticalAlignment>.self] }
    set { self[SizeClassKey<VerticalAlignment>.self] = newValue }
  }

  /// The user's language and region.
  public var locale: Locale {
    get { self[LocaleKey.self] }
    set { self[LocaleKey.self] = newValue }
  }
}

/// The locale set by the environment variables of the process.
///
/// Its language is that of messages and its region that of numbers, as on Apple's systems: with
/// English messages and German numbers it is `en_DE`, which formats numbers as 1.234,5.
enum SystemLocale {
  static func find(in environment: [String: String]) -> Locale {
    let formatName = name(["LC_ALL", "LC_NUMERIC", "LC_TIME", "LANG"], in: environment)
    guard let messageLanguage = language(in: environment) else { return Locale(identifier: "en") }
    let base = Locale(identifier: messageLanguage)
    guard let region = formatName.flatMap({ Locale(identifier: $0).region }), region != base.region,
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
  /// preference, the first entry of which is used here; it is ignored if no other variable sets a
  /// language.
  private static func language(in environment: [String: String]) -> String? {
    guard let name = name(["LC_ALL", "LC_MESSAGES", "LANG"], in: environment) else { return nil }
    let preferred = environment["LANGUAGE"]?.split(separator: ":").first.flatMap { normalized($0) }
    return preferred ?? name
  }

  /// Returns the locale name in the first variable that is set.
  private static func name(_ variables: [String], in environment: [String: String]) -> String? {
    let values = variables.lazy.compactMap { environment[$0] }
    return values.first { !$0.isEmpty }.flatMap { normalized($0[...]) }
  }

  /// Returns the name without encoding and variant; `nil` for the C and POSIX locales.
  private static func normalized(_ value: Substring) -> String? {
    let name = value.prefix { $0 != "." && $0 != "@" }
    return ["", "C", "POSIX"].contains(name) ? nil : String(name)
  }
}
