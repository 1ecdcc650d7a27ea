/// The pixels of a canvas with colours that are not premultiplied, as stored in files.
struct StraightPixels {
  /// The pixels as words 0xAARRGGBB, row by row.
  let words: [UInt32]

  init(_ canvas: PixelCanvas) {
    words = unsafe canvas.pixels.map(Self.straight)
  }

  /// Divides the colours by alpha, rounding to nearest.
  static func straight(_ word: UInt32) -> UInt32 {
    let alpha = word >> 24
    if alpha == 255 { return word }
    if alpha == 0 { return 0 }
    func channel(_ shift: UInt32) -> UInt32 {
      let value = word >> shift & 255
      // A colour brighter than its alpha is not a valid premultiplied colour; it is clamped.
      return min(255, (value * 255 + alpha / 2) / alpha) << shift
    }
    return alpha << 24 | channel(16) | channel(8) | channel(0)
  }
}

extension PixelCanvas {
  /// Multiplies the colours by alpha, rounding to nearest.
  func premultiply() {
    for index in unsafe pixels.indices {
      let word = unsafe pixels[index]
      let alpha = word >> 24
      if alpha == 255 { continue }
      func channel(_ shift: UInt32) -> UInt32 {
        (((word >> shift & 255) * alpha + 127) / 255) << shift
      }
      unsafe pixels[index] = alpha << 24 | channel(16) | channel(8) | channel(0)
    }
  }
}
