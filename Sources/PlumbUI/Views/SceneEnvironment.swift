public import Foundation

/// Whether people can use a scene.
///
/// A window's scene is always active here: a window nobody sees only shows no frames.
public enum ScenePhase: Comparable, Hashable, Sendable {
  case background, inactive, active
}

/// How much room an interface has along an axis.
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
  /// As SwiftUI on the desktop: regular, unless a view further up says otherwise.
  public var horizontalSizeClass: UserInterfaceSizeClass? {
    get { self[SizeClassKey<HorizontalAlignment>.self] }
    set { self[SizeClassKey<HorizontalAlignment>.self] = newValue }
  }

  /// As SwiftUI on the desktop: regular, unless a view further up says otherwise.
  public var verticalSizeClass: UserInterfaceSizeClass? {
    get { self[SizeClassKey<VerticalAlignment>.self] }
    set { self[SizeClassKey<VerticalAlignment>.self] = newValue }
  }

  public var scenePhase: ScenePhase { .active }

  /// The person's language and region.
  public var locale: Locale {
    get { self[LocaleKey.self] }
    set { self[LocaleKey.self] = newValue }
  }
}

/// The locale a person chose by the variables of the process.
///
/// Its language is that of messages and its region that of numbers, as on Apple's systems: with
/// English messages and German numbers it is `en_DE`, which writes 1.234,5.
enum SystemLocale {
  static func find(in environment: [String: String]) -> Locale {
    let formats = name(["LC_ALL", "LC_NUMERIC", "LC_TIME", "LANG"], in: environment)
    guard let messages = language(in: environment) else { return Locale(identifier: "en") }
    let own = Locale(identifier: messages)
    guard let region = formats.flatMap({ Locale(identifier: $0).region }), region != own.region,
      let code = own.language.languageCode
    else { return own }
    // A script that followed from the region is said where it is not the language's usual one.
    let usual = Locale(identifier: code.identifier).language.script
    let script = own.language.script == usual ? nil : own.language.script
    return Locale(
      identifier: [code.identifier, script?.identifier, region.identifier].compactMap(\.self)
        .joined(separator: "_"))
  }

  /// The language of messages, as gettext finds it: `LANGUAGE` is a list by preference, of which the
  /// first counts here, and means nothing where no other variable asks for a language.
  private static func language(in environment: [String: String]) -> String? {
    guard let name = name(["LC_ALL", "LC_MESSAGES", "LANG"], in: environment) else { return nil }
    let preferred = environment["LANGUAGE"]?.split(separator: ":").first.flatMap { cleaned($0) }
    return preferred ?? name
  }

  /// What the first of the variables that is set says.
  private static func name(_ variables: [String], in environment: [String: String]) -> String? {
    let values = variables.lazy.compactMap { environment[$0] }
    return values.first { !$0.isEmpty }.flatMap { cleaned($0[...]) }
  }

  /// The name without encoding and variant; `nil` for the locales of programmers.
  private static func cleaned(_ value: Substring) -> String? {
    let name = value.prefix { $0 != "." && $0 != "@" }
    return ["", "C", "POSIX"].contains(name) ? nil : String(name)
  }
}
