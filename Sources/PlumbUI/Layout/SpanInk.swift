internal import Foundation

/// What a span of text and the lines along it are filled with.
struct SpanShading {
  var text: ResolvedStyle
  /// `nil` for no line below the letters.
  var underline: ResolvedStyle?
  /// `nil` for no line through the letters.
  var strikethrough: ResolvedStyle?
  var underlinePattern = LinePattern.solid
  var strikethroughPattern = LinePattern.solid
  /// What stands in the place of the letters, if that is what the span is.
  var picture: InlineImage?
}

/// The colours of a span, which may be on their way, and how it is drawn with them.
struct SpanPaint {
  private var text = AnimatedStyle()
  private var underline: AnimatedStyle?
  private var strikethrough: AnimatedStyle?
  private var patterns = (under: LinePattern.solid, through: LinePattern.solid)
  private var picture: InlineImage?

  mutating func set(_ shading: SpanShading, at context: UpdateContext, of node: LayoutNode) {
    func set(_ ink: inout AnimatedStyle?, _ style: ResolvedStyle?) {
      guard let style else {
        ink = nil
        return
      }
      var next = ink ?? AnimatedStyle()
      next.set(style, at: context, of: node)
      ink = next
    }
    text.set(shading.text, at: context, of: node)
    set(&underline, shading.underline)
    set(&strikethrough, shading.strikethrough)
    patterns = (shading.underlinePattern, shading.strikethroughPattern)
    picture = shading.picture
  }

  /// Draws a run; gradients are laid out in `frame`, that of the text.
  func draw(_ run: SpanRun, in frame: CGRect, _ context: inout DrawContext) {
    if let underline {
      let line = run.underline(patterns.under)
      context.paint(underline.current, in: frame) { $0.add(.fill(line, FillStyle(), $1)) }
    }
    if let picture {
      picture.draw(
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

/// A run that begins at a point, on the baseline, with the lines along it.
///
/// The lines are a sixteenth of the font's size thick, a pixel at least: one a third of the descent
/// below the baseline, one halfway up the capitals. SwiftUI asks the face.
struct SpanRun {
  let run: TextRun
  /// Where it begins, on a whole pixel.
  let pen: CGPoint
  private let start: CGFloat
  private let advance: CGFloat
  private let scale: CGFloat

  /// - Parameters:
  ///   - advance: how far it moves the pen on, in points.
  ///   - scale: pixels per point.
  init(_ run: TextRun, over advance: CGFloat, at point: CGPoint, scale: CGFloat) {
    self.run = run
    self.advance = advance
    self.scale = scale
    start = point.x
    pen = CGPoint(
      x: PixelSnapping.snap(point.x, scale: scale), y: PixelSnapping.snap(point.y, scale: scale))
  }

  func underline(_ pattern: LinePattern) -> Path {
    line(below: run.metrics.descent / 3, pattern)
  }

  func strikethrough(_ pattern: LinePattern) -> Path {
    line(below: -run.metrics.capHeight / 2, pattern)
  }

  /// The most pieces of a line; one of more is solid, as of a text no screen is wide enough for.
  private static let pieceLimit = 4_000

  private func line(below baseline: CGFloat, _ pattern: LinePattern) -> Path {
    let thickness = max(run.font.size / 16, 1 / scale)
    let lengths = pattern.lengths.map { $0 * thickness }
    let rect = CGRect(x: start, y: pen.y + baseline, width: advance, height: thickness)
    let period = lengths.reduce(0, +)
    guard period > 0, advance / period * CGFloat(lengths.count) < CGFloat(Self.pieceLimit) else {
      return Path(PixelSnapping.snap(rect, scale: scale))
    }
    var path = Path()
    var (place, index) = (CGFloat(0), 0)
    while place < advance {
      let length = lengths[index % lengths.count]
      if index % 2 == 0 {
        let piece = CGRect(
          x: start + place, y: rect.minY, width: min(length, advance - place), height: thickness)
        path.addRect(PixelSnapping.snap(piece, scale: scale))
      }
      place += length
      index += 1
    }
    return path
  }
}
