import EngineTesting
import Foundation
import PlumbUI

@testable import PlumbText
@testable import TestSupport

/// A text after layout, with shorthands for its geometry; a character is half as wide as its font's
/// size.
struct TextGeometrySample {
  let geometry: TextGeometry
  var layout: TextLayout { geometry.layout }

  init(
    _ spans: [TextSpan], _ width: CGFloat? = nil, measurer: any TextMeasurer = MonospacedMeasurer(),
    _ change: (inout TextContent) -> Void = { _ in }
  ) {
    var content = TextContent(spans: spans)
    change(&content)
    let engine = TextLayoutEngine(content: content, measurer: measurer)
    geometry = TextGeometry(
      engine.layout(width: width, height: nil), of: content, measurer: measurer)
  }

  init(
    _ string: String, _ width: CGFloat? = nil, measurer: any TextMeasurer = MonospacedMeasurer(),
    _ change: (inout TextContent) -> Void = { _ in }
  ) {
    self.init([Self.span(string)], width, measurer: measurer, change)
  }

  static func span(
    _ string: String, _ size: CGFloat = 20, tracking: CGFloat = 0, evenDigits: Bool = false,
    picture width: CGFloat? = nil
  ) -> TextSpan {
    TextSpan(
      string: string,
      style: SpanStyle(
        font: FontKey(size: size, weight: .regular, isItalic: false), tracking: tracking,
        hasMonospacedDigits: evenDigits,
        attachment: width.map { TextAttachment(width: $0, ascent: 15, descent: 5) }))
  }

  /// The offsets of all character boundaries of the text, including the starts of its lines.
  var characterOffsets: [Int] {
    let count = geometry.text.string.utf8.count
    let starts = layout.lines.map(\.range.lowerBound)
    return Set(geometry.text.characterOffsets(in: 0..<count) + starts).sorted()
  }

  /// The ranges of the runs, line by line.
  var sources: [[Range<Int>]] { layout.lines.map { $0.runs.map(\.range) } }

  func caret(_ offset: Int, _ affinity: TextPosition.Affinity = .downstream) -> TextCaret {
    geometry.caret(at: TextPosition(offset: offset, affinity: affinity))
  }

  /// Returns the distance of a caret from the left edge.
  func x(_ offset: Int, _ affinity: TextPosition.Affinity = .downstream) -> CGFloat {
    caret(offset, affinity).rect.minX
  }

  func position(_ x: CGFloat, _ y: CGFloat = 10) -> TextPosition {
    geometry.position(closestTo: CGPoint(x: x, y: y))
  }

  func offset(_ x: CGFloat, _ y: CGFloat = 10) -> Int { position(x, y).offset }

  func rects(_ range: Range<Int>) -> [CGRect] { geometry.selectionRects(for: range) }

  /// Returns the left and right edges of the rectangles of a range.
  func edges(_ range: Range<Int>) -> [[CGFloat]] { rects(range).map { [$0.minX, $0.maxX] } }

  /// Returns the offsets a caret passes from an offset on, until it cannot be moved any more or has
  /// passed `limit` of them.
  func path(from offset: Int, isRightward: Bool, limit: Int = 100) -> [Int] {
    var position = TextPosition(offset: offset)
    var offsets: [Int] = []
    while offsets.count < limit,
      let next = isRightward
        ? geometry.position(rightOf: position) : geometry.position(leftOf: position)
    {
      offsets.append(next.offset)
      position = next
    }
    return offsets
  }
}
