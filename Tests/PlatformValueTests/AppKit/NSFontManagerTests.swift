import Foundation
import PlumbAppKit
import SwiftUI
import Testing

/// The fonts that AppKit lists and changes.
@MainActor @Suite struct NSFontManagerTests {
  private let fonts = NSFontManager.shared

  @Test func `families and fonts are listed`() {
    #expect(fonts.availableFontFamilies.contains("Inter"))
    #expect(Set(fonts.availableFonts).isSuperset(of: ["Inter-Regular", "Inter-Bold"]))
  }

  @Test func `traits are added and removed`() {
    let font = NSFont.systemFont(ofSize: 20)
    let bold = fonts.convert(font, toHaveTrait: .boldFontMask)
    #expect(Font(bold) == .system(size: 20, weight: .bold))
    let both = fonts.convert(bold, toHaveTrait: .italicFontMask)
    #expect(Font(both) == .system(size: 20, weight: .bold).italic())
    #expect(fonts.convert(both, toNotHaveTrait: [.boldFontMask, .italicFontMask]) == font)
    #expect(fonts.convert(font, toSize: 30).pointSize == 30)
  }
}
