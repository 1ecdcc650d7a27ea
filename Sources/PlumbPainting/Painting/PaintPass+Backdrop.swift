extension PaintPass {
  /// Returns a layer with the pixels of a material in the region of a target.
  ///
  /// 1. The pixels behind and around the region, as far as the blur reaches, are copied: the canvas
  ///    and the layers of the enclosing groups, each over the one below it.
  /// 2. The copy is blurred. Beyond the edges of an opaque canvas nothing is missing.
  /// 3. The tint is blended over it.
  ///
  /// - Precondition: The region is not empty.
  func layer(of material: BackdropMaterial, on target: PaintTarget) -> Layer {
    let region = target.region
    let blur = bounds.blur(radius: material.radius)
    let field = surfaces.first.map { blur.field(of: region).intersection($0.rect) } ?? region
    let blurred: Layer
    if let canvas = surfaces.first, !field.isEmpty {
      // The field is inside of the first surface.
      let behind = unsafe Layer(unwritten: field)
      let copy = PaintTarget(surface: behind.surface, region: field)
      copy.copy(canvas)
      for surface in surfaces.dropFirst() { copy.blend(surface) }
      blurred = behind.blurred(by: blur, in: region, isOpaque: isCanvasOpaque)
    } else {
      blurred = Layer(region)
    }
    PaintTarget(surface: blurred.surface, region: region).blend(Blending.pixel(material.tint))
    let opacity = Blending.byte(opacity: material.opacity)
    if opacity == 255 { return blurred }
    let faded = Layer(region)
    PaintTarget(surface: faded.surface, region: region).blend(blurred, opacity: UInt32(opacity))
    return faded
  }
}

extension PaintTarget {
  /// Blends the pixels of a surface over the region.
  fileprivate func blend(_ other: PixelSurface) {
    let area = region.intersection(other.rect)
    if area.isEmpty { return }
    for y in area.y..<area.maxY {
      unsafe RowBlending.blend(
        UnsafePointer(other.address(x: area.x, y: y)), coverage: 255, nil,
        over: surface.address(x: area.x, y: y), count: area.width)
    }
  }

  /// Blends a premultiplied colour over the region.
  fileprivate func blend(_ pixel: UInt32) {
    if pixel == 0 { return }
    var sink = ColorSink(target: self, pixel: pixel)
    for y in region.y..<region.maxY {
      sink.cover(y: y, x: region.x, count: region.width, coverage: 255)
    }
  }
}
