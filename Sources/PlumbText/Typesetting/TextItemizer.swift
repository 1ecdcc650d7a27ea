internal import Foundation

/// Divides a text into paragraphs, and paragraphs into items.
struct TextItemizer {
  private let text: StyledText
  private let measurer: any TextMeasurer
  private let levels: TextLevels
  /// The items in the order of the text.
  private(set) var items: [TextItem] = []
  /// The paragraphs; at least one, also for an empty text.
  private(set) var paragraphs: [TextParagraph] = []

  /// The item that is not complete; its script is unknown until a character of a specific script.
  private var pendingItem: (item: TextItem, script: Script?)?
  /// The offset at which the current paragraph starts.
  private var paragraphStart = 0
  /// The index of the current paragraph's first item.
  private var paragraphItems = 0

  init(_ text: StyledText, direction: TextDirection, measurer: any TextMeasurer) {
    self.text = text
    self.measurer = measurer
    levels = TextLevels(of: text, direction: direction)
    if levels.isPlain, text.isPrintableASCII,
      text.styles.allSatisfy({ $0.font.usesBundledFamily })
    {
      addSpans()
    } else {
      addCharacters()
    }
  }

  /// Fast path: in a text of ASCII letters every span is one item.
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

  /// Adds the items of any text, one character at a time.
  private mutating func addCharacters() {
    var offset = 0
    var scalar = 0
    for character in text.string {
      let end = offset + character.utf8.count
      if character.isNewline {
        endItem()
        endParagraph(at: offset, level: levels.base(at: scalar))
        paragraphStart = end
      } else {
        add(character, at: offset..<end, level: levels[scalar])
      }
      offset = end
      scalar += character.unicodeScalars.count
    }
    endItem()
    endParagraph(at: offset, level: levels.base(at: scalar))
  }

  /// Ends the current paragraph, adding an empty item if it has none.
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

  /// Extends the pending item by a character, or starts a new item if span, level, face or script
  /// differ.
  private mutating func add(_ character: Character, at range: Range<Int>, level: UInt8) {
    let isTab = character == "\t"
    let span = text.span(at: range.lowerBound)
    let script = character.unicodeScalars.lazy.map(Script.init(of:)).first { !$0.isShared }
    var style = text.styles[span]
    if let previous = pendingItem?.item, previous.span == span, previous.level == level,
      !previous.style.font.face.isColored, TextSpaces.isPlainSpace(character)
    {
      // A space in the face of the word before it does not end a run.
      style.font.face = previous.style.font.face
    } else if !isTab, style.attachment == nil {
      style.font.face = measurer.face(of: character, in: style.font)
    }
    if case (var item, let known)? = pendingItem, !isTab, !item.isTab, !style.font.face.isColored,
      item.span == span, item.level == level, item.style.font.face == style.font.face,
      script == nil || known == nil || script.map({ known?.mixes(with: $0) == true }) == true
    {
      item.range = item.range.lowerBound..<range.upperBound
      pendingItem = (item, known ?? script)
      return
    }
    let isContinued = pendingItem?.item.level == level && !isTab
    let known = script ?? (isContinued ? pendingItem?.script : nil)
    endItem()
    pendingItem = (
      TextItem(
        range: range, span: span, level: level, style: style,
        metrics: metrics(of: style.font, in: text.styles[span]), isTab: isTab),
      known
    )
  }

  /// Returns the metrics of an item.
  ///
  /// A line is at least as high as required by its own font, whatever the faces of its characters
  /// are, and underlines are placed by that font.
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

  /// Completes the pending item; an item without a specific script is shaped as Latin.
  private mutating func endItem() {
    guard case (var item, let script)? = pendingItem else { return }
    let known = script ?? .latin
    item.style.font.script = known
    item.style.font.isRightToLeft = item.level % 2 == 1
    // Tracking would separate letters that join.
    if known.isJoined { item.style.tracking = 0 }
    items.append(item)
    pendingItem = nil
  }
}

extension TextSpaces {
  fileprivate static func isPlainSpace(_ character: Character) -> Bool {
    character == " " || character == "\u{A0}"
  }
}
