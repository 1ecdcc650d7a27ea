import EngineTesting
import Foundation
import PlumbUI
import Testing

@testable import TestSupport

/// Boolean operations of two paths, and lines clipped by paths.
@Suite struct PathBooleanTests {
  private let left = Path(CGRect(x: 0, y: 0, width: 10, height: 10))
  private let right = Path(CGRect(x: 5, y: 5, width: 10, height: 10))

  /// Returns the area of loops; the area of a loop that is counter-clockwise on the screen is
  /// negative.
  private func area(_ path: Path) -> CGFloat {
    var area: CGFloat = 0
    var (start, point) = (CGPoint.zero, CGPoint.zero)
    func step(to next: CGPoint) {
      area += (point.x * next.y - next.x * point.y) / 2
      point = next
    }
    let body = { (element: Path.Element) in
      switch element {
      case .move(let to): (start, point) = (to, to)
      case .line(let to), .quadCurve(let to, _), .curve(let to, _, _): step(to: to)
      case .closeSubpath: step(to: start)
      }
    }
    path.forEach(body)
    return area
  }

  @Test func `the union of overlapping squares is one outline`() {
    #expect(
      left.union(right).description
        == "0 0 m 10 0 l 10 5 l 15 5 l 15 15 l 5 15 l 5 10 l 0 10 l h")
    #expect(area(left.union(right)) == 175)
  }

  @Test func `intersection, subtraction and symmetric difference`() {
    #expect(left.intersection(right).boundingRect == CGRect(x: 5, y: 5, width: 5, height: 5))
    #expect(area(left.intersection(right)) == 25)
    #expect(area(left.subtracting(right)) == 75)
    #expect(!left.subtracting(right).contains(CGPoint(x: 7, y: 7)))
    #expect(area(left.symmetricDifference(right)) == 150)
  }

  @Test func `a region inside another is subtracted as a hole`() {
    let ring = Path(CGRect(x: 0, y: 0, width: 20, height: 20)).subtracting(right)
    #expect(area(ring) == 300)
    #expect(!ring.contains(CGPoint(x: 10, y: 10)))
    #expect(ring.contains(CGPoint(x: 2, y: 10)))
  }

  @Test func `coincident edges are removed`() {
    let beside = Path(CGRect(x: 10, y: 0, width: 10, height: 10))
    #expect(left.union(beside).description == "0 0 m 20 0 l 20 10 l 0 10 l h")
    #expect(left.intersection(beside).isEmpty)
    #expect(left.subtracting(left).isEmpty)
    #expect(left.union(left).description == left.description)
  }

  @Test func `squares that touch at a corner stay separate`() {
    let corner = Path(CGRect(x: 10, y: 10, width: 10, height: 10))
    #expect(
      left.union(corner).description
        == "0 0 m 10 0 l 10 10 l 0 10 l h 10 10 m 20 10 l 20 20 l 10 20 l h")
  }

  @Test func `disjoint regions are unchanged`() {
    let far = Path(CGRect(x: 100, y: 0, width: 10, height: 10))
    #expect(area(left.union(far)) == 200)
    #expect(left.intersection(far).isEmpty)
    #expect(left.union(Path()).description == left.description)
    #expect(Path().subtracting(left).isEmpty)
  }

  /// A circle of radius 50 has an area of 2 500 π; the error of its outline is 0.008 points at
  /// most.
  @Test func `circles are approximated by lines with a small error`() {
    let circle = Path(ellipseIn: CGRect(x: 0, y: 0, width: 100, height: 100))
    let other = circle.offsetBy(dx: 50, dy: 0)
    let tolerance = 0.008 * 2 * 50 * CGFloat.pi
    // Two circles of radius r with centres at a distance of r share r² (2π/3 − √3/2).
    let lens = 2_500 * (2 * CGFloat.pi / 3 - CGFloat(3).squareRoot() / 2)
    #expect(abs(area(circle.intersection(other)) - lens) < tolerance)
    #expect(abs(area(circle.union(other)) - (5_000 * .pi - lens)) < 2 * tolerance)
    #expect(abs(area(circle.subtracting(other)) - (2_500 * .pi - lens)) < tolerance)
  }

  @Test func `a star is filled by either rule`() {
    let star = Path { path in
      for corner in 0..<5 {
        let angle = CGFloat(corner) * 4 * .pi / 5
        let point = CGPoint(x: 50 * sin(angle), y: -50 * cos(angle))
        if corner == 0 { path.move(to: point) } else { path.addLine(to: point) }
      }
      path.closeSubpath()
    }
    let hollow = star.normalized(eoFill: true)
    #expect(!hollow.contains(.zero))
    #expect(hollow.contains(CGPoint(x: 0, y: -40)))
    let full = star.normalized(eoFill: false)
    #expect(full.contains(.zero))
    #expect(area(full) > area(hollow))
  }

  /// For any two paths, a point is inside the result exactly if the rule of the operation includes
  /// it.
  @Test(arguments: 0..<40)
  func `points are inside according to both paths`(seed: Int) {
    var random = SplitMix64(seed: UInt64(seed))
    func polygon() -> Path {
      Path { path in
        for corner in 0..<Int.random(in: 3...9, using: &random) {
          // Integers cause common corners and coincident edges.
          let point = CGPoint(
            x: Int.random(in: 0...12, using: &random), y: Int.random(in: 0...12, using: &random))
          if corner == 0 { path.move(to: point) } else { path.addLine(to: point) }
        }
        path.closeSubpath()
      }
    }
    let (a, b) = (polygon(), polygon())
    for eoFill in [false, true] {
      let union = a.union(b, eoFill: eoFill)
      let both = a.intersection(b, eoFill: eoFill)
      let rest = a.subtracting(b, eoFill: eoFill)
      let special = a.symmetricDifference(b, eoFill: eoFill)
      for _ in 0..<60 {
        // Never on an edge: no line through integer points up to 12 contains such points.
        let point = CGPoint(
          x: CGFloat(Int.random(in: 0...12, using: &random)) + 0.123_456_7,
          y: CGFloat(Int.random(in: 0...12, using: &random)) + 0.271_828_1)
        let (inA, inB) = (a.contains(point, eoFill: eoFill), b.contains(point, eoFill: eoFill))
        #expect(union.contains(point) == (inA || inB))
        #expect(both.contains(point) == (inA && inB))
        #expect(rest.contains(point) == (inA && !inB))
        #expect(special.contains(point) == (inA != inB))
      }
    }
  }

  @Test func `lines are split at the border of a region`() {
    let line = Path { path in
      path.move(to: CGPoint(x: -10, y: 5))
      path.addLine(to: CGPoint(x: 30, y: 5))
    }
    #expect(line.lineIntersection(left).description == "0 5 m 10 5 l")
    #expect(line.lineSubtraction(left).description == "-10 5 m 0 5 l 10 5 m 30 5 l")
    #expect(line.lineIntersection(Path()).isEmpty)
    #expect(line.lineSubtraction(Path()).description == line.description)
  }

  @Test func `special numbers are harmless`() {
    let broken = Path { path in
      path.move(to: CGPoint(x: CGFloat.nan, y: 0))
      path.addLine(to: CGPoint(x: 10, y: CGFloat.infinity))
    }
    #expect(left.union(broken).description == left.description)
    #expect(broken.intersection(left).isEmpty)
    #expect(broken.strokedPath(StrokeStyle(lineWidth: 2)).isEmpty)
  }

  @Test func `a stroke's outline covers the same area as the stroke`() {
    let line = Path { path in
      path.move(to: CGPoint(x: 0, y: 10))
      path.addLine(to: CGPoint(x: 20, y: 10))
    }
    let outline = line.strokedPath(StrokeStyle(lineWidth: 4))
    #expect(outline.boundingRect == CGRect(x: 0, y: 8, width: 20, height: 4))
    let round = line.strokedPath(StrokeStyle(lineWidth: 4, lineCap: .round))
    #expect(round.contains(CGPoint(x: -1.9, y: 10)))
    #expect(!round.contains(CGPoint(x: -2.1, y: 10)))
    #expect(line.strokedPath(StrokeStyle(lineWidth: 0)).isEmpty)
  }
}
