internal import Foundation

/// A builder that measures strings of one style and splits them into runs.
///
/// A string is one run, unless it has tracking or digits of equal width: the affected characters
/// are separate runs and therefore have no pair kerning.
struct RunBuilder {
  let measurer: any TextMeasurer

  func width(of string: String, in style: SpanStyle) -> CGFloat {
    if let attachment = style.attachment {
      return string.isEmpty ? 0 : attachment.width + style.tracking
    }
    if isPlain(string, in: style) { return measurer.width(of: string, in: style.font) }
    let digit = digitWidth(in: style)
    return segments(of: string, in: style).reduce(0) {
      $0 + advance(of: $1, in: style, digit: digit)
    }
  }

  /// Passes the runs of a string to a closure from left to right, each with its advance and its
  /// offset from the pen position.
  ///
  /// - Parameter advance: the advance of all runs together.
  func addRuns(
    of string: String, in style: SpanStyle, metrics: FontMetrics, advance: CGFloat,
    add: (_ run: TextRun, _ advance: CGFloat, _ slack: CGFloat) -> Void
  ) {
    func run(_ text: String, _ width: CGFloat) -> TextRun {
      TextRun(text: text, font: style.font, width: width, metrics: metrics)
    }
    if let attachment = style.attachment {
      return add(run(string, attachment.width), advance, 0)
    }
    if isPlain(string, in: style) { return add(run(string, advance), advance, 0) }
    let digit = digitWidth(in: style)
    let isRightToLeft = style.font.isRightToLeft
    var segments = segments(of: string, in: style)
    if isRightToLeft { segments.reverse() }
    for segment in segments {
      let text = String(segment)
      let width = measurer.width(of: text, in: style.font)
      var slack = isEven(segment, in: style) ? (digit - width) / 2 : 0
      // In this direction the tracking is on the left of a character.
      if isRightToLeft { slack += style.tracking }
      add(run(text, width), self.advance(of: segment, in: style, digit: digit), slack)
    }
  }

  private func isPlain(_ string: String, in style: SpanStyle) -> Bool {
    style.tracking == 0 && !(style.hasMonospacedDigits && string.contains(where: Self.isDigit))
  }

  private static func isDigit(_ character: Character) -> Bool {
    ("0"..."9").contains(character)
  }

  private func isEven(_ segment: Substring, in style: SpanStyle) -> Bool {
    style.hasMonospacedDigits && segment.first.map(Self.isDigit) == true
  }

  /// Returns single characters if the style has tracking; otherwise single digits and the strings
  /// between them.
  private func segments(of string: String, in style: SpanStyle) -> [Substring] {
    var segments: [Substring] = []
    var rest = string[...]
    while let first = rest.first {
      let isAlone = style.tracking != 0 || Self.isDigit(first)
      let segment = isAlone ? rest.prefix(1) : rest.prefix { !Self.isDigit($0) }
      segments.append(segment)
      rest = rest[segment.endIndex...]
    }
    return segments
  }

  private func advance(of segment: Substring, in style: SpanStyle, digit: CGFloat) -> CGFloat {
    let width =
      isEven(segment, in: style) ? digit : measurer.width(of: String(segment), in: style.font)
    return width + style.tracking
  }

  private func digitWidth(in style: SpanStyle) -> CGFloat {
    guard style.hasMonospacedDigits else { return 0 }
    return (0...9).map { measurer.width(of: String($0), in: style.font) }.max() ?? 0
  }
}
