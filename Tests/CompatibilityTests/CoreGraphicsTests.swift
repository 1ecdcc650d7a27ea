import CoreGraphics
import SwiftUI
import Testing

@testable import TestSupport

/// Paths by the names of Core Graphics, in a file that imports it beside Testing.
@MainActor @Suite struct CoreGraphicsTests {
  private let rect = CGRect(x: 1, y: 2, width: 30, height: 20)

  @Test func `a path of Core Graphics has the content of a Path`() {
    let path = CGMutablePath()
    path.move(to: CGPoint(x: 1, y: 2))
    path.addLine(to: CGPoint(x: 31, y: 2))
    path.addQuadCurve(to: CGPoint(x: 31, y: 22), control: CGPoint(x: 40, y: 12))
    path.addCurve(
      to: CGPoint(x: 1, y: 22), control1: CGPoint(x: 20, y: 30), control2: CGPoint(x: 10, y: 30))
    path.addArc(
      center: CGPoint(x: 1, y: 12), radius: 10, startAngle: .pi / 2, endAngle: .pi * 1.5,
      clockwise: false)
    path.closeSubpath()
    let expected = Path {
      $0.move(to: CGPoint(x: 1, y: 2))
      $0.addLine(to: CGPoint(x: 31, y: 2))
      $0.addQuadCurve(to: CGPoint(x: 31, y: 22), control: CGPoint(x: 40, y: 12))
      $0.addCurve(
        to: CGPoint(x: 1, y: 22), control1: CGPoint(x: 20, y: 30), control2: CGPoint(x: 10, y: 30))
      $0.addArc(
        center: CGPoint(x: 1, y: 12), radius: 10, startAngle: .degrees(90),
        endAngle: .degrees(270), clockwise: false)
      $0.closeSubpath()
    }
    #expect(Path(path).description == expected.description)
    #expect(path.currentPoint == CGPoint(x: 1, y: 2))
  }

  @Test func `shapes are those of Path`() {
    #expect(Path(CGPath(rect: rect)) == Path(rect))
    #expect(CGPath(ellipseIn: rect).boundingBoxOfPath == rect)
    let rounded = CGPath(roundedRect: rect, cornerWidth: 4, cornerHeight: 4)
    #expect(Path(rounded) == Path(roundedRect: rect, cornerRadius: 4, style: .circular))
    let path = CGMutablePath()
    path.addRoundedRect(in: rect, cornerWidth: 4, cornerHeight: 4)
    #expect(path == rounded)
    path.addEllipse(in: rect)
    #expect(path != rounded)
    #expect(Path(rect).cgPath == CGPath(rect: rect))
  }

  @Test func `transforms apply to elements and to copies`() {
    let twice = CGAffineTransform(scaleX: 2, y: 2)
    let path = CGMutablePath()
    path.addRect(rect, transform: twice)
    #expect(path.boundingBoxOfPath == CGRect(x: 2, y: 4, width: 60, height: 40))
    let copy = CGPath(rect: rect).copy(using: twice)
    #expect(copy == path)
    path.addPath(CGPath(rect: rect), transform: CGAffineTransform(translationX: 100, y: 0))
    #expect(path.boundingBoxOfPath.maxX == 131)
    #expect(copy?.boundingBoxOfPath.maxX == 62)
  }

  @Test func `a copy does not change with the original`() {
    let path = CGMutablePath()
    path.addRect(rect)
    let (fixed, changeable) = (path.copy(), path.mutableCopy())
    path.addLine(to: CGPoint(x: 500, y: 0))
    changeable?.addLine(to: CGPoint(x: 300, y: 0))
    #expect(fixed?.boundingBoxOfPath == rect)
    #expect(changeable?.boundingBoxOfPath.maxX == 300)
    #expect(path.boundingBoxOfPath.maxX == 500)
  }

  @Test func `the inside depends on the rule`() {
    let path = CGMutablePath()
    path.addRect(rect)
    path.addRect(rect.insetBy(dx: 5, dy: 5))
    let middle = CGPoint(x: rect.midX, y: rect.midY)
    #expect(path.contains(middle))
    #expect(!path.contains(middle, using: .evenOdd))
    #expect(!path.contains(CGPoint(x: 100, y: 0)))
  }

  @Test func `an empty path has no bounds`() {
    #expect(CGMutablePath().isEmpty && CGMutablePath().boundingBoxOfPath.isNull)
    #expect(CGMutablePath().currentPoint == .zero)
  }

  @Test func `the outline of a stroke extends by half of its width`() {
    let line = CGMutablePath()
    line.addLines(between: [CGPoint(x: 0, y: 10), CGPoint(x: 20, y: 10)])
    let outline = line.copy(
      strokingWithWidth: 4, lineCap: .butt, lineJoin: .miter, miterLimit: 10)
    #expect(outline.boundingBoxOfPath == CGRect(x: 0, y: 8, width: 20, height: 4))
  }

  @Test func `a shape may store a path of Core Graphics`() {
    struct Stored: Shape {
      let outline: CGPath
      func path(in rect: CGRect) -> Path { Path(outline) }
    }
    #expect(Stored(outline: CGPath(rect: rect)).path(in: .zero).boundingRect == rect)
  }
}
