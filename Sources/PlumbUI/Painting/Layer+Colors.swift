extension Layer {
  /// Replaces each pixel by what a function makes of its premultiplied numbers.
  ///
  /// Pixels beside each other are often alike, and what became of the last one is remembered.
  func change(_ change: (PixelNumbers) -> PixelNumbers) {
    let rect = surface.rect
    var last: UInt32 = 0
    var changed = change(PixelNumbers(pixel: 0)).pixel
    for y in rect.y..<rect.maxY {
      let row = unsafe surface.address(x: rect.x, y: y)
      for x in 0..<rect.width {
        let pixel = unsafe row[x]
        if pixel != last {
          last = pixel
          changed = change(PixelNumbers(pixel: pixel)).pixel
        }
        unsafe row[x] = changed
      }
    }
  }

  /// Changes the colours by a matrix.
  func change(by matrix: ColorMatrix) {
    let columns = (
      PixelNumbers(matrix.r1, matrix.g1, matrix.b1, matrix.a1),
      PixelNumbers(matrix.r2, matrix.g2, matrix.b2, matrix.a2),
      PixelNumbers(matrix.r3, matrix.g3, matrix.b3, matrix.a3),
      PixelNumbers(matrix.r4, matrix.g4, matrix.b4, matrix.a4),
      PixelNumbers(matrix.r5, matrix.g5, matrix.b5, matrix.a5)
    )
    change { pixel in
      let color = pixel.straight
      let sum =
        columns.0 * color.x + columns.1 * color.y + columns.2 * color.z + columns.3 * color.w
      return (sum + columns.4).bounded(by: PixelNumbers(repeating: 1)).premultiplied
    }
  }

  /// Makes everything black, as opaque as it was bright.
  ///
  /// The opacity counts, too: edges stay as smooth as they were.
  func changeLuminanceToAlpha() {
    change { pixel in
      PixelNumbers(0, 0, 0, 0.2126 * pixel.x + 0.7152 * pixel.y + 0.0722 * pixel.z)
    }
  }
}
