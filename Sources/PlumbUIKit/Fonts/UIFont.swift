public import Foundation
internal import PlumbUI

/// A font, as UIKit has it.
open class UIFont: FontObject, @unchecked Sendable {
  /// The design of a font of the system.
  public typealias SystemDesign = UIFontDescriptor.SystemDesign

  /// Creates a font by the name of a family or a face, and a size in points.
  ///
  /// The name is looked up when the font is shown; without such a font, the font of the system is shown, with a warning.
  public convenience init?(name fontName: String, size fontSize: CGFloat) {
    guard let font = Self.named(fontName, size: fontSize) else { return nil }
    self.init(font)
  }

  /// Creates a font from a description; a size of 0 is that of the description.
  public convenience init(descriptor: UIFontDescriptor, size pointSize: CGFloat) {
    self.init(descriptor.font(size: pointSize))
  }

  /// Returns the font of the system.
  public class func systemFont(
    ofSize fontSize: CGFloat, weight: UIFont.Weight = .regular
  ) -> UIFont {
    UIFont(system(fontSize, weight, nil))
  }

  /// Returns the font of the system in bold.
  public class func boldSystemFont(ofSize fontSize: CGFloat) -> UIFont {
    UIFont(system(fontSize, .bold, nil))
  }

  /// Returns the font of the system with slanted letters.
  public class func italicSystemFont(ofSize fontSize: CGFloat) -> UIFont {
    UIFont(system(fontSize, .regular, nil).italic())
  }

  /// Returns a font with letters of equal width.
  public class func monospacedSystemFont(
    ofSize fontSize: CGFloat, weight: UIFont.Weight
  ) -> UIFont {
    UIFont(system(fontSize, weight, .monospaced))
  }

  /// Returns the font of the system with digits of equal width.
  public class func monospacedDigitSystemFont(
    ofSize fontSize: CGFloat, weight: UIFont.Weight
  ) -> UIFont {
    UIFont(system(fontSize, weight, nil).monospacedDigit())
  }

  /// Returns the font of a text style, at the standard size of type.
  ///
  /// - Parameter traitCollection: without effect.
  public class func preferredFont(
    forTextStyle style: UIFont.TextStyle, compatibleWith traitCollection: UITraitCollection? = nil
  ) -> UIFont {
    UIFont(preferred(style))
  }

  /// Returns the font in another size in points.
  public func withSize(_ fontSize: CGFloat) -> UIFont {
    UIFont(fontDescriptor.font(size: fontSize))
  }

  /// The description of the font.
  public var fontDescriptor: UIFontDescriptor { UIFontDescriptor(font) }

  /// The names of the families of this machine's and this program's fonts.
  public class var familyNames: [String] { families }

  /// Returns the names of the fonts of a family, with which they can be created; none for an unknown family.
  public class func fontNames(forFamilyName familyName: String) -> [String] {
    names(ofFamily: familyName)
  }
}

/// A font, as Core Text has it.
public typealias CTFont = UIFont
