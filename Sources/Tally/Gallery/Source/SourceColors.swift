import SwiftUI

/// The colours of sources.
enum SourceColors {
  /// Returns the colour of a kind of token; each has a contrast of at least 4.5 to 1 to the background.
  static func color(of kind: SwiftToken.Kind, in scheme: ColorScheme) -> Color {
    let isDark = scheme == .dark
    return switch kind {
    case .plain: .primary
    case .keyword:
      isDark ? Color(red: 0.98, green: 0.47, blue: 0.69) : Color(red: 0.61, green: 0.11, blue: 0.52)
    case .type:
      isDark ? Color(red: 0.51, green: 0.83, blue: 0.80) : Color(red: 0.05, green: 0.41, blue: 0.46)
    case .attribute:
      isDark ? Color(red: 0.98, green: 0.70, blue: 0.45) : Color(red: 0.58, green: 0.32, blue: 0.02)
    case .number:
      isDark ? Color(red: 0.82, green: 0.76, blue: 0.44) : Color(red: 0.15, green: 0.19, blue: 0.80)
    case .string:
      isDark ? Color(red: 0.99, green: 0.53, blue: 0.46) : Color(red: 0.72, green: 0.12, blue: 0.10)
    case .comment:
      isDark ? Color(red: 0.58, green: 0.62, blue: 0.66) : Color(red: 0.38, green: 0.42, blue: 0.46)
    }
  }
}
