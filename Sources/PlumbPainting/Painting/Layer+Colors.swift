extension Layer {
  /// Transforms each pixel with a function of its premultiplied components.
  ///
  /// Adjacent pixels are often equal, so the result for the last one is cached.
  package func mapPixels(_ transform: (PixelComponents) -> PixelComponents) {
    let rect = surface.rect
    var last: UInt32 = 0
    var changed = transform(PixelComponents(pixel: 0)).pixel
    for y in rect.y..<rect.maxY {
      let row = unsafe surface.address(x: rect.x, y: y)
      for x in 0..<rect.width {
        let pixel = unsafe row[x]
        if pixel != last {
          last = pixel
          changed = transform(PixelComponents(pixel: pixel)).pixel
        }
        unsafe row[x] = changed
      }
    }
  }

  /// Transforms the colours with a matrix.
  package func apply(_ matrix: ColorMatrix) {
    let columns = (
      PixelComponents(matrix.r1, matrix.g1, matrix.b1, matrix.a1),
      PixelComponents(matrix.r2, matrix.g2, matrix.b2, matrix.a2),
      PixelComponents(matrix.r3, matrix.g3, matrix.b3, matrix.a3),
      PixelComponents(matrix.r4, matrix.g4, matrix.b4, matrix.a4),
      PixelComponents(matrix.r5, matrix.g5, matrix.b5, matrix.a5)
    )
    mapPixels { pixel in
      let color = pixel.straight
      let sum =
        columns.0 * color.x + columns.1 * color.y + columns.2 * color.z + columns.3 * color.w
      return (sum + columns.4).bounded(by: PixelComponents(repeating: 1)).premultiplied
    }
  }

  /// Replaces each pixel by black, with its luminance as the opacity.
  ///
  /// The luminance is multiplied by the opacity, so edges remain antialiased.
  func convertLuminanceToAlpha() {
    mapPixels { pixel in
      PixelComponents(0, 0, 0, 0.2126 * pixel.x + 0.7152 * pixel.y + 0.0722 * pixel.z)
    }
  }
}
