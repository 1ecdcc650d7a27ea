public import Foundation

extension GraphicsContext {
  /// A text ready to be measured and drawn.
  public struct ResolvedText {
    fileprivate let setting: TypesettingStyle
    fileprivate let measurer: any TextMeasurer
    fileprivate let isRightToLeft: Bool
    /// What letters are drawn with that have no style of their own.
    public var shading: Shading

    /// The size of the text in a room, in points.
    public func measure(in size: CGSize) -> CGSize { layout(in: size).size }

    /// How far below the top of the text its first baseline is in a room, in points.
    public func firstBaseline(in size: CGSize) -> CGFloat { layout(in: size).firstBaseline }

    /// How far below the top of the text its last baseline is in a room, in points.
    public func lastBaseline(in size: CGSize) -> CGFloat { layout(in: size).lastBaseline }

    fileprivate func layout(in size: CGSize?) -> TextLayout {
      let engine = TextLayoutEngine(content: setting.content, measurer: measurer)
      func limit(_ length: CGFloat?) -> CGFloat? {
        length.flatMap { $0.isFinite ? max($0, 0) : nil }
      }
      return engine.layout(width: limit(size?.width), height: limit(size?.height))
    }
  }

  /// The text as it is at the place of the canvas, at the time when it is drawn.
  public func resolve(_ text: Text) -> ResolvedText {
    let style = environment.textStyle
    let stretches = text.stretches(in: environment.textReading(now: now), style)
    return ResolvedText(
      setting: TypesettingStyle(stretches, style, in: environment),
      measurer: environment.textMeasurer,
      isRightToLeft: environment.layoutDirection == .rightToLeft, shading: .foreground)
  }

  /// Draws a text from the top left corner of a rectangle, in lines as long as that is wide.
  public func draw(_ text: ResolvedText, in rect: CGRect) {
    draw(text, text.layout(in: rect.size), at: rect.origin)
  }

  /// Draws a text in lines of any length, with a point of it at a point.
  public func draw(_ text: ResolvedText, at point: CGPoint, anchor: UnitPoint = .center) {
    let layout = text.layout(in: nil)
    draw(text, layout, at: layout.size.origin(of: anchor, at: point))
  }

  /// Draws a text from the top left corner of a rectangle, in lines as long as that is wide.
  public func draw(_ text: Text, in rect: CGRect) { draw(resolve(text), in: rect) }

  /// Draws a text in lines of any length, with a point of it at a point.
  public func draw(_ text: Text, at point: CGPoint, anchor: UnitPoint = .center) {
    draw(resolve(text), at: point, anchor: anchor)
  }

  private func draw(_ text: ResolvedText, _ layout: TextLayout, at origin: CGPoint) {
    let frame = CGRect(origin: origin, size: layout.size)
    draw(
      pictured { context in
        for line in layout.lines {
          let x = text.isRightToLeft ? layout.size.width - line.x - line.width : line.x
          for run in line.runs where !run.run.text.isEmpty {
            let pen = CGPoint(x: frame.minX + x + run.x, y: frame.minY + line.baseline - run.rise)
            draw(run, of: text, at: pen, in: frame, &context)
          }
        }
      })
  }

  private func draw(
    _ run: TextLayout.PlacedRun, of text: ResolvedText, at pen: CGPoint, in frame: CGRect,
    _ context: inout DrawContext
  ) {
    let place = SpanRun(run.run, over: run.advance, at: pen, scale: scale)
    let span = text.setting.shadings[run.span]
    if let underline = span.underline {
      let line = place.underline(span.underlinePattern)
      context.paint(underline, in: frame) { $0.add(.fill(line, FillStyle(), $1)) }
    }
    if let picture = span.picture {
      picture.draw(at: place.pen, width: run.run.width, style: span.text, in: frame, &context)
    } else if text.setting.takesShading[run.span] {
      paint(with: text.shading, in: frame, &context) { $0.add(.text(place.run, at: place.pen, $1)) }
    } else {
      context.paint(span.text, in: frame) { $0.add(.text(place.run, at: place.pen, $1)) }
    }
    if let strikethrough = span.strikethrough {
      let line = place.strikethrough(span.strikethroughPattern)
      context.paint(strikethrough, in: frame) { $0.add(.fill(line, FillStyle(), $1)) }
    }
  }
}

extension CGSize {
  /// Where something of this size begins when a point of it is at a point.
  func origin(of anchor: UnitPoint, at point: CGPoint) -> CGPoint {
    CGPoint(x: point.x - anchor.x * width, y: point.y - anchor.y * height)
  }
}
