extension PaintPass {
  /// Paints contents as one picture and does to it what an effect asks for.
  mutating func paint(
    _ contents: [DrawCommand], with effect: GroupEffect, on target: PaintTarget
  ) {
    switch effect {
    case .opacity(let opacity): fade(contents, opacity, on: target)
    case .shadow(let color, let radius, let offset, let place, let mode):
      let shadow = DropShadow(
        pixel: Blending.pixel(color), geometry: bounds.shadow(radius: radius, offset: offset),
        place: place, mode: mode)
      shade(contents, shadow, on: target)
    case .innerShadow(let color, let radius, let offset):
      let geometry = bounds.shadow(radius: radius, offset: offset)
      shadeInside(contents, Blending.pixel(color), geometry, on: target)
    case .blur(let radius, let isOpaque):
      blur(contents, bounds.blur(radius: radius), isOpaque: isOpaque, on: target)
    case .blend(let mode):
      compose(contents, on: target) { $0.blend($1, by: mode) }
    case .colors(let matrix):
      compose(contents, on: target) { target, layer in
        layer.change(by: matrix)
        target.blend(layer, opacity: 255)
      }
    case .luminanceToAlpha:
      compose(contents, on: target) { target, layer in
        layer.changeLuminanceToAlpha()
        target.blend(layer, opacity: 255)
      }
    case .alphaThreshold(let min, let max, let color):
      let range = OpacityRange(min: Float(min), max: Float(max))
      cut(contents, at: range, Blending.pixel(color), on: target)
    case .isolation:
      compose(contents, on: target) { $0.blend($1, opacity: 255) }
    }
  }

  /// Paints contents into a layer, so that they hide each other before they let anything through.
  private mutating func fade(_ contents: [DrawCommand], _ opacity: Double, on target: PaintTarget) {
    let byte = Blending.byte(opacity: opacity)
    if byte == 255 { return paintUnchanged(contents, on: target) }
    if byte > 0 { compose(contents, on: target) { $0.blend($1, opacity: byte) } }
  }

  /// Paints contents to which their effect does nothing: as one picture where it shows, that is where
  /// something in them mixes with what lies below it.
  mutating func paintUnchanged(_ contents: [DrawCommand], on target: PaintTarget) {
    if contents.contains(where: \.mixesWithBelow) {
      compose(contents, on: target) { $0.blend($1, opacity: 255) }
    } else {
      paint(contents, on: target)
    }
  }

  /// Paints contents into a layer and hands it over, with the part of the target it covers.
  private mutating func compose(
    _ contents: [DrawCommand], on target: PaintTarget, _ finish: (PaintTarget, Layer) -> Void
  ) {
    let area = target.limited(to: bounds.bounds(of: contents))
    guard let layer = layer(of: contents, in: area.region) else { return }
    finish(area, layer)
  }

  /// A part of contents painted by themselves; `nil` for an empty one.
  mutating func layer(of contents: [DrawCommand], in rect: PixelRect) -> Layer? {
    if rect.isEmpty { return nil }
    let layer = Layer(rect)
    paint(contents, on: PaintTarget(surface: layer.surface, region: rect))
    return layer
  }

  /// Paints contents as far as other commands are opaque.
  mutating func paint(
    _ contents: [DrawCommand], maskedBy commands: [DrawCommand], on target: PaintTarget
  ) {
    let area = target.limited(to: bounds.bounds(of: commands))
      .limited(to: bounds.bounds(of: contents))
    guard let stencil = layer(of: commands, in: area.region),
      let layer = layer(of: contents, in: area.region)
    else { return }
    let mask = ClipMask(opacityOf: stencil, inside: area.mask)
    PaintTarget(surface: area.surface, region: area.region, mask: mask)
      .blend(layer, opacity: 255)
  }
}

extension DrawCommand {
  /// Whether what the command paints depends on what was painted before it in the same group, other
  /// than by hiding it.
  fileprivate var mixesWithBelow: Bool {
    switch self {
    case .group(.blend(let mode), _): mode != .normal
    case .clip(_, _, let contents), .transform(_, let contents):
      contents.contains(where: \.mixesWithBelow)
    case .fill, .stroke, .text, .image, .mask, .group: false
    }
  }
}

extension ClipMask {
  /// Lets through as much as a layer is opaque, multiplied with the mask around it.
  convenience init(opacityOf layer: Layer, inside outer: ClipMask?) {
    let rect = layer.surface.rect
    self.init(rect)
    for y in rect.y..<rect.maxY {
      let source = unsafe layer.surface.address(x: rect.x, y: y)
      let row = unsafe address(x: rect.x, y: y)
      let outerRow = unsafe outer?.address(x: rect.x, y: y)
      for x in 0..<rect.width {
        var opacity = unsafe source[x] >> 24
        if let outerRow = unsafe outerRow {
          opacity = Blending.scale(opacity, UInt32(unsafe outerRow[x]))
        }
        unsafe row[x] = UInt8(truncatingIfNeeded: opacity)
      }
    }
  }
}

extension PaintTarget {
  /// Mixes a layer with what lies below it.
  func blend(_ layer: Layer, by mode: BlendMode) {
    if mode == .normal { return blend(layer, opacity: 255) }
    let area = region.intersection(layer.surface.rect)
    if area.isEmpty { return }
    // Pixels beside each other are often alike.
    var last: (source: UInt32, backdrop: UInt32, result: UInt32) = (0, 0, 0)
    for y in area.y..<area.maxY {
      let source = unsafe layer.surface.address(x: area.x, y: y)
      let target = unsafe surface.address(x: area.x, y: y)
      let clip = unsafe mask?.address(x: area.x, y: y)
      for x in 0..<area.width {
        var pixel = unsafe source[x]
        if let clip = unsafe clip { pixel = Blending.scale(pixel: pixel, UInt32(unsafe clip[x])) }
        // In every mode, what is not there changes nothing.
        if pixel == 0 { continue }
        let backdrop = unsafe target[x]
        if pixel != last.source || backdrop != last.backdrop {
          let mixed = ColorMixing.mix(
            PixelNumbers(pixel: pixel), over: PixelNumbers(pixel: backdrop), by: mode)
          last = (pixel, backdrop, mixed.pixel)
        }
        unsafe target[x] = last.result
      }
    }
  }
}
