internal import Foundation

/// A run of text as SDL_ttf can take it.
///
/// SDL_ttf draws a box for characters that have no picture, and ends at an embedded NUL. Measuring
/// and drawing clean a run in the same way, so that they always agree.
enum PlainRun {
  /// The run without characters that have no picture; those that separate words become spaces.
  static func cleaned(_ run: String) -> String {
    if run.utf8.allSatisfy({ $0 >= 0x20 && $0 < 0x7F }) { return run }
    var scalars = String.UnicodeScalarView()
    for scalar in run.unicodeScalars {
      if let kept = picture(of: scalar) { scalars.append(kept) }
    }
    // Strings that compare equal must look equal, however their accents are spelled.
    return String(scalars).precomposedStringWithCanonicalMapping
  }

  private static func picture(of scalar: Unicode.Scalar) -> Unicode.Scalar? {
    switch scalar {
    case "\t", "\n", "\r", "\u{0B}", "\u{0C}", "\u{85}", "\u{2028}", "\u{2029}":
      return " "
    case "\u{200C}", "\u{200D}", "\u{E0020}"..."\u{E007F}":
      // The joiners have no picture of their own and shape their neighbours; tags make flags.
      return scalar
    default:
      switch scalar.properties.generalCategory {
      case .control: return nil
      // The signs that Arabic draws round numbers are formats, and seen.
      case .format: return scalar.properties.isDefaultIgnorableCodePoint ? nil : scalar
      default: return scalar
      }
    }
  }
}
