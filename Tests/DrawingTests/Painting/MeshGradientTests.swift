import EngineTesting
import Foundation
import Testing

@testable import PlumbCore
@testable import PlumbGraphics
@testable import PlumbText
@testable import PlumbUI
@testable import TestSupport

/// Mesh gradients as styles and views.
@MainActor @Suite struct MeshGradientTests {
  private let square: [SIMD2<Float>] = [[0, 0], [1, 0], [0, 1], [1, 1]]
  private let black = Color(red: 0, green: 0, blue: 0)
  private let white = Color(red: 1, green: 1, blue: 1)

  /// Returns the first mesh that is drawn, with its filled path.
  private func mesh(_ commands: [DrawCommand]) throws -> (path: Path, mesh: GradientMesh) {
    guard case .fill(let path, _, .mesh(let mesh)) = try #require(commands.first) else {
      throw Missing()
    }
    return (path, mesh)
  }

  private struct Missing: Error {}

  private func mesh(@ViewBuilder _ content: () -> some View) throws -> GradientMesh {
    try mesh(LayoutHarness(content).tree.displayList().commands).mesh
  }

  @Test func `as a view a mesh fills the available space`() throws {
    let harness = LayoutHarness {
      MeshGradient(width: 2, height: 2, points: square, colors: [white, black, black, white])
        .frame(width: 40, height: 20)
    }
    let (path, mesh) = try mesh(harness.tree.displayList().commands)
    #expect(path.boundingRect == rect(30, 40, 40, 20))
    #expect(
      mesh.vertices.map(\.position) == [
        CGPoint(x: 30, y: 40), CGPoint(x: 70, y: 40), CGPoint(x: 30, y: 60), CGPoint(x: 70, y: 60),
      ])
    #expect(mesh.colors == [.white, .black, .black, .white])
    #expect(mesh.fillsFrame && mesh.smoothsColors && mesh.background.opacity == 0)
  }

  @Test func `the tangent at a point is parallel to the line between its neighbours`() throws {
    let points: [SIMD2<Float>] = [[0, 0], [0.5, 0.25], [1, 0], [0, 1], [0.5, 1], [1, 1]]
    let mesh = try mesh {
      MeshGradient(
        width: 3, height: 2, points: points, colors: Array(repeating: black, count: 6)
      )
      .frame(width: 60, height: 60)
    }
    // Horizontal, a sixth of the distance of both neighbours to each side.
    let vertex = mesh.vertices[1]
    #expect(vertex.position == CGPoint(x: 50, y: 35))
    #expect(abs(vertex.leading.x - 40) < 1e-6 && abs(vertex.leading.y - 35) < 1e-6)
    #expect(abs(vertex.trailing.x - 60) < 1e-6 && abs(vertex.trailing.y - 35) < 1e-6)
    // At an end a third of the way to the neighbour.
    #expect(abs(mesh.vertices[0].trailing.x - 30) < 1e-6)
    #expect(abs(mesh.vertices[0].trailing.y - 25) < 1e-6)
  }

  @Test func `control points, resolved colours and options are those given`() throws {
    let point = MeshGradient.BezierPoint(
      position: [0.5, 0.5], leadingControlPoint: [0.25, 0.5], topControlPoint: [0.5, 0],
      trailingControlPoint: [0.75, 0.5], bottomControlPoint: [0.5, 1])
    let mesh = try mesh {
      MeshGradient(
        width: 2, height: 2, bezierPoints: Array(repeating: point, count: 4),
        resolvedColors: Array(repeating: .init(red: 1, green: 0, blue: 0), count: 4),
        background: white, smoothsColors: false, colorSpace: .perceptual
      )
      .frame(width: 40, height: 40)
    }
    let vertex = mesh.vertices[3]
    #expect(vertex.position == CGPoint(x: 50, y: 50))
    #expect(vertex.leading == CGPoint(x: 40, y: 50) && vertex.trailing == CGPoint(x: 60, y: 50))
    #expect(vertex.top == CGPoint(x: 50, y: 30) && vertex.bottom == CGPoint(x: 50, y: 70))
    #expect(mesh.colors[0].red == 1 && mesh.background == .white)
    #expect(!mesh.smoothsColors && mesh.space == .perceptual && !mesh.fillsFrame)
  }

  @Test func `a mesh fills shapes, and its opacity can be reduced`() throws {
    let gradient = MeshGradient(
      width: 2, height: 2, points: square, colors: Array(repeating: black, count: 4),
      background: white)
    let mesh = try mesh { Circle().fill(gradient.opacity(0.5)) }
    #expect(mesh.colors.allSatisfy { $0.opacity == 0.5 } && mesh.background.opacity == 0.5)
  }

  @Test func `points and colours are animated`() throws {
    let dial = Dial()
    let harness = LayoutHarness {
      ObservedContent {
        let isMoved = dial.value > 0
        MeshGradient(
          width: 2, height: 2,
          points: [[0, 0], [1, 0], [0, 1], isMoved ? [0.5, 0.5] : [1, 1]],
          colors: [isMoved ? white : black, black, black, black]
        )
        .animation(.linear(duration: 1), value: dial.value)
      }
    }
    dial.value = 1
    harness.show(at: 0)
    harness.show(at: 0.5)
    let mesh = try mesh(harness.tree.displayList().commands).mesh
    #expect(abs(mesh.vertices[3].position.x - 75) < 1e-6)
    #expect(abs(mesh.colors[0].red - 0.5) < 1e-6)
  }

  @Test func `another number of points ends the program with an explanation`() async throws {
    let result = try await #require(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      await MainActor.run {
        _ = LayoutHarness {
          MeshGradient(
            width: 2, height: 2, points: [[0, 0], [1, 0], [0, 1]],
            colors: [.red, .green, .blue, .white])
        }
      }
    }
    let message = String(decoding: result.standardErrorContent, as: UTF8.self)
    #expect(
      message.contains(
        "A MeshGradient of 2 by 2 vertices has 3 points and 4 colors; pass 4 of both, row by row."))
  }

  @Test func `a mesh of one row ends the program with an explanation`() async throws {
    let result = try await #require(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      await MainActor.run {
        _ = LayoutHarness {
          MeshGradient(width: 2, height: 1, points: [[0, 0], [1, 0]], colors: [.red, .green])
        }
      }
    }
    let message = String(decoding: result.standardErrorContent, as: UTF8.self)
    #expect(message.contains("a width of 2 and a height of 1"))
    #expect(message.contains("must be at least 2"))
  }
}
