import Foundation
import PlumbUIKit
import SwiftUI
import Testing

/// The paths of UIKit.
@MainActor @Suite struct UIBezierPathTests {
  @Test func `lines and curves are those of a path`() {
    let path = UIBezierPath()
    path.move(to: CGPoint(x: 1, y: 2))
    path.addLine(to: CGPoint(x: 3, y: 4))
    path.addQuadCurve(to: CGPoint(x: 5, y: 6), controlPoint: CGPoint(x: 4, y: 4))
    path.addCurve(
      to: CGPoint(x: 7, y: 8), controlPoint1: CGPoint(x: 5, y: 7),
      controlPoint2: CGPoint(x: 6, y: 8))
    #expect(path.currentPoint == CGPoint(x: 7, y: 8))
    path.close()
    let expected = Path {
      $0.move(to: CGPoint(x: 1, y: 2))
      $0.addLine(to: CGPoint(x: 3, y: 4))
      $0.addQuadCurve(to: CGPoint(x: 5, y: 6), control: CGPoint(x: 4, y: 4))
      $0.addCurve(
        to: CGPoint(x: 7, y: 8), control1: CGPoint(x: 5, y: 7), control2: CGPoint(x: 6, y: 8))
      $0.closeSubpath()
    }
    #expect(Path(path.cgPath) == expected)
    #expect(path.currentPoint == CGPoint(x: 1, y: 2))
  }

  @Test func `a clockwise arc goes down from the right`() {
    let arc = UIBezierPath(
      arcCenter: .zero, radius: 10, startAngle: 0, endAngle: .pi / 2, clockwise: true)
    let bounds = arc.bounds
    #expect(abs(bounds.minX) < 1e-6)
    #expect(abs(bounds.minY) < 1e-6)
    #expect(abs(bounds.maxX - 10) < 1e-4)
    #expect(abs(bounds.maxY - 10) < 1e-4)
  }

  @Test func `a counterclockwise arc goes the other way round`() {
    let arc = UIBezierPath(
      arcCenter: .zero, radius: 10, startAngle: 0, endAngle: .pi / 2, clockwise: false)
    // Three quarters of the circle touch all four sides.
    #expect(abs(arc.bounds.minX + 10) < 1e-3)
    #expect(abs(arc.bounds.minY + 10) < 1e-3)
  }

  @Test func `only the given corners are round`() {
    let rect = CGRect(x: 0, y: 0, width: 100, height: 100)
    let path = UIBezierPath(
      roundedRect: rect, byRoundingCorners: [.topLeft, .bottomRight],
      cornerRadii: CGSize(width: 20, height: 20))
    #expect(!path.contains(CGPoint(x: 1, y: 1)))
    #expect(path.contains(CGPoint(x: 99, y: 1)))
    #expect(path.contains(CGPoint(x: 1, y: 99)))
    #expect(!path.contains(CGPoint(x: 99, y: 99)))
    #expect(path.bounds == rect)
    let all = UIBezierPath(
      roundedRect: rect, byRoundingCorners: .allCorners, cornerRadii: CGSize(width: 20, height: 0))
    #expect(!all.contains(CGPoint(x: 99, y: 1)))
  }

  @Test func `an even number of parts is outside only with the rule for it`() {
    let path = UIBezierPath(rect: CGRect(x: 0, y: 0, width: 10, height: 10))
    path.append(UIBezierPath(rect: CGRect(x: 4, y: 4, width: 2, height: 2)))
    #expect(path.contains(CGPoint(x: 5, y: 5)))
    path.usesEvenOddFillRule = true
    #expect(!path.contains(CGPoint(x: 5, y: 5)))
  }

  @Test func `a copy is a path of its own`() throws {
    let path = UIBezierPath(ovalIn: CGRect(x: 0, y: 0, width: 10, height: 10))
    path.lineWidth = 3
    path.usesEvenOddFillRule = true
    let copy = try #require(path.copy() as? UIBezierPath)
    #expect(copy == path)
    #expect(copy.usesEvenOddFillRule)
    copy.apply(CGAffineTransform(translationX: 5, y: 0))
    // The extremes of curves are computed with rounding.
    #expect(abs(copy.bounds.minX - 5) < 1e-9)
    #expect(abs(path.bounds.minX) < 1e-9)
  }

  @Test func `a shape of SwiftUI is made of it`() {
    struct Corner: Shape {
      func path(in rect: CGRect) -> Path {
        Path(UIBezierPath(roundedRect: rect, cornerRadius: 8).cgPath)
      }
    }
    let rect = CGRect(x: 0, y: 0, width: 40, height: 40)
    #expect(Corner().path(in: rect) == Path(roundedRect: rect, cornerRadius: 8))
  }
}
