internal import Foundation

/// The preparation of a text run for SDL_ttf.
///
/// SDL_ttf draws a box for invisible characters and stops at an embedded NUL. Measuring and drawing
/// prepare a run in the same way, so that they always agree.
enum PlainRun {
  /// Returns the run without invisible characters; characters that separate words become spaces.
  static func sanitized(_ run: String) -> String {
    if run.utf8.allSatisfy({ $0 >= 0x20 && $0 < 0x7F }) { return run }
    var scalars = String.UnicodeScalarView()
    for scalar in run.unicodeScalars {
      if let kept = visibleScalar(for: scalar) { scalars.append(kept) }
    }
    // Canonically equivalent strings must look equal.
    return String(scalars).precomposedStringWithCanonicalMapping
  }

  private static func visibleScalar(for scalar: Unicode.Scalar) -> Unicode.Scalar? {
    switch scalar {
    case "\t", "\n", "\r", "\u{0B}", "\u{0C}", "\u{85}", "\u{2028}", "\u{2029}":
      return " "
    case "\u{200C}", "\u{200D}", "\u{E0020}"..."\u{E007F}":
      // Joiners affect the shaping of their neighbours; tag characters are parts of flags.
      return scalar
    default:
      switch scalar.properties.generalCategory {
      case .control: return nil
      // The format characters that Arabic draws around numbers are visible.
      case .format: return scalar.properties.isDefaultIgnorableCodePoint ? nil : scalar
      default: return scalar
      }
    }
  }
}
