internal import Foundation

/// Measures strings of one style and splits them into runs.
///
/// A string is one run, unless its characters have room between them or digits of one width: those
/// stand alone, so that they keep no pair kerning.
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

  /// Hands over the runs of a string from left to right: each with how far the pen moves over it, and
  /// how far behind the pen's place it begins.
  ///
  /// - Parameter advance: how far the pen moves over all of them.
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
      // What is behind a letter is on its left there.
      if isRightToLeft { slack += style.tracking }
      add(run(text, width), self.advance(of: segment, in: style, digit: digit), slack)
    }
  }

  private func isPlain(_ string: String, in style: SpanStyle) -> Bool {
    style.tracking == 0 && !(style.hasEvenDigits && string.contains(where: Self.isDigit))
  }

  private static func isDigit(_ character: Character) -> Bool {
    ("0"..."9").contains(character)
  }

  private func isEven(_ segment: Substring, in style: SpanStyle) -> Bool {
    style.hasEvenDigits && segment.first.map(Self.isDigit) == true
  }

  /// Characters one by one where there is room between them; digits one by one, the rest together
  /// otherwise.
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
    guard style.hasEvenDigits else { return 0 }
    return (0...9).map { measurer.width(of: String($0), in: style.font) }.max() ?? 0
  }
}
