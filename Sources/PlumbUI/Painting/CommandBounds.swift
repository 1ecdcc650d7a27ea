/// The pixels that commands can change, rounded outwards.
///
/// The painter clips each command to its bounds, so nothing is ever painted outside them; what
/// counts as damage and what is painted cannot disagree.
struct CommandBounds {
  /// Pixels per point.
  let scale: CGFloat

  /// The rectangle round everything a command paints; empty if it paints nothing.
  func bounds(of command: DrawCommand) -> PixelRect {
    switch command {
    case .fill(let path, _, _): bounds(of: path)
    case .stroke(let path, let style, _): bounds(of: path, stroked: style)
    case .text(let run, let point, _): bounds(of: run, at: point)
    case .clip(let path, _, let contents): bounds(of: contents).intersection(bounds(of: path))
    case .group(let effect, let contents): spread(bounds(of: contents), by: effect)
    }
  }

  func bounds(of commands: [DrawCommand]) -> PixelRect {
    commands.reduce(.nothing) { $0.union(bounds(of: $1)) }
  }

  /// The rectangle round a path's control points, which lie around all its curves.
  func bounds(of path: Path) -> PixelRect { bounds(of: path, padding: 0) }

  /// The same for a stroke: mitres reach farthest, then the corners of square caps.
  func bounds(of path: Path, stroked style: StrokeStyle) -> PixelRect {
    guard style.lineWidth > 0, style.lineWidth.isFinite else { return .nothing }
    let corner = style.lineCap == .square ? 2.0.squareRoot() : 1
    let miter = style.lineJoin == .miter && style.miterLimit > 1 ? style.miterLimit : 1
    let reach = max(Double(miter), corner) * Double(style.lineWidth) / 2 * Double(scale)
    return bounds(of: path, padding: PaintLimits.clamp(reach))
  }

  /// The rectangle a run's ink may fill: the line's box and the font's size more on every side.
  ///
  /// Accents, swashes and slanted letters leave the box, but by less than that.
  func bounds(of run: TextRun, at point: CGPoint) -> PixelRect {
    guard let pen = TextPainting.pen(at: point, scale: scale) else { return .nothing }
    let (metrics, margin) = (run.metrics, run.font.size)
    var extent = PixelExtent(padding: 1)
    for (x, y) in [
      (-margin, -metrics.ascent - margin), (run.width + margin, metrics.descent + margin),
    ] {
      extent.include(Double(pen.x) + Double(x * scale), Double(pen.y) + Double(y * scale))
    }
    return extent.rect
  }

  /// What an effect makes of its contents' rectangle.
  func spread(_ rect: PixelRect, by effect: GroupEffect) -> PixelRect {
    guard case .shadow(_, let radius, let offset) = effect, !rect.isEmpty else { return rect }
    let shadow = ShadowGeometry(radius: radius, offset: offset, scale: scale)
    return rect.union(rect.moved(shadow.dx, shadow.dy).padded(shadow.blur.reach))
  }

  private func bounds(of path: Path, padding: Double) -> PixelRect {
    var extent = PixelExtent(padding: padding)
    let scale = Double(scale)
    func include(_ point: CGPoint) {
      guard point.x.isFinite, point.y.isFinite else { return extent.include(.nan, .nan) }
      extent.include(Double(point.x) * scale, Double(point.y) * scale)
    }
    for element in path.elements {
      switch element {
      case .move(let point), .line(let point): include(point)
      case .quadCurve(let point, let control):
        include(point)
        include(control)
      case .curve(let point, let control1, let control2):
        include(point)
        include(control1)
        include(control2)
      case .closeSubpath: break
      }
    }
    return extent.rect
  }
}

/// The extent of points in pixels; one that is not a number makes it nothing.
private struct PixelExtent {
  let padding: Double
  private var left = Double.infinity
  private var top = Double.infinity
  private var right = -Double.infinity
  private var bottom = -Double.infinity
  private var isValid = true

  init(padding: Double) {
    self.padding = padding
  }

  mutating func include(_ x: Double, _ y: Double) {
    if x.isNaN || y.isNaN { isValid = false }
    left = min(left, x)
    right = max(right, x)
    top = min(top, y)
    bottom = max(bottom, y)
  }

  var rect: PixelRect {
    guard isValid, left <= right, top <= bottom else { return .nothing }
    let x = Int(PaintLimits.clamp((left - padding).rounded(.down)))
    let y = Int(PaintLimits.clamp((top - padding).rounded(.down)))
    return PixelRect(
      x: x, y: y,
      width: Int(PaintLimits.clamp((right + padding).rounded(.up))) - x,
      height: Int(PaintLimits.clamp((bottom + padding).rounded(.up))) - y)
  }
}

/// A shadow's lengths in pixels, within the limits.
struct ShadowGeometry {
  let blur: ShadowBlur
  /// Whole pixels, so that a shadow without blur is as sharp as what throws it.
  let dx: Int
  let dy: Int

  init(radius: CGFloat, offset: CGSize, scale: CGFloat) {
    blur = ShadowBlur(deviation: Double(radius * scale) / 2)
    dx = ShadowGeometry.pixels(offset.width * scale)
    dy = ShadowGeometry.pixels(offset.height * scale)
  }

  private static func pixels(_ length: CGFloat) -> Int {
    guard length.isFinite else { return 0 }
    let limit = PaintLimits.shadowOffset
    return Int(min(max(Double(length), -limit), limit).rounded())
  }
}

extension PixelRect {
  static let nothing = PixelRect(x: 0, y: 0, width: 0, height: 0)

  func moved(_ dx: Int, _ dy: Int) -> PixelRect {
    PixelRect(x: x + dx, y: y + dy, width: width, height: height)
  }

  /// The rectangle with every side moved outwards by whole pixels; empty stays empty.
  func padded(_ length: Int) -> PixelRect {
    if isEmpty { return self }
    return PixelRect(
      x: x - length, y: y - length, width: width + 2 * length, height: height + 2 * length)
  }
}
