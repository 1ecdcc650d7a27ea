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

/// Commands in perspective.
struct ProjectionPaintingTests {
  /// A view from the front, with the right side farther away: points are divided by
  /// 1 + strength · x.
  private func perspective(_ strength: CGFloat) -> ProjectionTransform {
    var transform = ProjectionTransform()
    transform.m13 = strength
    return transform
  }

  private func fill(_ rect: CGRect, _ shading: Shading = .white) -> DrawCommand {
    .fill(Path(rect), FillStyle(), shading)
  }

  private let square = CGRect(x: 8, y: 8, width: 32, height: 32)

  @Test func `the identity changes no byte`() {
    let run = TextRun(
      text: "ab", font: FontKey(size: 10, weight: .regular, isItalic: false), width: 10,
      metrics: FontMetrics(ascent: 8, descent: 2, capHeight: 7, leading: 0))
    let contents: [DrawCommand] = [
      .group(.shadow(color: .black, radius: 3, offset: .zero), [fill(square, .red)]),
      .fill(Path(ellipseIn: square.insetBy(dx: 3.3, dy: 4)), FillStyle(), .gray(0.4, opacity: 0.5)),
      .text(run, at: CGPoint(x: 20, y: 30), .white),
    ]
    for scale: CGFloat in [1, 2] {
      var direct = DisplayList(50, 50, scale: scale)
      direct.commands = [.group(.isolation, contents)]
      let projected = DisplayList(
        50, 50, scale: scale, .projection(PlacedProjection(ProjectionTransform()), contents))
      #expect(projected.painted() == direct.painted())
    }
  }

  @Test(arguments: [1, 2, 4]) func `straight edges remain straight`(detail: CGFloat) {
    let projection = perspective(0.02)
    let corners = [
      CGPoint(x: 8, y: 8), CGPoint(x: 40, y: 8), CGPoint(x: 40, y: 40), CGPoint(x: 8, y: 40),
    ]
    let outline = Path { path in
      // By hand: (x, y) / (1 + x / 50).
      path.addLines(corners.map { CGPoint(x: $0.x / (1 + $0.x / 50), y: $0.y / (1 + $0.x / 50)) })
      path.closeSubpath()
    }
    let projected = DisplayList(
      50, 50, .projection(PlacedProjection(projection, detail: detail), [fill(square)])
    ).painted()
    let direct = DisplayList(50, 50, .fill(outline, FillStyle(), .white)).painted()
    #expect(abs(projected.area - direct.area) < direct.area * 0.01)
    for y in 0..<50 {
      for x in 0..<50 {
        let difference = abs(Int(projected.opacity(x, y)) - Int(direct.opacity(x, y)))
        #expect(difference < 100, "\(x) \(y)")
      }
    }
  }

  @Test func `what is far away is averaged`() {
    // Stripes of one pixel, seen at a quarter of their size: an even grey.
    let stripes = (0..<40).map { fill(CGRect(x: 2 * $0, y: 0, width: 1, height: 80)) }
    var distant = ProjectionTransform()
    distant.m13 = 1e-9
    distant.m33 = 4
    let canvas = DisplayList(20, 20, .projection(PlacedProjection(distant), stripes)).painted()
    for x in 2..<18 { #expect(abs(Int(canvas.opacity(x, 10)) - 127) <= 1) }
  }

  @Test func `what is behind the viewer is not visible`() {
    // The third coordinate is zero at x = 25.
    var transform = perspective(-0.04)
    let canvas = DisplayList(
      50, 50, .projection(PlacedProjection(transform), [fill(Path(.infinitePlane).boundingRect)])
    ).painted()
    // The visible points with x < 25 are shown everywhere but to the left of the horizon.
    #expect(canvas.opacity(20, 20) == 255)
    transform.m33 = -1
    let behind = DisplayList(
      50, 50,
      .projection(PlacedProjection(transform), [fill(CGRect(x: 0, y: 0, width: 20, height: 50))])
    ).painted()
    #expect(behind.area == 0)
  }

  @Test func `a projection without area paints nothing`() {
    var flat = perspective(0.02)
    (flat.m21, flat.m22, flat.m23) = (0, 0, 0)
    let list = DisplayList(50, 50, .projection(PlacedProjection(flat), [fill(square)]))
    #expect(list.painted().area == 0)
  }

  @Test func `a change in perspective damages its surroundings only`() {
    let projection = PlacedProjection(perspective(0.02))
    func list(_ shading: Shading) -> DisplayList {
      DisplayList(
        100, 100,
        .projection(
          projection,
          [fill(CGRect(x: 0, y: 0, width: 100, height: 100), .red), fill(square, shading)]))
    }
    let damage = Damage.between(list(.white), list(.gray(0.5)))
    // From (8, 8) / 1.16 to (40, 40) / 1.16 and / 1.8.
    #expect(damage.count == 1)
    let bounds = CGRect(x: 6.9, y: 4.4, width: 22.2 - 6.9, height: 34.5 - 4.4)
    for rect in damage {
      #expect(rect.x <= 6 && rect.x >= 2 && rect.maxX >= 23 && rect.maxX <= 27)
      #expect(CGFloat(rect.y) < bounds.minY && CGFloat(rect.maxY) > bounds.maxY)
    }
  }

  @Test func `what is not visible is not painted`() {
    let run = TextRun(
      text: "x", font: FontKey(size: 8, weight: .regular, isItalic: false), width: 8,
      metrics: FontMetrics(ascent: 8, descent: 2, capHeight: 6, leading: 0))
    let list = DisplayList(
      100, 100,
      .projection(
        PlacedProjection(perspective(0.001)),
        [
          fill(CGRect(x: 0, y: 0, width: 100, height: 100)),
          .text(run, at: CGPoint(x: 10, y: 10), .red),
        ]))
    let rasterizer = CountingRasterizer()
    Painter(rasterizer: rasterizer).paint(
      list, on: PixelCanvas(width: 100, height: 100),
      damage: [PixelRect(x: 60, y: 60, width: 20, height: 20)])
    #expect(rasterizer.requests == 0)
  }
}
