extension PixelCanvas {
  /// Returns the picture in another size, with colours interpolated between the nearest four pixels.
  ///
  /// The colours must be premultiplied, so that transparent pixels do not colour others.
  func resampled(width: Int, height: Int) -> PixelCanvas {
    if width == self.width, height == self.height { return self }
    let result = PixelCanvas(width: width, height: height)
    for row in 0..<height {
      let vertical = Self.sample(row, of: height, among: self.height)
      for column in 0..<width {
        let horizontal = Self.sample(column, of: width, among: self.width)
        func mixed(_ row: Int) -> SIMD4<Float> {
          let first = components(row * self.width + horizontal.index)
          let second = components(row * self.width + horizontal.next)
          return first + (second - first) * horizontal.share
        }
        let (first, second) = (mixed(vertical.index), mixed(vertical.next))
        let color = first + (second - first) * vertical.share
        unsafe result.pixels[row * width + column] = Self.word(of: color)
      }
    }
    return result
  }

  /// Returns the two pixels along an axis whose centres enclose the centre of a pixel of the picture in another size,
  /// and the distance of that centre from the first.
  private static func sample(
    _ index: Int, of count: Int, among ownCount: Int
  ) -> (index: Int, next: Int, share: Float) {
    let middle = (Float(index) + 0.5) * Float(ownCount) / Float(count) - 0.5
    let place = min(max(middle, 0), Float(ownCount - 1))
    let first = Int(place)
    return (first, min(first + 1, ownCount - 1), place - Float(first))
  }

  private func components(_ index: Int) -> SIMD4<Float> {
    let word = unsafe pixels[index]
    return SIMD4(
      Float(word >> 24), Float(word >> 16 & 0xFF), Float(word >> 8 & 0xFF), Float(word & 0xFF))
  }

  private static func word(of color: SIMD4<Float>) -> UInt32 {
    let bytes = SIMD4<UInt32>(color.rounded(.toNearestOrAwayFromZero))
    return bytes[0] << 24 | bytes[1] << 16 | bytes[2] << 8 | bytes[3]
  }
}
