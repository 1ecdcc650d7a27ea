/// Paints display lists into canvases.
///
/// It knows nothing but the list: equal lists and equal masks of runs give equal bytes, in a
/// window, in a file and in a test. Each pixel depends only on the commands, never on what else is
/// painted along with it.
public struct Painter {
  private let rasterizer: any RunRasterizer

  /// A painter that asks `rasterizer` for the masks of runs.
  public init(rasterizer: any RunRasterizer) {
    self.rasterizer = rasterizer
  }

  /// Replaces the canvas' pixels by the list's picture.
  ///
  /// - Parameter damage: the only rectangles to change; `nil` stands for all of the picture. The
  ///   bytes inside them are those that painting everything would give.
  /// - Precondition: the canvas has the list's size in pixels.
  public func paint(_ list: DisplayList, on canvas: PixelCanvas, damage: [PixelRect]? = nil) {
    let size = list.pixelSize
    precondition(
      canvas.width == size.width && canvas.height == size.height,
      "A picture of \(size.width)x\(size.height) pixels cannot be painted on a canvas of "
        + "\(canvas.width)x\(canvas.height); make the canvas of the list's pixelSize.")
    guard let surface = PixelSurface(canvas) else { return }
    var pass = PaintPass(rasterizer: rasterizer, scale: list.scale, picture: canvas.bounds)
    for rect in damage ?? [canvas.bounds] {
      let target = PaintTarget(surface: surface, region: rect.intersection(canvas.bounds))
      if target.region.isEmpty { continue }
      target.clear(to: Blending.pixel(list.background))
      pass.paint(list.commands, on: target)
    }
  }
}

/// One painting of a list.
struct PaintPass {
  let rasterizer: any RunRasterizer
  let scale: CGFloat
  /// All of the picture, whatever part of it is painted.
  let picture: PixelRect
  /// What commands go through on their way to the picture, in points.
  private(set) var transform = CGAffineTransform.identity
  var coverage = CoverageRasterizer()

  init(rasterizer: any RunRasterizer, scale: CGFloat, picture: PixelRect) {
    self.rasterizer = rasterizer
    self.scale = scale
    self.picture = picture
  }

  /// The bounds of commands that go through the present transform.
  var bounds: CommandBounds { CommandBounds(scale: scale, transform: transform) }

  /// Paints commands in order, each over those before.
  mutating func paint(_ commands: [DrawCommand], on target: PaintTarget) {
    for command in commands { paint(command, on: target) }
  }

  private mutating func paint(_ command: DrawCommand, on target: PaintTarget) {
    switch command {
    case .fill(let path, let style, let shading): fill(path, style, shading, on: target)
    case .stroke(let path, let style, let shading): stroke(path, style, shading, on: target)
    case .text(let run, let point, let shading): paint(run, at: point, shading, on: target)
    case .image(let image): paint(image, on: target)
    case .clip(let path, let style, let contents): clip(path, style, contents, on: target)
    case .transform(let transform, let contents):
      paint(contents, through: transform, on: target)
    case .mask(let mask, let contents): paint(contents, maskedBy: mask, on: target)
    case .group(let effect, let contents): paint(contents, with: effect, on: target)
    }
  }

  private mutating func fill(
    _ path: Path, _ style: FillStyle, _ shading: Shading, on target: PaintTarget
  ) {
    let area = target.limited(to: bounds.bounds(of: path))
    if area.region.isEmpty { return }
    let path = path.applying(transform)
    switch shading {
    case .color(let color):
      let pixel = Blending.pixel(color)
      if pixel == 0 { return }
      var sink = ColorSink(target: area, pixel: pixel)
      cover(path, style, area.region, into: &sink)
    case .gradient(let ramp, let geometry):
      guard let source = source(ramp, geometry) else { return }
      var sink = GradientSink(target: area, source: source)
      cover(path, style, area.region, into: &sink)
    }
  }

  /// Covers the part of a path, given in points of the picture, that lies in a region.
  private mutating func cover<Sink: CoverageSink>(
    _ path: Path, _ style: FillStyle, _ region: PixelRect, into sink: inout Sink
  ) {
    if let rect = gridRect(path)?.intersection(region) {
      if rect.isEmpty { return }
      for y in rect.y..<rect.maxY {
        sink.cover(y: y, x: rect.x, count: rect.width, coverage: 255)
      }
      return
    }
    var flattening = Flattening(scale: Double(scale))
    coverage.rasterize(EdgeList(flattening.flatten(path)), in: region, style: style, into: &sink)
  }

  /// The pixels of a gradient that goes through the present transform; `nil` if none shows.
  func source(_ ramp: GradientRamp, _ geometry: GradientGeometry) -> GradientSource? {
    GradientSource(
      ramp, geometry,
      transform: transform.concatenating(CGAffineTransform(scaleX: scale, y: scale)))
  }

  /// Outlines a stroke before the transform, which may stretch it one way more than the other.
  private mutating func stroke(
    _ path: Path, _ style: StrokeStyle, _ shading: Shading, on target: PaintTarget
  ) {
    let area = target.limited(to: bounds.bounds(of: path, stroked: style))
    if area.region.isEmpty { return }
    switch shading {
    case .color(let color):
      let pixel = Blending.pixel(color)
      if pixel == 0 { return }
      var sink = ColorSink(target: area, pixel: pixel)
      cover(strokeOf: path, style, area.region, into: &sink)
    case .gradient(let ramp, let geometry):
      guard let source = source(ramp, geometry) else { return }
      var sink = GradientSink(target: area, source: source)
      cover(strokeOf: path, style, area.region, into: &sink)
    }
  }

  private mutating func cover<Sink: CoverageSink>(
    strokeOf path: Path, _ style: StrokeStyle, _ region: PixelRect, into sink: inout Sink
  ) {
    let inner = Double(scale * transform.stretch)
    let outline = StrokeOutline(style, scale: inner)
    var flattening = Flattening(scale: inner, reach: outline.halfWidth)
    let outlines = outline.outlines(of: flattening.flatten(path))
    coverage.rasterize(
      EdgeList(transformed(outlines)), in: region, style: FillStyle(), into: &sink)
  }

  /// Paints contents through a path, by a smaller region if its edges lie between pixels, through a
  /// mask otherwise.
  private mutating func clip(
    _ path: Path, _ style: FillStyle, _ contents: [DrawCommand], on target: PaintTarget
  ) {
    var area = target.limited(to: bounds.bounds(of: path))
    let path = path.applying(transform)
    if area.region.isEmpty { return }
    if let rect = gridRect(path) {
      area = area.limited(to: rect)
    } else {
      let needed = area.limited(to: bounds.bounds(of: contents))
      if needed.region.isEmpty { return }
      let mask = ClipMask(needed.region)
      var flattening = Flattening(scale: Double(scale))
      var sink = MaskSink(mask: mask, outer: area.mask)
      coverage.rasterize(
        EdgeList(flattening.flatten(path)), in: needed.region, style: style, into: &sink)
      area = PaintTarget(surface: area.surface, region: needed.region, mask: mask)
    }
    paint(contents, on: area)
  }

  /// Paints contents that go through a transform before the present one.
  private mutating func paint(
    _ contents: [DrawCommand], through inner: CGAffineTransform, on target: PaintTarget
  ) {
    let outer = transform
    transform = inner.concatenating(outer)
    paint(contents, on: target)
    transform = outer
  }

  /// The pixels of a path that is a rectangle with its edges between pixels; `nil` for others.
  func gridRect(_ path: Path) -> PixelRect? {
    guard let rect = path.uprightRect else { return nil }
    let left = gridLine(rect.minX)
    let top = gridLine(rect.minY)
    let right = gridLine(rect.maxX)
    let bottom = gridLine(rect.maxY)
    guard let left, let top, let right, let bottom else { return nil }
    return PixelRect(x: left, y: top, width: right - left, height: bottom - top)
  }

  private func gridLine(_ edge: CGFloat) -> Int? {
    let pixels = edge * scale
    // Sums of snapped lengths miss whole pixels by their rounding errors.
    guard pixels.isFinite, abs(pixels - pixels.rounded()) < 1e-4 else { return nil }
    return Int(PaintLimits.clamp(pixels.rounded()))
  }
}
