import Foundation
import Testing

@testable import PlumbCore
@testable import PlumbGraphics
@testable import PlumbPainting
@testable import PlumbSDL
@testable import PlumbText
@testable import PlumbUI
@testable import TestSupport

struct PathArcTests {
  private func expectNear(_ a: CGPoint?, _ x: CGFloat, _ y: CGFloat) {
    guard let a else {
      Issue.record("there is no point near (\(x), \(y))")
      return
    }
    #expect(abs(a.x - x) < 1e-9 && abs(a.y - y) < 1e-9)
  }

  private func arc(_ start: Double, _ end: Double, clockwise: Bool) -> Path {
    Path {
      $0.addArc(
        center: .zero, radius: 10, startAngle: .degrees(start), endAngle: .degrees(end),
        clockwise: clockwise)
    }
  }

  @Test func `an arc that is not clockwise runs clockwise on the screen`() {
    // From the right to the bottom, which is down on the screen.
    let down = arc(0, 90, clockwise: false)
    expectNear(down.currentPoint, 0, 10)
    #expect(abs(down.boundingRect.minY) < 1e-9)
    #expect(abs(down.boundingRect.minX) < 1e-9)
  }

  @Test func `a clockwise arc has the opposite direction`() {
    let around = arc(0, 90, clockwise: true)
    expectNear(around.currentPoint, 0, 10)
    #expect(abs(around.boundingRect.minY + 10) < 1e-4)
    #expect(abs(around.boundingRect.minX + 10) < 1e-4)
  }

  @Test func `a difference of a full turn gives a circle`() {
    for clockwise in [false, true] {
      let circle = arc(0, 360, clockwise: clockwise)
      #expect(abs(circle.boundingRect.width - 20) < 1e-4)
      #expect(abs(circle.boundingRect.height - 20) < 1e-4)
    }
  }

  @Test func `an arc is connected to the current point by a line`() {
    var path = Path()
    path.move(to: CGPoint(x: 30, y: 0))
    path.addRelativeArc(
      center: .zero, radius: 10, startAngle: .degrees(90), delta: .degrees(-90))
    #expect(
      path.elements[1]
        == .line(
          to: EllipticArc(
            center: .zero, radii: CGSize(width: 10, height: 10)
          ).point(at: .pi / 2)))
    expectNear(path.currentPoint, 10, 0)
  }

  @Test func `an arc between tangents touches both lines`() {
    var path = Path()
    path.move(to: CGPoint(x: 0, y: 0))
    path.addArc(
      tangent1End: CGPoint(x: 10, y: 0), tangent2End: CGPoint(x: 10, y: 10), radius: 4)
    guard case .line(let touch) = path.elements[1] else {
      Issue.record("the arc is not joined by a line")
      return
    }
    expectNear(touch, 6, 0)
    expectNear(path.currentPoint, 10, 4)
    // The arc is on the inner side of the corner.
    #expect(path.boundingRect.maxX <= 10 + 1e-4 && path.boundingRect.minY >= -1e-4)
  }

  @Test func `tangents on one line give a line to the corner`() {
    var path = Path()
    path.move(to: .zero)
    path.addArc(tangent1End: CGPoint(x: 5, y: 0), tangent2End: CGPoint(x: 9, y: 0), radius: 2)
    #expect(path.elements == [.move(to: .zero), .line(to: CGPoint(x: 5, y: 0))])
  }

  @Test func `a transform applies to an arc and not to the preceding point`() {
    var path = Path()
    path.move(to: .zero)
    path.addRelativeArc(
      center: .zero, radius: 1, startAngle: .zero, delta: .degrees(90),
      transform: CGAffineTransform(translationX: 5, y: 5))
    #expect(path.elements[0] == .move(to: .zero))
    expectNear(path.currentPoint, 5, 6)
  }
}
