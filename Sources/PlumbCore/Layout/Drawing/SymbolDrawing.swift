internal import Foundation

/// The drawing of a symbol.
struct SymbolDrawing {
  /// The symbol; `nil` for an unknown one, which is drawn as a crossed rectangle.
  var symbol: Symbol?
  /// The weight of the strokes.
  var weight = Font.Weight.regular

  func draw(in frame: CGRect, _ shading: Shading, _ context: inout DrawContext) {
    guard let symbol else { return drawPlaceholder(in: frame, shading, &context) }
    let scale = CGSize(
      width: frame.width / Symbol.side, height: frame.height / Symbol.side)
    let transform = CGAffineTransform(
      a: scale.width, b: 0, c: 0, d: scale.height, tx: frame.minX, ty: frame.minY)
    let line = StrokeStyle(
      lineWidth: thickness * min(scale.width, scale.height), lineCap: .round, lineJoin: .round)
    func shapes(_ areas: Path, _ strokes: Path, _ shading: Shading) -> [DrawCommand] {
      var commands: [DrawCommand] = []
      if !areas.isEmpty {
        commands.append(.fill(areas.applying(transform), FillStyle(), shading))
      }
      if !strokes.isEmpty {
        commands.append(.stroke(strokes.applying(transform), line, shading))
      }
      return commands
    }
    /// Returns the commands for the layers of a mask.
    func layers(_ symbol: Symbol) -> [DrawCommand] {
      let gaps = shapes(symbol.holes, symbol.cutouts, .color(.black))
      return shapes(symbol.areas, symbol.strokes, .color(.black))
        + (gaps.isEmpty ? [] : [.group(.blend(.destinationOut), gaps)])
        + symbol.overlays.flatMap(layers)
    }
    if symbol.hasGaps || !symbol.overlays.isEmpty {
      let plane = Path(frame.insetBy(dx: -line.lineWidth, dy: -line.lineWidth))
      context.add(.mask(layers(symbol), [.fill(plane, FillStyle(), shading)]))
    } else {
      for command in shapes(symbol.areas, symbol.strokes, shading) { context.add(command) }
    }
  }

  /// The stroke width in units of a 24-unit grid: a twelfth of the grid at the regular weight.
  private var thickness: CGFloat {
    min(max(CGFloat(weight.weightClass) / 200, 1), 3.5)
  }

  /// Draws a crossed rectangle.
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

/// An inline image in a line of text.
struct InlineImage {
  enum Content {
    case symbol(SymbolDrawing)
    case bitmap(ImageAsset, ImageAppearance)
  }

  var content: Content
  /// The space that the image occupies at the font size of the text.
  var attachment: TextAttachment

  /// Draws the image in the style of the text; an image with its own colours does not use the
  /// style.
  ///
  /// - Parameters:
  ///   - pen: the start of the image on the baseline.
  ///   - width: the width in points in a text that may have been scaled down.
  ///   - area: the frame of the text, in which gradients are laid out.
  func draw(
    at pen: CGPoint, width: CGFloat, style: ResolvedStyle, in area: CGRect,
    _ context: inout DrawContext
  ) {
    guard attachment.width > 0, width > 0 else { return }
    let shown = attachment.scaled(by: width / attachment.width)
    let frame = CGRect(
      x: pen.x, y: pen.y - shown.ascent, width: width, height: shown.ascent + shown.descent)
    switch content {
    case .symbol(let symbol):
      context.paint(style, in: area) { symbol.draw(in: frame, $1, &$0) }
    case .bitmap(let asset, let appearance):
      let command = DrawCommand.image(
        PlacedImage(
          asset.bitmap, in: frame, interpolation: appearance.interpolation,
          isAntialiased: appearance.isAntialiased))
      guard appearance.isTemplate else { return context.add(command) }
      context.paint(style, in: area) {
        $0.add(.mask([command], [.fill(Path(frame), FillStyle(), $1)]))
      }
    }
  }
}
