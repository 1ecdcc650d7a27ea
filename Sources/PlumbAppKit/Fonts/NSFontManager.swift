public import Foundation

/// The traits of a font, as AppKit has them.
public struct NSFontTraitMask: OptionSet, Hashable, Sendable {
  public let rawValue: UInt

  public init(rawValue: UInt) {
    self.rawValue = rawValue
  }

  public static let italicFontMask = NSFontTraitMask(rawValue: 1)
  public static let boldFontMask = NSFontTraitMask(rawValue: 1 << 1)
  public static let fixedPitchFontMask = NSFontTraitMask(rawValue: 1 << 10)

  fileprivate var traits: FontDescriptorObject.SymbolicTraits {
    var traits: FontDescriptorObject.SymbolicTraits = []
    if contains(.italicFontMask) { traits.insert(.italic) }
    if contains(.boldFontMask) { traits.insert(.bold) }
    if contains(.fixedPitchFontMask) { traits.insert(.monoSpace) }
    return traits
  }
}

/// The fonts of the machine, as AppKit lists and changes them.
public final class NSFontManager: NSObject, Sendable {
  /// The only object.
  public static let shared = NSFontManager()

  private override init() {
    super.init()
  }

  /// The names of the families of this machine's and this program's fonts.
  public var availableFontFamilies: [String] { NSFont.families }

  /// The names of all fonts, with which they can be created.
  public var availableFonts: [String] {
    NSFont.families.flatMap { NSFont.names(ofFamily: $0) }.sorted()
  }

  /// Returns the font with further traits.
  public func convert(_ font: NSFont, toHaveTrait trait: NSFontTraitMask) -> NSFont {
    changed(font) { $0.union(trait.traits) }
  }

  /// Returns the font without some traits.
  public func convert(_ font: NSFont, toNotHaveTrait trait: NSFontTraitMask) -> NSFont {
    changed(font) { $0.subtracting(trait.traits) }
  }

  /// Returns the font in another size in points.
  public func convert(_ font: NSFont, toSize size: CGFloat) -> NSFont { font.withSize(size) }

  private func changed(
    _ font: NSFont,
    _ change: (FontDescriptorObject.SymbolicTraits) -> FontDescriptorObject.SymbolicTraits
  ) -> NSFont {
    let descriptor = font.fontDescriptor
    let traits = change(descriptor.symbolicTraits)
    return NSFont(descriptor: descriptor.withSymbolicTraits(traits), size: 0) ?? font
  }
}
