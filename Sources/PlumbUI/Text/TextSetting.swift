internal import Foundation

/// Sets a measured text in a room.
struct Typesetter {
  private let content: TextContent
  private let text: MeasuredText
  private let lines: LineBuilder

  init(_ content: TextContent, _ text: MeasuredText) {
    self.content = content
    self.text = text
    lines = LineBuilder(text: text)
  }

  /// A line before it has a place.
  private struct Draft {
    var paragraph: Int
    var parts: [LinePart]
    /// From its top to its baseline, and in all; whole pixels.
    var ascent: CGFloat = 0
    var height: CGFloat = 0
    /// With the spaces at its end as far as there is room for them.
    var countedWidth: CGFloat
  }

  func layout(within room: CGFloat, height: CGFloat?) -> TextLayout {
    var fitter = LineFitter(text, room: room)
    var drafts: [Draft] = []
    let limit = max(content.lineLimit ?? .max, 1)
    var top: CGFloat = 0
    var last: LineFitter.Line?
    var isTruncated = false
    while let line = fitter.next() {
      let draft = draft(line, within: room)
      let isTooLow = height.map { top + draft.height > $0 + 1e-6 * draft.height } ?? false
      if drafts.count >= limit || isTooLow && !drafts.isEmpty {
        isTruncated = true
        break
      }
      top += draft.height + content.lineSpacing
      drafts.append(draft)
      last = line
    }
    if isTruncated, let last { drafts[drafts.count - 1] = draft(cut: last, within: room) }
    var layout = place(drafts, within: room)
    layout.isTruncated = isTruncated
    return layout
  }

  // MARK: Lines

  private func width(of parts: [LinePart]) -> CGFloat { parts.reduce(0) { $0 + $1.advance } }

  private func draft(_ line: LineFitter.Line, within room: CGFloat) -> Draft {
    let parts = lines.parts(of: line)
    var counted = width(of: parts)
    if line.shownEnd < line.range.upperBound {
      counted = max(counted, min(lines.totalWidth(of: line), room))
    }
    return draft(parts, of: line.paragraph, countedWidth: counted)
  }

  /// The last line with what is left of its own paragraph, not what a line break put below.
  private func draft(cut line: LineFitter.Line, within room: CGFloat) -> Draft {
    let end = text.paragraphs[line.paragraph].range.upperBound
    let rest = text.text[line.range.lowerBound..<end]
    func parts(_ cut: Truncation) -> [LinePart] {
      self.parts(of: cut, from: line.range.lowerBound, to: end, of: line.paragraph)
    }
    let cut = Truncation(rest, at: content.truncationMode) { width(of: parts($0)) <= room }
    let shown = parts(cut)
    return draft(shown, of: line.paragraph, countedWidth: width(of: shown))
  }

  /// The parts of what is left between two places, the ellipsis in the style before it.
  private func parts(
    of cut: Truncation, from start: Int, to end: Int, of paragraph: Int
  ) -> [LinePart] {
    var parts = text.parts(in: start..<(start + cut.head.utf8.count), of: paragraph)
    var tail = text.parts(in: (end - cut.tail.utf8.count)..<end, of: paragraph)
    if parts.isEmpty, let first = tail.first {
      parts = [LinePart(range: first.range.lowerBound..<first.range.lowerBound, item: first.item)]
    } else if parts.isEmpty {
      parts = [LinePart(range: start..<start, item: text.firstItem(at: start, of: paragraph))]
    }
    text.append("…", to: &parts, of: paragraph)
    // What stands behind the ellipsis in the same item is one run with it.
    if let last = parts.last, let first = tail.first, last.item == first.item, !last.isAlone {
      let suffix = last.suffix + String(text.text[first.range])
      parts.removeLast()
      tail[0] = text.part(last.range, suffix: suffix, item: last.item)
    }
    return parts + tail
  }

  /// As high as the highest of its parts above and the lowest below the baseline; a raised or
  /// lowered part reaches at least as far as it would unmoved.
  private func draft(_ parts: [LinePart], of paragraph: Int, countedWidth: CGFloat) -> Draft {
    var draft = Draft(paragraph: paragraph, parts: parts, countedWidth: countedWidth)
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

  // MARK: Places

  private func place(_ drafts: [Draft], within room: CGFloat) -> TextLayout {
    let widest = drafts.map(\.countedWidth).max() ?? 0
    var width = PixelSnapping.roundUp(widest, scale: content.scale)
    // A wrapped text is never wider than its room, though its last pixel may be.
    if room.isFinite, width > room { width = max(room, 0) }
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

  /// The height of the lines that are kept free.
  private func reserve(behind drafts: [Draft]) -> CGFloat {
    guard let last = drafts.last, content.reservedLines > drafts.count else { return 0 }
    return CGFloat(content.reservedLines - drafts.count) * (last.height + content.lineSpacing)
  }

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
      text.setter.addRuns(of: string, in: style, metrics: item.metrics, advance: part.advance) {
        runs.append(
          TextLayout.PlacedRun(
            run: $0, x: end + $2, advance: $1, rise: style.baselineOffset, span: item.span))
        end += $1
      }
    }
    let slack = width - end
    let x: CGFloat =
      switch alignment(of: draft.paragraph) {
      case .leading: 0
      case .center: slack / 2
      case .trailing: slack
      }
    return TextLayout.Line(runs: runs, width: end, x: x, baseline: top + draft.ascent)
  }

  private func visualOrder(of parts: [LinePart], in paragraph: Int) -> [LinePart] {
    if parts.allSatisfy({ text.level(of: $0, in: paragraph) == 0 }) { return parts }
    let levels = parts.map { text.level(of: $0, in: paragraph) }
    return BidiParagraph.visualOrder(of: levels).map { parts[$0] }
  }

  /// The side a paragraph's lines keep to, by the sides of the surroundings.
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
