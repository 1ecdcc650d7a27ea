internal import Foundation

/// A text broken into lines; immutable.
///
/// As SwiftUI: the text has the width of the widest line rounded up to a pixel, including the
/// spaces at the line's end as far as they fit; a proposed height limits the number of lines to at
/// least one, and the last line ends with an ellipsis if text is left out.
package struct TextLayout: Hashable {
  /// A run and its position in a line.
  package struct PlacedRun: Hashable {
    package var run: TextRun
    /// The position of the pen to the right of the line's left end, in points.
    package var x: CGFloat
    /// The advance in points, including tracking after the run.
    package var advance: CGFloat
    /// The distance of the run's baseline above the line's baseline, in points.
    package var rise: CGFloat
    /// The bounds of the source and the span, with 32 bits each: a page stores many runs.
    private var start: UInt32
    private var end: UInt32
    private let spanNumber: UInt32
    /// The bidirectional level of the run; odd for right to left.
    package let level: UInt8

    /// The index of the span in the text.
    package var span: Int { Int(spanNumber) }

    /// The source of the run in the content's string, in UTF-8 bytes, including the text that an
    /// ellipsis in the run replaces.
    package var range: Range<Int> {
      get { Int(start)..<Int(end) }
      set {
        start = UInt32(clamping: newValue.lowerBound)
        end = UInt32(clamping: newValue.upperBound)
      }
    }

    package init(
      run: TextRun, x: CGFloat, advance: CGFloat, rise: CGFloat, span: Int,
      range: Range<Int> = 0..<0, level: UInt8 = 0
    ) {
      self.run = run
      self.x = x
      self.advance = advance
      self.rise = rise
      spanNumber = UInt32(clamping: span)
      start = UInt32(clamping: range.lowerBound)
      end = UInt32(clamping: range.upperBound)
      self.level = level
    }
  }

  package struct Line: Hashable {
    package var runs: [PlacedRun]
    package var width: CGFloat
    /// The left end of the line in the bounds of the text.
    package var x: CGFloat
    /// The distance of the baseline from the top of the text.
    package var baseline: CGFloat
    /// The distance from the top of the line to its baseline, in points.
    package var ascent: CGFloat
    /// The height of the line without the spacing between lines, in points.
    package var height: CGFloat
    /// The source of the line in UTF-8 bytes, including the spaces at its end, without a line break.
    package var range: Range<Int>
    /// Whether the paragraph of the line is written from right to left.
    package var isRightToLeft: Bool

    package var text: String { runs.map(\.run.text).joined() }
  }

  package var lines: [Line] = []
  package var size = CGSize.zero
  /// The distance of the first and of the last baseline from the top.
  package var firstBaseline: CGFloat = 0
  package var lastBaseline: CGFloat = 0
  /// Whether text was replaced by an ellipsis.
  package var isTruncated = false
  /// The source that the ellipsis replaces, in UTF-8 bytes; `nil` without an ellipsis.
  package var hidden: Range<Int>?
  /// The factor by which the fonts are scaled down.
  package var fontScale: CGFloat = 1
  /// Whether the tracking is reduced so that the text fits.
  package var isTightened = false

  /// Returns whether both layouts have the same text in the same lines and faces, at any position.
  package func reads(like other: TextLayout) -> Bool {
    lines.count == other.lines.count
      && zip(lines, other.lines).allSatisfy { line, theirs in
        line.runs.count == theirs.runs.count
          && zip(line.runs, theirs.runs).allSatisfy { $0.run == $1.run }
      }
  }
}

/// Lays a text out in given sizes and reuses its measurements for the next size.
package struct TextLayoutEngine {
  package let content: TextContent
  package let measurer: any TextMeasurer
  private let measured: MeasuredText

  /// The steps from 0 to 1 in which a text is scaled down: few, so that fonts of few sizes are used while a window
  /// is resized. SwiftUI's are unknown.
  private static let scaleSteps = 100

  package init(content: TextContent, measurer: any TextMeasurer) {
    self.content = content
    self.measurer = measurer
    measured = MeasuredText(content, scaledBy: 1, measurer: measurer)
  }

  /// Returns the layout of the text; a text that does not fit is scaled down as far as allowed
  /// before it is truncated.
  ///
  /// A text that may be scaled fits if all of it is shown within the width and the height, which a
  /// single character may exceed.
  ///
  /// - Parameters:
  ///   - width: the available width in points, `nil` for one line per paragraph.
  ///   - height: the available height in points, which limits the number of lines.
  package func layout(width: CGFloat?, height: CGFloat?) -> TextLayout {
    if let width, let height, width <= 0, height <= 0 { return TextLayout() }
    func layout(_ content: TextContent, _ text: MeasuredText) -> TextLayout {
      Typesetter(content, text).layout(within: width ?? .infinity, height: height)
    }
    var result = layout(content, measured)
    if result.isTruncated, content.allowsTightening {
      let tight = content.tightened
      var candidate = layout(
        tight, MeasuredText(tight, scaledBy: 1, measurer: measurer))
      candidate.isTightened = true
      if !candidate.isTruncated { return candidate }
    }
    guard content.minimumScale < 1, !result.fits(width, height) else { return result }
    func scaled(_ step: Int) -> TextLayout {
      let factor = max(CGFloat(step) / CGFloat(Self.scaleSteps), content.minimumScale)
      var layout = layout(content, MeasuredText(content, scaledBy: factor, measurer: measurer))
      layout.fontScale = factor
      return layout
    }
    // The greatest scale at which the text fits, or else the least.
    var low = max(Int(max(content.minimumScale, 0) * CGFloat(Self.scaleSteps)), 1)
    var high = Self.scaleSteps
    result = scaled(low)
    while high - low > 1 {
      let middle = (low + high) / 2
      let candidate = scaled(middle)
      if candidate.fits(width, height) {
        (low, result) = (middle, candidate)
      } else {
        high = middle
      }
    }
    return result
  }
}

extension TextLayout {
  /// Returns whether all of the text is shown within a width and a height, in points.
  fileprivate func fits(_ width: CGFloat?, _ height: CGFloat?) -> Bool {
    func fits(_ length: CGFloat, _ available: CGFloat?) -> Bool {
      available.map { length <= $0 + 1e-6 * length } ?? true
    }
    guard !isTruncated, let last = lines.last else { return !isTruncated }
    return fits(last.baseline - last.ascent + last.height, height)
      && lines.allSatisfy { fits($0.width, width) }
  }
}

extension TextContent {
  /// The content with its tracking reduced by a fiftieth of the font size; SwiftUI's value is
  /// unknown.
  var tightened: TextContent {
    var content = self
    for index in spans.indices {
      content.spans[index].style.tracking -= 0.02 * spans[index].style.font.size
    }
    return content
  }
}
