internal import CSDL2

extension RunMask {
  /// Creates a mask from a surface of SDL_ttf, scaled by averaging pixels.
  ///
  /// - Parameters:
  ///   - surface: ARGB8888, not premultiplied; the pen's origin is at its left edge.
  ///   - ascent: the distance of its top from the baseline, in its pixels.
  ///   - scale: the pixels of the mask per pixel of the surface.
  init(colorSurface surface: SDL_Surface, ascent: Int, scale: Double) {
    let source = unsafe SurfacePixels(surface)
    let width = Int((Double(source.width) * scale).rounded(.up))
    let top = Int((Double(-ascent) * scale).rounded(.down))
    let bottom = Int((Double(source.height - ascent) * scale).rounded(.up))
    guard scale > 0, width > 0, bottom > top, width * (bottom - top) <= 1 << 24 else {
      self = .empty
      return
    }
    let columns = Self.pixelWeights(0..<width, in: source.width, scale: scale, origin: 0)
    let rows = Self.pixelWeights(top..<bottom, in: source.height, scale: scale, origin: ascent)
    var colors: [UInt32] = []
    colors.reserveCapacity(width * rows.count)
    for row in rows {
      for column in columns { colors.append(source.mean(of: column, row)) }
    }
    self.init(
      left: 0, top: top, width: width, height: rows.count,
      coverage: colors.map { UInt8($0 >> 24) }, colors: colors)
  }

  /// Returns, for each pixel in one dimension, the pixels of the source it covers and their
  /// weights.
  private static func pixelWeights(
    _ pixels: Range<Int>, in length: Int, scale: Double, origin: Int
  ) -> [[(index: Int, weight: Double)]] {
    pixels.map { pixel in
      let start = Double(pixel) / scale + Double(origin)
      let end = start + 1 / scale
      let first = max(Int(start.rounded(.down)), 0)
      let last = min(Int(end.rounded(.up)), length)
      guard first < last else { return [] }
      return (first..<last).map { index in
        let covered = min(end, Double(index + 1)) - max(start, Double(index))
        return (index, max(covered, 0) * scale)
      }
    }
  }
}

/// The pixels of a surface.
private struct SurfacePixels {
  let width: Int
  let height: Int
  private let words: [UInt32]

  init(_ surface: SDL_Surface) {
    width = unsafe Int(surface.w)
    height = unsafe Int(surface.h)
    var words: [UInt32] = []
    if let pixels = unsafe surface.pixels {
      words.reserveCapacity(width * height)
      for y in 0..<height {
        let row = unsafe UnsafeBufferPointer(
          start: (pixels + y * Int(surface.pitch)).assumingMemoryBound(to: UInt32.self),
          count: width)
        unsafe words.append(contentsOf: row)
      }
    } else {
      words = Array(repeating: 0, count: width * height)
    }
    self.words = words
  }

  /// The indices of pixels in one dimension and their weights in a mean.
  typealias PixelWeights = [(index: Int, weight: Double)]

  /// Returns the weighted mean of the pixels in some columns and rows, premultiplied.
  func mean(of columns: PixelWeights, _ rows: PixelWeights) -> UInt32 {
    var sum = SIMD4<Double>.zero
    for row in rows {
      for column in columns {
        let word = words[row.index * width + column.index]
        let alpha = Double(word >> 24)
        if alpha == 0 { continue }
        let weight = row.weight * column.weight
        let color = SIMD3(
          Double(word >> 16 & 255), Double(word >> 8 & 255), Double(word & 255))
        sum += SIMD4(color * (alpha / 255), alpha) * weight
      }
    }
    func byte(_ value: Double) -> UInt32 { UInt32(min(max(value.rounded(), 0), 255)) }
    return byte(sum.w) << 24 | byte(sum.x) << 16 | byte(sum.y) << 8 | byte(sum.z)
  }
}
