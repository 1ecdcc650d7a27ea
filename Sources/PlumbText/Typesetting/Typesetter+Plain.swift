internal import Foundation

/// Fast path for a text of one paragraph in one run of ASCII characters: its lines have one run
/// each, in equal metrics.
extension Typesetter {
  /// A line without a position.
  private struct PlainDraft {
    /// The source, with the spaces at its end.
    var range: Range<Int>
    /// The source that is shown.
    var shown: Range<Int>
    var advance: CGFloat
    /// The advance including the spaces at the end, as far as they fit.
    var countedWidth: CGFloat
    /// Whether an ellipsis follows, which stands for the rest of the text.
    var hasEllipsis = false
  }

  /// Returns the layout for an available width and height in points; `nil` for texts of other
  /// kinds.
  func plainLayout(within availableWidth: CGFloat, height: CGFloat?) -> TextLayout? {
    guard text.isPlainRun else { return nil }
    let metrics = plainMetrics
    let limit = max(content.lineLimit ?? .max, 1)
    var fitter = LineFitter(text, availableWidth: availableWidth)
    var drafts: [PlainDraft] = []
    drafts.reserveCapacity(4)
    var top: CGFloat = 0
    while let line = fitter.next() {
      let isTooLow = height.map { top + metrics.height > $0 + 1e-6 * metrics.height } ?? false
      if drafts.count >= limit || isTooLow && !drafts.isEmpty {
        guard let cut = cut(drafts[drafts.count - 1], within: availableWidth) else { return nil }
        drafts[drafts.count - 1] = cut
        break
      }
      drafts.append(draft(line, within: availableWidth))
      top += metrics.height + content.lineSpacing
    }
    return place(drafts, metrics, within: availableWidth)
  }

  /// The distance from the top of each line to the baseline, and the height; whole pixels.
  private var plainMetrics: (ascent: CGFloat, height: CGFloat) {
    let draft = draft([], of: 0, range: 0..<0, countedWidth: 0)
    return (draft.ascent, draft.height)
  }

  private func draft(_ line: LineFitter.Line, within availableWidth: CGFloat) -> PlainDraft {
    let shown = line.range.lowerBound..<line.shownEnd
    let advance = line.advance ?? lines.advance(of: shown, in: line)
    var draft = PlainDraft(
      range: line.range, shown: shown, advance: advance, countedWidth: advance)
    if line.shownEnd < line.range.upperBound {
      draft.countedWidth = max(
        advance, min(lines.advance(of: line.range, in: line), availableWidth))
    }
    return draft
  }

  /// Returns the last line with as much of the text as fits with an ellipsis at its end; `nil` if
  /// the ellipsis is elsewhere or in another face.
  private func cut(_ last: PlainDraft, within availableWidth: CGFloat) -> PlainDraft? {
    guard content.truncationMode == .tail, text.joins("…", to: 0, of: 0) else { return nil }
    let rest = last.range.lowerBound..<text.paragraphs[0].range.upperBound
    func head(_ kept: Int) -> Range<Int> {
      let range = rest.lowerBound..<(rest.lowerBound + kept)
      return rest.lowerBound..<text.text.shownEnd(of: range)
    }
    func advance(_ head: Range<Int>) -> CGFloat { text.advance(of: head, followedBy: "…", in: 0) }
    let kept = Lengths.largest(upTo: rest.count) { advance(head($0)) <= availableWidth }
    let width = advance(head(kept))
    return PlainDraft(
      range: rest, shown: head(kept), advance: width, countedWidth: width, hasEllipsis: true)
  }

  /// Positions the lines below each other.
  private func place(
    _ drafts: [PlainDraft], _ metrics: (ascent: CGFloat, height: CGFloat),
    within availableWidth: CGFloat
  ) -> TextLayout {
    let width = width(
      ofWidest: drafts.reduce(0) { max($0, $1.countedWidth) }, within: availableWidth)
    let isRightToLeft = text.paragraphs[0].baseLevel % 2 == 1
    var layout = TextLayout()
    layout.lines.reserveCapacity(drafts.count)
    var top: CGFloat = 0
    for draft in drafts {
      if !layout.lines.isEmpty { top += content.lineSpacing }
      layout.lines.append(
        TextLayout.Line(
          runs: draft.shown.isEmpty && !draft.hasEllipsis ? [] : [run(draft)],
          width: draft.advance, x: indent(of: 0, slack: width - draft.advance),
          baseline: top + metrics.ascent, ascent: metrics.ascent, height: metrics.height,
          range: draft.range, isRightToLeft: isRightToLeft))
      top += metrics.height
    }
    layout.firstBaseline = layout.lines.first?.baseline ?? 0
    layout.lastBaseline = layout.lines.last?.baseline ?? 0
    let reserve = drafts.isEmpty ? 0 : reserve(behind: drafts.count, height: metrics.height)
    layout.size = CGSize(width: width, height: top + reserve)
    if let last = drafts.last, last.hasEllipsis {
      layout.isTruncated = true
      layout.hidden = last.shown.upperBound..<last.range.upperBound
    }
    return layout
  }

  private func run(_ draft: PlainDraft) -> TextLayout.PlacedRun {
    let item = text.items[0]
    let string = text.text.string(in: draft.shown)
    return TextLayout.PlacedRun(
      run: TextRun(
        text: draft.hasEllipsis ? string + "…" : string, font: item.style.font,
        width: draft.advance, metrics: item.metrics),
      x: 0, advance: draft.advance, rise: item.style.baselineOffset, span: item.span,
      range: draft.hasEllipsis ? draft.range : draft.shown, level: item.level)
  }
}
