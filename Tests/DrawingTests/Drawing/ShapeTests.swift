import Foundation
import PlumbUI
import Testing

@testable import TestSupport

/// Shapes made of other shapes.
@Suite struct ShapeTests {
  private let rect = CGRect(x: 10, y: 20, width: 100, height: 40)

  private func isClose(_ a: CGRect, _ b: CGRect) -> Bool {
    abs(a.minX - b.minX) < 1e-9 && abs(a.minY - b.minY) < 1e-9 && abs(a.maxX - b.maxX) < 1e-9
      && abs(a.maxY - b.maxY) < 1e-9
  }

  @Test func `a shape is rotated about an anchor in its rectangle`() {
    let upright = Rectangle().rotation(.degrees(90)).path(in: rect).boundingRect
    #expect(isClose(upright, CGRect(x: 40, y: -10, width: 40, height: 100)))
    let corner = Rectangle().rotation(.degrees(90), anchor: .topLeading).path(in: rect)
    #expect(isClose(corner.boundingRect, CGRect(x: -30, y: 20, width: 40, height: 100)))
  }

  @Test func `a shape is scaled about an anchor in its rectangle`() {
    let half = Rectangle().scale(0.5).path(in: rect).boundingRect
    #expect(isClose(half, CGRect(x: 35, y: 30, width: 50, height: 20)))
    let wide = Rectangle().scale(x: 2, anchor: .leading).path(in: rect).boundingRect
    #expect(isClose(wide, CGRect(x: 10, y: 20, width: 200, height: 40)))
  }

  @Test func `a shape is offset and transformed`() {
    #expect(
      isClose(
        Rectangle().offset(x: 5, y: -5).path(in: rect).boundingRect, rect.offsetBy(dx: 5, dy: -5)))
    #expect(
      isClose(
        Rectangle().offset(CGSize(width: 1, height: 2)).path(in: rect).boundingRect,
        rect.offsetBy(dx: 1, dy: 2)))
    let flipped = Rectangle().transform(CGAffineTransform(scaleX: -1, y: 1)).path(in: rect)
    #expect(isClose(flipped.boundingRect, CGRect(x: -90, y: 20, width: 100, height: 40)))
  }

  @Test func `a shape with a size has it for every proposal`() {
    let shape = Rectangle().size(width: 30, height: 20)
    #expect(shape.sizeThatFits(.infinity) == CGSize(width: 30, height: 20))
    #expect(
      shape.path(in: rect).boundingRect == CGRect(x: 10, y: 20, width: 30, height: 20))
    let centred = Rectangle().size(CGSize(width: 30, height: 20), anchor: .center)
    #expect(centred.path(in: rect).boundingRect == CGRect(x: 45, y: 30, width: 30, height: 20))
  }

  @Test func `transformed shapes are inset as the original shape`() {
    let ring = Circle().rotation(.degrees(45)).inset(by: 5)
    let path = ring.path(in: CGRect(x: 0, y: 0, width: 40, height: 40))
    #expect(abs(path.boundingRect.width - 30) < 0.01)
    let moved = Rectangle().offset(x: 3).inset(by: 2).path(in: rect).boundingRect
    #expect(moved == CGRect(x: 15, y: 22, width: 96, height: 36))
  }

  @Test func `shapes are combined in their common rectangle`() {
    let hole = Rectangle().subtracting(Rectangle().scale(0.5)).path(in: rect)
    #expect(!hole.contains(CGPoint(x: 60, y: 40)))
    #expect(hole.contains(CGPoint(x: 15, y: 25)))
    let both = Circle().union(Rectangle().size(width: 10, height: 10)).path(in: rect)
    #expect(both.contains(CGPoint(x: 12, y: 22)))
    #expect(Circle().intersection(Rectangle()).sizeThatFits(.unspecified).width == 10)
  }

  @Test func `every corner has its own radius`() {
    let shape = UnevenRoundedRectangle(
      topLeadingRadius: 10, bottomTrailingRadius: 20, style: .circular)
    let path = shape.path(in: CGRect(x: 0, y: 0, width: 100, height: 50))
    // At 45 degrees a corner of radius r excludes r (1 − √½) on both axes.
    #expect(!path.contains(CGPoint(x: 2.8, y: 2.8)))
    #expect(path.contains(CGPoint(x: 3, y: 3)))
    #expect(path.contains(CGPoint(x: 99.9, y: 0.1)))
    #expect(path.contains(CGPoint(x: 0.1, y: 49.9)))
    #expect(!path.contains(CGPoint(x: 94.2, y: 44.2)))
    #expect(path.contains(CGPoint(x: 94.1, y: 44.1)))
  }

  @Test func `corners that do not fit are reduced by the same factor`() {
    // 60 and 40 on a side of 50 become 30 and 20.
    let shape = UnevenRoundedRectangle(
      topLeadingRadius: 60, bottomLeadingRadius: 40, style: .circular)
    let path = shape.path(in: CGRect(x: 0, y: 0, width: 100, height: 50))
    #expect(path.contains(CGPoint(x: 0.01, y: 30)))
    #expect(!path.contains(CGPoint(x: 0.01, y: 28)))
    #expect(!path.contains(CGPoint(x: 0.01, y: 32)))
  }

  @Test func `equal corners are equivalent to a rounded rectangle`() {
    for style in [RoundedCornerStyle.circular, .continuous] {
      let uneven = UnevenRoundedRectangle(
        topLeadingRadius: 12, bottomLeadingRadius: 12, bottomTrailingRadius: 12,
        topTrailingRadius: 12, style: style)
      #expect(
        uneven.path(in: rect) == RoundedRectangle(cornerRadius: 12, style: style).path(in: rect))
      #expect(
        uneven.inset(by: 3).path(in: rect)
          == RoundedRectangle(cornerRadius: 12, style: style).inset(by: 3).path(in: rect))
    }
  }

  @Test func `an AnyShape is animated as its shape`() {
    var shape = AnyShape(RoundedRectangle(cornerRadius: 4))
    shape.animatableData = AnyShape(RoundedRectangle(cornerRadius: 9)).animatableData
    #expect(shape.path(in: rect) == RoundedRectangle(cornerRadius: 9).path(in: rect))
    shape.animatableData = AnyShape(Circle().offset(x: 3)).animatableData
    #expect(shape.path(in: rect) == RoundedRectangle(cornerRadius: 9).path(in: rect))
    #expect(AnyShape(Circle()).sizeThatFits(ProposedViewSize(width: 7, height: 9)).height == 7)
  }

  @Test func `the inset of a shape is animated`() {
    func check<S: InsettableShape>(_ shape: S) {
      var inset = shape.inset(by: 2)
      inset.animatableData = shape.inset(by: 5).animatableData
      #expect(inset.path(in: rect) == shape.inset(by: 5).path(in: rect))
      #expect(shape.inset(by: 2).inset(by: 3).path(in: rect) == inset.path(in: rect))
      #expect(inset.path(in: rect) != shape.path(in: rect))
    }
    check(Rectangle())
    check(RoundedRectangle(cornerRadius: 4))
    check(Capsule())
    check(Ellipse())
    check(Circle())
    check(ContainerRelativeShape())
    check(UnevenRoundedRectangle(topLeadingRadius: 6))
  }

  @Test func `a rotation of a shape is animated`() {
    var shape = Rectangle().rotation(.degrees(10))
    shape.animatableData = Rectangle().rotation(.degrees(40)).animatableData
    #expect(abs(shape.angle.degrees - 40) < 1e-9)
  }
}
