public import Foundation
internal import PlumbUI

/// The engine's fonts that the functions of UIKit and AppKit return.
extension FontObject {
  /// The size in points of the text of labels on a phone.
  public static var labelFontSize: CGFloat { 17 }
  /// The size in points of the text of buttons on a phone.
  public static var buttonFontSize: CGFloat { 18 }
  /// The size in points of small text.
  public static var smallSystemFontSize: CGFloat { 12 }
  /// The size in points of the standard text of a phone.
  public static var systemFontSize: CGFloat { 14 }

  /// Returns the font of the system with a size in points, 14 for 0 and below.
  package static func system(_ size: CGFloat, _ weight: Weight, _ design: Font.Design?) -> Font {
    .system(size: size > 0 ? size : systemFontSize, weight: weight.weight, design: design)
  }

  /// Returns the font of a text style with its size in the desktop's size of type.
  package static func preferred(_ style: TextStyle) -> Font {
    let key = Font.system(style.style).resolved(at: .large)
    return .system(size: key.size, weight: key.weight)
  }

  /// Returns the font with a name and a size; `nil` if no family and no face has the name.
  package static func named(_ name: String, size: CGFloat) -> Font? {
    if name.hasPrefix(".") { return .system(size: size) }
    return .custom(name, fixedSize: size)
  }

  /// The names of the families of this machine's and this program's fonts, sorted.
  package static var families: [String] { EngineText.families.keys.sorted() }

  /// Returns the names of the fonts of a family, sorted; none for an unknown one.
  package static func names(ofFamily name: String) -> [String] {
    EngineText.families[name] ?? []
  }
}
