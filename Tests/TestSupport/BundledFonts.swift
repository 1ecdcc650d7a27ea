import Foundation

@testable import PlumbCore
@testable import PlumbGraphics
@testable import PlumbPainting
@testable import PlumbPlatform
@testable import PlumbSDL
@testable import PlumbText
@testable import PlumbUI

/// The fonts of this package.
enum BundledFonts {
  static let folder = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .appending(path: "Assets/Fonts")

  static func key(
    _ size: CGFloat, _ weight: Font.Weight = .regular, italic: Bool = false
  ) -> FontKey {
    FontKey(size: size, weight: weight, isItalic: italic)
  }
}
