internal import Foundation

/// The surface of a patch: a grid of four by four control points, in pixels.
///
/// Each row contains the four horizontal coordinates and then the four vertical ones. Halving a
/// surface computes an edge from the control points of that edge only, so neighbouring patches
/// meet without a gap.
struct MeshSurface {
  typealias Row = SIMD8<Double>

  private var rows: (Row, Row, Row, Row)

  private init(_ rows: (Row, Row, Row, Row)) {
    self.rows = rows
  }

  /// Creates the Coons patch between four curves.
  ///
  /// - Parameter point: Returns the control points of the edges, by row and column.
  init(edges point: (_ row: Int, _ column: Int) -> SIMD2<Double>) {
    let corners = (point(0, 0), point(0, 3), point(3, 0), point(3, 3))
    /// Returns the inner control point next to a corner, from the corner, the edges at it, the
    /// corners beside it, the edges opposite, and the corner opposite.
    func inner(
      _ corner: SIMD2<Double>, _ near: SIMD2<Double>, _ beside: SIMD2<Double>,
      _ far: SIMD2<Double>, _ opposite: SIMD2<Double>
    ) -> SIMD2<Double> {
      let nearby = 6.0 * near - 4.0 * corner
      let distant = 3.0 * far - 2.0 * beside
      return (nearby + distant - opposite) / 9.0
    }
    let besideMain = corners.1 + corners.2
    let besideOther = corners.0 + corners.3
    let upperLeft = inner(
      corners.0, point(0, 1) + point(1, 0), besideMain, point(3, 1) + point(1, 3), corners.3)
    let upperRight = inner(
      corners.1, point(0, 2) + point(1, 3), besideOther, point(3, 2) + point(1, 0), corners.2)
    let lowerLeft = inner(
      corners.2, point(3, 1) + point(2, 0), besideOther, point(0, 1) + point(2, 3), corners.1)
    let lowerRight = inner(
      corners.3, point(3, 2) + point(2, 3), besideMain, point(0, 2) + point(2, 0), corners.0)
    func row(
      _ a: SIMD2<Double>, _ b: SIMD2<Double>, _ c: SIMD2<Double>, _ d: SIMD2<Double>
    ) -> Row {
      Row(a.x, b.x, c.x, d.x, a.y, b.y, c.y, d.y)
    }
    rows = (
      row(corners.0, point(0, 1), point(0, 2), corners.1),
      row(point(1, 0), upperLeft, upperRight, point(1, 3)),
      row(point(2, 0), lowerLeft, lowerRight, point(2, 3)),
      row(corners.2, point(3, 1), point(3, 2), corners.3)
    )
  }

  /// The corners: top left, top right, bottom left and bottom right.
  var corners: (SIMD2<Double>, SIMD2<Double>, SIMD2<Double>, SIMD2<Double>) {
    (
      SIMD2(rows.0[0], rows.0[4]), SIMD2(rows.0[3], rows.0[7]), SIMD2(rows.3[0], rows.3[4]),
      SIMD2(rows.3[3], rows.3[7])
    )
  }

  /// Returns whether the hull of the control points, which contains the surface, may contain
  /// centres of pixels of a rectangle.
  func meets(_ rect: PixelRect) -> Bool {
    let least = pointwiseMin(pointwiseMin(rows.0, rows.1), pointwiseMin(rows.2, rows.3))
    let greatest = pointwiseMax(pointwiseMax(rows.0, rows.1), pointwiseMax(rows.2, rows.3))
    return least.lowHalf.min() < Double(rect.maxX) && greatest.lowHalf.max() > Double(rect.x)
      && least.highHalf.min() < Double(rect.maxY) && greatest.highHalf.max() > Double(rect.y)
  }

  /// The upper and the lower half.
  var halves: (MeshSurface, MeshSurface) {
    let (first, middle, last) = (
      (rows.0 + rows.1) / 2, (rows.1 + rows.2) / 2, (rows.2 + rows.3) / 2
    )
    let (upper, lower) = ((first + middle) / 2, (middle + last) / 2)
    let center = (upper + lower) / 2
    return (
      MeshSurface((rows.0, first, upper, center)), MeshSurface((center, lower, last, rows.3))
    )
  }

  /// The surface with rows and columns exchanged.
  var transposed: MeshSurface {
    func column(_ index: Int) -> Row {
      Row(
        rows.0[index], rows.1[index], rows.2[index], rows.3[index], rows.0[index + 4],
        rows.1[index + 4], rows.2[index + 4], rows.3[index + 4])
    }
    return MeshSurface((column(0), column(1), column(2), column(3)))
  }

  /// The distance in pixels between the surface and two triangles with its corners, at most.
  ///
  /// Each halving in both directions reduces it to a quarter.
  var deviation: Double {
    func bend(_ surface: MeshSurface) -> Double {
      let rows = surface.rows
      return max(
        length((rows.2 - rows.1) - (rows.1 - rows.0)),
        length((rows.3 - rows.2) - (rows.2 - rows.1)))
    }
    func twist(_ one: Row, _ other: Row) -> Double {
      let d = other - one
      let next = Row(d[1], d[2], d[3], d[3], d[5], d[6], d[7], d[7])
      return length(next - d)
    }
    let twists = max(twist(rows.0, rows.1), twist(rows.1, rows.2), twist(rows.2, rows.3))
    // A cubic deviates from its chord by 6/8 of its second differences, and a twisted surface from
    // triangles by a quarter of the mixed derivative, which is nine times the mixed differences.
    return max(0.75 * bend(self), 0.75 * bend(transposed), 2.25 * twists)
  }

  /// Returns the length of the longest of four vectors.
  private func length(_ vectors: Row) -> Double {
    let squares = vectors.lowHalf * vectors.lowHalf + vectors.highHalf * vectors.highHalf
    return squares.max().squareRoot()
  }
}
