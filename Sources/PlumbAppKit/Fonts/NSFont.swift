public import Foundation
internal import PlumbUI

/// A font, as AppKit has it.
open class NSFont: FontObject, @unchecked Sendable {
  /// Creates a font by the name of a family or a face, and a size in points.
  ///
  /// The name is looked up when the font is shown; without such a font, the font of the system is shown, with a warning.
  public convenience init?(name fontName: String, size fontSize: CGFloat) {
    guard let font = Self.named(fontName, size: fontSize) else { return nil }
    self.init(font)
  }

  /// Creates a font from a description; a size of 0 is that of the description. As AppKit: the result is optional, and is
  /// never `nil` here.
  public convenience init?(descriptor: NSFontDescriptor, size fontSize: CGFloat) {
    self.init(descriptor.font(size: fontSize))
  }

  /// Returns the font of the system.
  public class func systemFont(
    ofSize fontSize: CGFloat, weight: NSFont.Weight = .regular
  ) -> NSFont {
    NSFont(system(fontSize, weight, nil))
  }

  /// Returns the font of the system in bold.
  public class func boldSystemFont(ofSize fontSize: CGFloat) -> NSFont {
    NSFont(system(fontSize, .bold, nil))
  }

  /// Returns a font with letters of equal width.
  public class func monospacedSystemFont(
    ofSize fontSize: CGFloat, weight: NSFont.Weight
  ) -> NSFont {
    NSFont(system(fontSize, weight, .monospaced))
  }

  /// Returns the font of the system with digits of equal width.
  public class func monospacedDigitSystemFont(
    ofSize fontSize: CGFloat, weight: NSFont.Weight
  ) -> NSFont {
    NSFont(system(fontSize, weight, nil).monospacedDigit())
  }

  /// Returns the font of labels.
  public class func labelFont(ofSize fontSize: CGFloat) -> NSFont { systemFont(ofSize: fontSize) }

  /// Returns the font of content that a person edits.
  public class func userFont(ofSize fontSize: CGFloat) -> NSFont? { systemFont(ofSize: fontSize) }

  /// Returns the font of content with letters of equal width.
  public class func userFixedPitchFont(ofSize fontSize: CGFloat) -> NSFont? {
    monospacedSystemFont(ofSize: fontSize, weight: .regular)
  }

  /// Returns the font of a text style, at the standard size of type.
  public class func preferredFont(
    forTextStyle style: NSFont.TextStyle, options: [String: Any] = [:]
  ) -> NSFont {
    NSFont(preferred(style))
  }

  /// Returns the font in another size in points.
  public func withSize(_ fontSize: CGFloat) -> NSFont {
    NSFont(fontDescriptor.font(size: fontSize))
  }

  /// The description of the font.
  public var fontDescriptor: NSFontDescriptor { NSFontDescriptor(font) }

  /// The name of the font, for a person.
  public var displayName: String? { fontName }
}

/// The description of a font, as AppKit has it.
open class NSFontDescriptor: FontDescriptorObject, @unchecked Sendable {
  /// Creates the description of a font by its name and its size in points.
  public convenience init(name fontName: String, size: CGFloat) {
    self.init(Font.custom(fontName, fixedSize: size))
  }

  /// Returns the description with exactly some traits.
  public func withSymbolicTraits(_ symbolicTraits: SymbolicTraits) -> NSFontDescriptor {
    with(symbolicTraits)
  }
}

/// A font, as Core Text has it.
public typealias CTFont = NSFont
