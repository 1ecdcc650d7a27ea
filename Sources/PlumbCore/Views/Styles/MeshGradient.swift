internal import Foundation

/// A gradient of colours at the vertices of a grid, whose positions can be moved.
///
/// The vertices are in rows from the top, each from the left, at positions in the unit square of
/// the filled area. Without control points the grid's lines are smooth curves through the points.
/// If the grid folds over itself, its later parts are visible. As a view it fills the available
/// space.
///
/// The numbers of locations and of colours must both be the product of width and height, which are
/// at least 2; otherwise the program stops with an error when the gradient is used.
///
/// Changes between gradients of the same size are animated.
public struct MeshGradient: ShapeStyle, Equatable {
  /// A location with the control points of the Bézier curves to its four neighbours.
  @frozen public struct BezierPoint: Equatable, Sendable {
    /// The position in the unit square.
    public var position: SIMD2<Float>
    /// The control point of the curve to the neighbour before it in its row.
    public var leadingControlPoint: SIMD2<Float>
    /// The control point of the curve to the neighbour above.
    public var topControlPoint: SIMD2<Float>
    /// The control point of the curve to the neighbour after it in its row.
    public var trailingControlPoint: SIMD2<Float>
    /// The control point of the curve to the neighbour below.
    public var bottomControlPoint: SIMD2<Float>

    /// Creates a location from its position and control points, all in the unit square.
    public init(
      position: SIMD2<Float>, leadingControlPoint: SIMD2<Float>, topControlPoint: SIMD2<Float>,
      trailingControlPoint: SIMD2<Float>, bottomControlPoint: SIMD2<Float>
    ) {
      self.position = position
      self.leadingControlPoint = leadingControlPoint
      self.topControlPoint = topControlPoint
      self.trailingControlPoint = trailingControlPoint
      self.bottomControlPoint = bottomControlPoint
    }
  }

  /// The positions of the vertices.
  public enum Locations: Equatable, Sendable {
    /// Points connected by smooth curves.
    case points([SIMD2<Float>])
    /// Points with the control points of their curves.
    case bezierPoints([BezierPoint])
  }

  /// The colours of the vertices.
  public enum Colors: Equatable, Sendable {
    /// Colours that depend on the environment.
    case colors([Color])
    /// Colours given by their components.
    case resolvedColors([Color.Resolved])
  }

  /// The number of vertices in a row.
  public var width: Int
  /// The number of rows.
  public var height: Int
  /// The positions of the vertices, row by row.
  public var locations: Locations
  /// The colours of the vertices, row by row.
  public var colors: Colors
  /// The colour outside of the mesh.
  public var background: Color
  /// Whether colours change smoothly at the lines of the grid, instead of linearly between them.
  public var smoothsColors: Bool
  /// The colour space in which the colours between vertices are interpolated.
  public var colorSpace: Gradient.ColorSpace

  /// Creates a gradient from locations and colours, each of them `width` times `height`.
  nonisolated public init(
    width: Int, height: Int, locations: Locations, colors: Colors, background: Color = .clear,
    smoothsColors: Bool = true, colorSpace: Gradient.ColorSpace = .device
  ) {
    self.width = width
    self.height = height
    self.locations = locations
    self.colors = colors
    self.background = background
    self.smoothsColors = smoothsColors
    self.colorSpace = colorSpace
  }

  /// Creates a gradient of colours at points.
  nonisolated public init(
    width: Int, height: Int, points: [SIMD2<Float>], colors: [Color], background: Color = .clear,
    smoothsColors: Bool = true, colorSpace: Gradient.ColorSpace = .device
  ) {
    self.init(
      width: width, height: height, locations: .points(points), colors: .colors(colors),
      background: background, smoothsColors: smoothsColors, colorSpace: colorSpace)
  }

  /// Creates a gradient of resolved colours at points.
  nonisolated public init(
    width: Int, height: Int, points: [SIMD2<Float>], resolvedColors: [Color.Resolved],
    background: Color = .clear, smoothsColors: Bool = true,
    colorSpace: Gradient.ColorSpace = .device
  ) {
    self.init(
      width: width, height: height, locations: .points(points),
      colors: .resolvedColors(resolvedColors), background: background,
      smoothsColors: smoothsColors, colorSpace: colorSpace)
  }

  /// Creates a gradient of colours at points with control points.
  nonisolated public init(
    width: Int, height: Int, bezierPoints: [BezierPoint], colors: [Color],
    background: Color = .clear, smoothsColors: Bool = true,
    colorSpace: Gradient.ColorSpace = .device
  ) {
    self.init(
      width: width, height: height, locations: .bezierPoints(bezierPoints),
      colors: .colors(colors), background: background, smoothsColors: smoothsColors,
      colorSpace: colorSpace)
  }

  /// Creates a gradient of resolved colours at points with control points.
  nonisolated public init(
    width: Int, height: Int, bezierPoints: [BezierPoint], resolvedColors: [Color.Resolved],
    background: Color = .clear, smoothsColors: Bool = true,
    colorSpace: Gradient.ColorSpace = .device
  ) {
    self.init(
      width: width, height: height, locations: .bezierPoints(bezierPoints),
      colors: .resolvedColors(resolvedColors), background: background,
      smoothsColors: smoothsColors, colorSpace: colorSpace)
  }

  public func _style(in environment: EnvironmentValues) -> ResolvedStyle {
    let appearance = environment.colorAppearance
    let colors =
      switch colors {
      case .colors(let colors): colors.map { $0.resolved(in: appearance) }
      case .resolvedColors(let colors): colors.map { Color($0).resolved(in: appearance) }
      }
    checkCounts(colors: colors.count)
    return ResolvedStyle(
      .mesh(
        GradientMesh(
          width: width, height: height, vertices: vertices, colors: colors,
          background: background.resolved(in: appearance), smoothsColors: smoothsColors,
          space: colorSpace.space)))
  }

  private func checkCounts(colors count: Int) {
    precondition(
      width >= 2 && height >= 2,
      "A MeshGradient has a width of \(width) and a height of \(height); both count vertices and "
        + "must be at least 2.")
    let points =
      switch locations {
      case .points(let points): points.count
      case .bezierPoints(let points): points.count
      }
    let needed = width * height
    precondition(
      points == needed && count == needed,
      "A MeshGradient of \(width) by \(height) vertices has \(points) points and \(count) "
        + "colors; pass \(needed) of both, row by row.")
  }

  private var vertices: [GradientMesh.Vertex] {
    func point(_ position: SIMD2<Float>) -> CGPoint {
      CGPoint(x: CGFloat(position.x), y: CGFloat(position.y))
    }
    switch locations {
    case .points(let points):
      return GradientMesh.vertices(through: points.map(point), width: width, height: height)
    case .bezierPoints(let points):
      return points.map {
        GradientMesh.Vertex(
          position: point($0.position), leading: point($0.leadingControlPoint),
          top: point($0.topControlPoint), trailing: point($0.trailingControlPoint),
          bottom: point($0.bottomControlPoint))
      }
    }
  }
}
