private enum NamedColorsKey: EnvironmentKey {
  static var defaultValue: NamedColors? { nil }
}

private enum ColorSchemeKey: EnvironmentKey {
  static var defaultValue: ColorScheme { .light }
}

private enum ColorSchemeContrastKey: EnvironmentKey {
  static var defaultValue: ColorSchemeContrast { .standard }
}

extension EnvironmentValues {
  /// The colour scheme.
  public var colorScheme: ColorScheme {
    get { self[ColorSchemeKey.self] }
    set { self[ColorSchemeKey.self] = newValue }
  }

  /// The contrast of the colour scheme. As SwiftUI: read by views and set by the system.
  ///
  /// The system colours and the controls depend on it.
  public package(set) var colorSchemeContrast: ColorSchemeContrast {
    get { self[ColorSchemeContrastKey.self] }
    set { self[ColorSchemeContrastKey.self] = newValue }
  }

  /// The properties of the environment on which the system colours depend.
  var colorAppearance: ColorAppearance {
    ColorAppearance(scheme: colorScheme, contrast: colorSchemeContrast, names: namedColors)
  }

  /// The source of named colours; `nil` if there is none.
  package var namedColors: NamedColors? {
    get { self[NamedColorsKey.self] }
    set { self[NamedColorsKey.self] = newValue }
  }
}
