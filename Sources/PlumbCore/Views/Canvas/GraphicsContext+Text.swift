public import Foundation

extension GraphicsContext {
  /// A text prepared for measuring and drawing.
  public struct ResolvedText {
    /// The content and the shadings of the text.
    fileprivate let setting: TypesettingStyle
    /// The measurer of the text.
    fileprivate let measurer: any TextMeasurer
    /// Whether the layout direction is from right to left.
    fileprivate let isRightToLeft: Bool
    /// The shading of the parts of the text without a style of their own.
    public var shading: Shading

    /// Returns the size of the text in an available size, in points.
    public func measure(in size: CGSize) -> CGSize { layout(in: size).size }

    /// Returns the distance of the first baseline from the top for an available size, in points.
    public func firstBaseline(in size: CGSize) -> CGFloat { layout(in: size).firstBaseline }

    /// Returns the distance of the last baseline from the top for an available size, in points.
    public func lastBaseline(in size: CGSize) -> CGFloat { layout(in: size).lastBaseline }

    /// Returns the layout in an available size; `nil` and infinite dimensions are unlimited.
    fileprivate func layout(in size: CGSize?) -> TextLayout {
      let engine = TextLayoutEngine(content: setting.content, measurer: measurer)
      func limit(_ length: CGFloat?) -> CGFloat? {
        length.flatMap { $0.isFinite ? max($0, 0) : nil }
      }
      return engine.layout(width: limit(size?.width), height: limit(size?.height))
    }
  }

  /// Returns the text in the environment of the canvas, at the time of drawing.
  public func resolve(_ text: Text) -> ResolvedText {
    let style = environment.textStyle
    let runs = text.runs(in: environment.localizationContext(now: now), style)
    return ResolvedText(
      setting: TypesettingStyle(runs, style, in: environment),
      measurer: environment.textMeasurer,
      isRightToLeft: environment.layoutDirection == .rightToLeft, shading: .foreground)
  }

  /// Draws a text from the top left corner of a rectangle, wrapped at its width.
  public func draw(_ text: ResolvedText, in rect: CGRect) {
    draw(text, text.layout(in: rect.size), at: rect.origin)
  }

  /// Draws a text without wrapping, with its anchor at a point.
  public func draw(_ text: ResolvedText, at point: CGPoint, anchor: UnitPoint = .center) {
    let layout = text.layout(in: nil)
    draw(text, layout, at: layout.size.origin(of: anchor, at: point))
  }

  /// Draws a text from the top left corner of a rectangle, wrapped at its width.
  public func draw(_ text: Text, in rect: CGRect) { draw(resolve(text), in: rect) }

  /// Draws a text without wrapping, with its anchor at a point.
  public func draw(_ text: Text, at point: CGPoint, anchor: UnitPoint = .center) {
    draw(resolve(text), at: point, anchor: anchor)
  }

  /// Draws a layout of a text with its top left corner at a point.
  private func draw(_ text: ResolvedText, _ layout: TextLayout, at origin: CGPoint) {
    let frame = CGRect(origin: origin, size: layout.size)
    draw(
      recorded { context in
        for line in layout.lines {
          let x = text.isRightToLeft ? layout.size.width - line.x - line.width : line.x
          for run in line.runs where !run.run.text.isEmpty {
            let pen = CGPoint(x: frame.minX + x + run.x, y: frame.minY + line.baseline - run.rise)
            draw(run, of: text, at: pen, in: frame, &context)
          }
        }
      })
  }

  /// Draws a run with its lines and its inline image.
  private func draw(
    _ run: TextLayout.PlacedRun, of text: ResolvedText, at pen: CGPoint, in frame: CGRect,
    _ context: inout DrawContext
  ) {
    let spanRun = SpanRun(run.run, over: run.advance, at: pen, scale: scale)
    let span = text.setting.shadings[run.span]
    if let underline = span.underline {
      let line = spanRun.underline(span.underlinePattern)
      context.paint(underline, in: frame) { $0.add(.fill(line, FillStyle(), $1)) }
    }
    if let inlineImage = span.inlineImage {
      inlineImage.draw(at: spanRun.pen, width: run.run.width, style: span.text, in: frame, &context)
    } else if text.setting.usesDefaultShading[run.span] {
      paint(with: text.shading, in: frame, &context) {
        $0.add(.text(spanRun.run, at: spanRun.pen, $1))
      }
    } else {
      context.paint(span.text, in: frame) { $0.add(.text(spanRun.run, at: spanRun.pen, $1)) }
    }
    if let strikethrough = span.strikethrough {
      let line = spanRun.strikethrough(span.strikethroughPattern)
      context.paint(strikethrough, in: frame) { $0.add(.fill(line, FillStyle(), $1)) }
    }
  }
}

extension CGSize {
  /// Returns the origin of a rectangle of this size whose anchor is at a point.
  func origin(of anchor: UnitPoint, at point: CGPoint) -> CGPoint {
    CGPoint(x: point.x - anchor.x * width, y: point.y - anchor.y * height)
  }
}
