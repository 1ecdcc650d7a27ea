internal import Foundation

/// A sampler of a picture that is seen in perspective.
///
/// Enlarged parts of the picture are interpolated linearly. In reduced parts, as many samples as
/// there are pixels are averaged, up to eight in each direction.
struct ProjectionSampler {
  private static let sampleLimit = 8

  private let picture: PixelSurface
  /// The change of the first two coordinates from one column to the next, before the division.
  private let across: SIMD2<Double>
  /// The change of the first two coordinates from one row to the next, before the division.
  private let down: SIMD2<Double>
  /// The first two coordinates of the origin, before the division.
  private let origin: SIMD2<Double>
  /// The changes of the third coordinate, and that of the origin.
  private let depth: SIMD3<Double>
  /// The greatest third coordinate of a visible pixel.
  private let depthLimit: Double
  /// The pixel before the first one of the picture.
  private let low: SIMD2<Double>
  /// The pixel after the last one of the picture.
  private let high: SIMD2<Double>
  /// The column after the last one of the picture; in another module it would be a call.
  private let endColumn: Int
  /// The row after the last one of the picture.
  private let endRow: Int

  /// - Parameter inverse: The projection from pixels of the canvas to pixels of the picture.
  init(_ picture: PixelSurface, through inverse: ProjectionTransform) {
    self.picture = picture
    across = SIMD2(Double(inverse.m11), Double(inverse.m12))
    down = SIMD2(Double(inverse.m21), Double(inverse.m22))
    origin = SIMD2(Double(inverse.m31), Double(inverse.m32))
    depth = SIMD3(Double(inverse.m13), Double(inverse.m23), Double(inverse.m33))
    depthLimit = 1 / Double(ProjectionTransform.nearestDepth)
    (endColumn, endRow) = (picture.rect.maxX, picture.rect.maxY)
    low = SIMD2(Double(picture.rect.x - 1), Double(picture.rect.y - 1))
    high = SIMD2(Double(endColumn), Double(endRow))
  }

  /// Returns the premultiplied colour of a pixel of the canvas.
  func pixel(x: Int, y: Int) -> UInt32 {
    let (center, z) = place(Double(x) + 0.5, Double(y) + 0.5)
    guard z > 0, z <= depthLimit else { return 0 }
    let columns = count(across, depth.x, at: center, z)
    let rows = count(down, depth.y, at: center, z)
    if columns == 1, rows == 1 { return interpolated(center) }
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
    let (place, z) = place(x, y)
    return z > 0 && z <= depthLimit ? interpolated(place) : 0
  }

  /// Returns the position in the picture of a point of the canvas, and its third coordinate.
  @inline(__always)
  private func place(_ x: Double, _ y: Double) -> (SIMD2<Double>, Double) {
    let z = depth.x * x + depth.y * y + depth.z
    return ((across * x + down * y + origin) / z, z)
  }

  /// Returns the number of samples in a direction, from the distance in the picture of two
  /// neighbouring pixels.
  ///
  /// - Parameter step: The change of the coordinates in the direction, before the division.
  @inline(__always)
  private func count(
    _ step: SIMD2<Double>, _ depth: Double, at place: SIMD2<Double>, _ z: Double
  ) -> Int {
    let difference = (step - place * depth) / z
    let distance = (difference * difference).sum().squareRoot()
    // Limited before it is converted, also if it is NaN; `rounded` would be a call.
    return max(
      Int(distance < Double(Self.sampleLimit) ? distance + 0.5 : Double(Self.sampleLimit)), 1)
  }

  /// Returns the interpolation of four pixels.
  @inline(__always)
  private func interpolated(_ place: SIMD2<Double>) -> UInt32 {
    let rect = picture.rect
    let corner = place - 0.5
    guard corner.x > low.x, corner.x < high.x, corner.y > low.y, corner.y < high.y else {
      return 0
    }
    // Rounded down without a call: the distances from the pixel before the first one are positive.
    let column = Int(corner.x - low.x) + rect.x - 1
    let row = Int(corner.y - low.y) + rect.y - 1
    let (first, second): (UInt32, UInt32)
    let (third, fourth): (UInt32, UInt32)
    if column >= rect.x, column + 1 < endColumn, row >= rect.y, row + 1 < endRow {
      let upper = unsafe picture.address(x: column, y: row)
      let lower = unsafe picture.address(x: column, y: row + 1)
      (first, second) = unsafe (upper[0], upper[1])
      (third, fourth) = unsafe (lower[0], lower[1])
      if first == second, first == third, first == fourth { return first }
    } else {
      (first, second) = (texel(column, row), texel(column + 1, row))
      (third, fourth) = (texel(column, row + 1), texel(column + 1, row + 1))
    }
    let right = UInt32((corner.x - Double(column)) * 256 + 0.5)
    let below = UInt32((corner.y - Double(row)) * 256 + 0.5)
    return Blending.mix(
      Blending.mix(first, second, right), Blending.mix(third, fourth, right), below)
  }

  private func texel(_ x: Int, _ y: Int) -> UInt32 {
    let rect = picture.rect
    guard x >= rect.x, x < endColumn, y >= rect.y, y < endRow else { return 0 }
    return unsafe picture.address(x: x, y: y).pointee
  }
}
