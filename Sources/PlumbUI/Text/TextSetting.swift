internal import Foundation

/// Sets a text at one size.
struct TextSetting {
  private let content: TextContent
  private let text: StyledText
  private let measurer: any TextMeasurer
  private let setter: SpanSetter

  init(_ content: TextContent, scaledBy factor: CGFloat, measurer: any TextMeasurer) {
    self.content = content
    self.measurer = measurer
    text = StyledText(content.spans, scaledBy: factor)
    setter = SpanSetter(measurer: measurer)
  }

  /// A line before it has a place.
  private struct Draft {
    var pieces: [StyledText.Piece]
    /// From its top to its baseline, and in all; whole pixels.
    var ascent: CGFloat
    var height: CGFloat
    /// With the spaces at its end as far as there is room for them.
    var countedWidth: CGFloat
  }

  func layout(within room: CGFloat, height: CGFloat?) -> TextLayout {
    let breaker = LineBreaker { width(of: text.pieces(of: $0)) }
    let lines = breaker.lines(of: text.string, within: room)
    var drafts: [Draft] = []
    let limit = max(content.lineLimit ?? .max, 1)
    var top: CGFloat = 0
    for line in lines.prefix(limit) {
      let draft = draft(line, within: room)
      if let height, !drafts.isEmpty, top + draft.height > height + 1e-6 * draft.height { break }
      top += draft.height + content.lineSpacing
      drafts.append(draft)
    }
    let isTruncated = drafts.count < lines.count
    if isTruncated { drafts[drafts.count - 1] = draft(cut: lines[drafts.count - 1], within: room) }
    var layout = place(drafts, within: room)
    layout.isTruncated = isTruncated
    return layout
  }

  // MARK: Lines

  private func width(of pieces: [StyledText.Piece]) -> CGFloat {
    pieces.reduce(0) { $0 + setter.width(of: $1.string, in: text.styles[$1.span]) }
  }

  private func draft(_ line: Substring, within room: CGFloat) -> Draft {
    let shown = LineBreaker.trimmed(line)
    let pieces = text.pieces(of: shown)
    var counted = width(of: pieces)
    if shown.endIndex < line.endIndex {
      counted = max(counted, min(width(of: text.pieces(of: line)), room))
    }
    return draft(pieces, countedWidth: counted)
  }

  /// The last line with what is left of its own paragraph, not what a line break put below.
  private func draft(cut line: Substring, within room: CGFloat) -> Draft {
    let rest = text.string[line.startIndex...].prefix { !$0.isNewline }
    let cut = TextCut(rest, at: content.truncationMode) {
      width(of: text.pieces(of: $0)) <= room
    }
    let pieces = text.pieces(of: cut)
    return draft(pieces, countedWidth: width(of: pieces))
  }

  /// As high as the highest of its pieces above and the lowest below the baseline; a raised or
  /// lowered piece reaches at least as far as it would unmoved.
  private func draft(_ pieces: [StyledText.Piece], countedWidth: CGFloat) -> Draft {
    var ascent: CGFloat = 0
    var descent: CGFloat = 0
    for piece in pieces {
      let style = text.styles[piece.span]
      let metrics = measurer.metrics(of: style.font)
      ascent = max(ascent, metrics.ascent + max(style.baselineOffset, 0))
      descent = max(descent, metrics.descent - min(style.baselineOffset, 0))
    }
    return Draft(
      pieces: pieces, ascent: PixelSnapping.round(ascent, scale: content.scale),
      height: PixelSnapping.roundUp(ascent + descent, scale: content.scale),
      countedWidth: countedWidth)
  }

  // MARK: Places

  private func place(_ drafts: [Draft], within room: CGFloat) -> TextLayout {
    let widest = drafts.map(\.countedWidth).max() ?? 0
    var width = PixelSnapping.roundUp(widest, scale: content.scale)
    // A wrapped text is never wider than its room, though its last pixel may be.
    if room.isFinite, width > room { width = max(room, 0) }
    var layout = TextLayout()
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
    for piece in draft.pieces {
      let style = text.styles[piece.span]
      for placed in setter.runs(of: piece.string, in: style) {
        runs.append(
          TextLayout.PlacedRun(
            run: placed.run, x: end + placed.slack, advance: placed.advance,
            rise: style.baselineOffset, span: piece.span))
        end += placed.advance
      }
    }
    let slack = width - end
    let x: CGFloat =
      switch content.alignment {
      case .leading: 0
      case .center: slack / 2
      case .trailing: slack
      }
    return TextLayout.Line(runs: runs, width: end, x: x, baseline: top + draft.ascent)
  }
}
