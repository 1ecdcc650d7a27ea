/// The contrast of the colour scheme, and whether labels lie on an area in the tint: one value, because both are read
/// for every colour.
private struct LabelContrast: Equatable {
  var contrast = ColorSchemeContrast.standard
  var isOnTint = false
}

private enum LabelContrastKey: EnvironmentKey {
  static var defaultValue: LabelContrast { LabelContrast() }
}

extension EnvironmentValues {
  /// The colour scheme.
  @EnvironmentEntry public var colorScheme: ColorScheme = .light

  /// The contrast of the colour scheme. As SwiftUI: read by views and set by the system.
  ///
  /// The system colours and the controls depend on it.
  public internal(set) var colorSchemeContrast: ColorSchemeContrast {
    get { self[LabelContrastKey.self].contrast }
    set { self[LabelContrastKey.self].contrast = newValue }
  }

  /// Sets the contrast of the colour scheme.
  package mutating func setColorSchemeContrast(_ contrast: ColorSchemeContrast) {
    colorSchemeContrast = contrast
  }

  /// Whether labels lie on an area in the tint, so that their colours are white.
  var hasLabelsOnTint: Bool {
    get { self[LabelContrastKey.self].isOnTint }
    set { self[LabelContrastKey.self].isOnTint = newValue }
  }

  /// The properties of the environment on which the system colours depend.
  package var colorAppearance: ColorAppearance {
    let labels = self[LabelContrastKey.self]
    return ColorAppearance(
      scheme: colorScheme, contrast: labels.contrast, hasLabelsOnTint: labels.isOnTint,
      names: namedColors)
  }

  /// The source of named colours; `nil` if there is none.
  @EnvironmentEntry package var namedColors: NamedColors?
}
