internal import Foundation

/// A string set in one face, broken into lines; immutable.
///
/// As SwiftUI: the width is that of the widest line rounded up to a pixel, a proposed height limits
/// the number of lines but never below one, and the last line shows an ellipsis for what is left
/// out.
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
    let breaker = LineBreaker(width: { measurer.width(of: $0, in: content.font) })
    var lines = breaker.lines(of: content.string, within: width ?? .infinity)
    let limit = lineCount(for: height)
    if lines.count > limit {
      let remainder = lines[(limit - 1)...].joined(separator: " ")
      lines.removeSubrange(limit...)
      lines[limit - 1] = breaker.truncated(remainder, within: width ?? .infinity)
    }
    return assemble(lines, within: width)
  }

  private func lineCount(for height: CGFloat?) -> Int {
    let limit = max(content.lineLimit ?? .max, 1)
    guard let height, height.isFinite else { return limit }
    let count = (height / lineHeight + 1e-6).rounded(.down)
    return min(limit, max(1, count < 1e9 ? Int(count) : .max))
  }

  private func assemble(_ lines: [String], within room: CGFloat?) -> TextLayout {
    let metrics = metrics
    let runs = lines.map {
      TextRun(
        text: $0, font: content.font, width: measurer.width(of: $0, in: content.font),
        metrics: metrics)
    }
    let widest = runs.map(\.width).max() ?? 0
    var width = PixelSnapping.roundUp(widest, scale: content.scale)
    // A wrapped text is never wider than its room, though its last pixel may be.
    if let room, room.isFinite, width > room { width = max(room, 0) }
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
      size: CGSize(width: width, height: CGFloat(lines.count) * lineHeight),
      firstBaseline: ascent,
      lastBaseline: CGFloat(max(lines.count - 1, 0)) * lineHeight + ascent)
  }
}
