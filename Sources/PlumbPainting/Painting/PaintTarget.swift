/// The destination of painting: a surface, the region that may change, and its clip.
struct PaintTarget {
  /// The pixels, of which only those in `region` may change.
  let surface: PixelSurface
  /// The region that may change; inside the surface and, if there is a mask, inside the mask.
  var region: PixelRect
  /// The clip of the region, or `nil` if the region is not clipped.
  var mask: ClipMask?

  /// Creates a target; its region is limited to the surface.
  init(surface: PixelSurface, region: PixelRect, mask: ClipMask? = nil) {
    self.surface = surface
    self.region = region.intersection(surface.rect)
    self.mask = mask
  }

  /// Returns the target with its region limited to a rectangle.
  func limited(to rect: PixelRect) -> PaintTarget {
    PaintTarget(surface: surface, region: region.intersection(rect), mask: mask)
  }

  /// Replaces every pixel of the region.
  func clear(to pixel: UInt32) {
    if region.isEmpty { return }
    for y in region.y..<region.maxY {
      unsafe surface.address(x: region.x, y: y).update(repeating: pixel, count: region.width)
    }
  }

  /// Blends a layer over the region with an opacity from 0 to 255.
  func blend(_ layer: Layer, opacity: UInt32) {
    let area = region.intersection(layer.surface.rect)
    if area.isEmpty { return }
    for y in area.y..<area.maxY {
      let source = unsafe layer.surface.address(x: area.x, y: y)
      let target = unsafe surface.address(x: area.x, y: y)
      let clip = unsafe mask?.address(x: area.x, y: y)
      for x in 0..<area.width {
        let pixel = unsafe source[x]
        if pixel == 0 { continue }
        var factor = opacity
        if let clip = unsafe clip { factor = Blending.scale(factor, UInt32(unsafe clip[x])) }
        let scaled = factor == 255 ? pixel : Blending.scale(pixel: pixel, factor)
        unsafe target[x] = unsafe Blending.over(scaled, target[x])
      }
    }
  }
}

/// A sink that blends a colour for each pixel.
protocol TargetSink: CoverageSink {
  /// The pixels to change.
  var target: PaintTarget { get }

  /// Returns the premultiplied colour to blend at a pixel.
  mutating func pixel(x: Int, y: Int) -> UInt32
}

/// A sink that blends one colour where a shape covers the target.
struct ColorSink: TargetSink {
  let target: PaintTarget
  /// The premultiplied colour.
  let pixel: UInt32

  @inline(__always)
  func pixel(x: Int, y: Int) -> UInt32 { pixel }

  @inline(__always)
  mutating func cover(y: Int, x: Int, count: Int, coverage: UInt8) {
    let row = unsafe target.surface.address(x: x, y: y)
    if let mask = target.mask {
      return unsafe cover(row, count, coverage, mask.address(x: x, y: y))
    }
    let source = coverage == 255 ? pixel : Blending.scale(pixel: pixel, UInt32(coverage))
    if source >> 24 == 255 {
      unsafe row.update(repeating: source, count: count)
    } else {
      let rest = 255 - source >> 24
      for x in 0..<count {
        unsafe row[x] = unsafe source &+ Blending.scale(pixel: row[x], rest)
      }
    }
  }

  /// Blends the colour of a span under a clip.
  private func cover(
    _ row: UnsafeMutablePointer<UInt32>, _ count: Int, _ coverage: UInt8,
    _ mask: UnsafeMutablePointer<UInt8>
  ) {
    for x in 0..<count {
      let factor = Blending.scale(UInt32(coverage), UInt32(unsafe mask[x]))
      if factor == 0 { continue }
      unsafe row[x] = unsafe Blending.over(Blending.scale(pixel: pixel, factor), row[x])
    }
  }
}
