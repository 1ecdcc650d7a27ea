internal import Foundation

/// What stands on one line as a whole: a word with the spaces behind it, or a part of one that ends
/// where a line may end.
struct BreakUnit {
  /// In UTF-8 bytes of the text; from `shownEnd` on there are but spaces.
  var start: Int
  var shownEnd: Int
  var end: Int
  /// How far the pen moves, without and with the spaces.
  var shown: CGFloat = 0
  var total: CGFloat = 0
  /// How much nearer it stands to the unit before it than alone: kerning, mostly negative.
  var joint: CGFloat = 0
  /// Which of the pieces it has.
  var pieces: Range<Int>
  /// Whether the spaces hold a tab, so that `total` depends on the place in the line.
  var hasTab = false
  /// The room for the hyphen that shows where a line ends at a soft one.
  var hyphen: CGFloat = 0
}

/// What a unit has in one item, word and spaces apart.
struct BreakPiece {
  var range: Range<Int>
  var item: Int
  var advance: CGFloat
  /// The unit's `joint` on its first piece.
  var joint: CGFloat = 0
}

/// The units of a paragraph, measured.
struct BreakUnits {
  private(set) var units: [BreakUnit] = []
  private(set) var pieces: [BreakPiece] = []

  init(of paragraph: TextParagraph, in text: MeasuredText) {
    let part = text.text[paragraph.range]
    var start = paragraph.range.lowerBound
    var item = paragraph.items.lowerBound
    for place in LineBreaks.withWords(in: part) {
      let end = paragraph.range.lowerBound + place.offset
      append(start..<end, from: &item, in: text)
      start = end
    }
  }

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

  /// Measures a unit together with the end of the one before it.
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
    let together = text.advance(
      of: before.range.lowerBound..<after.range.upperBound, in: after.item)
    unit.joint = together - before.advance - after.advance
    pieces[unit.pieces.lowerBound].joint = unit.joint
  }
}
