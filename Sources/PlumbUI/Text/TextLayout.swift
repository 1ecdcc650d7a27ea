internal import Foundation

/// A text broken into lines; immutable.
///
/// As SwiftUI: the width is that of the widest line rounded up to a pixel, for which the spaces at
/// the line's end count as far as there is room; a proposed height limits the number of lines but
/// never below one, and the last line shows an ellipsis for what is left out.
struct TextLayout: Hashable {
  /// A run at its place in a line.
  struct PlacedRun: Hashable {
    var run: TextRun
    /// The pen's place right of the line's left end.
    var x: CGFloat
    /// How far the pen moves, the room behind the run included.
    var advance: CGFloat
    /// How far the run stands above the line's baseline.
    var rise: CGFloat
    /// Which of the text's spans it comes from.
    var span: Int
  }

  struct Line: Hashable {
    var runs: [PlacedRun]
    var width: CGFloat
    /// The left end of the line in the text's own rectangle.
    var x: CGFloat
    /// The baseline below the top of the text.
    var baseline: CGFloat

    var text: String { runs.map(\.run.text).joined() }
  }

  var lines: [Line] = []
  var size = CGSize.zero
  /// Distance of the first and of the last baseline from the top.
  var firstBaseline: CGFloat = 0
  var lastBaseline: CGFloat = 0
  /// Whether an ellipsis stands for a part of the text.
  var isTruncated = false

  /// Whether both have the same letters in the same lines and faces, wherever they stand.
  func reads(like other: TextLayout) -> Bool {
    lines.map { $0.runs.map(\.run) } == other.lines.map { $0.runs.map(\.run) }
  }
}

/// Sets a text for given rooms, and keeps what it measures for the next room.
struct TextLayoutEngine {
  let content: TextContent
  let measurer: any TextMeasurer
  private let measured: MeasuredText

  /// How much of its size a text loses at a time while it shrinks; SwiftUI's step is not known.
  private static let scaleStep: CGFloat = 0.05

  init(content: TextContent, measurer: any TextMeasurer) {
    self.content = content
    self.measurer = measurer
    measured = MeasuredText(content, scaledBy: 1, measurer: measurer)
  }

  /// A text that is too long for its room shrinks as far as it may before it is cut short.
  ///
  /// - Parameters:
  ///   - width: the room in points, `nil` for one line a paragraph.
  ///   - height: the room in points, which limits the number of lines.
  func layout(width: CGFloat?, height: CGFloat?) -> TextLayout {
    if let width, let height, width <= 0, height <= 0 { return TextLayout() }
    func layout(_ content: TextContent, _ text: MeasuredText) -> TextLayout {
      Typesetter(content, text).layout(within: width ?? .infinity, height: height)
    }
    var result = layout(content, measured)
    if result.isTruncated, content.allowsTightening {
      let tight = content.tightened
      let candidate = layout(
        tight, MeasuredText(tight, scaledBy: 1, measurer: measurer))
      if !candidate.isTruncated { return candidate }
    }
    var factor: CGFloat = 1
    let least = max(content.minimumScale, Self.scaleStep)
    while result.isTruncated, factor > least {
      factor = max(factor - Self.scaleStep, least)
      result = layout(content, MeasuredText(content, scaledBy: factor, measurer: measurer))
    }
    return result
  }
}

extension TextContent {
  /// Letters up to a fiftieth of their size closer; SwiftUI's measure is not known.
  fileprivate var tightened: TextContent {
    var content = self
    for index in spans.indices {
      content.spans[index].style.tracking -= 0.02 * spans[index].style.font.size
    }
    return content
  }
}
