internal import Foundation

/// A part of a text that is not divided between lines: a word with the spaces after it, or a part
/// of a word up to a break opportunity.
struct BreakUnit {
  /// The end without and with the trailing spaces, as offsets in the text's UTF-8.
  /// The first byte, as an offset in the text's UTF-8.
  var start: Int
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
  /// one.
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
struct BreakUnits {
  private(set) var units: [BreakUnit] = []
  private(set) var pieces: [BreakPiece] = []

  init(of paragraph: TextParagraph, in text: MeasuredText) {
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
    let word = TextSpaces.trimmed(text.text[range])
    let shownEnd = range.lowerBound + word.utf8.count
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
