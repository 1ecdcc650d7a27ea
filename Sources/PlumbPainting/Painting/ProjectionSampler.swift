internal import Foundation

/// A sampler of a picture that is seen in perspective.
///
/// Enlarged parts of the picture are interpolated linearly. In reduced parts, as many samples as
/// there are pixels are averaged, up to eight in each direction.
struct ProjectionSampler {
  private static let sampleLimit = 8

  private let picture: PixelSurface
  /// The projection from pixels of the canvas to pixels of the picture.
  private let inverse: ProjectionTransform
  /// The greatest third coordinate of a visible pixel.
  private let depthLimit: Double

  /// - Parameter inverse: The projection from pixels of the canvas to pixels of the picture.
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
    let (width, height) = (1 / Double(columns), 1 / Double(rows))
    var sum = SIMD4<UInt32>.zero
    var first: UInt32?
    var isUniform = true
    for row in 0..<rows {
      for column in 0..<columns {
        let pixel = sample(
          Double(x) + (Double(column) + 0.5) * width, Double(y) + (Double(row) + 0.5) * height)
        isUniform = isUniform && pixel == first ?? pixel
        first = pixel
        sum &+= SIMD4(pixel & 255, pixel >> 8 & 255, pixel >> 16 & 255, pixel >> 24)
      }
    }
    // Four divisions cost as much as several samples.
    if isUniform, let first { return first }
    let total = UInt32(columns * rows)
    let mean = (sum &+ total / 2) / SIMD4(repeating: total)
    return mean.w << 24 | mean.z << 16 | mean.y << 8 | mean.x
  }

  /// Returns the colour of a point of the canvas.
  @inline(__always)
  private func sample(_ x: Double, _ y: Double) -> UInt32 {
    let place = place(x, y)
    return place.z > 0 && place.z <= depthLimit ? interpolated(place.x, place.y) : 0
  }

  /// Returns the position in the picture of a point of the canvas, and its third coordinate.
  @inline(__always)
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
    // Limited before it is converted, also if it is NaN; `rounded` would be a call.
    return max(
      Int(distance < Double(Self.sampleLimit) ? distance + 0.5 : Double(Self.sampleLimit)), 1)
  }

  /// Returns the interpolation of four pixels.
  @inline(__always)
  private func interpolated(_ x: Double, _ y: Double) -> UInt32 {
    let rect = picture.rect
    let (left, top) = (x - 0.5, y - 0.5)
    guard left > Double(rect.x - 1), left < Double(rect.maxX), top > Double(rect.y - 1),
      top < Double(rect.maxY)
    else { return 0 }
    // Rounded down without a call: the distances from the pixel before the first one are positive.
    let column = Int(left - Double(rect.x - 1)) + rect.x - 1
    let row = Int(top - Double(rect.y - 1)) + rect.y - 1
    let (first, second): (UInt32, UInt32)
    let (third, fourth): (UInt32, UInt32)
    if column >= rect.x, column + 1 < rect.maxX, row >= rect.y, row + 1 < rect.maxY {
      let upper = unsafe picture.address(x: column, y: row)
      let lower = unsafe picture.address(x: column, y: row + 1)
      (first, second) = unsafe (upper[0], upper[1])
      (third, fourth) = unsafe (lower[0], lower[1])
      if first == second, first == third, first == fourth { return first }
    } else {
      (first, second) = (texel(column, row), texel(column + 1, row))
      (third, fourth) = (texel(column, row + 1), texel(column + 1, row + 1))
    }
    let right = UInt32((left - Double(column)) * 256 + 0.5)
    let below = UInt32((top - Double(row)) * 256 + 0.5)
    return Blending.mix(
      Blending.mix(first, second, right), Blending.mix(third, fourth, right), below)
  }

  private func texel(_ x: Int, _ y: Int) -> UInt32 {
    let rect = picture.rect
    guard x >= rect.x, x < rect.maxX, y >= rect.y, y < rect.maxY else { return 0 }
    return unsafe picture.address(x: x, y: y).pointee
  }
}
