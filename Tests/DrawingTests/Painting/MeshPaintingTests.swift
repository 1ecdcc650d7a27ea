import Foundation
import Testing

@testable import PlumbCore
@testable import PlumbGraphics
@testable import PlumbPainting
@testable import PlumbPlatform
@testable import PlumbSDL
@testable import PlumbText
@testable import PlumbUI
@testable import TestSupport

/// The pixels of mesh gradients.
struct MeshPaintingTests {
  private let frame = CGRect(x: 0, y: 0, width: 60, height: 40)

  /// Returns a mesh whose points are on a regular grid, except for those a closure moves.
  private func mesh(
    _ width: Int, _ height: Int, _ colors: [ResolvedColor], smooths: Bool = true,
    background: ResolvedColor = .clear, space: GradientRamp.Space = .device,
    _ move: (_ column: Int, _ row: Int, CGPoint) -> CGPoint = { $2 }
  ) -> GradientMesh {
    let points = (0..<height).flatMap { row in
      (0..<width).map { column in
        move(
          column, row,
          CGPoint(
            x: CGFloat(column) / CGFloat(width - 1), y: CGFloat(row) / CGFloat(height - 1)))
      }
    }
    return GradientMesh(
      width: width, height: height,
      vertices: GradientMesh.vertices(through: points, width: width, height: height),
      colors: colors, background: background, smoothsColors: smooths, space: space)
  }

  private func list(_ mesh: GradientMesh, in frame: CGRect? = nil) -> DisplayList {
    let frame = frame ?? self.frame
    return DisplayList(
      frame.maxX, frame.maxY,
      .fill(Path(frame), FillStyle(), .mesh(mesh.placed(in: frame))))
  }

  private func color(_ red: Double, _ green: Double, _ blue: Double) -> ResolvedColor {
    ResolvedColor(red: red, green: green, blue: blue)
  }

  /// Returns the red, green and blue of a pixel, from 0 to 255.
  private func bytes(_ canvas: PixelCanvas, _ x: Int, _ y: Int) -> [Int] {
    [16, 8, 0].map { Int(canvas[x, y] >> $0 & 255) }
  }

  // MARK: Colours

  @Test(arguments: [true, false]) func `between four vertices colours are mixed by the distances`(
    smooths: Bool
  ) {
    let corners = [color(1, 0, 0), color(0, 1, 0), color(0, 0, 1), color(1, 1, 0)]
    let canvas = list(mesh(2, 2, corners, smooths: smooths)).painted()
    for y in 0..<40 {
      for x in 0..<60 {
        let (u, v) = ((Double(x) + 0.5) / 60, (Double(y) + 0.5) / 40)
        let weights = [(1 - u) * (1 - v), u * (1 - v), (1 - u) * v, u * v]
        let mixed = zip(weights, corners).reduce(SIMD4<Double>.zero) {
          $0 + $1.0 * $1.1.components
        }
        for (channel, byte) in bytes(canvas, x, y).enumerated() {
          #expect(abs(Double(byte) - mixed[channel] * 255) <= 1, "\(x) \(y)")
        }
      }
    }
  }

  @Test func `colours that change evenly are the same smooth and linear`() {
    let ramp = (0..<9).map { color(Double($0 % 3) / 2, Double($0 / 3) / 2, 0.3) }
    let (smooth, linear) = (
      list(mesh(3, 3, ramp)).painted(), list(mesh(3, 3, ramp, smooths: false)).painted()
    )
    for y in 0..<40 {
      for x in 0..<60 {
        for (one, other) in zip(bytes(smooth, x, y), bytes(linear, x, y)) {
          #expect(abs(one - other) <= 1)
        }
      }
    }
  }

  @Test func `smooth colours pass through the vertices without a bend, and exceed none of them`() {
    // Dark, dark, bright, bright along each row.
    let levels = [0.2, 0.2, 0.8, 0.8]
    let row = levels.map { color($0, $0, $0) }
    let wide = CGRect(x: 0, y: 0, width: 300, height: 4)
    func reds(smooths: Bool) -> [Int] {
      let canvas = list(mesh(4, 2, row + row, smooths: smooths), in: wide).painted()
      return (0..<300).map { bytes(canvas, $0, 2)[0] }
    }
    let (smooth, linear) = (reds(smooths: true), reds(smooths: false))
    #expect(smooth.allSatisfy { $0 >= 51 && $0 <= 204 })
    #expect(abs(smooth[150] - 127) <= 2)
    // The middle third rises by 153 in 100 pixels. Linear colours have a bend at its start.
    #expect(linear[110] - linear[100] >= 14)
    #expect(smooth[110] - smooth[100] <= 6)
  }

  @Test func `the colours of other spaces are mixed in these`() {
    let ends = [color(1, 0, 0), color(0, 0, 1), color(1, 0, 0), color(0, 0, 1)]
    for space in [GradientRamp.Space.perceptual, .linear] {
      let canvas = list(mesh(2, 2, ends, space: space)).painted()
      let middle = ends[0].mixed(with: ends[1], by: 30.5 / 60, in: space).components
      for (channel, byte) in bytes(canvas, 30, 20).enumerated() {
        #expect(abs(Double(byte) - middle[channel] * 255) <= 1)
      }
    }
  }

  @Test func `a moved vertex takes its colour along`() {
    var colors = [ResolvedColor](repeating: .white, count: 9)
    colors[4] = .black
    let moved = mesh(3, 3, colors) { column, row, point in
      column == 1 && row == 1 ? CGPoint(x: 0.25, y: 0.75) : point
    }
    let canvas = list(moved).painted()
    #expect(bytes(canvas, 15, 30).allSatisfy { $0 < 12 })
    #expect(bytes(canvas, 30, 20).allSatisfy { $0 > 40 })
  }

  // MARK: Geometry

  /// The arguments of the circular outline: four arcs of a quarter turn.
  private var disc: GradientMesh {
    let (c, k) = (CGPoint(x: 0.5, y: 0.5), 0.5522847498 * 0.5 / 2.0.squareRoot())
    let r = 0.5 / 2.0.squareRoot()
    func vertex(_ x: CGFloat, _ y: CGFloat) -> GradientMesh.Vertex {
      let p = CGPoint(x: c.x + x * r, y: c.y + y * r)
      // The tangents of the circle at its diagonals.
      let along = CGPoint(x: p.x - x * k, y: p.y + y * k)
      let down = CGPoint(x: p.x + x * k, y: p.y - y * k)
      return GradientMesh.Vertex(
        position: p, leading: along, top: down, trailing: along, bottom: down)
    }
    return GradientMesh(
      width: 2, height: 2, vertices: [vertex(-1, -1), vertex(1, -1), vertex(-1, 1), vertex(1, 1)],
      colors: Array(repeating: .white, count: 4))
  }

  @Test func `curved edges are as smooth as the filled outline`() {
    let placed = disc.placed(in: frame)
    let filled = DisplayList(60, 40, .fill(placed.outline, FillStyle(), .white)).painted()
    #expect(list(disc).painted() == filled)
    // The area of an ellipse; a quarter turn as a cubic is exact to three parts in ten thousand.
    #expect(abs(filled.area - .pi * 30 * 20) < 3)
  }

  @Test func `outside of the mesh the background is visible`() {
    var inset = disc
    inset.background = ResolvedColor(red: 0, green: 0, blue: 1)
    let canvas = list(inset).painted()
    #expect(canvas[0, 0] == 0xFF00_00FF)
    #expect(canvas[30, 20] == 0xFFFF_FFFF)
    #expect((0..<60).allSatisfy { canvas.opacity($0, 9) == 255 })
  }

  @Test func `patches meet without a gap`() {
    var random = PaintRandom(seed: 4)
    for _ in 0..<20 {
      let bent = mesh(4, 3, Array(repeating: .white, count: 12)) { column, row, point in
        func moved(_ value: CGFloat, _ isEdge: Bool, by step: CGFloat) -> CGFloat {
          isEdge ? value : value + CGFloat(random.number(-0.3, 0.3)) * step
        }
        return CGPoint(
          x: moved(point.x, column == 0 || column == 3, by: 1.0 / 3),
          y: moved(point.y, row == 0 || row == 2, by: 0.5))
      }
      let layer = Layer(PixelRect(x: 0, y: 0, width: 60, height: 40))
      var painting = MeshPainting(on: layer)
      painting.paint(bent.placed(in: frame), through: .identity)
      for y in 0..<40 {
        for x in 0..<60 {
          #expect(unsafe layer.surface.address(x: x, y: y).pointee == 0xFFFF_FFFF)
        }
      }
    }
  }

  @Test(arguments: [CGFloat.nan, .infinity, -1e30]) func `extreme positions are painted`(
    special: CGFloat
  ) {
    let odd = mesh(3, 3, Array(repeating: .white, count: 9)) { column, row, point in
      column == 1 && row == 1 ? CGPoint(x: special, y: special) : point
    }
    let canvas = list(odd).painted()
    #expect(canvas.opacity(59, 39) == 255)
  }

  @Test func `strokes and text are filled, too`() {
    let plain = mesh(2, 2, Array(repeating: .white, count: 4)).placed(in: frame)
    let path = Path(ellipseIn: frame.insetBy(dx: 5, dy: 5))
    let run = TextRun(
      text: "ab", font: FontKey(size: 10, weight: .regular, isItalic: false), width: 10,
      metrics: FontMetrics(ascent: 8, descent: 2, capHeight: 7, leading: 0))
    func painted(_ shading: Shading) -> PixelCanvas {
      DisplayList(
        60, 40, .stroke(path, StrokeStyle(lineWidth: 3), shading),
        .text(run, at: CGPoint(x: 20, y: 20), shading)
      ).painted()
    }
    #expect(painted(.mesh(plain)) == painted(.white))
  }

  // MARK: Cost

  @Test func `the work is in proportion to the painted pixels`() {
    let bent = mesh(3, 3, Array(repeating: .white, count: 9)) { column, row, point in
      column == 1 && row == 1 ? CGPoint(x: 0.3, y: 0.65) : point
    }
    .placed(in: CGRect(x: 0, y: 0, width: 1_000, height: 1_000))
    func painting(_ rect: PixelRect) -> MeshPainting {
      var painting = MeshPainting(on: Layer(rect))
      painting.paint(bent, through: .identity)
      return painting
    }
    let whole = painting(PixelRect(x: 0, y: 0, width: 1_000, height: 1_000))
    let part = painting(PixelRect(x: 480, y: 300, width: 50, height: 50))
    // Half a pixel of deviation allows triangles of hundreds of pixels.
    #expect(whole.triangleCount <= 8_192)
    #expect(part.triangleCount <= whole.triangleCount / 50)
    #expect(part.visitCount <= whole.visitCount / 50)
  }
}
