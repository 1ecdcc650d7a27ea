internal import Foundation

/// What may be said of a stretch of text; what is not said follows from the place of the text.
struct TextAttributes: Equatable, Sendable {
  /// A line along the letters.
  enum Line: Equatable, Sendable {
    case none
    /// In the letters' colour where there is none of its own.
    case single(Color?, LinePattern = .solid)

    init(_ isActive: Bool, _ color: Color?, _ pattern: LinePattern = .solid) {
      self = isActive ? .single(color, pattern) : .none
    }

    var pattern: LinePattern {
      if case .single(_, let pattern) = self { pattern } else { .solid }
    }
  }

  var font: Font?
  var weight: Font.Weight?
  var design: Font.Design?
  var width: Font.Width?
  var scale: Text.Scale?
  var isItalic: Bool?
  var hasEvenDigits: Bool?
  var tracking: CGFloat?
  var kerning: CGFloat?
  var baselineOffset: CGFloat?
  var underline: Line?
  var strikethrough: Line?
  var style: AnyShapeStyle?
  /// Where a press on the letters leads.
  var link: URL?
  /// What stands in the place of the one character.
  var picture: Image?
  /// Whether the letters are small capitals.
  var isSmallCapital = false

  /// These attributes, and others where they say nothing.
  func filled(from outer: TextAttributes) -> TextAttributes {
    TextAttributes(
      font: font ?? outer.font, weight: weight ?? outer.weight, design: design ?? outer.design,
      width: width ?? outer.width, scale: scale ?? outer.scale,
      isItalic: isItalic ?? outer.isItalic, hasEvenDigits: hasEvenDigits ?? outer.hasEvenDigits,
      tracking: tracking ?? outer.tracking, kerning: kerning ?? outer.kerning,
      baselineOffset: baselineOffset ?? outer.baselineOffset,
      underline: underline ?? outer.underline,
      strikethrough: strikethrough ?? outer.strikethrough, style: style ?? outer.style,
      link: link ?? outer.link, picture: picture ?? outer.picture,
      isSmallCapital: isSmallCapital || outer.isSmallCapital)
  }

  /// How the text is set at a dynamic type size.
  ///
  /// As SwiftUI: tracking beats kerning. Numbers that are not finite count as 0.
  func spanStyle(at typeSize: DynamicTypeSize) -> SpanStyle {
    var font = font ?? .body
    if let weight { font = font.weight(weight) }
    if isItalic == true { font = font.italic() }
    if let design { font.design = design }
    if let width { font.width = width }
    func finite(_ length: CGFloat?) -> CGFloat {
      guard let length, length.isFinite else { return 0 }
      return length
    }
    var style = SpanStyle(
      font: font.resolved(at: typeSize), tracking: finite(tracking ?? kerning),
      baselineOffset: finite(baselineOffset),
      hasEvenDigits: hasEvenDigits ?? font.hasEvenDigits, leading: font.leading.points)
    style.font = style.font.scaled(by: (scale ?? .default).factor * (isSmallCapital ? 0.8 : 1))
    return style
  }

  func spanShading(in environment: EnvironmentValues) -> SpanShading {
    let text = style?._style(in: environment) ?? ForegroundStyle()._style(in: environment)
    func lineStyle(_ line: Line?) -> ResolvedStyle? {
      guard case .single(let color, _) = line else { return nil }
      return color?._style(in: environment) ?? text
    }
    return SpanShading(
      text: text, underline: lineStyle(underline), strikethrough: lineStyle(strikethrough),
      underlinePattern: underline?.pattern ?? .solid,
      strikethroughPattern: strikethrough?.pattern ?? .solid)
  }
}
