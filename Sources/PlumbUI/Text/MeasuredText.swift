internal import Foundation

/// A text at one size, with what is known of the widths of its parts.
///
/// Parts are measured when they are asked for first. Lines for another room are then sums of numbers
/// that are there: nothing is shaped again but words that are longer than a line.
final class MeasuredText {
  let text: StyledText
  let items: [TextItem]
  let paragraphs: [TextParagraph]
  let setter: RunBuilder
  private var units: [BreakUnits?]
  private var wholes: [[LinePart]?]

  /// The bytes up to which a stretch is measured in one go; longer ones are sums of their words.
  static let wholeLimit = 256

  init(_ content: TextContent, scaledBy factor: CGFloat, measurer: any TextMeasurer) {
    text = StyledText(content.spans, scaledBy: factor)
    setter = RunBuilder(measurer: measurer)
    let itemizer = TextItemizer(text, direction: content.direction, measurer: measurer)
    (items, paragraphs) = (itemizer.items, itemizer.paragraphs)
    units = Array(repeating: nil, count: paragraphs.count)
    wholes = Array(repeating: nil, count: paragraphs.count)
  }

  /// How far the pen moves over a part of an item; 0 for a tab, which depends on the line.
  func advance(of range: Range<Int>, in item: Int) -> CGFloat {
    if range.isEmpty || items[item].isTab { return 0 }
    return setter.width(of: String(text[range]), in: items[item].style)
  }

  /// How much nearer than alone a character and a space stand to each other, mostly negative; nothing
  /// across two items.
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

  func units(of paragraph: Int) -> BreakUnits {
    if let units = units[paragraph] { return units }
    let found = BreakUnits(of: paragraphs[paragraph], in: self)
    units[paragraph] = found
    return found
  }

  /// The parts of a paragraph on one line, if it is one that is measured as a whole.
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

  /// Where the spaces at the end of a range begin.
  func shownEnd(of range: Range<Int>) -> Int {
    range.lowerBound + TextSpaces.trimmed(text[range]).utf8.count
  }

  /// The parts of a range of a paragraph, each measured as a whole; tabs have no width.
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

  /// A part with something behind it that the text does not have, measured as one.
  func part(_ range: Range<Int>, suffix: String, item: Int) -> LinePart {
    LinePart(
      range: range, item: item,
      advance: setter.width(of: text[range] + suffix, in: items[item].style), suffix: suffix)
  }

  /// Adds something the text does not have: as one run with what is before it where that is in the
  /// same face and runs as the paragraph, as a part by itself otherwise.
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

  /// How a part is set.
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

  /// The bidirectional level of a part.
  func level(of part: LinePart, in paragraph: Int) -> UInt8 {
    part.isAlone ? paragraphs[paragraph].baseLevel : items[part.item].level
  }

  func firstItem(at place: Int, of paragraph: Int) -> Int {
    var (low, high) = (
      paragraphs[paragraph].items.lowerBound, paragraphs[paragraph].items.upperBound
    )
    while low + 1 < high {
      let middle = (low + high) / 2
      if items[middle].range.lowerBound <= place { low = middle } else { high = middle }
    }
    return low
  }
}

/// A part of a line that lies in one item.
struct LinePart: Equatable {
  var range: Range<Int>
  var item: Int
  /// How far the pen moves over it.
  var advance: CGFloat = 0
  /// What is shown behind it that the text does not have: a hyphen or an ellipsis.
  var suffix = ""
  /// Whether the suffix is all there is, set as the paragraph and not as the item.
  var isAlone = false
}
