internal import Foundation

/// A sampler of a picture that is seen in perspective.
///
/// Where the picture is enlarged, its pixels are interpolated linearly. Where it is reduced, as many
/// samples as it has pixels are averaged, up to eight in each direction.
struct ProjectionSampler {
  private static let sampleLimit = 8

  private let picture: PixelSurface
  /// The projection from pixels of the canvas to those of the picture.
  private let inverse: ProjectionTransform
  /// The greatest third coordinate of a visible pixel.
  private let depthLimit: Double

  /// - Parameter inverse: The projection from pixels of the canvas to those of the picture.
  init(_ picture: PixelSurface, through inverse: ProjectionTransform) {
    self.picture = picture
    self.inverse = inverse
    depthLimit = 1 / Double(ProjectionTransform.nearestDepth)
  }

  /// Returns the premultiplied colour of a pixel of the canvas.
  func pixel(x: Int, y: Int) -> UInt32 {
    let center = place(Double(x) + 0.5, Double(y) + 0.5)
    guard center.z > 0, center.z <= depthLimit else { return 0 }
    let columns = count(inverse.m11, inverse.m12, inverse.m13, at: center)
    let rows = count(inverse.m21, inverse.m22, inverse.m23, at: center)
    if columns == 1, rows == 1 { return interpolated(center.x, center.y) }
    var sum = SIMD4<UInt32>.zero
    for row in 0..<rows {
      for column in 0..<columns {
        let sample = place(
          Double(x) + (Double(column) + 0.5) / Double(columns),
          Double(y) + (Double(row) + 0.5) / Double(rows))
        if sample.z <= 0 || sample.z > depthLimit { continue }
        let pixel = interpolated(sample.x, sample.y)
        sum &+= SIMD4(pixel & 255, pixel >> 8 & 255, pixel >> 16 & 255, pixel >> 24)
      }
    }
    let total = UInt32(columns * rows)
    let mean = (sum &+ total / 2) / SIMD4(repeating: total)
    return mean.w << 24 | mean.z << 16 | mean.y << 8 | mean.x
  }

  /// Returns the position in the picture of a point of the canvas, and its third coordinate.
  private func place(_ x: Double, _ y: Double) -> SIMD3<Double> {
    let z = Double(inverse.m13) * x + Double(inverse.m23) * y + Double(inverse.m33)
    return SIMD3(
      (Double(inverse.m11) * x + Double(inverse.m21) * y + Double(inverse.m31)) / z,
      (Double(inverse.m12) * x + Double(inverse.m22) * y + Double(inverse.m32)) / z, z)
  }

  /// Returns the number of samples in a direction, from the distance in the picture of two
  /// neighbouring pixels.
  private func count(
    _ x: CGFloat, _ y: CGFloat, _ z: CGFloat, at place: SIMD3<Double>
  ) -> Int {
    let dx = (Double(x) - place.x * Double(z)) / place.z
    let dy = (Double(y) - place.y * Double(z)) / place.z
    let distance = (dx * dx + dy * dy).squareRoot()
    guard distance.isFinite else { return Self.sampleLimit }
    return min(max(Int(distance.rounded()), 1), Self.sampleLimit)
  }

  /// Returns the interpolation of four pixels.
  private func interpolated(_ x: Double, _ y: Double) -> UInt32 {
    let rect = picture.rect
    let (left, top) = (x - 0.5, y - 0.5)
    guard left > Double(rect.x - 1), left < Double(rect.maxX), top > Double(rect.y - 1),
      top < Double(rect.maxY)
    else { return 0 }
    let (column, row) = (Int(left.rounded(.down)), Int(top.rounded(.down)))
    let right = UInt32((left - Double(column)) * 256 + 0.5)
    let below = UInt32((top - Double(row)) * 256 + 0.5)
    return Blending.mix(
      Blending.mix(texel(column, row), texel(column + 1, row), right),
      Blending.mix(texel(column, row + 1), texel(column + 1, row + 1), right), below)
  }

  private func texel(_ x: Int, _ y: Int) -> UInt32 {
    let rect = picture.rect
    guard x >= rect.x, x < rect.maxX, y >= rect.y, y < rect.maxY else { return 0 }
    return unsafe picture.address(x: x, y: y).pointee
  }
}
