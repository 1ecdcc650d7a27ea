/// A sampler of the colours of a placed image.
///
/// An image drawn at a smaller size is first reduced to that size by averaging. The result is then
/// interpolated where the image is enlarged or rotated.
struct ImageSampler {
  /// The bitmap to sample, possibly reduced.
  private let bitmap: Bitmap
  /// The part of the bitmap to sample.
  private let part: BitmapPart
  private let interpolation: PlacedImage.Interpolation
  /// Whether the part is tiled.
  private let isRepeated: Bool
  /// The transform from pixels of the target to pixels of the part.
  private let transform: CGAffineTransform
  /// The offset from pixels of the target to pixels of the part, if the transform is a translation
  /// by whole pixels.
  private let shift: (x: Int, y: Int)?

  /// Creates the sampler of an image, or `nil` if the image covers no pixels.
  ///
  /// - Parameters:
  ///   - transform: The transform of the image, in points.
  ///   - scale: The pixels per point.
  init?(_ image: PlacedImage, through transform: CGAffineTransform, scale: CGFloat) {
    let frame = image.frame
    let placed = transform.concatenating(CGAffineTransform(scaleX: scale, y: scale))
    guard placed.isInvertible, frame.width > 0, frame.height > 0, image.part.width > 0,
      image.part.height > 0
    else { return nil }
    let (bitmap, part) = ImageSampler.reduced(image, through: placed)
    self.bitmap = bitmap
    self.part = part
    interpolation = image.interpolation
    isRepeated = image.area != nil
    let inverse = placed.inverted()
    self.transform = inverse.concatenating(
      CGAffineTransform(
        a: CGFloat(part.width) / frame.width, b: 0, c: 0, d: CGFloat(part.height) / frame.height,
        tx: -frame.minX * CGFloat(part.width) / frame.width,
        ty: -frame.minY * CGFloat(part.height) / frame.height))
    shift = self.transform.pixelShift
  }

  /// Returns the bitmap reduced to the drawn size, or unchanged if that is not smaller.
  private static func reduced(
    _ image: PlacedImage, through placed: CGAffineTransform
  ) -> (Bitmap, BitmapPart) {
    func shown(_ length: CGFloat, _ x: CGFloat, _ y: CGFloat, of pixels: Int) -> Int {
      let shown = Double(length) * Double(x * x + y * y).squareRoot()
      return shown < Double(pixels) ? max(1, Int((shown - 1e-4).rounded(.up))) : pixels
    }
    let part = image.part
    let width = shown(image.frame.width, placed.a, placed.b, of: part.width)
    let height = shown(image.frame.height, placed.c, placed.d, of: part.height)
    guard image.interpolation != .none, width < part.width || height < part.height else {
      return (image.bitmap, part)
    }
    let reduction = Bitmap.Reduction(part: part, width: width, height: height)
    let smaller = image.bitmap.reduced(reduction) {
      image.bitmap.averaged(part, width: width, height: height)
    }
    return (smaller, smaller.whole)
  }

  /// Returns the premultiplied colour at a pixel of the target.
  func pixel(_ x: Int, _ y: Int) -> UInt32 {
    if let shift { return texel(x + shift.x, y + shift.y) }
    let point = CGPoint(x: CGFloat(x) + 0.5, y: CGFloat(y) + 0.5).applying(transform)
    switch interpolation {
    case .none: return texel(SubpixelCoordinate(point.x).whole, SubpixelCoordinate(point.y).whole)
    case .linear:
      return linear(SubpixelCoordinate(point.x - 0.5), SubpixelCoordinate(point.y - 0.5))
    case .cubic: return cubic(SubpixelCoordinate(point.x - 0.5), SubpixelCoordinate(point.y - 0.5))
    }
  }

  /// A fixed-point coordinate in 256ths of a pixel.
  private struct SubpixelCoordinate {
    private let parts: Int

    @inline(__always)
    init(_ coordinate: CGFloat) {
      let bounded = coordinate.isNaN ? 0 : PaintLimits.clamp(Double(coordinate))
      // Truncation rounds down only above zero, hence the offset.
      parts = Int(bounded * 256 + 0x1p40 + 0.5) - 1 << 40
    }

    /// The pixel that contains the coordinate.
    var whole: Int { parts >> 8 }
    /// The position within that pixel, in 256ths.
    var fraction: UInt32 { UInt32(truncatingIfNeeded: parts & 255) }
  }

  /// Returns a pixel of the part; outside of the part the edge is extended or the part is repeated.
  private func texel(_ x: Int, _ y: Int) -> UInt32 {
    let column = ImageSampler.wrappedIndex(x, of: part.width, isRepeated)
    let row = ImageSampler.wrappedIndex(y, of: part.height, isRepeated)
    return bitmap.pixels[(part.y + row) * bitmap.width + part.x + column]
  }

  /// Returns the index within `count`, clamped or repeated.
  private static func wrappedIndex(_ index: Int, of count: Int, _ isRepeated: Bool) -> Int {
    if index >= 0, index < count { return index }
    if !isRepeated { return index < 0 ? 0 : count - 1 }
    let rest = index % count
    return rest < 0 ? rest + count : rest
  }

  /// Returns the bilinear interpolation of four pixels.
  private func linear(_ column: SubpixelCoordinate, _ row: SubpixelCoordinate) -> UInt32 {
    let (x, y, right) = (column.whole, row.whole, column.fraction)
    let upper = Blending.mix(texel(x, y), texel(x + 1, y), right)
    let lower = Blending.mix(texel(x, y + 1), texel(x + 1, y + 1), right)
    return Blending.mix(upper, lower, row.fraction)
  }

  /// Returns the Catmull–Rom interpolation, which passes through all pixels.
  private func cubic(_ column: SubpixelCoordinate, _ row: SubpixelCoordinate) -> UInt32 {
    let (x, y) = (column.whole, row.whole)
    let columns = ImageSampler.cubicWeights(Float(column.fraction) / 256)
    let rows = ImageSampler.cubicWeights(Float(row.fraction) / 256)
    var sum = PixelComponents.zero
    for row in 0..<4 {
      var line = PixelComponents.zero
      for column in 0..<4 {
        line += PixelComponents(pixel: texel(x + column - 1, y + row - 1)) * columns[column]
      }
      sum += line * rows[row]
    }
    return sum.pixel
  }

  /// Returns the weights of four successive pixels at a position between the middle two.
  private static func cubicWeights(_ t: Float) -> SIMD4<Float> {
    let (square, cube) = (t * t, t * t * t)
    return SIMD4(
      -0.5 * t + square - 0.5 * cube, 1 - 2.5 * square + 1.5 * cube,
      0.5 * t + 2 * square - 1.5 * cube, -0.5 * square + 0.5 * cube)
  }
}

extension CGAffineTransform {
  /// The translation in whole pixels, or `nil` if the transform is anything else.
  fileprivate var pixelShift: (x: Int, y: Int)? {
    let limit = 1e-4
    guard abs(a - 1) * 16_384 < limit, abs(d - 1) * 16_384 < limit, b == 0, c == 0,
      abs(tx) < 1e9, abs(ty) < 1e9, abs(tx - tx.rounded()) < limit, abs(ty - ty.rounded()) < limit
    else { return nil }
    return (Int(tx.rounded()), Int(ty.rounded()))
  }
}
