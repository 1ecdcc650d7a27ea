internal import Foundation

/// Divides a text into paragraphs and those into items.
struct TextItemizer {
  private let text: StyledText
  private let measurer: any TextMeasurer
  private let levels: TextLevels
  private(set) var items: [TextItem] = []
  private(set) var paragraphs: [TextParagraph] = []

  /// The item that is not yet finished; its script is not known until a character tells it.
  private var open: (item: TextItem, script: Script?)?
  private var paragraphStart = 0
  private var paragraphItems = 0

  init(_ text: StyledText, direction: TextDirection, measurer: any TextMeasurer) {
    self.text = text
    self.measurer = measurer
    levels = TextLevels(of: text.string, direction: direction)
    if levels.isPlain, text.styles.allSatisfy({ $0.font.isPlain }),
      text.string.utf8.allSatisfy({ $0 >= 0x20 && $0 < 0x7F })
    {
      addSpans()
    } else {
      addCharacters()
    }
  }

  /// A text of ASCII letters has an item a span.
  private mutating func addSpans() {
    var start = 0
    for (span, style) in text.styles.enumerated() {
      let end = text.end(ofSpan: span)
      defer { start = end }
      if start == end { continue }
      items.append(
        TextItem(
          range: start..<end, span: span, level: 0, style: style,
          metrics: metrics(of: style.font, in: style)))
    }
    endParagraph(at: start, level: 0)
  }

  private mutating func addCharacters() {
    var place = 0
    var scalar = 0
    for character in text.string {
      let end = place + character.utf8.count
      if character.isNewline {
        endItem()
        endParagraph(at: place, level: levels.base(at: scalar))
        paragraphStart = end
      } else {
        add(character, at: place..<end, level: levels[scalar])
      }
      place = end
      scalar += character.unicodeScalars.count
    }
    endItem()
    endParagraph(at: place, level: levels.base(at: scalar))
  }

  private mutating func endParagraph(at end: Int, level: UInt8) {
    if items.count == paragraphItems {
      let span = text.span(at: end)
      let style = text.styles[span]
      items.append(
        TextItem(
          range: end..<end, span: span, level: level, style: style,
          metrics: metrics(of: style.font, in: style)))
    }
    paragraphs.append(
      TextParagraph(
        range: paragraphStart..<end, items: paragraphItems..<items.count, baseLevel: level))
    paragraphItems = items.count
  }

  // MARK: Characters

  private mutating func add(_ character: Character, at range: Range<Int>, level: UInt8) {
    let isTab = character == "\t"
    let span = text.span(at: range.lowerBound)
    let script = character.unicodeScalars.lazy.map(Script.init(of:)).first { !$0.isShared }
    var style = text.styles[span]
    if let previous = open?.item, previous.span == span, previous.level == level,
      !previous.style.font.face.isColored, TextSpaces.isPlainSpace(character)
    {
      // A space in the face of the word before it parts no run.
      style.font.face = previous.style.font.face
    } else if !isTab, style.attachment == nil {
      style.font.face = measurer.face(of: character, in: style.font)
    }
    if case (var item, let known)? = open, !isTab, !item.isTab, !style.font.face.isColored,
      item.span == span, item.level == level, item.style.font.face == style.font.face,
      script == nil || known == nil || script.map({ known?.mixes(with: $0) == true }) == true
    {
      item.range = item.range.lowerBound..<range.upperBound
      open = (item, known ?? script)
      return
    }
    let isContinued = open?.item.level == level && !isTab
    let known = script ?? (isContinued ? open?.script : nil)
    endItem()
    open = (
      TextItem(
        range: range, span: span, level: level, style: style,
        metrics: metrics(of: style.font, in: text.styles[span]), isTab: isTab),
      known
    )
  }

  /// A line is as high as its own font asks for at least, whatever faces its letters have, and lines
  /// along them lie where the font has them.
  private func metrics(of font: FontKey, in style: SpanStyle) -> FontMetrics {
    var metrics = measurer.metrics(of: style.font)
    metrics.ascent += style.leading / 2
    metrics.descent += style.leading / 2
    if let attachment = style.attachment {
      metrics.ascent = max(metrics.ascent, attachment.ascent)
      metrics.descent = max(metrics.descent, attachment.descent)
    }
    if font.face == style.font.face { return metrics }
    let other = measurer.metrics(of: font)
    metrics.ascent = max(metrics.ascent, other.ascent)
    metrics.descent = max(metrics.descent, other.descent)
    metrics.leading = max(metrics.leading, other.leading)
    return metrics
  }

  private mutating func endItem() {
    guard case (var item, let script)? = open else { return }
    let known = script ?? .latin
    item.style.font.script = known
    item.style.font.isRightToLeft = item.level % 2 == 1
    // Letters that join would be torn apart.
    if known.isJoined { item.style.tracking = 0 }
    items.append(item)
    open = nil
  }
}

extension TextSpaces {
  fileprivate static func isPlainSpace(_ character: Character) -> Bool {
    character == " " || character == "\u{A0}"
  }
}
