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
enum SystemLocale {
  /// The first of the variables that is set decides; those of programmers mean English.
  static func find(in environment: [String: String]) -> Locale {
    let names = ["LC_ALL", "LC_NUMERIC", "LANG"].compactMap { environment[$0] }
    let chosen = names.first { !$0.isEmpty } ?? ""
    let name = chosen.prefix { $0 != "." && $0 != "@" }
    return Locale(identifier: ["", "C", "POSIX"].contains(name) ? "en" : String(name))
  }
}
