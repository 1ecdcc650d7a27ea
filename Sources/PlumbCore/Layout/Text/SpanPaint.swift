internal import Foundation

/// The styles of a span of text and of its line decorations.
package struct SpanShading {
  var text: ResolvedStyle
  /// The style of the underline; `nil` for none.
  var underline: ResolvedStyle?
  /// The style of the strikethrough; `nil` for none.
  var strikethrough: ResolvedStyle?
  var underlinePattern = LinePattern.solid
  var strikethroughPattern = LinePattern.solid
  /// The inline image that replaces the glyphs, if the span is an attachment.
  var inlineImage: InlineImage?
}

/// The animatable styles of a span.
package struct SpanPaint {
  private var text = AnimatedStyle()
  private var underline: AnimatedStyle?
  private var strikethrough: AnimatedStyle?
  private var patterns = (under: LinePattern.solid, through: LinePattern.solid)
  private var inlineImage: InlineImage?

  package init() {}

  /// Sets new styles, animated with the animation of the context.
  package mutating func set(_ shading: SpanShading, at context: UpdateContext, of node: LayoutNode)
  {
    func set(_ target: inout AnimatedStyle?, _ style: ResolvedStyle?) {
      guard let style else {
        target = nil
        return
      }
      var next = target ?? AnimatedStyle()
      next.set(style, at: context, of: node)
      target = next
    }
    text.set(shading.text, at: context, of: node)
    set(&underline, shading.underline)
    set(&strikethrough, shading.strikethrough)
    patterns = (shading.underlinePattern, shading.strikethroughPattern)
    inlineImage = shading.inlineImage
  }

  /// Whether the runs are drawn without shadows, blending and images.
  var isPlain: Bool {
    inlineImage == nil
      && [text, underline, strikethrough].allSatisfy { $0?.current.hasEffects != true }
  }

  /// Draws a run. Gradients are laid out in `frame`, the frame of the text.
  package func draw(_ run: SpanRun, in frame: CGRect, _ context: inout DrawContext) {
    if let underline {
      let line = run.underline(patterns.under)
      context.paint(underline.current, in: frame) { $0.add(.fill(line, FillStyle(), $1)) }
    }
    if let inlineImage {
      inlineImage.draw(
        at: run.pen, width: run.run.width, style: text.current, in: frame, &context)
    } else {
      context.paint(text.current, in: frame) { $0.add(.text(run.run, at: run.pen, $1)) }
    }
    if let strikethrough {
      let line = run.strikethrough(patterns.through)
      context.paint(strikethrough.current, in: frame) { $0.add(.fill(line, FillStyle(), $1)) }
    }
  }
}

/// A run at a position on the baseline, with its line decorations.
///
/// The lines are a sixteenth of the font size thick, at least one pixel: the underline a third of
/// the descent below the baseline, the strikethrough at half of the cap height. SwiftUI uses the
/// metrics of the font.
package struct SpanRun {
  let run: TextRun
  /// The start on the baseline, aligned to pixels.
  let pen: CGPoint
  private let start: CGFloat
  private let advance: CGFloat
  private let scale: CGFloat

  /// - Parameters:
  ///   - advance: the advance of the pen, in points.
  ///   - scale: pixels per point.
  package init(_ run: TextRun, over advance: CGFloat, at point: CGPoint, scale: CGFloat) {
    self.run = run
    self.advance = advance
    self.scale = scale
    start = point.x
    pen = CGPoint(
      x: PixelSnapping.snap(point.x, scale: scale), y: PixelSnapping.snap(point.y, scale: scale))
  }

  /// Returns the outline of the underline.
  func underline(_ pattern: LinePattern) -> Path {
    line(below: run.metrics.descent / 3, pattern)
  }

  /// Returns the outline of the strikethrough.
  func strikethrough(_ pattern: LinePattern) -> Path {
    line(below: -run.metrics.capHeight / 2, pattern)
  }

  /// The maximum number of segments of a patterned line. A longer line is solid; such a text is
  /// wider than any screen.
  private static let segmentLimit = 4_000

  private func line(below baseline: CGFloat, _ pattern: LinePattern) -> Path {
    let thickness = max(run.font.size / 16, 1 / scale)
    let lengths = pattern.lengths.map { $0 * thickness }
    let rect = CGRect(x: start, y: pen.y + baseline, width: advance, height: thickness)
    let period = lengths.reduce(0, +)
    guard period > 0, advance / period * CGFloat(lengths.count) < CGFloat(Self.segmentLimit) else {
      return Path(PixelSnapping.snap(rect, scale: scale))
    }
    var path = Path()
    var (position, index) = (CGFloat(0), 0)
    while position < advance {
      let length = lengths[index % lengths.count]
      if index % 2 == 0 {
        let segment = CGRect(
          x: start + position, y: rect.minY, width: min(length, advance - position),
          height: thickness)
        path.addRect(PixelSnapping.snap(segment, scale: scale))
      }
      position += length
      index += 1
    }
    return path
  }
}
