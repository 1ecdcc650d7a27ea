internal import Foundation

/// The attributes of a run of text. Attributes that are `nil` are inherited from the environment.
package struct TextAttributes: Equatable, Sendable {
  /// A line below or through the text.
  @usableFromInline enum Line: Equatable, Sendable {
    case none
    /// A line; without a colour it has the colour of the text.
    case single(Color?, LinePattern = .solid)

    /// Creates a line, or none if it is not active.
    init(_ isActive: Bool, _ color: Color?, _ pattern: LinePattern = .solid) {
      self = isActive ? .single(color, pattern) : .none
    }

    /// The pattern of the line.
    var pattern: LinePattern {
      if case .single(_, let pattern) = self { pattern } else { .solid }
    }
  }

  /// The font, to which the weight, the design and the other attributes are applied.
  package var font: Font?
  var weight: Font.Weight?
  var design: Font.Design?
  var width: Font.Width?
  /// The size relative to the font.
  var scale: Text.Scale?
  var isItalic: Bool?
  /// Whether all digits have the same width.
  var hasMonospacedDigits: Bool?
  /// The tracking in points.
  var tracking: CGFloat?
  /// The kerning in points.
  var kerning: CGFloat?
  /// The baseline offset in points.
  var baselineOffset: CGFloat?
  var underline: Line?
  var strikethrough: Line?
  /// The foreground style.
  package var style: AnyShapeStyle?
  /// The URL opened by pressing the text.
  var link: URL?
  /// The image shown instead of the run, which is a single character.
  var image: Image?
  /// Whether the letters are small capitals.
  var isSmallCapital = false
  /// The values for text renderers.
  var custom: CustomTextAttributes?

  /// Returns these attributes, with the ones that are `nil` taken from others.
  func filled(from outer: TextAttributes) -> TextAttributes {
    TextAttributes(
      font: font ?? outer.font, weight: weight ?? outer.weight, design: design ?? outer.design,
      width: width ?? outer.width, scale: scale ?? outer.scale,
      isItalic: isItalic ?? outer.isItalic,
      hasMonospacedDigits: hasMonospacedDigits ?? outer.hasMonospacedDigits,
      tracking: tracking ?? outer.tracking, kerning: kerning ?? outer.kerning,
      baselineOffset: baselineOffset ?? outer.baselineOffset,
      underline: underline ?? outer.underline,
      strikethrough: strikethrough ?? outer.strikethrough, style: style ?? outer.style,
      link: link ?? outer.link, image: image ?? outer.image,
      isSmallCapital: isSmallCapital || outer.isSmallCapital,
      custom: custom?.filled(from: outer.custom) ?? outer.custom)
  }

  /// Returns the style for typesetting at a dynamic type size.
  ///
  /// As SwiftUI: tracking takes precedence over kerning. Numbers that are not finite count as 0.
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
      hasMonospacedDigits: hasMonospacedDigits ?? font.hasMonospacedDigits,
      leading: font.leading.points)
    style.font = style.font.scaled(by: (scale ?? .default).factor * (isSmallCapital ? 0.8 : 1))
    return style
  }

  /// Returns the shading of the text and its lines in an environment.
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
