/// Says which colour a placed picture has at each pixel.
///
/// A picture that is shown smaller is first made as small as it shows, each pixel the average of
/// those it covers. What is left is to look between pixels, where the picture is larger or turned.
struct ImageSampler {
  private let bitmap: Bitmap
  private let part: BitmapPart
  private let interpolation: PlacedImage.Interpolation
  private let isRepeated: Bool
  /// From the target's pixels to those of the part.
  private let transform: CGAffineTransform
  /// How far pixels of the part lie from those of the target, where one is one and none is turned.
  private let shift: (x: Int, y: Int)?

  /// - Parameters:
  ///   - transform: what the picture goes through, in points.
  ///   - scale: pixels per point.
  /// - Returns: `nil` for a picture that covers nothing.
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

  /// The picture in the size it shows in, where that is smaller.
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

  /// The premultiplied colour at a pixel of the target.
  func pixel(_ x: Int, _ y: Int) -> UInt32 {
    if let shift { return word(x + shift.x, y + shift.y) }
    let point = CGPoint(x: CGFloat(x) + 0.5, y: CGFloat(y) + 0.5).applying(transform)
    switch interpolation {
    case .none: return word(Fine(point.x).whole, Fine(point.y).whole)
    case .linear: return linear(Fine(point.x - 0.5), Fine(point.y - 0.5))
    case .cubic: return cubic(Fine(point.x - 0.5), Fine(point.y - 0.5))
    }
  }

  /// A coordinate in 256ths of a pixel.
  private struct Fine {
    private let parts: Int

    @inline(__always)
    init(_ coordinate: CGFloat) {
      let bounded = coordinate.isNaN ? 0 : PaintLimits.clamp(Double(coordinate))
      // Cutting off what follows the point rounds down where there is nothing below zero.
      parts = Int(bounded * 256 + 0x1p40 + 0.5) - 1 << 40
    }

    var whole: Int { parts >> 8 }
    var share: UInt32 { UInt32(truncatingIfNeeded: parts & 255) }
  }

  /// A pixel of the part; beyond its edges comes the edge, or the part again.
  private func word(_ x: Int, _ y: Int) -> UInt32 {
    let column = ImageSampler.place(x, of: part.width, isRepeated)
    let row = ImageSampler.place(y, of: part.height, isRepeated)
    return bitmap.pixels[(part.y + row) * bitmap.width + part.x + column]
  }

  private static func place(_ index: Int, of count: Int, _ isRepeated: Bool) -> Int {
    if index >= 0, index < count { return index }
    if !isRepeated { return index < 0 ? 0 : count - 1 }
    let rest = index % count
    return rest < 0 ? rest + count : rest
  }

  private func linear(_ column: Fine, _ row: Fine) -> UInt32 {
    let (x, y, right) = (column.whole, row.whole, column.share)
    let upper = Blending.mix(word(x, y), word(x + 1, y), right)
    let lower = Blending.mix(word(x, y + 1), word(x + 1, y + 1), right)
    return Blending.mix(upper, lower, row.share)
  }

  /// Catmull and Rom's curves, which go through all pixels.
  private func cubic(_ column: Fine, _ row: Fine) -> UInt32 {
    let (x, y) = (column.whole, row.whole)
    let columns = ImageSampler.cubicWeights(Float(column.share) / 256)
    let rows = ImageSampler.cubicWeights(Float(row.share) / 256)
    var sum = PixelNumbers.zero
    for row in 0..<4 {
      var line = PixelNumbers.zero
      for column in 0..<4 {
        line += PixelNumbers(pixel: word(x + column - 1, y + row - 1)) * columns[column]
      }
      sum += line * rows[row]
    }
    return sum.pixel
  }

  private static func cubicWeights(_ t: Float) -> SIMD4<Float> {
    let (square, cube) = (t * t, t * t * t)
    return SIMD4(
      -0.5 * t + square - 0.5 * cube, 1 - 2.5 * square + 1.5 * cube,
      0.5 * t + 2 * square - 1.5 * cube, -0.5 * square + 0.5 * cube)
  }
}

extension CGAffineTransform {
  /// The whole pixels it moves by, if it does nothing else.
  fileprivate var pixelShift: (x: Int, y: Int)? {
    let limit = 1e-4
    guard abs(a - 1) * 16_384 < limit, abs(d - 1) * 16_384 < limit, b == 0, c == 0,
      abs(tx) < 1e9, abs(ty) < 1e9, abs(tx - tx.rounded()) < limit, abs(ty - ty.rounded()) < limit
    else { return nil }
    return (Int(tx.rounded()), Int(ty.rounded()))
  }
}

/// Blends a picture where a shape covers the target.
struct ImageSink: CoverageSink {
  let target: PaintTarget
  let sampler: ImageSampler

  @inline(__always)
  mutating func cover(y: Int, x: Int, count: Int, coverage: UInt8) {
    let row = unsafe target.surface.address(x: x, y: y)
    let clip = unsafe target.mask?.address(x: x, y: y)
    for index in 0..<count {
      var factor = UInt32(coverage)
      if let clip = unsafe clip { factor = Blending.scale(factor, UInt32(unsafe clip[index])) }
      if factor == 0 { continue }
      let pixel = sampler.pixel(x + index, y)
      let scaled = factor == 255 ? pixel : Blending.scale(pixel: pixel, factor)
      unsafe row[index] = unsafe Blending.over(scaled, row[index])
    }
  }
}
