internal import CSDL2

extension RunMask {
  /// Creates a mask from the alpha of a surface of SDL_ttf, cropped to its ink.
  ///
  /// - Parameters:
  ///   - surface: white text in ARGB8888, not premultiplied.
  ///   - left: the position of its first column, in pixels to the right of the pen's origin.
  ///   - top: the position of its first row, in pixels below the baseline.
  init(surface: SDL_Surface, left: Int, top: Int) {
    guard let rows = unsafe SurfaceRows(surface), let ink = rows.inkBox else {
      self = .empty
      return
    }
    self.init(
      left: left + ink.x, top: top + ink.y, width: ink.width, height: ink.height,
      coverage: rows.alpha(in: ink))
  }
}

/// The rows of pixels of a surface of SDL_ttf, which must not be freed before.
@safe private struct SurfaceRows {
  private let pixels: UnsafeMutableRawPointer
  private let width: Int
  private let height: Int
  /// The bytes from a row to the next one; SDL adds some to rows.
  private let pitch: Int

  @unsafe init?(_ surface: SDL_Surface) {
    guard let pixels = unsafe surface.pixels else { return nil }
    unsafe self.pixels = pixels
    width = unsafe Int(surface.w)
    height = unsafe Int(surface.h)
    pitch = unsafe Int(surface.pitch)
  }

  private func row(_ y: Int) -> UnsafePointer<UInt32> {
    unsafe UnsafePointer((pixels + y * pitch).assumingMemoryBound(to: UInt32.self))
  }

  /// The smallest rectangle that contains every pixel with an alpha other than 0; `nil` if there is none.
  var inkBox: PixelRect? {
    guard let first = (0..<height).first(where: hasInk),
      let last = (first..<height).last(where: hasInk)
    else { return nil }
    // Of each row, only the pixels beyond those of the rows before are read.
    var (left, right) = (width, 0)
    for y in first...last {
      let row = unsafe row(y)
      if let start = (0..<left).first(where: { unsafe row[$0] >> 24 != 0 }) { left = start }
      if let end = (right..<width).last(where: { unsafe row[$0] >> 24 != 0 }) {
        right = end + 1
      }
    }
    return PixelRect(x: left, y: first, width: right - left, height: last - first + 1)
  }

  private func hasInk(_ y: Int) -> Bool {
    let row = unsafe row(y)
    return (0..<width).contains { unsafe row[$0] >> 24 != 0 }
  }

  /// Returns the alpha of the pixels in a rectangle, row by row.
  func alpha(in area: PixelRect) -> [UInt8] {
    let count = area.width * area.height
    return unsafe [UInt8](unsafeUninitializedCapacity: count) { bytes, initializedCount in
      guard var target = bytes.baseAddress else { return }
      for y in area.y..<area.maxY {
        let source = unsafe row(y) + area.x
        for x in 0..<area.width {
          unsafe (target + x).initialize(to: UInt8(truncatingIfNeeded: source[x] >> 24))
        }
        unsafe target += area.width
      }
      initializedCount = count
    }
  }
}
