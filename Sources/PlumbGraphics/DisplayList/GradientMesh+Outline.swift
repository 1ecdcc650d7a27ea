internal import Foundation

extension GradientMesh {
  /// The curves around the mesh, clockwise from its first vertex.
  package var outline: Path {
    Path { path in
      let (last, bottom) = (width - 1, (height - 1) * width)
      path.move(to: vertices[0].position)
      func add(
        _ from: Int, _ arm: KeyPath<Vertex, CGPoint>, _ to: Int, _ end: KeyPath<Vertex, CGPoint>
      ) {
        path.addCurve(
          to: vertices[to].position, control1: vertices[from][keyPath: arm],
          control2: vertices[to][keyPath: end])
      }
      for column in 0..<last { add(column, \.trailing, column + 1, \.leading) }
      for row in 1..<height { add((row - 1) * width + last, \.bottom, row * width + last, \.top) }
      for column in (0..<last).reversed() {
        add(bottom + column + 1, \.leading, bottom + column, \.trailing)
      }
      for row in (0..<height - 1).reversed() {
        add((row + 1) * width, \.top, row * width, \.bottom)
      }
      path.closeSubpath()
    }
  }
}
