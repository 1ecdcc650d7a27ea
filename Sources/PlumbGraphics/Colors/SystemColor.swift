/// The light or dark appearance of a view.
public enum ColorScheme: Hashable, CaseIterable, Sendable {
  /// Dark text on a light background.
  case light
  /// Light text on a dark background.
  case dark
}

/// The contrast between foreground and background colours.
public enum ColorSchemeContrast: Hashable, CaseIterable, Sendable {
  /// The standard contrast.
  case standard
  /// The increased contrast of the accessibility settings.
  case increased
}

/// The appearance on which system colours and named colours depend.
package struct ColorAppearance: Hashable, Sendable {
  /// The light or dark scheme.
  package var scheme = ColorScheme.light
  /// The contrast of the scheme.
  package var contrast = ColorSchemeContrast.standard
  /// Whether labels lie on an area in the tint, such as the selected row of a list, and are white.
  package var hasLabelsOnTint = false
  /// The named colours, or `nil` if there are none.
  package var names: NamedColors?

  /// Creates an appearance.
  package init(
    scheme: ColorScheme = ColorScheme.light,
    contrast: ColorSchemeContrast = ColorSchemeContrast.standard,
    hasLabelsOnTint: Bool = false, names: NamedColors? = nil
  ) {
    self.scheme = scheme
    self.contrast = contrast
    self.hasLabelsOnTint = hasLabelsOnTint
    self.names = names
  }

  /// The light scheme with standard contrast, without named colours.
  package static let light = ColorAppearance()
  /// The dark scheme with standard contrast, without named colours.
  package static let dark = ColorAppearance(scheme: .dark)
}

/// A colour with a value for each colour scheme and contrast.
///
/// Apple publishes the values for iOS; for backgrounds in the dark scheme, these are the values of
/// windows that lie above others. For labels, fills, separators and backgrounds none are published
/// for increased contrast; their values are chosen such that labels down to the tertiary have a
/// contrast of at least 4.5 to 1 and separators of at least 3 to 1. The two selections are from
/// macOS.
package enum SystemColor: Hashable, Sendable {
  case red, orange, yellow, green, mint, teal, cyan, blue, indigo, purple, pink, brown, gray
  case label, secondaryLabel, tertiaryLabel, quaternaryLabel, quinaryLabel
  case separator, fill, strongFill, segment, accent
  case background, secondaryBackground, tertiaryBackground, quaternaryBackground, quinaryBackground
  case gray2, gray3, gray4, gray5, gray6
  case secondaryFill, quaternaryFill, opaqueSeparator, link, selection, inactiveSelection
  case tertiarySystemBackground
  case groupedBackground, secondaryGroupedBackground, tertiaryGroupedBackground

  /// Returns the value of the colour in an appearance.
  package func resolved(in appearance: ColorAppearance) -> ResolvedColor {
    if appearance.hasLabelsOnTint, let opacity = opacityOnTint {
      return ResolvedColor(red: 1, green: 1, blue: 1, opacity: opacity)
    }
    if self == .accent, let color = appearance.names?.accent(in: appearance) { return color }
    let row = appearance.contrast == .increased ? increasedRow ?? row : row
    return appearance.scheme == .light ? row.light : row.dark
  }

  /// The opacity of the labels on an area in the tint; `nil` for other colours.
  ///
  /// The levels below the secondary one are as far below it as the levels of a foreground style.
  private var opacityOnTint: Double? {
    switch self {
    case .label: 1
    case .secondaryLabel: 0.75
    case .tertiaryLabel: 0.375
    case .quaternaryLabel: 0.27
    case .quinaryLabel: 0.15
    default: nil
    }
  }

  /// The values for standard contrast.
  private var row: (light: ResolvedColor, dark: ResolvedColor) {
    switch self {
    case .red: Self.row(255, 59, 48, 255, 69, 58)
    case .orange: Self.row(255, 149, 0, 255, 159, 10)
    case .yellow: Self.row(255, 204, 0, 255, 214, 10)
    case .green: Self.row(52, 199, 89, 48, 209, 88)
    case .mint: Self.row(0, 199, 190, 99, 230, 226)
    case .teal: Self.row(48, 176, 199, 64, 200, 224)
    case .cyan: Self.row(50, 173, 230, 100, 210, 255)
    case .blue, .accent: Self.row(0, 122, 255, 10, 132, 255)
    case .indigo: Self.row(88, 86, 214, 94, 92, 230)
    case .purple: Self.row(175, 82, 222, 191, 90, 242)
    case .pink: Self.row(255, 45, 85, 255, 55, 95)
    case .brown: Self.row(162, 132, 94, 172, 142, 104)
    case .gray: Self.row(142, 142, 147, 142, 142, 147)
    case .label: Self.row(0, 0, 0, 255, 255, 255)
    case .secondaryLabel: Self.row(60, 60, 67, 235, 235, 245, opacity: 0.6, 0.6)
    case .tertiaryLabel: Self.row(60, 60, 67, 235, 235, 245, opacity: 0.3, 0.3)
    case .quaternaryLabel: Self.row(60, 60, 67, 235, 235, 245, opacity: 0.18, 0.16)
    case .quinaryLabel: Self.row(60, 60, 67, 235, 235, 245, opacity: 0.1, 0.1)
    case .separator: Self.row(60, 60, 67, 84, 84, 88, opacity: 0.29, 0.6)
    case .fill: Self.row(118, 118, 128, 118, 118, 128, opacity: 0.12, 0.24)
    case .strongFill: Self.row(120, 120, 128, 120, 120, 128, opacity: 0.2, 0.36)
    case .background: Self.row(255, 255, 255, 28, 28, 30)
    case .secondaryBackground: Self.row(242, 242, 247, 44, 44, 46)
    case .tertiaryBackground: Self.row(229, 229, 234, 58, 58, 60)
    case .quaternaryBackground: Self.row(209, 209, 214, 72, 72, 74)
    case .quinaryBackground: Self.row(199, 199, 204, 99, 99, 102)
    case .segment: Self.row(255, 255, 255, 99, 99, 102)
    case .gray2: Self.row(174, 174, 178, 99, 99, 102)
    case .gray3: Self.row(199, 199, 204, 72, 72, 74)
    case .gray4: Self.row(209, 209, 214, 58, 58, 60)
    case .gray5: Self.row(229, 229, 234, 44, 44, 46)
    case .gray6: Self.row(242, 242, 247, 28, 28, 30)
    case .secondaryFill: Self.row(120, 120, 128, 120, 120, 128, opacity: 0.16, 0.32)
    case .quaternaryFill: Self.row(116, 116, 128, 118, 118, 128, opacity: 0.08, 0.18)
    case .opaqueSeparator: Self.row(198, 198, 200, 56, 56, 58)
    case .link: Self.row(0, 122, 255, 9, 132, 255)
    case .selection: Self.row(179, 215, 255, 63, 99, 139)
    case .inactiveSelection: Self.row(220, 220, 220, 70, 70, 70)
    case .tertiarySystemBackground: Self.row(255, 255, 255, 58, 58, 60)
    case .groupedBackground: Self.row(242, 242, 247, 28, 28, 30)
    case .secondaryGroupedBackground: Self.row(255, 255, 255, 44, 44, 46)
    case .tertiaryGroupedBackground: Self.row(242, 242, 247, 58, 58, 60)
    }
  }

  /// Returns the light and the dark value for components from 0 to 255 and opacities from 0 to 1.
  package static func row(
    _ r: Double, _ g: Double, _ b: Double, _ darkR: Double, _ darkG: Double, _ darkB: Double,
    opacity: Double = 1, _ darkOpacity: Double = 1
  ) -> (light: ResolvedColor, dark: ResolvedColor) {
    (
      ResolvedColor(red: r / 255, green: g / 255, blue: b / 255, opacity: opacity),
      ResolvedColor(red: darkR / 255, green: darkG / 255, blue: darkB / 255, opacity: darkOpacity)
    )
  }
}
