/// A painter of display lists.
///
/// The result depends only on the list and the masks of its runs: equal lists give equal bytes in a
/// window, in a file and in a test. Each pixel depends only on the commands, not on the damaged
/// region.
public struct Painter {
  private let rasterizer: any RunRasterizer
  /// The shadows that were painted before.
  let shadows = ShadowCache()

  /// Creates a painter with a rasterizer for runs.
  public init(rasterizer: any RunRasterizer) {
    self.rasterizer = rasterizer
  }

  /// Returns a new canvas with a list painted on it.
  package func canvas(of list: DisplayList) -> PixelCanvas {
    let canvas = PixelCanvas(width: list.pixelSize.width, height: list.pixelSize.height)
    paint(list, on: canvas)
    return canvas
  }

  /// Paints a list into a canvas, replacing its pixels.
  ///
  /// - Parameter damage: The rectangles to repaint; `nil` for the whole canvas. The bytes inside
  ///   them are the same as if the whole canvas was painted.
  /// - Precondition: The canvas has the pixel size of the list.
  public func paint(_ list: DisplayList, on canvas: PixelCanvas, damage: [PixelRect]? = nil) {
    let size = list.pixelSize
    precondition(
      canvas.width == size.width && canvas.height == size.height,
      "A list of \(size.width)x\(size.height) pixels cannot be painted on a canvas of "
        + "\(canvas.width)x\(canvas.height); create the canvas with the pixelSize of the list.")
    guard let surface = PixelSurface(canvas) else { return }
    var pass = PaintPass(
      rasterizer: rasterizer, shadows: shadows, scale: list.scale, canvasBounds: canvas.bounds)
    pass.isCanvasOpaque = list.background.opacity >= 1
    for rect in damage ?? [canvas.bounds] {
      let region = rect.intersection(canvas.bounds)
      if region.isEmpty { continue }
      let field = pass.bounds.backdropField(of: list.commands, for: region)
        .intersection(canvas.bounds)
      if field == region {
        paint(list, on: PaintTarget(surface: surface, region: region), with: &pass)
      } else {
        // The pixels around the region may already contain commands in front of the materials in
        // it.
        let layer = Layer(field)
        paint(list, on: PaintTarget(surface: layer.surface, region: field), with: &pass)
        PaintTarget(surface: surface, region: region).copy(layer.surface)
      }
    }
  }

  /// Paints a list into the region of a target.
  private func paint(
    _ list: DisplayList, on target: PaintTarget, with pass: inout PaintPass
  ) {
    target.clear(to: Blending.pixel(list.background))
    pass.paint(list.commands, on: target)
  }
}

/// The state of painting one list.
struct PaintPass {
  /// The rasterizer of the masks of runs.
  let rasterizer: any RunRasterizer
  /// The shadows that were painted before.
  let shadows: ShadowCache
  /// The pixels per point.
  let scale: CGFloat
  /// The bounds of the whole canvas, independent of the damaged region.
  let canvasBounds: PixelRect
  /// The transform from the coordinates of commands to the canvas, in points.
  private(set) var transform = CGAffineTransform.identity
  /// The canvas and the layers of the enclosing groups, from back to front.
  private(set) var surfaces: [PixelSurface] = []
  /// Whether all pixels of the canvas are opaque.
  var isCanvasOpaque = false
  /// The rasterizer of paths, reused for all of them.
  var coverage = CoverageRasterizer()

  init(
    rasterizer: any RunRasterizer, shadows: ShadowCache, scale: CGFloat, canvasBounds: PixelRect
  ) {
    self.rasterizer = rasterizer
    self.shadows = shadows
    self.scale = scale
    self.canvasBounds = canvasBounds
  }

  /// The bounds of commands under the current transform.
  var bounds: CommandBounds { CommandBounds(scale: scale, transform: transform) }

  /// Paints commands in order, from back to front.
  mutating func paint(_ commands: some Sequence<DrawCommand>, on target: PaintTarget) {
    let isNewSurface = surfaces.last?.isSame(as: target.surface) != true
    if isNewSurface { surfaces.append(target.surface) }
    for command in commands { paint(command, on: target) }
    if isNewSurface { surfaces.removeLast() }
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
    case .projection(let projection, let contents):
      paint(contents, through: projection, on: target)
    case .mask(let mask, let contents): paint(contents, maskedBy: mask, on: target)
    case .group(let effect, let contents): paint(contents, with: effect, on: target)
    }
  }

  /// Fills a path.
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
    case .mesh(let mesh):
      var sink = LayerSink(target: area, layer: layer(of: mesh, in: area.region))
      cover(path, style, area.region, into: &sink)
    case .backdrop(let material):
      var sink = LayerSink(target: area, layer: layer(of: material, on: area))
      cover(path, style, area.region, into: &sink)
    }
  }

  /// Passes the coverage of a path within a region to a sink.
  ///
  /// - Parameter path: A path in points of the canvas, already transformed.
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
    coverage.rasterize(edges(of: path), in: region, style: style, into: &sink)
  }

  /// Returns the edges of a path in points of the canvas.
  func edges(of path: Path) -> EdgeList {
    if let circle = path.circle?.scaled(by: Double(scale)), circle.isWithinLimits {
      return EdgeList(simple: [circle.polygon()])
    }
    var flattening = Flattening(scale: Double(scale))
    return EdgeList(flattening.flatten(path))
  }

  /// Returns the pixels of a gradient under the current transform, or `nil` if none are visible.
  func source(_ ramp: GradientRamp, _ geometry: GradientGeometry) -> GradientSource? {
    GradientSource(
      ramp, geometry,
      transform: transform.concatenating(CGAffineTransform(scaleX: scale, y: scale)))
  }

  /// Paints a stroke; it is outlined before the transform, which may scale the axes differently.
  private mutating func stroke(
    _ path: Path, _ style: StrokeStyle, _ shading: Shading, on target: PaintTarget
  ) {
    let whole = bounds.bounds(of: path, stroked: style)
    let area = target.limited(to: whole)
    if area.region.isEmpty { return }
    if area.region != whole, !bounds.reaches(area.region, path: path, stroked: style) { return }
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
    case .mesh(let mesh):
      var sink = LayerSink(target: area, layer: layer(of: mesh, in: area.region))
      cover(strokeOf: path, style, area.region, into: &sink)
    case .backdrop(let material):
      var sink = LayerSink(target: area, layer: layer(of: material, on: area))
      cover(strokeOf: path, style, area.region, into: &sink)
    }
  }

  /// Passes the coverage of a stroked path within a region to a sink.
  private mutating func cover<Sink: CoverageSink>(
    strokeOf path: Path, _ style: StrokeStyle, _ region: PixelRect, into sink: inout Sink
  ) {
    let inner = Double(scale * transform.maximumScale)
    let outline = StrokeOutline(style, scale: inner)
    if let loops = outline.simpleOutlines(of: path, scale: inner) {
      let edges = EdgeList(simple: transformed(loops))
      return coverage.rasterize(edges, in: region, style: FillStyle(), into: &sink)
    }
    var flattening = Flattening(scale: inner, reach: outline.halfWidth)
    let outlines = outline.outlines(of: flattening.flatten(path))
    coverage.rasterize(
      EdgeList(transformed(outlines)), in: region, style: FillStyle(), into: &sink)
  }

  /// Paints contents clipped to a path: with a smaller region if the path is a rectangle on the
  /// pixel grid, otherwise with a mask.
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
      var sink = MaskSink(mask: mask, outer: area.mask)
      coverage.rasterize(edges(of: path), in: needed.region, style: style, into: &sink)
      area = PaintTarget(surface: area.surface, region: needed.region, mask: mask)
    }
    paint(contents, on: area)
  }

  /// Paints contents with a transform inside the current one.
  private mutating func paint(
    _ contents: [DrawCommand], through inner: CGAffineTransform, on target: PaintTarget
  ) {
    let outer = transform
    transform = inner.concatenating(outer)
    paint(contents, on: target)
    transform = outer
  }

  /// Returns the pixels of a path that is a rectangle on the pixel grid, or `nil` for other paths.
  func gridRect(_ path: Path) -> PixelRect? {
    guard let rect = path.uprightRect else { return nil }
    let left = gridLine(rect.minX)
    let top = gridLine(rect.minY)
    let right = gridLine(rect.maxX)
    let bottom = gridLine(rect.maxY)
    guard let left, let top, let right, let bottom else { return nil }
    return PixelRect(x: left, y: top, width: right - left, height: bottom - top)
  }

  /// Returns an edge in pixels, or `nil` if it is not on the pixel grid.
  private func gridLine(_ edge: CGFloat) -> Int? {
    let pixels = edge * scale
    // Sums of snapped lengths differ from whole pixels by rounding errors.
    guard pixels.isFinite, abs(pixels - pixels.rounded()) < 1e-4 else { return nil }
    return Int(PaintLimits.clamp(pixels.rounded()))
  }
}
