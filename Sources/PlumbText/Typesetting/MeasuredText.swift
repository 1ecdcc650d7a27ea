internal import Foundation

/// A text at one size with cached measurements of its parts.
///
/// Parts are measured on first use. Lines for another width are then sums of cached numbers: only
/// words that are longer than a line are shaped again.
final class MeasuredText {
  let text: StyledText
  let items: [TextItem]
  let paragraphs: [TextParagraph]
  let setter: RunBuilder
  private var units: [BreakUnits?]
  private var wholes: [[LinePart]?]

  /// The largest number of bytes measured as one string; the width of longer strings is the sum of
  /// their words.
  static let wholeLimit = 256

  init(_ content: TextContent, scaledBy factor: CGFloat, measurer: any TextMeasurer) {
    text = StyledText(content.spans, scaledBy: factor)
    setter = RunBuilder(measurer: measurer)
    let itemizer = TextItemizer(text, direction: content.direction, measurer: measurer)
    (items, paragraphs) = (itemizer.items, itemizer.paragraphs)
    units = Array(repeating: nil, count: paragraphs.count)
    wholes = Array(repeating: nil, count: paragraphs.count)
  }

  /// Returns the advance of a part of an item in points; 0 for a tab, whose advance depends on the
  /// line.
  func advance(of range: Range<Int>, in item: Int) -> CGFloat {
    if range.isEmpty || items[item].isTab { return 0 }
    return setter.width(of: String(text[range]), in: items[item].style)
  }

  /// Returns the kerning between a character and a space, mostly negative; 0 across two items.
  func kerning(
    of first: Character, _ second: Character, in item: Int, joins other: Int?
  ) -> CGFloat {
    let style = items[item].style
    guard other == item, style.tracking == 0, style.attachment == nil,
      !style.font.script.isIdeographic, !items[item].isTab
    else { return 0 }
    return setter.width(of: "\(first)\(second)", in: style)
      - setter.width(of: "\(first)", in: style) - setter.width(of: "\(second)", in: style)
  }

  /// Returns the break units of a paragraph.
  func units(of paragraph: Int) -> BreakUnits {
    if let units = units[paragraph] { return units }
    let found = BreakUnits(of: paragraphs[paragraph], in: self)
    units[paragraph] = found
    return found
  }

  /// Returns the parts of a paragraph on one line; `nil` if it is not measured as a whole.
  func whole(_ paragraph: Int) -> [LinePart]? {
    if let parts = wholes[paragraph] { return parts }
    let (range, indices) = (paragraphs[paragraph].range, paragraphs[paragraph].items)
    guard range.count <= Self.wholeLimit, !items[indices].contains(where: \.isTab) else {
      return nil
    }
    let shown = parts(in: range.lowerBound..<shownEnd(of: range), of: paragraph)
    wholes[paragraph] = shown
    return shown
  }

  /// Returns the offset at which the spaces at the end of a range start.
  func shownEnd(of range: Range<Int>) -> Int {
    range.lowerBound + TextSpaces.trimmed(text[range]).utf8.count
  }

  /// Returns the parts of a range of a paragraph, each measured as a whole; tabs have no width.
  func parts(in range: Range<Int>, of paragraph: Int) -> [LinePart] {
    if range.isEmpty { return [] }
    var parts: [LinePart] = []
    var item = firstItem(at: range.lowerBound, of: paragraph)
    var start = range.lowerBound
    while start < range.upperBound {
      let end = min(range.upperBound, items[item].range.upperBound)
      parts.append(
        LinePart(range: start..<end, item: item, advance: advance(of: start..<end, in: item)))
      start = end
      item += 1
    }
    return parts
  }

  /// Returns a part with a suffix that the text does not contain, measured as one.
  func part(_ range: Range<Int>, suffix: String, item: Int) -> LinePart {
    LinePart(
      range: range, item: item,
      advance: setter.width(of: text[range] + suffix, in: items[item].style), suffix: suffix)
  }

  /// Appends a suffix that the text does not contain: to the last part if it has the same face and
  /// the direction of the paragraph, else as a part of its own.
  func append(_ suffix: String, to parts: inout [LinePart], of paragraph: Int) {
    guard let last = parts.last else { return }
    let item = items[last.item]
    if item.level == paragraphs[paragraph].baseLevel, !item.isTab, item.style.attachment == nil,
      item.style.font.face == face(of: suffix, inSpan: item.span)
    {
      parts[parts.count - 1] = part(last.range, suffix: suffix, item: last.item)
      return
    }
    var alone = LinePart(range: last.range.upperBound..<last.range.upperBound, item: last.item)
    alone.suffix = suffix
    alone.isAlone = true
    alone.advance = setter.width(of: suffix, in: style(of: alone, in: paragraph))
    if last.range.isEmpty { parts.removeLast() }
    parts.append(alone)
  }

  /// Returns the style of a part.
  func style(of part: LinePart, in paragraph: Int) -> SpanStyle {
    let item = items[part.item]
    if !part.isAlone { return item.style }
    var style = text.styles[item.span]
    style.attachment = nil
    style.font.face = face(of: part.suffix, inSpan: item.span)
    style.font.isRightToLeft = paragraphs[paragraph].baseLevel % 2 == 1
    return style
  }

  private func face(of suffix: String, inSpan span: Int) -> FontFace {
    let font = text.styles[span].font
    return suffix.first.map { setter.measurer.face(of: $0, in: font) } ?? font.face
  }

  /// Returns the bidirectional level of a part.
  func level(of part: LinePart, in paragraph: Int) -> UInt8 {
    part.isAlone ? paragraphs[paragraph].baseLevel : items[part.item].level
  }

  /// Returns the index of the item at an offset of a paragraph.
  func firstItem(at offset: Int, of paragraph: Int) -> Int {
    var (low, high) = (
      paragraphs[paragraph].items.lowerBound, paragraphs[paragraph].items.upperBound
    )
    while low + 1 < high {
      let middle = (low + high) / 2
      if items[middle].range.lowerBound <= offset { low = middle } else { high = middle }
    }
    return low
  }
}

/// A part of a line that lies in one item.
struct LinePart: Equatable {
  var range: Range<Int>
  var item: Int
  /// The advance in points.
  var advance: CGFloat = 0
  /// Text shown after the part that the text does not contain: a hyphen or an ellipsis.
  var suffix = ""
  /// Whether the part consists of the suffix only, in the style of the paragraph instead of the
  /// item.
  var isAlone = false
  /// The source that the end of the suffix shows, empty for none; `nil` where the suffix stands for
  /// no source, as a hyphen does.
  var tail: Range<Int>?

  /// The source of some UTF-8 bytes of what is shown.
  ///
  /// - Parameter count: the bytes of what is shown, the suffix included.
  func source(of bytes: Range<Int>, in count: Int) -> Range<Int> {
    func offset(_ byte: Int) -> Int {
      if byte <= range.count { return range.lowerBound + byte }
      guard let tail else { return range.upperBound }
      return tail.upperBound - min(count - byte, tail.count)
    }
    return offset(bytes.lowerBound)..<offset(bytes.upperBound)
  }
}
