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

  /// The user's language and region: by default the settings of the desktop, as `Locale.current`.
  @EnvironmentEntry public var locale: Locale = SystemLocale.current
}
