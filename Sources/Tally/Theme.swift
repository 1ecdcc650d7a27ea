import Foundation
import SwiftUI

/// The colours of the app, in one place.
enum Theme {
  /// Returns a colour that differs between the light and the dark scheme.
  private struct Pair {
    let light: Color
    let dark: Color
  }

  /// The contenders' colours; white drawn on any of them has a contrast of at least 3 to 1.
  private static let tints = [
    Pair(
      light: Color(red: 0.43, green: 0.30, blue: 0.72),
      dark: Color(red: 0.53, green: 0.41, blue: 0.83)),
    Pair(
      light: Color(red: 0.87, green: 0.46, blue: 0.11),
      dark: Color(red: 0.87, green: 0.47, blue: 0.15)),
    Pair(
      light: Color(red: 0.07, green: 0.50, blue: 0.53),
      dark: Color(red: 0.11, green: 0.57, blue: 0.60)),
    Pair(
      light: Color(red: 0.80, green: 0.25, blue: 0.40),
      dark: Color(red: 0.86, green: 0.34, blue: 0.48)),
    Pair(
      light: Color(red: 0.16, green: 0.40, blue: 0.75),
      dark: Color(red: 0.26, green: 0.50, blue: 0.85)),
    Pair(
      light: Color(red: 0.34, green: 0.53, blue: 0.16),
      dark: Color(red: 0.40, green: 0.60, blue: 0.22)),
    Pair(
      light: Color(red: 0.62, green: 0.42, blue: 0.10),
      dark: Color(red: 0.70, green: 0.50, blue: 0.17)),
    Pair(
      light: Color(red: 0.31, green: 0.36, blue: 0.42),
      dark: Color(red: 0.44, green: 0.50, blue: 0.56)),
  ]

  /// Returns the colour of a candidate in a colour scheme.
  static func tint(of candidate: Candidate, in scheme: ColorScheme) -> Color {
    color(of: candidate.tint, in: scheme)
  }

  /// Returns a colour in a colour scheme.
  static func color(of tint: Tint, in scheme: ColorScheme) -> Color {
    switch tint {
    case .own(let red, let green, let blue):
      return Color(red: red, green: green, blue: blue)
    case .palette(let index):
      let count = tints.count
      let pair = tints[((index % count) + count) % count]
      return scheme == .dark ? pair.dark : pair.light
    }
  }

  /// Returns the colour of an emblem on a candidate's colour: white, unless black has the higher
  /// contrast and white less than 3 to 1.
  static func emblemColor(of candidate: Candidate) -> Color {
    guard case .own(let red, let green, let blue) = candidate.tint else { return .white }
    // Relative luminance and contrast as the Web Content Accessibility Guidelines define them.
    let linear = [red, green, blue].map {
      $0 <= 0.04045 ? $0 / 12.92 : pow(($0 + 0.055) / 1.055, 2.4)
    }
    let luminance = 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]
    return 1.05 / (luminance + 0.05) < 3 ? .black : .white
  }

  /// Returns the opacity of a band of the podium against its background, 0 to 1.
  ///
  /// - Parameter band: 0 for the top band, the strongest.
  static func bandOpacity(_ band: Int) -> Double {
    0.13 - 0.035 * Double(band)
  }
}
