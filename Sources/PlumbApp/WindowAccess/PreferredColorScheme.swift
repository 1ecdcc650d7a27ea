/// The colour scheme that the views of a window prefer; `nil` for the scheme of the desktop.
///
/// As SwiftUI: if several views set it, the first one is used.
public struct PreferredColorSchemeKey: PreferenceKey {
  public static var defaultValue: ColorScheme? { nil }

  public static func reduce(value: inout ColorScheme?, nextValue: () -> ColorScheme?) {
    value = value ?? nextValue()
  }
}

/// The colour scheme that the views of one window prefer, which has precedence over every other one.
@MainActor package final class PreferredScheme {
  /// `nil` for the scheme of the desktop.
  package var scheme: ColorScheme? { fixed ?? ofViews }
  /// The scheme that the program has set for the window; `nil` for the one that the views prefer.
  var fixed: ColorScheme?
  /// `nil` if they prefer none.
  private var ofViews: ColorScheme?

  package init() {}

  /// Returns the views of the window with an observer of their preference, which is known from their first layout on.
  package func observing(_ content: some View) -> some View {
    content.onPreferenceChange(PreferredColorSchemeKey.self) { [self] in ofViews = $0 }
  }
}

extension View {
  /// Sets the preferred colour scheme of the window, and so of all views in it; `nil` for the
  /// scheme of the desktop.
  ///
  /// As SwiftUI: the preference of a view applies to the whole window. In an image rendered without
  /// a window the scheme applies to this view alone.
  nonisolated public func preferredColorScheme(_ scheme: ColorScheme?) -> some View {
    transformEnvironment(\.colorScheme) { if let scheme { $0 = scheme } }
      .preference(key: PreferredColorSchemeKey.self, value: scheme)
  }
}
