internal import Foundation

/// How a symbol is drawn.
struct SymbolDrawing {
  /// `nil` for one that is unknown, which shows as a frame with a cross.
  var symbol: Symbol?
  /// The weight of its lines.
  var weight = Font.Weight.regular
  /// What shows where one part of it is cut out of another.
  var ground = ResolvedColor.clear

  func draw(in frame: CGRect, _ shading: Shading, _ context: inout DrawContext) {
    guard let symbol else { return drawPlaceholder(in: frame, shading, &context) }
    let scale = CGSize(
      width: frame.width / Symbol.side, height: frame.height / Symbol.side)
    let transform = CGAffineTransform(
      a: scale.width, b: 0, c: 0, d: scale.height, tx: frame.minX, ty: frame.minY)
    let line = StrokeStyle(
      lineWidth: thickness * min(scale.width, scale.height), lineCap: .round, lineJoin: .round)
    func add(_ path: Path, _ paint: (Path) -> DrawCommand) {
      if !path.isEmpty { context.add(paint(path.applying(transform))) }
    }
    add(symbol.areas) { .fill($0, FillStyle(), shading) }
    add(symbol.strokes) { .stroke($0, line, shading) }
    add(symbol.cutouts) { .stroke($0, line, .color(ground)) }
  }

  /// The thickness of lines, of 24 units: a twelfth at the regular weight.
  private var thickness: CGFloat {
    min(max(CGFloat(weight.weightClass) / 200, 1), 3.5)
  }

  private func drawPlaceholder(
    in frame: CGRect, _ shading: Shading, _ context: inout DrawContext
  ) {
    var path = Path(frame.insetBy(dx: 0.5, dy: 0.5))
    path.move(to: frame.origin)
    path.addLine(to: CGPoint(x: frame.maxX, y: frame.maxY))
    path.move(to: CGPoint(x: frame.maxX, y: frame.minY))
    path.addLine(to: CGPoint(x: frame.minX, y: frame.maxY))
    context.add(.stroke(path, StrokeStyle(lineWidth: 1), shading))
  }
}

/// A picture that stands in a line of text.
struct InlineImage {
  enum Content {
    case symbol(SymbolDrawing)
    case bitmap(ImageAsset, ImageAppearance)
  }

  var content: Content
  /// The room it takes at the size the text asks for.
  var room: TextAttachment

  /// Draws the picture in the style of the text; one in its own colours takes none of it.
  ///
  /// - Parameters:
  ///   - pen: where it begins, on the baseline.
  ///   - width: its width in a text that may have shrunk.
  ///   - area: that of the text, on which gradients are laid out.
  func draw(
    at pen: CGPoint, width: CGFloat, style: ResolvedStyle, in area: CGRect,
    _ context: inout DrawContext
  ) {
    guard room.width > 0, width > 0 else { return }
    let shown = room.scaled(by: width / room.width)
    let frame = CGRect(
      x: pen.x, y: pen.y - shown.ascent, width: width, height: shown.ascent + shown.descent)
    switch content {
    case .symbol(let symbol):
      context.paint(style, in: area) { symbol.draw(in: frame, $1, &$0) }
    case .bitmap(let picture, let appearance):
      let command = DrawCommand.image(
        PlacedImage(
          picture.bitmap, in: frame, interpolation: appearance.interpolation,
          isAntialiased: appearance.isAntialiased))
      guard appearance.isTemplate else { return context.add(command) }
      context.paint(style, in: area) {
        $0.add(.mask([command], [.fill(Path(frame), FillStyle(), $1)]))
      }
    }
  }
}
