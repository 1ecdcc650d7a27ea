internal import CSDL2

extension RunMask {
  /// Creates a mask from the alpha of a surface of SDL_ttf, cropped to its ink.
  ///
  /// - Parameters:
  ///   - surface: white text in ARGB8888, not premultiplied.
  ///   - left: the position of its first column, in pixels to the right of the pen's origin.
  ///   - top: the position of its first row, in pixels below the baseline.
  init(surface: SDL_Surface, left: Int, top: Int) {
    let width = unsafe Int(surface.w)
    let alpha = unsafe Self.alpha(of: surface)
    guard let ink = Self.inkBox(of: alpha, width: width) else {
      self = .empty
      return
    }
    var coverage: [UInt8] = []
    coverage.reserveCapacity(ink.width * ink.height)
    for y in ink.y..<ink.maxY {
      coverage += alpha[(y * width + ink.x)..<(y * width + ink.maxX)]
    }
    self.init(
      left: left + ink.x, top: top + ink.y, width: ink.width, height: ink.height,
      coverage: coverage)
  }

  /// Returns the alpha bytes, row by row without the padding that SDL adds to rows.
  private static func alpha(of surface: SDL_Surface) -> [UInt8] {
    guard let pixels = unsafe surface.pixels else { return [] }
    let width = unsafe Int(surface.w)
    let height = unsafe Int(surface.h)
    var alpha: [UInt8] = []
    alpha.reserveCapacity(width * height)
    for y in 0..<height {
      let row = unsafe UnsafeBufferPointer(
        start: (pixels + y * Int(surface.pitch)).assumingMemoryBound(to: UInt32.self),
        count: width)
      unsafe alpha.append(contentsOf: row.lazy.map { UInt8(truncatingIfNeeded: $0 >> 24) })
    }
    return alpha
  }

  /// Returns the smallest rectangle that contains every byte other than 0.
  private static func inkBox(of alpha: [UInt8], width: Int) -> PixelRect? {
    guard
      let first = alpha.firstIndex(where: { $0 != 0 }),
      let last = alpha.lastIndex(where: { $0 != 0 })
    else { return nil }
    let rows = (first / width)...(last / width)
    var left = width
    var right = 0
    for y in rows {
      let row = alpha[(y * width)..<((y + 1) * width)]
      guard
        let start = row.firstIndex(where: { $0 != 0 }),
        let end = row.lastIndex(where: { $0 != 0 })
      else { continue }
      left = min(left, start - row.startIndex)
      right = max(right, end - row.startIndex + 1)
    }
    return PixelRect(x: left, y: rows.lowerBound, width: right - left, height: rows.count)
  }
}
