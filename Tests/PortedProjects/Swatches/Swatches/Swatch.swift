import AppKit

/// A colour with a name.
struct Swatch: Identifiable, Equatable {
  let name: String
  let color: NSColor

  var id: String { name }

  /// The colour as web pages write it.
  var hex: String {
    guard let color = color.usingColorSpace(.sRGB) else { return "#000000" }
    let parts = [color.redComponent, color.greenComponent, color.blueComponent]
    return "#" + parts.map { String(format: "%02X", Int(($0 * 255).rounded())) }.joined()
  }

  /// Whether white letters are easier to read on the colour than black ones.
  var isDark: Bool {
    guard let color = color.usingColorSpace(.sRGB) else { return true }
    let luminance =
      0.299 * color.redComponent + 0.587 * color.greenComponent + 0.114 * color.blueComponent
    return luminance < 0.6
  }
}

extension Swatch {
  static let all = [
    Swatch(name: "Brick", color: NSColor(srgbRed: 0.72, green: 0.29, blue: 0.22, alpha: 1)),
    Swatch(name: "Ochre", color: NSColor(srgbRed: 0.85, green: 0.62, blue: 0.23, alpha: 1)),
    Swatch(name: "Straw", color: NSColor(srgbRed: 0.95, green: 0.86, blue: 0.60, alpha: 1)),
    Swatch(name: "Moss", color: NSColor(srgbRed: 0.42, green: 0.50, blue: 0.25, alpha: 1)),
    Swatch(name: "Pine", color: NSColor(srgbRed: 0.15, green: 0.35, blue: 0.31, alpha: 1)),
    Swatch(name: "Lake", color: NSColor(srgbRed: 0.27, green: 0.52, blue: 0.66, alpha: 1)),
    Swatch(name: "Dusk", color: NSColor(srgbRed: 0.33, green: 0.30, blue: 0.54, alpha: 1)),
    Swatch(name: "Slate", color: NSColor(calibratedWhite: 0.35, alpha: 1)),
  ]
}
