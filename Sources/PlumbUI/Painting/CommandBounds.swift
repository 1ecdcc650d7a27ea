/// The pixels that commands can change, rounded outwards.
///
/// The painter clips each command to its bounds, so nothing is ever painted outside them; what
/// counts as damage and what is painted cannot disagree.
struct CommandBounds {
  /// Pixels per point.
  let scale: CGFloat
  /// What commands go through before they are painted, in points.
  var transform = CGAffineTransform.identity

  /// The bounds of commands inside a transform.
  func inside(_ inner: CGAffineTransform) -> CommandBounds {
    CommandBounds(scale: scale, transform: inner.concatenating(transform))
  }

  /// The rectangle round everything a command paints; empty if it paints nothing.
  func bounds(of command: DrawCommand) -> PixelRect {
    switch command {
    case .fill(let path, _, _): bounds(of: path)
    case .stroke(let path, let style, _): bounds(of: path, stroked: style)
    case .text(let run, let point, _): bounds(of: run, at: point)
    case .image(let image): bounds(of: Path(image.extent))
    case .clip(let path, _, let contents): bounds(of: contents).intersection(bounds(of: path))
    case .transform(let inner, let contents): inside(inner).bounds(of: contents)
    case .mask(let mask, let contents): bounds(of: contents).intersection(bounds(of: mask))
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
    let reach =
      max(Double(miter), corner) * Double(style.lineWidth) / 2
      * Double(scale * transform.stretch)
    return bounds(of: path, padding: PaintLimits.clamp(reach))
  }

  /// The rectangle a run's ink may fill: the line's box and the font's size more on every side.
  ///
  /// Accents, swashes and slanted letters leave the box, but by less than that.
  /// A run that is not turned starts on a whole pixel, hence one pixel more.
  func bounds(of run: TextRun, at point: CGPoint) -> PixelRect {
    let (metrics, margin) = (run.metrics, run.font.size)
    var extent = PixelExtent(padding: 2)
    for x in [-margin, run.width + margin] {
      for y in [-metrics.ascent - margin, metrics.descent + margin] {
        include(CGPoint(x: point.x + x, y: point.y + y), in: &extent)
      }
    }
    return extent.rect
  }

  /// A shadow as it falls after the transform.
  func shadow(radius: CGFloat, offset: CGSize) -> ShadowGeometry {
    ShadowGeometry(
      blur: blur(radius: radius), offset: offset.applying(transform), scale: scale)
  }

  /// A blur after the transform; the radius is the standard deviation in points.
  ///
  /// It is as wide in all directions; a transform that stretches widens it by the mean.
  func blur(radius: CGFloat) -> GaussianBlur {
    GaussianBlur(
      deviation: Double(radius * scale * transform.determinant.magnitude.squareRoot()))
  }

  /// What an effect makes of its contents' rectangle.
  func spread(_ rect: PixelRect, by effect: GroupEffect) -> PixelRect {
    if rect.isEmpty { return rect }
    switch effect {
    case .shadow(_, let radius, let offset, _, _), .innerShadow(_, let radius, let offset):
      // An inner shadow reaches no further than its contents; what changes them changes it so far.
      let shadow = shadow(radius: radius, offset: offset)
      return rect.union(rect.moved(shadow.dx, shadow.dy).padded(shadow.blur.reach))
    case .blur(let radius, _): return rect.padded(blur(radius: radius).reach)
    case .opacity, .blend, .colors, .luminanceToAlpha, .alphaThreshold, .isolation: return rect
    }
  }

  private func bounds(of path: Path, padding: Double) -> PixelRect {
    var extent = PixelExtent(padding: padding)
    for element in path.elements {
      switch element {
      case .move(let point), .line(let point): include(point, in: &extent)
      case .quadCurve(let point, let control):
        include(point, in: &extent)
        include(control, in: &extent)
      case .curve(let point, let control1, let control2):
        include(point, in: &extent)
        include(control1, in: &extent)
        include(control2, in: &extent)
      case .closeSubpath: break
      }
    }
    return extent.rect
  }

  private func include(_ point: CGPoint, in extent: inout PixelExtent) {
    guard point.x.isFinite, point.y.isFinite else { return extent.include(.nan, .nan) }
    let point = point.applying(transform)
    extent.include(Double(point.x * scale), Double(point.y * scale))
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
    guard isValid, !padding.isNaN, left <= right, top <= bottom else { return .nothing }
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
  let blur: GaussianBlur
  /// Whole pixels, so that a shadow without blur is as sharp as what throws it.
  let dx: Int
  let dy: Int

  init(blur: GaussianBlur, offset: CGSize, scale: CGFloat) {
    self.blur = blur
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
