public import Foundation
internal import PlumbUI

/// The description of a font, as UIKit has it.
open class UIFontDescriptor: FontDescriptorObject, @unchecked Sendable {
  /// Creates the description of a font by its name and its size in points.
  public convenience init(name fontName: String, size: CGFloat) {
    self.init(Font.custom(fontName, fixedSize: size))
  }

  /// Returns the description of the font of a text style, at the standard size of type.
  public class func preferredFontDescriptor(
    withTextStyle style: UIFont.TextStyle
  ) -> UIFontDescriptor {
    UIFont.preferredFont(forTextStyle: style).fontDescriptor
  }

  /// Returns the description with exactly some traits.
  ///
  /// As UIKit: the result is optional, and is never `nil` here.
  public func withSymbolicTraits(_ symbolicTraits: SymbolicTraits) -> UIFontDescriptor? {
    with(symbolicTraits)
  }
}

/// Fonts whose size follows the size of type of a text style.
public final class UIFontMetrics: NSObject, Sendable {
  private let style: UIFont.TextStyle

  /// The sizes of the body style.
  public static let `default` = UIFontMetrics(forTextStyle: .body)

  /// Creates the sizes of a text style.
  public init(forTextStyle textStyle: UIFont.TextStyle) {
    style = textStyle
    super.init()
  }

  /// Returns the font as it is at the standard size of type.
  public func scaledFont(for font: UIFont) -> UIFont { font }

  /// Returns the length as it is at the standard size of type.
  public func scaledValue(for value: CGFloat) -> CGFloat { value }
}
