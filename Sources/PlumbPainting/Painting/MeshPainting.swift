internal import Foundation

/// The painting of the patches of a mesh gradient into a layer.
///
/// Each patch is halved in both directions until two triangles deviate from it by less than half a
/// pixel, and only where it meets the layer. All patches are halved equally often, so neighbouring
/// triangles share their edges. A pixel gets the colour of the triangle that contains its centre;
/// it depends only on its position, so partial painting gives the same bytes as full painting.
struct MeshPainting {
  private let layer: Layer
  /// For each pixel of the layer, whether it has a colour.
  private var isPainted: [Bool]
  /// The number of triangles painted.
  private(set) var triangleCount = 0
  /// The number of parts of patches that were examined.
  private(set) var visitCount = 0

  /// The maximum number of times a patch is halved in each direction.
  private static var halvingLimit: Int { 7 }

  init(on layer: Layer) {
    self.layer = layer
    isPainted = Array(repeating: false, count: layer.surface.rect.width * layer.surface.rect.height)
  }

  /// Paints all patches.
  ///
  /// - Parameter transform: The transform from the points of the mesh to pixels.
  mutating func paint(_ mesh: GradientMesh, through transform: CGAffineTransform) {
    let patches = Self.patches(of: mesh, through: transform)
    let deviation = patches.reduce(0) { max($0, $1.surface.deviation) }
    var halvings = 0
    while halvings < Self.halvingLimit, deviation > Double(1 << (2 * halvings)) / 2 {
      halvings += 1
    }
    let colors = MeshColors(mesh)
    for patch in patches where patch.surface.meets(layer.surface.rect) {
      paint(
        patch.surface, MeshCell(u: 0, v: 0, length: 1), colors.patch(at: patch.index),
        halvings: halvings)
    }
  }

  /// Returns the surfaces of the patches with the indices of their first vertices.
  private static func patches(
    of mesh: GradientMesh, through transform: CGAffineTransform
  ) -> [(index: Int, surface: MeshSurface)] {
    func pixel(_ point: CGPoint) -> SIMD2<Double> {
      let point = point.applying(transform)
      func bounded(_ value: CGFloat) -> Double {
        value.isNaN ? 0 : PaintLimits.clamp(Double(value))
      }
      return SIMD2(bounded(point.x), bounded(point.y))
    }
    return (0..<mesh.height - 1).flatMap { row in
      (0..<mesh.width - 1).map { column in
        let index = row * mesh.width + column
        let (a, b) = (mesh.vertices[index], mesh.vertices[index + 1])
        let (c, d) = (mesh.vertices[index + mesh.width], mesh.vertices[index + mesh.width + 1])
        let edges = [
          [a.position, a.trailing, b.leading, b.position], [a.bottom, b.bottom], [c.top, d.top],
          [c.position, c.trailing, d.leading, d.position],
        ]
        let surface = MeshSurface { row, column in
          pixel(edges[row][edges[row].count == 2 ? column / 3 : column])
        }
        return (index, surface)
      }
    }
  }

  /// Paints a part of a patch.
  private mutating func paint(
    _ surface: MeshSurface, _ cell: MeshCell, _ colors: PatchColors, halvings: Int
  ) {
    visitCount += 1
    guard surface.meets(layer.surface.rect) else { return }
    if halvings == 0 {
      let corners = surface.corners
      let (a, b) = (cell.corner(corners.0, 0, 0), cell.corner(corners.1, 1, 0))
      let (c, d) = (cell.corner(corners.2, 0, 1), cell.corner(corners.3, 1, 1))
      paint(MeshTriangle(a, b, c), colors)
      return paint(MeshTriangle(b, c, d), colors)
    }
    let (upper, lower) = surface.halves
    for (half, v) in [(upper, cell.v), (lower, cell.v + cell.length / 2)] {
      let (left, right) = half.transposed.halves
      for (quarter, u) in [(left, cell.u), (right, cell.u + cell.length / 2)] {
        paint(
          quarter.transposed, MeshCell(u: u, v: v, length: cell.length / 2), colors,
          halvings: halvings - 1)
      }
    }
  }

  /// Paints the pixels whose centres are in a triangle.
  private mutating func paint(_ triangle: MeshTriangle, _ colors: PatchColors) {
    triangleCount += 1
    let rect = layer.surface.rect
    guard let gradient = triangle.gradient else { return }
    for y in triangle.rows.clamped(to: rect.y..<rect.maxY) {
      let columns = triangle.columns(ofRow: y).clamped(to: rect.x..<rect.maxX)
      if columns.isEmpty { continue }
      let row = unsafe layer.surface.address(x: columns.lowerBound, y: y)
      let first = (y - rect.y) * rect.width + columns.lowerBound - rect.x
      for index in 0..<columns.count {
        let place = gradient.coordinates(x: columns.lowerBound + index, y: y)
        unsafe row[index] = colors.pixel(place.x, place.y)
      }
      unsafe isPainted.withUnsafeMutableBufferPointer { isPainted in
        for index in 0..<columns.count { unsafe isPainted[first &+ index] = true }
      }
    }
  }

  /// Gives pixels without a colour the colour of a neighbour.
  ///
  /// - Parameter region: The pixels to change; the layer is one pixel larger on every side.
  func extendColors(in region: PixelRect) {
    let rect = layer.surface.rect
    let width = rect.width
    let neighbors = [-1, 1, -width, width, -width - 1, -width + 1, width - 1, width + 1]
    for y in region.y..<region.maxY {
      let row = unsafe layer.surface.address(x: region.x, y: y)
      let first = (y - rect.y) * width + region.x - rect.x
      for x in 0..<region.width where !isPainted[first + x] {
        guard let neighbor = neighbors.first(where: { isPainted[first + x + $0] }) else { continue }
        unsafe row[x] = unsafe row[x + neighbor]
      }
    }
  }
}

/// A square of a patch in its own coordinates, from 0 to 1.
private struct MeshCell {
  var u: Double
  var v: Double
  var length: Double

  /// Returns a corner with its position in pixels.
  func corner(_ position: SIMD2<Double>, _ column: Double, _ row: Double) -> MeshTriangle.Corner {
    MeshTriangle.Corner(
      position: position, place: SIMD2(u + column * length, v + row * length))
  }
}
