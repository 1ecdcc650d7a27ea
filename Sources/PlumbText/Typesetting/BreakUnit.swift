internal import Foundation

/// A part of a text that is not divided between lines: a word with the spaces after it, or a part
/// of a word up to a break opportunity.
struct BreakUnit {
  /// The first byte, as an offset in the text's UTF-8.
  var start: Int
  /// The end without and with the trailing spaces, as offsets in the text's UTF-8.
  var shownEnd: Int
  var end: Int
  /// The advance without and with the trailing spaces, in points.
  var shown: CGFloat = 0
  var total: CGFloat = 0
  /// The kerning to the unit before, mostly negative.
  var joint: CGFloat = 0
  /// The unit's pieces, as indices into the pieces of the paragraph.
  var pieces: Range<Int>
  /// Whether the spaces contain a tab, so that `total` depends on the position in the line.
  var hasTab = false
  /// The width of the hyphen that is shown if a line ends at the soft hyphen of the unit; 0 without
  /// a soft hyphen.
  var hyphen: CGFloat = 0
}

/// A part of a unit that lies in one item; the word and its spaces are separate pieces.
struct BreakPiece {
  /// The range in UTF-8 bytes of the text.
  var range: Range<Int>
  /// The index of the item in the text.
  var item: Int
  /// The advance in points; 0 for a tab.
  var advance: CGFloat
  /// The `joint` of the unit, set on its first piece.
  var joint: CGFloat = 0
}

/// The measured units of a paragraph.
final class BreakUnits {
  let units: [BreakUnit]
  let pieces: [BreakPiece]

  init(of paragraph: TextParagraph, in text: MeasuredText) {
    let builder = BreakUnitBuilder(of: paragraph, in: text)
    (units, pieces) = (builder.units, builder.pieces)
  }
}

/// The measurement of the units of a paragraph.
private struct BreakUnitBuilder {
  private(set) var units: [BreakUnit] = []
  private(set) var pieces: [BreakPiece] = []

  init(of paragraph: TextParagraph, in text: MeasuredText) {
    if let advances = text.advances(of: paragraph) {
      append(paragraph, in: text, advances)
      return
    }
    let part = text.text[paragraph.range]
    var start = paragraph.range.lowerBound
    var item = paragraph.items.lowerBound
    for lineBreak in LineBreaks.withWords(in: part) {
      let end = paragraph.range.lowerBound + lineBreak.offset
      append(start..<end, from: &item, in: text)
      start = end
    }
  }

  /// Measures and appends the unit in a range; `item` is the item the search starts at.
  private mutating func append(_ range: Range<Int>, from item: inout Int, in text: MeasuredText) {
    let shownEnd = text.text.shownEnd(of: range)
    let word = text.text[range.lowerBound..<shownEnd]
    var unit = BreakUnit(
      start: range.lowerBound, shownEnd: shownEnd, end: range.upperBound,
      pieces: pieces.count..<pieces.count)
    for part in [range.lowerBound..<shownEnd, shownEnd..<range.upperBound] {
      var start = part.lowerBound
      while start < part.upperBound {
        while text.items[item].range.upperBound <= start { item += 1 }
        let end = min(part.upperBound, text.items[item].range.upperBound)
        var advance = text.advance(of: start..<end, in: item)
        if start == shownEnd, let last = word.last {
          advance += text.kerning(of: last, " ", in: item, joins: pieces.last?.item)
        }
        pieces.append(BreakPiece(range: start..<end, item: item, advance: advance))
        unit.total += advance
        if start < shownEnd { unit.shown += advance }
        unit.hasTab = unit.hasTab || text.items[item].isTab
        start = end
      }
    }
    unit.pieces = unit.pieces.lowerBound..<pieces.count
    if unit.pieces.isEmpty { return }
    join(&unit, in: text)
    if word.unicodeScalars.last == "\u{AD}" {
      unit.hyphen = text.setter.width(of: "-", in: text.items[item].style)
    }
    units.append(unit)
  }

  /// Measures and appends the units of a paragraph of ASCII characters, without creating a string
  /// for each.
  private mutating func append(
    _ paragraph: TextParagraph, in text: MeasuredText, _ advances: AdvanceTable
  ) {
    let bytes = text.text.string.utf8.span
    let item = paragraph.items.lowerBound
    let size = text.items[item].style.font.size
    let breaks = LineBreaks.find(inASCII: bytes.extracting(paragraph.range))
    units.reserveCapacity(breaks.count)
    pieces.reserveCapacity(2 * breaks.count)
    func advance(of range: Range<Int>) -> CGFloat {
      advances.width(of: bytes.extracting(range), size: size) ?? text.advance(of: range, in: item)
    }
    var start = paragraph.range.lowerBound
    for lineBreak in breaks {
      let end = paragraph.range.lowerBound + lineBreak.offset
      var shownEnd = end
      while shownEnd > start, bytes[shownEnd - 1] == 0x20 { shownEnd -= 1 }
      var unit = BreakUnit(
        start: start, shownEnd: shownEnd, end: end, pieces: pieces.count..<pieces.count)
      if start < shownEnd {
        unit.shown = advance(of: start..<shownEnd)
        pieces.append(BreakPiece(range: start..<shownEnd, item: item, advance: unit.shown))
      }
      unit.total = unit.shown
      if shownEnd < end {
        var spaces = advance(of: shownEnd..<end)
        if start < shownEnd { spaces += text.kerning(of: bytes[shownEnd - 1], 0x20, in: item) }
        pieces.append(BreakPiece(range: shownEnd..<end, item: item, advance: spaces))
        unit.total += spaces
      }
      unit.pieces = unit.pieces.lowerBound..<pieces.count
      if let last = units.last, last.shownEnd < last.end {
        unit.joint = text.kerning(of: 0x20, bytes[start], in: item)
        pieces[unit.pieces.lowerBound].joint = unit.joint
      } else {
        join(&unit, in: text)
      }
      units.append(unit)
      start = end
    }
  }

  /// Sets the kerning of a unit to the unit before it, by measuring both together.
  private mutating func join(_ unit: inout BreakUnit, in text: MeasuredText) {
    guard let last = units.last else { return }
    let (before, after) = (pieces[last.pieces.upperBound - 1], pieces[unit.pieces.lowerBound])
    if last.shownEnd < last.end {
      if let first = text.text[after.range].first {
        unit.joint = text.kerning(of: " ", first, in: after.item, joins: before.item)
        pieces[unit.pieces.lowerBound].joint = unit.joint
      }
      return
    }
    let style = text.items[after.item].style
    guard before.item == after.item, !text.items[after.item].isTab, style.tracking == 0,
      !style.font.script.isIdeographic,
      before.range.count + after.range.count <= MeasuredText.wholeLimit
    else { return }
    let joinedAdvance = text.advance(
      of: before.range.lowerBound..<after.range.upperBound, in: after.item)
    unit.joint = joinedAdvance - before.advance - after.advance
    pieces[unit.pieces.lowerBound].joint = unit.joint
  }
}
