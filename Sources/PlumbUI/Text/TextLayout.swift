internal import Foundation

/// A string set in one face, broken into lines; immutable.
///
/// As SwiftUI: the width is that of the widest line rounded up to a pixel, for which the spaces at
/// the line's end count as far as there is room; a proposed height limits the number of lines but
/// never below one, and the last line shows an ellipsis for what is left out.
struct TextLayout: Hashable {
  struct Line: Hashable {
    var run: TextRun
    /// The left end of the line in the text's own rectangle.
    var x: CGFloat
    /// The baseline below the top of the text.
    var baseline: CGFloat
  }

  let lines: [Line]
  let size: CGSize
  /// Distance of the first and of the last baseline from the top.
  let firstBaseline: CGFloat
  let lastBaseline: CGFloat
}

/// What a text is made of, apart from the room it gets.
struct TextContent: Equatable {
  var string = ""
  var font = FontKey(size: 17, weight: .regular, isItalic: false)
  var lineLimit: Int?
  var alignment = TextAlignment.leading
  /// Pixels per point, to which lines are rounded.
  var scale: CGFloat = 1
}

/// The side to which lines of different length keep.
public enum TextAlignment: Hashable, CaseIterable, Sendable {
  case leading, center, trailing
}

/// Sets texts for given rooms.
struct TextLayoutEngine {
  let content: TextContent
  let measurer: any TextMeasurer

  private var metrics: FontMetrics { measurer.metrics(of: content.font) }

  /// The height of one line in whole pixels.
  private var lineHeight: CGFloat {
    PixelSnapping.roundUp(metrics.ascent + metrics.descent, scale: content.scale)
  }

  /// - Parameters:
  ///   - width: the room in points, `nil` for one line a paragraph.
  ///   - height: the room in points, which limits the number of lines.
  func layout(width: CGFloat?, height: CGFloat?) -> TextLayout {
    if let width, let height, width <= 0, height <= 0 {
      return TextLayout(lines: [], size: .zero, firstBaseline: 0, lastBaseline: 0)
    }
    let room = width ?? .infinity
    let breaker = LineBreaker(width: { measurer.width(of: $0, in: content.font) })
    let lines = breaker.lines(of: content.string, within: room)
    let limit = lineCount(for: height)
    guard lines.count > limit else { return assemble(lines, within: room) }
    // The last line gets what is left of its own paragraph, not what a line break put below.
    let remainder = content.string[lines[limit - 1].startIndex...].prefix { !$0.isNewline }
    let last = breaker.truncated(String(remainder), within: room)
    return assemble(lines[..<(limit - 1)] + [last[...]], within: room)
  }

  private func lineCount(for height: CGFloat?) -> Int {
    let limit = max(content.lineLimit ?? .max, 1)
    guard let height, height.isFinite else { return limit }
    let count = (height / lineHeight + 1e-6).rounded(.down)
    return min(limit, max(1, count < 1e9 ? Int(count) : .max))
  }

  private func assemble(_ lines: some Collection<Substring>, within room: CGFloat) -> TextLayout {
    let metrics = metrics
    let runs = lines.map { line in
      let text = LineBreaker.trimmed(line)
      return TextRun(
        text: text, font: content.font, width: measurer.width(of: text, in: content.font),
        metrics: metrics)
    }
    let widest = zip(lines, runs).map { countedWidth(of: $0, as: $1, within: room) }.max() ?? 0
    var width = PixelSnapping.roundUp(widest, scale: content.scale)
    // A wrapped text is never wider than its room, though its last pixel may be.
    if room.isFinite, width > room { width = max(room, 0) }
    let ascent = PixelSnapping.round(metrics.ascent, scale: content.scale)
    let placed = runs.enumerated().map { index, run in
      let slack = width - run.width
      let x: CGFloat =
        switch content.alignment {
        case .leading: 0
        case .center: slack / 2
        case .trailing: slack
        }
      return TextLayout.Line(run: run, x: x, baseline: CGFloat(index) * lineHeight + ascent)
    }
    return TextLayout(
      lines: placed,
      size: CGSize(width: width, height: CGFloat(runs.count) * lineHeight),
      firstBaseline: ascent,
      lastBaseline: CGFloat(max(runs.count - 1, 0)) * lineHeight + ascent)
  }

  /// The width a line counts with: its run's, and that of the spaces behind it while there is room.
  private func countedWidth(of line: Substring, as run: TextRun, within room: CGFloat) -> CGFloat {
    guard run.text.utf8.count < line.utf8.count else { return run.width }
    return max(run.width, min(measurer.width(of: String(line), in: content.font), room))
  }
}
