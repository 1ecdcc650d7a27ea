internal import Foundation

/// A grid of colours between curves: a mesh gradient resolved in an environment.
///
/// The vertices are in rows from the top, each from the leading edge. Between four neighbouring
/// vertices lies a Coons patch, whose edges are cubic Bézier curves. If patches overlap, the later
/// one is visible.
public struct GradientMesh: Hashable, Sendable {
  /// A vertex with the control points of the curves to its neighbours.
  public struct Vertex: Hashable, Sendable {
    /// The position of the vertex.
    package var position: CGPoint
    /// The control point of the curve to the vertex before it in its row.
    package var leading: CGPoint
    /// The control point of the curve to the vertex above.
    package var top: CGPoint
    /// The control point of the curve to the vertex after it in its row.
    package var trailing: CGPoint
    /// The control point of the curve to the vertex below.
    package var bottom: CGPoint

    /// Creates a vertex.
    package init(
      position: CGPoint, leading: CGPoint, top: CGPoint, trailing: CGPoint, bottom: CGPoint
    ) {
      self.position = position
      self.leading = leading
      self.top = top
      self.trailing = trailing
      self.bottom = bottom
    }
  }

  /// The number of vertices in a row.
  package let width: Int
  /// The number of rows.
  package let height: Int
  /// The vertices, row by row; in the unit square of the filled area, or in points if placed.
  package var vertices: [Vertex]
  /// The colour at each vertex.
  package var colors: [ResolvedColor]
  /// The colour where no patch is.
  package var background: ResolvedColor
  /// Whether colours are interpolated by cubic polynomials instead of linearly.
  package var smoothsColors: Bool
  /// The colour space of the interpolation.
  package var space: GradientRamp.Space
  /// Whether the outline of the mesh is on or outside the edges of the filled area, so that it is
  /// not visible.
  package private(set) var fillsFrame = false

  /// Creates a mesh whose vertices are in the unit square of the filled area.
  ///
  /// - Precondition: Width and height are at least 2, and there are as many vertices and colours as
  ///   their product.
  package init(
    width: Int, height: Int, vertices: [Vertex], colors: [ResolvedColor],
    background: ResolvedColor = .clear, smoothsColors: Bool = true,
    space: GradientRamp.Space = .device
  ) {
    precondition(
      width >= 2 && height >= 2 && vertices.count == width * height
        && colors.count == width * height,
      "A mesh of \(width) by \(height) vertices was created with \(vertices.count) vertices and "
        + "\(colors.count) colours; pass one of each for every vertex, and at least 2 by 2.")
    self.width = width
    self.height = height
    self.vertices = vertices
    self.colors = colors
    self.background = background
    self.smoothsColors = smoothsColors
    self.space = space
  }

  /// Returns the vertices of smooth curves through the points of a grid.
  ///
  /// The tangent at a point is parallel to the line between its neighbours, as in a Catmull–Rom
  /// spline; at an end it points to the neighbour. Points at equal distances give straight lines.
  package static func vertices(through points: [CGPoint], width: Int, height: Int) -> [Vertex] {
    /// Returns a third of the tangent at a point.
    func arm(_ index: Int, _ step: Int, isFirst: Bool, isLast: Bool) -> CGSize {
      let (before, after) = (
        points[isFirst ? index : index - step], points[isLast ? index : index + step]
      )
      let length: CGFloat = isFirst || isLast ? 3 : 6
      return CGSize(width: (after.x - before.x) / length, height: (after.y - before.y) / length)
    }
    return points.indices.map { index in
      let (row, column, point) = (index / width, index % width, points[index])
      let across = arm(index, 1, isFirst: column == 0, isLast: column == width - 1)
      let down = arm(index, width, isFirst: row == 0, isLast: row == height - 1)
      return Vertex(
        position: point, leading: CGPoint(x: point.x - across.width, y: point.y - across.height),
        top: CGPoint(x: point.x - down.width, y: point.y - down.height),
        trailing: CGPoint(x: point.x + across.width, y: point.y + across.height),
        bottom: CGPoint(x: point.x + down.width, y: point.y + down.height))
    }
  }

  /// Returns the mesh in a rectangle, in points; numbers that are not finite count as 0.
  package func placed(in rect: CGRect) -> GradientMesh {
    func number(_ value: CGFloat) -> CGFloat {
      value.isFinite ? min(max(value, -1e6), 1e6) : 0
    }
    var mesh = self
    mesh.fillsFrame = coversUnitSquare
    for index in vertices.indices {
      mesh.vertices[index].changePoints { point in
        CGPoint(
          x: rect.minX + number(point.x) * rect.width, y: rect.minY + number(point.y) * rect.height)
      }
    }
    return mesh
  }

  /// Whether no part of the outline is inside the unit square.
  private var coversUnitSquare: Bool {
    let limit: CGFloat = 1e-6
    func allPoints(
      _ indices: some Sequence<Int>, _ arms: [KeyPath<Vertex, CGPoint>],
      _ condition: (CGPoint) -> Bool
    ) -> Bool {
      indices.allSatisfy { index in arms.allSatisfy { condition(vertices[index][keyPath: $0]) } }
    }
    let (count, across, down) = (
      vertices.count, [\Vertex.position, \.leading, \.trailing],
      [\Vertex.position, \.top, \.bottom]
    )
    return allPoints(0..<width, across) { $0.y <= limit }
      && allPoints(count - width..<count, across) { $0.y >= 1 - limit }
      && allPoints(stride(from: 0, to: count, by: width), down) { $0.x <= limit }
      && allPoints(stride(from: width - 1, to: count, by: width), down) { $0.x >= 1 - limit }
  }
}

extension GradientMesh.Vertex {
  /// Replaces all points by the points a function returns for them.
  package mutating func changePoints(_ change: (CGPoint) -> CGPoint) {
    position = change(position)
    leading = change(leading)
    top = change(top)
    trailing = change(trailing)
    bottom = change(bottom)
  }
}
