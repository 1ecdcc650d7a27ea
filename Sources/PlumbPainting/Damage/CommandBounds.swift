/// The bounds of commands in pixels, rounded outwards.
///
/// The painter clips each command to its bounds, so damaged and painted pixels are consistent.
struct CommandBounds {
  /// Pixels per point.
  let scale: CGFloat
  /// The transform from the coordinates of commands to the canvas, in points.
  var transform = CGAffineTransform.identity

  /// Returns the bounds of commands inside a transform.
  func inside(_ inner: CGAffineTransform) -> CommandBounds {
    CommandBounds(scale: scale, transform: inner.concatenating(transform))
  }

  /// Returns the rectangle that contains all pixels a command can change; may be empty.
  func bounds(of command: DrawCommand) -> PixelRect {
    switch command {
    case .fill(let path, _, _): bounds(of: path)
    case .stroke(let path, let style, _): bounds(of: path, stroked: style)
    case .text(let run, let point, _): bounds(of: run, at: point)
    case .image(let image): bounds(of: Path(image.extent))
    case .clip(let path, _, let contents): bounds(of: contents).intersection(bounds(of: path))
    case .transform(let inner, let contents): inside(inner).bounds(of: contents)
    case .projection(let projection, let contents): bounds(of: contents, through: projection)
    case .mask(let mask, let contents): bounds(of: contents).intersection(bounds(of: mask))
    case .group(let effect, let contents): spread(bounds(of: contents), by: effect)
    }
  }

  /// Returns the rectangle that contains all pixels a list of commands can change.
  func bounds(of commands: [DrawCommand]) -> PixelRect {
    commands.reduce(.empty) { $0.union(bounds(of: $1)) }
  }

  /// Returns the bounds of contents in perspective.
  private func bounds(
    of contents: [DrawCommand], through projection: PlacedProjection
  ) -> PixelRect {
    let plane = ProjectionPlane(projection, of: contents, in: self)
    return plane.canvasBounds(of: plane.ink)
  }

  /// Returns the bounds of the control points of a path, whose hull contains all its curves.
  func bounds(of path: Path) -> PixelRect { bounds(of: path, padding: 0) }

  /// Returns the bounds of a stroke: miters extend farthest, then the corners of square caps.
  func bounds(of path: Path, stroked style: StrokeStyle) -> PixelRect {
    guard style.lineWidth > 0, style.lineWidth.isFinite else { return .empty }
    let corner = style.lineCap == .square ? 2.0.squareRoot() : 1
    let miter = style.lineJoin == .miter && style.miterLimit > 1 ? style.miterLimit : 1
    let reach =
      max(Double(miter), corner) * Double(style.lineWidth) / 2
      * Double(scale * transform.maximumScale)
    return bounds(of: path, padding: PaintLimits.clamp(reach))
  }

  /// Returns the bounds of the ink of a run: its line bounds, extended by the font size on every
  /// side.
  ///
  /// Accents, swashes and slanted glyphs exceed the line bounds, but by less than the font size. A
  /// run that is not rotated starts on a whole pixel, which adds one pixel.
  func bounds(of run: TextRun, at point: CGPoint) -> PixelRect {
    let (metrics, margin) = (run.metrics, run.font.size)
    var extent = PixelExtent(padding: 2)
    let (left, right) = (point.x + -margin, point.x + (run.width + margin))
    let (top, bottom) = (
      point.y + (-metrics.ascent - margin), point.y + (metrics.descent + margin)
    )
    // Without lists of the lengths, which would be made for each text.
    include(CGPoint(x: left, y: top), in: &extent)
    include(CGPoint(x: left, y: bottom), in: &extent)
    include(CGPoint(x: right, y: top), in: &extent)
    include(CGPoint(x: right, y: bottom), in: &extent)
    return extent.rect
  }

  /// Returns the geometry of a shadow after the transform.
  func shadow(radius: CGFloat, offset: CGSize) -> ShadowGeometry {
    ShadowGeometry(
      blur: blur(radius: radius), offset: offset.applying(transform), scale: scale)
  }

  /// Returns a blur after the transform; the radius is the standard deviation in points.
  ///
  /// The blur is isotropic; under a transform with different scales it uses their geometric mean.
  func blur(radius: CGFloat) -> GaussianBlur {
    GaussianBlur(
      deviation: Double(radius * scale * transform.determinant.magnitude.squareRoot()))
  }

  /// Returns the bounds of an effect for the bounds of its contents.
  func spread(_ rect: PixelRect, by effect: GroupEffect) -> PixelRect {
    if rect.isEmpty { return rect }
    switch effect {
    case .shadow(_, let radius, let offset, _, _), .innerShadow(_, let radius, let offset):
      // An inner shadow is inside its contents, but changes of the contents affect it at this
      // distance.
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

/// The bounding rectangle of points in pixels; it is empty if one of them is NaN.
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
    guard isValid, !padding.isNaN, left <= right, top <= bottom else { return .empty }
    let x = Int(PaintLimits.clamp((left - padding).rounded(.down)))
    let y = Int(PaintLimits.clamp((top - padding).rounded(.down)))
    return PixelRect(
      x: x, y: y,
      width: Int(PaintLimits.clamp((right + padding).rounded(.up))) - x,
      height: Int(PaintLimits.clamp((bottom + padding).rounded(.up))) - y)
  }
}

/// The geometry of a shadow in pixels, within the limits.
struct ShadowGeometry {
  let blur: GaussianBlur
  /// The horizontal offset in whole pixels, so that a shadow without blur is as sharp as its
  /// source.
  let dx: Int
  /// The vertical offset in whole pixels.
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
