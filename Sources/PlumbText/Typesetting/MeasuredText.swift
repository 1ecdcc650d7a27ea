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
  /// Whether the text is one paragraph of one run of ASCII characters.
  let isPlainRun: Bool
  /// The advances of each item, `nil` for an item that needs shaping; empty if all items do.
  private let tables: [AdvanceTable?]
  private var units: [BreakUnits?]
  private var wholes: [[LinePart]?]
  /// The face of the latest suffix, which a search for the end of the visible text repeats.
  private var latestFace: (suffix: String, span: Int, face: FontFace)?

  /// The largest number of bytes measured as one string; the width of longer strings is the sum of
  /// their words.
  static let wholeLimit = 256

  init(_ content: TextContent, scaledBy factor: CGFloat, measurer: any TextMeasurer) {
    text = StyledText(content.spans, scaledBy: factor)
    setter = RunBuilder(measurer: measurer)
    let itemizer = TextItemizer(text, direction: content.direction, measurer: measurer)
    (items, paragraphs) = (itemizer.items, itemizer.paragraphs)
    isPlainRun =
      text.isPrintableASCII && items.count == 1 && items[0].level == 0 && items[0].isMeasuredAsRun
    let tables = items.lazy.map { $0.isMeasuredAsRun ? measurer.advances(of: $0.style.font) : nil }
    self.tables = tables.contains { $0 != nil } ? Array(tables) : []
    units = Array(repeating: nil, count: paragraphs.count)
    wholes = Array(repeating: nil, count: paragraphs.count)
  }

  /// Returns the advance of a part of an item in points; 0 for a tab, whose advance depends on the
  /// line.
  func advance(of range: Range<Int>, in item: Int) -> CGFloat {
    if range.isEmpty || items[item].isTab { return 0 }
    if let table = table(of: item) {
      let bytes = text.string.utf8.span.extracting(range)
      if let width = table.width(of: bytes, size: items[item].style.font.size) { return width }
    }
    return setter.width(of: String(text[range]), in: items[item].style)
  }

  /// Returns the advance of a range of a paragraph, each of whose items is measured as a whole.
  func advance(of range: Range<Int>, ofParagraph paragraph: Int) -> CGFloat {
    let indices = paragraphs[paragraph].items
    if indices.count == 1 { return advance(of: range, in: indices.lowerBound) }
    return parts(in: range, of: paragraph).reduce(0) { $0 + $1.advance }
  }

  /// Returns the advances of a paragraph that consists of one item of printable ASCII characters;
  /// `nil` for others.
  func advances(of paragraph: TextParagraph) -> AdvanceTable? {
    paragraph.items.count == 1 && text.isPrintableASCII
      ? table(of: paragraph.items.lowerBound) : nil
  }

  private func table(of item: Int) -> AdvanceTable? { tables.isEmpty ? nil : tables[item] }

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

  /// Returns the kerning between two ASCII characters of an item with advances, one of which is a
  /// space.
  func kerning(of first: UInt8, _ second: UInt8, in item: Int) -> CGFloat {
    if let kerning = table(of: item)?.kerning(of: first, second, size: items[item].style.font.size)
    {
      return kerning
    }
    return kerning(
      of: Character(Unicode.Scalar(first)), Character(Unicode.Scalar(second)), in: item,
      joins: item)
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
    let shown = parts(in: range.lowerBound..<text.shownEnd(of: range), of: paragraph)
    wholes[paragraph] = shown
    return shown
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
      range: range, item: item, advance: advance(of: range, followedBy: suffix, in: item),
      suffix: suffix)
  }

  /// Returns the advance of a part of an item with a suffix that the text does not contain.
  func advance(of range: Range<Int>, followedBy suffix: String, in item: Int) -> CGFloat {
    let style = items[item].style
    if suffix == "…", let table = table(of: item),
      let width = table.width(
        of: text.string.utf8.span.extracting(range), hasEllipsis: true, size: style.font.size)
    {
      return width
    }
    return setter.width(of: text[range] + suffix, in: style)
  }

  /// Appends a suffix that the text does not contain: to the last part if it has the same face and
  /// the direction of the paragraph, else as a part of its own.
  func append(_ suffix: String, to parts: inout [LinePart], of paragraph: Int) {
    guard let last = parts.last else { return }
    if joins(suffix, to: last.item, of: paragraph) {
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

  /// Returns whether a suffix after an item has its face and the direction of the paragraph.
  func joins(_ suffix: String, to index: Int, of paragraph: Int) -> Bool {
    let item = items[index]
    return item.level == paragraphs[paragraph].baseLevel && !item.isTab
      && item.style.attachment == nil
      && item.style.font.face == face(of: suffix, inSpan: item.span)
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
    if let latest = latestFace, latest.span == span, latest.suffix == suffix { return latest.face }
    let font = text.styles[span].font
    let face = suffix.first.map { setter.measurer.face(of: $0, in: font) } ?? font.face
    latestFace = (suffix, span, face)
    return face
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
  /// The source that the end of the suffix shows, empty for none; `nil` if the suffix stands for no
  /// source, as a hyphen does.
  var tail: Range<Int>?

  /// Returns the source of some UTF-8 bytes of the shown text.
  ///
  /// - Parameter count: the bytes of the shown text, including the suffix.
  func source(of bytes: Range<Int>, in count: Int) -> Range<Int> {
    func offset(_ byte: Int) -> Int {
      if byte <= range.count { return range.lowerBound + byte }
      guard let tail else { return range.upperBound }
      return tail.upperBound - min(count - byte, tail.count)
    }
    return offset(bytes.lowerBound)..<offset(bytes.upperBound)
  }
}
