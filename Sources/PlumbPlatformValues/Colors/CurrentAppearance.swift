internal import PlumbUI

/// The appearance for which colours are read outside of views.
package enum CurrentAppearance {
  /// The named colours of the program, once they were read on the main thread.
  private static let names = Guarded<NamedColors?>(nil)

  /// The appearance of the desktop, with the named colours of the program; on a thread other than the main one the
  /// light one, as long as nothing was read on the main one.
  package static var colors: ColorAppearance {
    guard MainThread.isCurrent else { return ColorAppearance(names: namedColors) }
    let appearance = MainActor.assumeIsolated { Desktop.appearance }
    return colors(appearance.colorScheme ?? .light, contrast: appearance.contrast ?? .standard)
  }

  /// Returns the appearance with another scheme and contrast.
  package static func colors(
    _ scheme: ColorScheme, contrast: ColorSchemeContrast = .standard
  ) -> ColorAppearance {
    ColorAppearance(scheme: scheme, contrast: contrast, names: namedColors)
  }

  /// The named colours; `nil` if none were read and this is not the main thread.
  package static var namedColors: NamedColors? {
    if let known = names.withLock({ $0 }) { return known }
    guard MainThread.isCurrent else { return nil }
    let read = MainActor.assumeIsolated {
      var environment = EnvironmentValues()
      environment.findsAssets()
      return environment.namedColors
    }
    names.withLock { $0 = read }
    return read
  }
}
