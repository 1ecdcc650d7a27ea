import Foundation
import Testing

@testable import PlumbCore
@testable import PlumbGraphics
@testable import PlumbPainting
@testable import PlumbSDL
@testable import PlumbText
@testable import PlumbUI
@testable import TestSupport

struct PathTests {
  private func expectEqual(_ a: CGRect, _ b: CGRect, within tolerance: CGFloat = 1e-9) {
    #expect(abs(a.minX - b.minX) <= tolerance && abs(a.minY - b.minY) <= tolerance)
    #expect(abs(a.maxX - b.maxX) <= tolerance && abs(a.maxY - b.maxY) <= tolerance)
  }

  @Test func `an empty path has no elements, no point and a null rectangle`() {
    let path = Path()
    #expect(path.isEmpty)
    #expect(path.currentPoint == nil)
    #expect(path.boundingRect.isNull)
    #expect(!path.contains(.zero))
  }

  @Test func `a line without a current point is ignored`() {
    var path = Path()
    path.addLine(to: CGPoint(x: 1, y: 1))
    path.addQuadCurve(to: CGPoint(x: 1, y: 1), control: .zero)
    path.addCurve(to: CGPoint(x: 1, y: 1), control1: .zero, control2: .zero)
    path.closeSubpath()
    #expect(path.isEmpty)
  }

  @Test func `closing returns to the start of the subpath`() {
    var path = Path()
    path.addLines([CGPoint(x: 1, y: 2), CGPoint(x: 5, y: 2), CGPoint(x: 5, y: 6)])
    path.closeSubpath()
    #expect(path.currentPoint == CGPoint(x: 1, y: 2))
    path.addLine(to: CGPoint(x: 0, y: 0))
    var elements: [Path.Element] = []
    func collect(_ element: Path.Element) { elements.append(element) }
    path.forEach(collect)
    #expect(
      elements.suffix(3) == [
        .closeSubpath, .move(to: CGPoint(x: 1, y: 2)), .line(to: CGPoint(x: 0, y: 0)),
      ])
  }

  @Test func `bounds include the extrema of curves and not their control points`() {
    var path = Path()
    path.move(to: .zero)
    path.addQuadCurve(to: CGPoint(x: 10, y: 0), control: CGPoint(x: 5, y: 8))
    // A parabola reaches half the height of its control point.
    expectEqual(path.boundingRect, CGRect(x: 0, y: 0, width: 10, height: 4))
    var cubic = Path()
    cubic.move(to: .zero)
    cubic.addCurve(
      to: CGPoint(x: 10, y: 0), control1: CGPoint(x: 0, y: 8), control2: CGPoint(x: 10, y: 8))
    // A cubic with level controls reaches three quarters of their height.
    expectEqual(cubic.boundingRect, CGRect(x: 0, y: 0, width: 10, height: 6))
  }

  @Test func `ellipses and rounded rectangles fill their rectangles`() {
    let rect = CGRect(x: 3, y: 4, width: 50, height: 20)
    expectEqual(Path(ellipseIn: rect).boundingRect, rect)
    for style in [RoundedCornerStyle.circular, .continuous] {
      for radius in [0, 4, 10, 99] as [CGFloat] {
        let path = Path(roundedRect: rect, cornerRadius: radius, style: style)
        expectEqual(path.boundingRect, rect)
      }
    }
  }

  @Test func `a point is inside a circle if it is nearer than the radius`() {
    var random = PaintRandom(seed: 20)
    let circle = Path(ellipseIn: CGRect(x: -10, y: -10, width: 20, height: 20))
    for _ in 0..<500 {
      let point = random.point(in: CGRect(x: -12, y: -12, width: 24, height: 24))
      let distance = hypot(point.x, point.y)
      // The curves differ from the circle by a few hundred-thousandths.
      if abs(distance - 10) > 1e-3 { #expect(circle.contains(point) == (distance < 10)) }
    }
  }

  @Test func `the fill rules differ for nested loops`() {
    var path = Path(CGRect(x: 0, y: 0, width: 10, height: 10))
    path.addRect(CGRect(x: 2, y: 2, width: 6, height: 6))
    #expect(path.contains(CGPoint(x: 5, y: 5)))
    #expect(!path.contains(CGPoint(x: 5, y: 5), eoFill: true))
    #expect(path.contains(CGPoint(x: 1, y: 5), eoFill: true))
    #expect(!path.contains(CGPoint(x: 11, y: 5)))
  }

  @Test func `an open subpath is treated as closed by contains`() {
    var path = Path()
    path.addLines([.zero, CGPoint(x: 10, y: 0), CGPoint(x: 10, y: 10)])
    path.move(to: CGPoint(x: 50, y: 50))
    #expect(path.contains(CGPoint(x: 8, y: 4)))
    #expect(!path.contains(CGPoint(x: 4, y: 8)))
  }

  @Test func `transforms apply to every point`() {
    let path = Path(ellipseIn: CGRect(x: 0, y: 0, width: 4, height: 2))
    expectEqual(
      path.offsetBy(dx: 3, dy: -1).boundingRect, CGRect(x: 3, y: -1, width: 4, height: 2))
    let turned = path.applying(CGAffineTransform(rotationAngle: .pi / 2))
    expectEqual(turned.boundingRect, CGRect(x: -2, y: 0, width: 2, height: 4))
    var both = Path()
    both.addPath(path, transform: CGAffineTransform(scaleX: 2, y: 2))
    expectEqual(both.boundingRect, CGRect(x: 0, y: 0, width: 8, height: 4))
  }

  @Test func `corners of half the side give a circle in both styles`() {
    let square = CGRect(x: 0, y: 0, width: 20, height: 20)
    for style in [RoundedCornerStyle.circular, .continuous] {
      let path = Path(roundedRect: square, cornerRadius: 10, style: style)
      for step in 0..<64 {
        let angle = Double(step) / 64 * 2 * .pi
        func point(_ radius: Double) -> CGPoint {
          CGPoint(x: 10 + radius * cos(angle), y: 10 + radius * sin(angle))
        }
        #expect(path.contains(point(9.99)))
        #expect(!path.contains(point(10.01)))
      }
    }
  }

  @Test func `a continuous corner starts earlier and is near the circular one`() {
    let rect = CGRect(x: 0, y: 0, width: 200, height: 200)
    let smooth = Path(roundedRect: rect, cornerRadius: 20, style: .continuous)
    let round = Path(roundedRect: rect, cornerRadius: 20, style: .circular)
    // On the edge, just outside of the circular corner but inside the continuous one.
    let early = CGPoint(x: 200 - 22, y: 0.01)
    #expect(round.contains(early))
    #expect(!smooth.contains(early))
    // On the diagonal both have the same point.
    let inset = 20 - 20 / 2.0.squareRoot()
    #expect(smooth.contains(CGPoint(x: 200 - inset - 0.05, y: inset + 0.05)))
    #expect(!smooth.contains(CGPoint(x: 200 - inset + 0.05, y: inset - 0.05)))
  }

  @Test func `a rectangle's path is recognised and others are not`() {
    let rect = CGRect(x: 1, y: 2, width: 3, height: 4)
    #expect(Path(rect).uprightRect == rect)
    #expect(Path(ellipseIn: rect).uprightRect == nil)
    let turned = Path(rect).applying(CGAffineTransform(rotationAngle: 0.3))
    #expect(turned.uprightRect == nil)
  }
}
