internal import Foundation

/// What a span of text and the lines along it are filled with.
struct SpanShading {
  var text: Shading
  /// `nil` for no line below the letters.
  var underline: Shading?
  /// `nil` for no line through the letters.
  var strikethrough: Shading?
}

/// The colours of a span, which may be on their way, and how it is drawn with them.
struct SpanInk {
  private var text = Presented(ResolvedColor.black.vector)
  private var underline: Presented<ColorVector>?
  private var strikethrough: Presented<ColorVector>?

  mutating func set(_ shading: SpanShading, at moment: Moment, of node: LayoutNode) {
    func set(_ ink: inout Presented<ColorVector>?, _ shading: Shading?) {
      guard let vector = shading?.color.vector else {
        ink = nil
        return
      }
      var next = ink ?? Presented(vector)
      next.set(vector, at: moment, of: node)
      ink = next
    }
    text.set(shading.text.color.vector, at: moment, of: node)
    set(&underline, shading.underline)
    set(&strikethrough, shading.strikethrough)
  }

  /// Draws a run that begins at a point, on the baseline, and moves the pen on by `advance`.
  ///
  /// The lines along it are a sixteenth of the font's size thick, a pixel at least: one a third of
  /// the descent below the baseline, one halfway up the capitals. SwiftUI asks the face.
  func draw(
    _ run: TextRun, over advance: CGFloat, at point: CGPoint, in context: inout DrawContext
  ) {
    let scale = context.scale
    let pen = CGPoint(
      x: PixelSnapping.snap(point.x, scale: scale), y: PixelSnapping.snap(point.y, scale: scale))
    func line(_ ink: Presented<ColorVector>, below baseline: CGFloat) {
      let thickness = max(run.font.size / 16, 1 / scale)
      let rect = CGRect(x: point.x, y: pen.y + baseline, width: advance, height: thickness)
      context.add(
        .fill(
          Path(PixelSnapping.snap(rect, scale: scale)), FillStyle(),
          .color(ResolvedColor(ink.current))))
    }
    if let underline { line(underline, below: run.metrics.descent / 3) }
    context.add(.text(run, at: pen, .color(ResolvedColor(text.current))))
    if let strikethrough { line(strikethrough, below: -run.metrics.capHeight / 2) }
  }
}
