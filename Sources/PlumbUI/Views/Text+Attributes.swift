public import Foundation

extension Text {
  public func font(_ font: Font?) -> Text { with(TextAttributes(font: font)) }

  public func fontWeight(_ weight: Font.Weight?) -> Text { with(TextAttributes(weight: weight)) }

  public func bold() -> Text { bold(true) }

  public func bold(_ isActive: Bool) -> Text { fontWeight(isActive ? .bold : nil) }

  public func italic() -> Text { italic(true) }

  public func italic(_ isActive: Bool) -> Text { with(TextAttributes(isItalic: isActive)) }

  /// Makes all digits as wide as the widest.
  public func monospacedDigit() -> Text { with(TextAttributes(hasEvenDigits: true)) }

  /// Makes all letters as wide as one another, where the system has a face of that design.
  public func monospaced(_ isActive: Bool = true) -> Text {
    fontDesign(isActive ? .monospaced : nil)
  }

  /// Sets the kind of typeface; `nil` leaves it to the font.
  public func fontDesign(_ design: Font.Design?) -> Text { with(TextAttributes(design: design)) }

  /// Puts room in points behind every character; negative brings them closer.
  public func tracking(_ tracking: CGFloat) -> Text { with(TextAttributes(tracking: tracking)) }

  /// Puts room in points behind every character.
  ///
  /// As SwiftUI: `tracking(_:)` beats it.
  public func kerning(_ kerning: CGFloat) -> Text { with(TextAttributes(kerning: kerning)) }

  /// Raises the text above its line, in points; the line grows with it.
  public func baselineOffset(_ baselineOffset: CGFloat) -> Text {
    with(TextAttributes(baselineOffset: baselineOffset))
  }

  /// Draws a line below the text, in its colour unless one is given.
  public func underline(_ isActive: Bool = true, color: Color? = nil) -> Text {
    with(TextAttributes(underline: TextAttributes.Line(isActive, color)))
  }

  /// Draws a line through the text, in its colour unless one is given.
  public func strikethrough(_ isActive: Bool = true, color: Color? = nil) -> Text {
    with(TextAttributes(strikethrough: TextAttributes.Line(isActive, color)))
  }

  public func foregroundColor(_ color: Color?) -> Text {
    with(TextAttributes(style: color.map { AnyShapeStyle($0) }))
  }

  public func foregroundStyle<S: ShapeStyle>(_ style: S) -> Text {
    with(TextAttributes(style: AnyShapeStyle(style)))
  }
}
