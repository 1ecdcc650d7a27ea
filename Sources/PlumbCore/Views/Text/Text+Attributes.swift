public import Foundation

extension Text {
  /// Returns the text in a font; `nil` inherits the font.
  public func font(_ font: Font?) -> Text { with(TextAttributes(font: font)) }

  /// Returns the text in a weight; `nil` leaves the weight to the font.
  public func fontWeight(_ weight: Font.Weight?) -> Text { with(TextAttributes(weight: weight)) }

  /// Returns the text in bold.
  public func bold() -> Text { bold(true) }

  /// Returns the text in bold, or in the weight of its font.
  public func bold(_ isActive: Bool) -> Text { fontWeight(isActive ? .bold : nil) }

  /// Returns the text in italics.
  public func italic() -> Text { italic(true) }

  /// Returns the text in italics, or upright.
  public func italic(_ isActive: Bool) -> Text { with(TextAttributes(isItalic: isActive)) }

  /// Returns the text with digits of equal width, the width of the widest digit.
  public func monospacedDigit() -> Text { with(TextAttributes(hasMonospacedDigits: true)) }

  /// Returns the text with characters of equal width if the system has a font of that design.
  public func monospaced(_ isActive: Bool = true) -> Text {
    fontDesign(isActive ? .monospaced : nil)
  }

  /// Returns the text in a font design; `nil` leaves the design to the font.
  public func fontDesign(_ design: Font.Design?) -> Text { with(TextAttributes(design: design)) }

  /// Returns the text with additional space after each character, in points; a negative value
  /// reduces the spacing.
  public func tracking(_ tracking: CGFloat) -> Text { with(TextAttributes(tracking: tracking)) }

  /// Returns the text with additional space after each character, in points.
  ///
  /// As SwiftUI: `tracking(_:)` takes precedence.
  public func kerning(_ kerning: CGFloat) -> Text { with(TextAttributes(kerning: kerning)) }

  /// Returns the text raised above its baseline, in points. The height of the line includes the
  /// offset.
  public func baselineOffset(_ baselineOffset: CGFloat) -> Text {
    with(TextAttributes(baselineOffset: baselineOffset))
  }

  /// Returns the text with a line below it, in the colour of the text unless a colour is passed.
  public func underline(_ isActive: Bool = true, color: Color? = nil) -> Text {
    with(TextAttributes(underline: TextAttributes.Line(isActive, color)))
  }

  /// Returns the text with a line through it, in the colour of the text unless a colour is passed.
  public func strikethrough(_ isActive: Bool = true, color: Color? = nil) -> Text {
    with(TextAttributes(strikethrough: TextAttributes.Line(isActive, color)))
  }

  /// Returns the text in a colour; `nil` inherits the foreground style.
  public func foregroundColor(_ color: Color?) -> Text {
    with(TextAttributes(style: color.map { AnyShapeStyle($0) }))
  }

  /// Returns the text in a style.
  public func foregroundStyle<S: ShapeStyle>(_ style: S) -> Text {
    with(TextAttributes(style: AnyShapeStyle(style)))
  }
}
