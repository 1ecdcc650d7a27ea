extension PaintPass {
  /// Paints contents into a layer and applies an effect.
  mutating func paint(
    _ contents: [DrawCommand], with effect: GroupEffect, on target: PaintTarget
  ) {
    switch effect {
    case .opacity(let opacity): fade(contents, opacity, on: target)
    case .shadow(let color, let radius, let offset, let placement, let mode):
      let shadow = DropShadow(
        pixel: Blending.pixel(color), geometry: bounds.shadow(radius: radius, offset: offset),
        placement: placement, mode: mode)
      paintWithShadow(contents, shadow, on: target)
    case .innerShadow(let color, let radius, let offset):
      let geometry = bounds.shadow(radius: radius, offset: offset)
      paintWithInnerShadow(contents, Blending.pixel(color), geometry, on: target)
    case .blur(let radius, let isOpaque):
      blur(contents, bounds.blur(radius: radius), isOpaque: isOpaque, on: target)
    case .blend(let mode):
      compose(contents, on: target) { $0.blend($1, by: mode) }
    case .colors(let matrix):
      compose(contents, on: target) { target, layer in
        layer.apply(matrix)
        target.blend(layer, opacity: 255)
      }
    case .luminanceToAlpha:
      compose(contents, on: target) { target, layer in
        layer.convertLuminanceToAlpha()
        target.blend(layer, opacity: 255)
      }
    case .alphaThreshold(let min, let max, let color):
      let range = OpacityRange(min: Float(min), max: Float(max))
      applyThreshold(contents, at: range, Blending.pixel(color), on: target)
    case .isolation:
      compose(contents, on: target) { $0.blend($1, opacity: 255) }
    }
  }

  /// Paints contents into a layer and blends it with an opacity, so that overlapping contents hide
  /// each other completely.
  private mutating func fade(_ contents: [DrawCommand], _ opacity: Double, on target: PaintTarget) {
    let byte = Blending.byte(opacity: opacity)
    if byte == 255 { return paintUnchanged(contents, on: target) }
    if byte > 0 { compose(contents, on: target) { $0.blend($1, opacity: byte) } }
  }

  /// Paints contents whose effect is the identity.
  ///
  /// They are painted into a layer only if some of them blend with their backdrop; otherwise the
  /// layer makes no difference.
  mutating func paintUnchanged(_ contents: [DrawCommand], on target: PaintTarget) {
    if contents.contains(where: \.blendsWithBackdrop) {
      compose(contents, on: target) { $0.blend($1, opacity: 255) }
    } else {
      paint(contents, on: target)
    }
  }

  /// Paints contents into a layer and passes it to a closure, with the part of the target it
  /// covers.
  private mutating func compose(
    _ contents: [DrawCommand], on target: PaintTarget, _ finish: (PaintTarget, Layer) -> Void
  ) {
    let area = target.limited(to: bounds.bounds(of: contents))
    guard let layer = layer(of: contents, in: area.region) else { return }
    finish(area, layer)
  }

  /// Returns a layer with the contents in a rectangle, or `nil` if the rectangle is empty.
  mutating func layer(of contents: [DrawCommand], in rect: PixelRect) -> Layer? {
    if rect.isEmpty { return nil }
    // The first command is often the background of the others, such as the shade over a window.
    let background = contents.first.flatMap { pixel(of: $0, filling: rect) }
    let layer = Layer(rect, pixel: background ?? 0)
    let others = background == nil ? contents[...] : contents.dropFirst()
    paint(others, on: PaintTarget(surface: layer.surface, region: rect))
    return layer
  }

  /// Returns the pixel with which a command fills a rectangle; `nil` for any other command.
  private func pixel(of command: DrawCommand, filling rect: PixelRect) -> UInt32? {
    guard case .fill(let path, _, .color(let color)) = command,
      let filled = gridRect(path.applying(transform)), filled.intersection(rect) == rect
    else { return nil }
    return Blending.pixel(color)
  }

  /// Paints contents multiplied by the opacity of other commands.
  mutating func paint(
    _ contents: [DrawCommand], maskedBy commands: [DrawCommand], on target: PaintTarget
  ) {
    let area = target.limited(to: bounds.bounds(of: commands))
      .limited(to: bounds.bounds(of: contents))
    guard let maskLayer = layer(of: commands, in: area.region),
      let layer = layer(of: contents, in: area.region)
    else { return }
    let mask = ClipMask(opacityOf: maskLayer, inside: area.mask)
    PaintTarget(surface: area.surface, region: area.region, mask: mask)
      .blend(layer, opacity: 255)
  }
}

extension DrawCommand {
  /// Whether the result of the command depends on commands painted before it in the same group,
  /// other than by covering them.
  fileprivate var blendsWithBackdrop: Bool {
    switch self {
    case .group(.blend(let mode), _): mode != .normal
    case .clip(_, _, let contents), .transform(_, let contents):
      contents.contains(where: \.blendsWithBackdrop)
    case .fill, .stroke, .text, .image, .projection, .mask, .group: false
    }
  }
}

extension ClipMask {
  /// Creates a mask from the opacity of a layer, multiplied by the outer mask.
  convenience init(opacityOf layer: Layer, inside outer: ClipMask?) {
    let rect = layer.surface.rect
    self.init(rect)
    for y in rect.y..<rect.maxY {
      let source = unsafe layer.surface.address(x: rect.x, y: y)
      let row = unsafe wholeRow(y)
      let outerRow = unsafe outer?.completeAddress(x: rect.x, y: y)
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
  /// Composites a layer with its backdrop.
  func blend(_ layer: Layer, by mode: BlendMode) {
    if mode == .normal { return blend(layer, opacity: 255) }
    let area = region.intersection(layer.surface.rect)
    if area.isEmpty { return }
    // Adjacent pixels are often equal, so the last result is cached.
    var last: (source: UInt32, backdrop: UInt32, result: UInt32) = (0, 0, 0)
    for y in area.y..<area.maxY {
      let source = unsafe layer.surface.address(x: area.x, y: y)
      let target = unsafe surface.address(x: area.x, y: y)
      let clip = unsafe mask?.completeAddress(x: area.x, y: y)
      for x in 0..<area.width {
        var pixel = unsafe source[x]
        if let clip = unsafe clip { pixel = Blending.scale(pixel: pixel, UInt32(unsafe clip[x])) }
        // In every mode, transparent pixels change nothing.
        if pixel == 0 { continue }
        let backdrop = unsafe target[x]
        if pixel != last.source || backdrop != last.backdrop {
          let mixed = ColorMixing.mix(
            PixelComponents(pixel: pixel), over: PixelComponents(pixel: backdrop), by: mode)
          last = (pixel, backdrop, mixed.pixel)
        }
        unsafe target[x] = last.result
      }
    }
  }
}
