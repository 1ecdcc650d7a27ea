internal import Foundation

/// Lays a measured text out in an available size.
struct Typesetter {
  let content: TextContent
  let text: MeasuredText
  let lines: LineBuilder

  init(_ content: TextContent, _ text: MeasuredText) {
    self.content = content
    self.text = text
    lines = LineBuilder(text: text)
  }

  /// A line without a position.
  struct Draft {
    var paragraph: Int
    /// The source, with the spaces at its end.
    var range: Range<Int>
    var parts: [LinePart]
    /// The source that an ellipsis stands for.
    var hidden: Range<Int>?
    /// The distance from the top to the baseline, and the height; whole pixels.
    var ascent: CGFloat = 0
    var height: CGFloat = 0
    /// The width including the spaces at the end, as far as they fit.
    var countedWidth: CGFloat
  }

  /// Returns the layout for an available width and height in points.
  func layout(within availableWidth: CGFloat, height: CGFloat?) -> TextLayout {
    if let layout = plainLayout(within: availableWidth, height: height) { return layout }
    var fitter = LineFitter(text, availableWidth: availableWidth)
    var drafts: [Draft] = []
    let limit = max(content.lineLimit ?? .max, 1)
    var top: CGFloat = 0
    var last: LineFitter.Line?
    var isTruncated = false
    while let line = fitter.next() {
      let draft = draft(line, within: availableWidth)
      let isTooLow = height.map { top + draft.height > $0 + 1e-6 * draft.height } ?? false
      if drafts.count >= limit || isTooLow && !drafts.isEmpty {
        isTruncated = true
        break
      }
      top += draft.height + content.lineSpacing
      drafts.append(draft)
      last = line
    }
    if isTruncated, let last { drafts[drafts.count - 1] = draft(cut: last, within: availableWidth) }
    var layout = place(drafts, within: availableWidth)
    layout.isTruncated = isTruncated
    layout.hidden = drafts.last?.hidden
    return layout
  }

  // MARK: Lines

  private func width(of parts: [LinePart]) -> CGFloat { parts.reduce(0) { $0 + $1.advance } }

  /// Returns a complete line, measured with the spaces at its end as far as they fit.
  private func draft(_ line: LineFitter.Line, within availableWidth: CGFloat) -> Draft {
    let parts = lines.parts(of: line)
    var counted = width(of: parts)
    if line.shownEnd < line.range.upperBound {
      counted = max(counted, min(lines.totalWidth(of: line), availableWidth))
    }
    return draft(parts, of: line.paragraph, range: line.range, countedWidth: counted)
  }

  /// Returns the last line, filled with the rest of its own paragraph but not with text after a
  /// line break.
  ///
  /// An ellipsis at the end stands for all that follows, the paragraphs below included.
  func draft(cut line: LineFitter.Line, within availableWidth: CGFloat) -> Draft {
    let start = line.range.lowerBound
    let end = text.paragraphs[line.paragraph].range.upperBound
    let rest = text.text[start..<end]
    func hidden(by cut: Truncation) -> Range<Int> {
      let lower = start + cut.head.utf8.count
      let upper = cut.tail.isEmpty ? text.text.string.utf8.count : end - cut.tail.utf8.count
      return lower..<upper
    }
    func parts(_ cut: Truncation) -> [LinePart] {
      self.parts(of: cut, from: start, to: end, hiding: hidden(by: cut), of: line.paragraph)
    }
    let cut = Truncation(rest, isASCII: text.text.isPrintableASCII, at: content.truncationMode) {
      width(of: parts($0)) <= availableWidth
    }
    let shown = parts(cut)
    let hidden = hidden(by: cut)
    var draft = draft(
      shown, of: line.paragraph, range: start..<max(end, hidden.upperBound),
      countedWidth: width(of: shown))
    draft.hidden = hidden
    return draft
  }

  /// Returns the parts of a truncated range, the ellipsis in the style of the part before it.
  private func parts(
    of cut: Truncation, from start: Int, to end: Int, hiding hidden: Range<Int>, of paragraph: Int
  ) -> [LinePart] {
    var parts = text.parts(in: start..<(start + cut.head.utf8.count), of: paragraph)
    var tail = text.parts(in: (end - cut.tail.utf8.count)..<end, of: paragraph)
    if parts.isEmpty, let first = tail.first {
      parts = [LinePart(range: start..<start, item: first.item)]
    } else if parts.isEmpty {
      parts = [LinePart(range: start..<start, item: text.firstItem(at: start, of: paragraph))]
    }
    text.append("…", to: &parts, of: paragraph)
    parts[parts.count - 1].tail = hidden.upperBound..<hidden.upperBound
    // Text after the ellipsis in the same item forms one run with it.
    if let last = parts.last, let first = tail.first, last.item == first.item, !last.isAlone {
      let suffix = last.suffix + String(text.text[first.range])
      parts.removeLast()
      tail[0] = text.part(last.range, suffix: suffix, item: last.item)
      tail[0].tail = first.range
    }
    return parts + tail
  }

  /// Creates a line as high as the largest extents of its parts above and below the baseline; a
  /// raised or lowered part counts at least with its extent without the offset.
  func draft(
    _ parts: [LinePart], of paragraph: Int, range: Range<Int>, countedWidth: CGFloat
  ) -> Draft {
    var draft = Draft(
      paragraph: paragraph, range: range, parts: parts, countedWidth: countedWidth)
    var ascent: CGFloat = 0
    var descent: CGFloat = 0
    func include(_ metrics: FontMetrics, raisedBy offset: CGFloat) {
      ascent = max(ascent, metrics.ascent + max(offset, 0))
      descent = max(descent, metrics.descent - min(offset, 0))
    }
    for part in parts {
      include(text.items[part.item].metrics, raisedBy: text.items[part.item].style.baselineOffset)
    }
    if parts.isEmpty {
      let item = text.items[text.paragraphs[paragraph].items.lowerBound]
      include(item.metrics, raisedBy: item.style.baselineOffset)
    }
    draft.ascent = PixelSnapping.round(ascent, scale: content.scale)
    draft.height = PixelSnapping.roundUp(ascent + descent, scale: content.scale)
    return draft
  }

  // MARK: Positions

  /// Positions the lines below each other and determines the size of the text.
  func place(_ drafts: [Draft], within availableWidth: CGFloat) -> TextLayout {
    let width = width(
      ofWidest: drafts.map(\.countedWidth).max() ?? 0, within: availableWidth)
    var layout = TextLayout()
    layout.lines.reserveCapacity(drafts.count)
    var top: CGFloat = 0
    for draft in drafts {
      if !layout.lines.isEmpty { top += content.lineSpacing }
      layout.lines.append(line(draft, width: width, top: top))
      top += draft.height
    }
    layout.firstBaseline = layout.lines.first?.baseline ?? 0
    layout.lastBaseline = layout.lines.last?.baseline ?? 0
    layout.size = CGSize(width: width, height: top + reserve(behind: drafts))
    return layout
  }

  /// Returns the height of reserved lines without text.
  func reserve(behind drafts: [Draft]) -> CGFloat {
    drafts.last.map { reserve(behind: drafts.count, height: $0.height) } ?? 0
  }

  /// Returns the height of reserved lines without text behind some lines of a height.
  func reserve(behind count: Int, height: CGFloat) -> CGFloat {
    guard content.reservedLines > count else { return 0 }
    return CGFloat(content.reservedLines - count) * (height + content.lineSpacing)
  }

  /// Returns the width of a text from the width of its widest line.
  ///
  /// A wrapped text is never wider than its available width, even if rounding up adds a pixel.
  func width(ofWidest widest: CGFloat, within availableWidth: CGFloat) -> CGFloat {
    let width = PixelSnapping.roundUp(widest, scale: content.scale)
    return availableWidth.isFinite && width > availableWidth ? max(availableWidth, 0) : width
  }

  /// Creates the runs of a line in visual order and aligns the line in the text's width.
  private func line(_ draft: Draft, width: CGFloat, top: CGFloat) -> TextLayout.Line {
    var runs: [TextLayout.PlacedRun] = []
    var end: CGFloat = 0
    for part in visualOrder(of: draft.parts, in: draft.paragraph) {
      let item = text.items[part.item]
      if item.isTab {
        end += part.advance
        continue
      }
      let style = text.style(of: part, in: draft.paragraph)
      let string =
        part.suffix.isEmpty ? String(text.text[part.range]) : text.text[part.range] + part.suffix
      let level = text.level(of: part, in: draft.paragraph)
      // Runs come from left to right, and so from the end of a text from right to left.
      let count = string.utf8.count
      var byte = level % 2 == 1 ? count : 0
      text.setter.addRuns(of: string, in: style, metrics: item.metrics, advance: part.advance) {
        let length = $0.text.utf8.count
        if level % 2 == 1 { byte -= length }
        runs.append(
          TextLayout.PlacedRun(
            run: $0, x: end + $2, advance: $1, rise: style.baselineOffset, span: item.span,
            range: part.source(of: byte..<(byte + length), in: count), level: level))
        if level % 2 == 0 { byte += length }
        end += $1
      }
    }
    return TextLayout.Line(
      runs: runs, width: end, x: indent(of: draft.paragraph, slack: width - end),
      baseline: top + draft.ascent, ascent: draft.ascent,
      height: draft.height, range: draft.range,
      isRightToLeft: text.paragraphs[draft.paragraph].baseLevel % 2 == 1)
  }

  /// Returns the distance of a line from the left of the text.
  ///
  /// - Parameter slack: the width of the text without the width of the line.
  func indent(of paragraph: Int, slack: CGFloat) -> CGFloat {
    switch alignment(of: paragraph) {
    case .leading: 0
    case .center: slack / 2
    case .trailing: slack
    }
  }

  /// Returns the parts of a line from left to right.
  private func visualOrder(of parts: [LinePart], in paragraph: Int) -> [LinePart] {
    if parts.allSatisfy({ text.level(of: $0, in: paragraph) == 0 }) { return parts }
    let levels = parts.map { text.level(of: $0, in: paragraph) }
    return BidiParagraph.visualOrder(of: levels).map { parts[$0] }
  }

  /// Returns the alignment of a paragraph's lines in terms of the layout direction.
  private func alignment(of paragraph: Int) -> TextAlignment {
    let isOpposite =
      text.paragraphs[paragraph].baseLevel % 2 != (content.direction.isRightToLeft ? 1 : 0)
    guard content.alignmentStrategy == .writingDirectionBased, isOpposite else {
      return content.alignment
    }
    switch content.alignment {
    case .leading: return .trailing
    case .center: return .center
    case .trailing: return .leading
    }
  }
}
