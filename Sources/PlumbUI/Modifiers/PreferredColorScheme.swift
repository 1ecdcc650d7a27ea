/// Which colours the views of a window ask it for; `nil` for those of the desktop.
///
/// As SwiftUI: of several views that ask the first counts.
public struct PreferredColorSchemeKey: PreferenceKey {
  public static var defaultValue: ColorScheme? { nil }

  public static func reduce(value: inout ColorScheme?, nextValue: () -> ColorScheme?) {
    value = value ?? nextValue()
  }
}

extension View {
  /// Gives the window, and so all views in it, light or dark colours; `nil` leaves them to the desktop.
  ///
  /// As SwiftUI: what a view asks for counts for the whole window. A picture without a window shows
  /// the colours in this view alone.
  nonisolated public func preferredColorScheme(_ scheme: ColorScheme?) -> some View {
    transformEnvironment(\.colorScheme) { if let scheme { $0 = scheme } }
      .preference(key: PreferredColorSchemeKey.self, value: scheme)
  }
}
