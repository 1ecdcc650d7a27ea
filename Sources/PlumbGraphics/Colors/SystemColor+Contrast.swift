extension SystemColor {
  /// The values for increased contrast, or `nil` if they are the same as for standard contrast.
  var increasedRow: (light: ResolvedColor, dark: ResolvedColor)? {
    switch self {
    case .red: Self.row(215, 0, 21, 255, 105, 97)
    case .orange: Self.row(201, 52, 0, 255, 179, 64)
    case .yellow: Self.row(178, 80, 0, 255, 212, 38)
    case .green: Self.row(36, 138, 61, 48, 219, 91)
    case .mint: Self.row(12, 129, 123, 102, 212, 207)
    case .teal: Self.row(0, 130, 153, 93, 230, 255)
    case .cyan: Self.row(0, 113, 164, 112, 215, 255)
    case .blue, .accent: Self.row(0, 64, 221, 64, 156, 255)
    case .indigo: Self.row(54, 52, 163, 125, 122, 255)
    case .purple: Self.row(137, 68, 171, 218, 143, 255)
    case .pink: Self.row(211, 15, 69, 255, 100, 130)
    case .brown: Self.row(127, 101, 69, 181, 148, 105)
    case .gray: Self.row(108, 108, 112, 174, 174, 178)
    case .secondaryLabel: Self.row(60, 60, 67, 235, 235, 245, opacity: 0.9, 0.85)
    case .tertiaryLabel: Self.row(60, 60, 67, 235, 235, 245, opacity: 0.75, 0.65)
    case .quaternaryLabel: Self.row(60, 60, 67, 235, 235, 245, opacity: 0.5, 0.45)
    case .quinaryLabel: Self.row(60, 60, 67, 235, 235, 245, opacity: 0.3, 0.3)
    case .separator: Self.row(60, 60, 67, 235, 235, 245, opacity: 0.6, 0.5)
    case .fill: Self.row(118, 118, 128, 118, 118, 128, opacity: 0.24, 0.4)
    case .strongFill: Self.row(120, 120, 128, 120, 120, 128, opacity: 0.36, 0.55)
    case .background: Self.row(255, 255, 255, 0, 0, 0)
    case .segment: Self.row(255, 255, 255, 108, 108, 112)
    case .label: nil
    }
  }
}
