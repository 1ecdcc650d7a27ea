internal import Foundation

/// What a span of text and the lines along it are filled with.
struct SpanShading {
  var text: ResolvedStyle
  /// `nil` for no line below the letters.
  var underline: ResolvedStyle?
  /// `nil` for no line through the letters.
  var strikethrough: ResolvedStyle?
}

/// The colours of a span, which may be on their way, and how it is drawn with them.
struct SpanInk {
  private var text = PresentedStyle()
  private var underline: PresentedStyle?
  private var strikethrough: PresentedStyle?

  mutating func set(_ shading: SpanShading, at moment: Moment, of node: LayoutNode) {
    func set(_ ink: inout PresentedStyle?, _ style: ResolvedStyle?) {
      guard let style else {
        ink = nil
        return
      }
      var next = ink ?? PresentedStyle()
      next.set(style, at: moment, of: node)
      ink = next
    }
    text.set(shading.text, at: moment, of: node)
    set(&underline, shading.underline)
    set(&strikethrough, shading.strikethrough)
  }

  /// Draws a run that begins at a point, on the baseline, and moves the pen on by `advance`.
  ///
  /// Gradients are laid out in `frame`, that of the text. The lines along it are a sixteenth of the font's size thick, a pixel at least: one a third of
  /// the descent below the baseline, one halfway up the capitals. SwiftUI asks the face.
  func draw(
    _ run: TextRun, over advance: CGFloat, at point: CGPoint, in frame: CGRect,
    _ context: inout DrawContext
  ) {
    let scale = context.scale
    let pen = CGPoint(
      x: PixelSnapping.snap(point.x, scale: scale), y: PixelSnapping.snap(point.y, scale: scale))
    func line(_ ink: PresentedStyle, below baseline: CGFloat) {
      let thickness = max(run.font.size / 16, 1 / scale)
      let rect = CGRect(x: point.x, y: pen.y + baseline, width: advance, height: thickness)
      context.paint(ink.current, in: frame) {
        $0.add(.fill(Path(PixelSnapping.snap(rect, scale: scale)), FillStyle(), $1))
      }
    }
    if let underline { line(underline, below: run.metrics.descent / 3) }
    context.paint(text.current, in: frame) { $0.add(.text(run, at: pen, $1)) }
    if let strikethrough { line(strikethrough, below: -run.metrics.capHeight / 2) }
  }
}
