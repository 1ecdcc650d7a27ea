internal import Foundation

/// The colours of a mesh gradient as polynomials, one for each patch.
///
/// Linear interpolation is bilinear. Smooth interpolation is bicubic with the slopes of the colours
/// at the vertices, which are limited so that no component exceeds the components of the vertices
/// along an edge. Colours that change evenly give the same result in both ways.
struct MeshColors {
  typealias Components = SIMD4<Float>

  private let width: Int
  private let smooths: Bool
  private let space: GradientRamp.Space
  private var values: [Components]
  private var acrossSlopes: [Components] = []
  private var downSlopes: [Components] = []
  private var twists: [Components] = []

  init(_ mesh: GradientMesh) {
    width = mesh.width
    smooths = mesh.smoothsColors
    space = mesh.space
    values = mesh.colors.map { Components(mesh.space.values(of: $0.components)) }
    guard smooths else { return }
    acrossSlopes = slopes(of: values, isAcross: true)
    downSlopes = slopes(of: values, isAcross: false)
    twists = slopes(of: acrossSlopes, isAcross: false)
  }

  /// Returns the slopes of values at the vertices, along rows or columns.
  private func slopes(of values: [Components], isAcross: Bool) -> [Components] {
    let (count, step) = isAcross ? (width, 1) : (values.count / width, width)
    return values.indices.map { index in
      let place = isAcross ? index % width : index / width
      let before = place == 0 ? nil : values[index] - values[index - step]
      let after = place == count - 1 ? nil : values[index + step] - values[index]
      guard let before, let after else { return before ?? after ?? .zero }
      return Self.limited(before, after)
    }
  }

  /// Returns the mean of two differences, at most twice each of them, and zero at an extreme.
  private static func limited(_ before: Components, _ after: Components) -> Components {
    let (mean, limit) = (
      (before + after) / 2, 2 * pointwiseMin(magnitude(before), magnitude(after))
    )
    let bounded = pointwiseMin(pointwiseMax(mean, -limit), limit)
    return bounded.replacing(with: 0, where: before * after .<= 0)
  }

  private static func magnitude(_ values: Components) -> Components {
    pointwiseMax(values, -values)
  }

  /// Returns the colours of the patch whose first vertex has an index.
  func patch(at index: Int) -> PatchColors {
    let corners = [index, index + 1, index + width, index + width + 1]
    if !smooths { return PatchColors(linear: corners.map { values[$0] }, space: space) }
    func numbers(_ array: [Components]) -> [Components] { corners.map { array[$0] } }
    return PatchColors(
      values: numbers(values), across: numbers(acrossSlopes), down: numbers(downSlopes),
      twists: numbers(twists), space: space)
  }
}

/// The colours of a patch as a polynomial of two coordinates from 0 to 1.
struct PatchColors {
  typealias Components = SIMD4<Float>

  private typealias Cubic = (Components, Components, Components, Components)

  private let isLinear: Bool
  private let space: GradientRamp.Space
  /// The coefficients of the powers of the first coordinate, for each power of the second.
  private var rows: (Cubic, Cubic, Cubic, Cubic)

  private static var zero: Cubic { (.zero, .zero, .zero, .zero) }

  /// Creates bilinear colours.
  ///
  /// - Parameter corners: The values at the corners, row by row.
  fileprivate init(linear corners: [Components], space: GradientRamp.Space) {
    isLinear = true
    self.space = space
    let upper = corners[1] - corners[0]
    let lower = corners[3] - corners[2]
    rows = (
      (corners[0], upper, .zero, .zero), (corners[2] - corners[0], lower - upper, .zero, .zero),
      Self.zero, Self.zero
    )
  }

  /// Creates bicubic colours from values and derivatives at the corners, row by row.
  fileprivate init(
    values: [Components], across: [Components], down: [Components], twists: [Components],
    space: GradientRamp.Space
  ) {
    isLinear = false
    self.space = space
    // The polynomials in the first coordinate of the values and slopes of both rows.
    let upper = Self.cubic(values[0], values[1], across[0], across[1])
    let lower = Self.cubic(values[2], values[3], across[2], across[3])
    let upperSlope = Self.cubic(down[0], down[1], twists[0], twists[1])
    let lowerSlope = Self.cubic(down[2], down[3], twists[2], twists[3])
    let columns = (
      Self.cubic(upper.0, lower.0, upperSlope.0, lowerSlope.0),
      Self.cubic(upper.1, lower.1, upperSlope.1, lowerSlope.1),
      Self.cubic(upper.2, lower.2, upperSlope.2, lowerSlope.2),
      Self.cubic(upper.3, lower.3, upperSlope.3, lowerSlope.3)
    )
    rows = (
      (columns.0.0, columns.1.0, columns.2.0, columns.3.0),
      (columns.0.1, columns.1.1, columns.2.1, columns.3.1),
      (columns.0.2, columns.1.2, columns.2.2, columns.3.2),
      (columns.0.3, columns.1.3, columns.2.3, columns.3.3)
    )
  }

  /// Returns the coefficients of the cubic with values and slopes at both ends.
  private static func cubic(
    _ start: Components, _ end: Components, _ slope: Components, _ endSlope: Components
  ) -> Cubic {
    let rise = end - start
    return (start, slope, 3 * rise - 2 * slope - endSlope, slope + endSlope - 2 * rise)
  }

  /// Returns the premultiplied colour at coordinates from 0 to 1.
  @inline(__always)
  func pixel(_ u: Float, _ v: Float) -> UInt32 {
    func value(_ row: Cubic) -> Components { ((row.3 * u + row.2) * u + row.1) * u + row.0 }
    let color: Components
    if isLinear {
      color = (rows.1.1 * u + rows.1.0) * v + (rows.0.1 * u + rows.0.0)
    } else {
      color = ((value(rows.3) * v + value(rows.2)) * v + value(rows.1)) * v + value(rows.0)
    }
    return encoded(color).bounded(by: Components(repeating: 1)).premultiplied.pixel
  }

  /// Returns the sRGB components of values in the colour space of the interpolation.
  @inline(__always)
  private func encoded(_ values: Components) -> Components {
    space == .device ? values : Components(space.color(of: SIMD4<Double>(values)))
  }
}
