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

/// The coverage of edges compared with samples; the mean error may be 0.008, the maximum error of a
/// pixel 0.02.
struct EdgeErrorTests {
  private func expectExact(_ error: EdgeError, _ comment: Comment) {
    #expect(error.pixels > 0, comment)
    #expect(error.mean <= 0.008, comment)
    #expect(error.largest <= 0.02, comment)
  }

  @Test(arguments: [0.6, 3, 8, 50, 120])
  func `circles at random positions are covered exactly`(radius: Double) {
    var random = PaintRandom(seed: 1)
    var error = EdgeError()
    for _ in 0..<(radius > 20 ? 2 : 12) {
      let side = 2 * radius + 4
      let (x, y) = (radius + 1 + random.number(0, 1), radius + 1 + random.number(0, 1))
      let circle = Path(
        ellipseIn: CGRect(x: x - radius, y: y - radius, width: 2 * radius, height: 2 * radius))
      error.add(DisplayList(side, side, .fill(circle, FillStyle(), .white)).painted()) {
        hypot($0 - x, $1 - y) < radius
      }
    }
    expectExact(error, "radius \(radius)")
  }

  @Test func `rounded rectangles and capsules are covered exactly`() {
    var random = PaintRandom(seed: 2)
    var error = EdgeError()
    for index in 0..<12 {
      let rect = CGRect(
        x: random.number(1, 2), y: random.number(1, 2), width: random.number(10, 60),
        height: random.number(10, 30))
      let limit = min(rect.width, rect.height) / 2
      let radius = index.isMultiple(of: 3) ? limit : random.number(1, limit)
      let path = Path(roundedRect: rect, cornerRadius: radius, style: .circular)
      error.add(DisplayList(64, 34, .fill(path, FillStyle(), .white)).painted()) { x, y in
        let dx = max(rect.minX + radius - x, x - rect.maxX + radius, 0)
        let dy = max(rect.minY + radius - y, y - rect.maxY + radius, 0)
        return hypot(dx, dy) < radius
      }
    }
    expectExact(error, "rounded rectangles")
  }

  @Test(arguments: [false, true])
  func `random polygons with self-intersections are covered exactly`(isEvenOdd: Bool) {
    var random = PaintRandom(seed: 3)
    var error = EdgeError()
    for _ in 0..<12 {
      let count = random.whole(3, 8)
      let points = (0..<count).map { _ in
        random.point(in: CGRect(x: 1, y: 1, width: 28, height: 28))
      }
      var path = Path()
      path.addLines(points)
      path.closeSubpath()
      let style = FillStyle(eoFill: isEvenOdd)
      error.add(DisplayList(30, 30, .fill(path, style, .white)).painted()) {
        path.contains(CGPoint(x: $0, y: $1), eoFill: isEvenOdd)
      }
    }
    expectExact(error, "polygons, even-odd \(isEvenOdd)")
  }

  @Test func `random closed curves are covered exactly at any scale`() {
    var random = PaintRandom(seed: 4)
    var error = EdgeError()
    for scale in [1.0, 1.5, 2] {
      for _ in 0..<2 {
        let bounds = CGRect(x: 1, y: 1, width: 16, height: 16)
        var path = Path()
        path.move(to: random.point(in: bounds))
        path.addCurve(
          to: random.point(in: bounds), control1: random.point(in: bounds),
          control2: random.point(in: bounds))
        path.addQuadCurve(to: random.point(in: bounds), control: random.point(in: bounds))
        path.closeSubpath()
        let list = DisplayList(18, 18, scale: scale, .fill(path, FillStyle(), .white))
        error.add(list.painted()) { path.contains(CGPoint(x: $0 / scale, y: $1 / scale)) }
      }
    }
    expectExact(error, "curves")
  }

  @Test(arguments: [2.0, 10, 33.3])
  func `a circle covers pi r squared`(radius: Double) {
    let rect = CGRect(x: 1.3, y: 1.7, width: 2 * radius, height: 2 * radius)
    let list = DisplayList(
      70, 70, .fill(Path(ellipseIn: rect), FillStyle(), .white))
    // Bytes are rounded without bias, so their errors do not add up along the edge.
    #expect(abs(list.painted().area - .pi * radius * radius) < 0.01 * 2 * .pi * radius)
  }

  @Test func `two rectangles with a common edge leave no seam`() {
    for offset in [0.0, 0.1, 0.25, 0.5, 0.77] {
      let edge = 5 + offset
      let left = Path(CGRect(x: 0, y: 0, width: edge, height: 4))
      let right = Path(CGRect(x: edge, y: 0, width: 10 - edge, height: 4))
      let first = DisplayList(10, 4, .fill(left, FillStyle(), .white)).painted()
      let second = DisplayList(10, 4, .fill(right, FillStyle(), .white)).painted()
      for x in 0..<10 {
        let sum = Int(first.opacity(x, 2)) + Int(second.opacity(x, 2))
        #expect(abs(sum - 255) <= (offset == 0 ? 0 : 1))
      }
    }
  }

  @Test func `the coverages of triangles with a common edge add up to full coverage`() {
    var (upper, lower) = (Path(), Path())
    upper.addLines([CGPoint(x: 0, y: 0), CGPoint(x: 20, y: 0), CGPoint(x: 20, y: 13)])
    lower.addLines([CGPoint(x: 0, y: 0), CGPoint(x: 20, y: 13), CGPoint(x: 0, y: 13)])
    let first = DisplayList(20, 13, .fill(upper, FillStyle(), .white)).painted()
    let second = DisplayList(20, 13, .fill(lower, FillStyle(), .white)).painted()
    for y in 0..<13 {
      for x in 0..<20 {
        #expect(abs(Int(first.opacity(x, y)) + Int(second.opacity(x, y)) - 255) <= 1)
      }
    }
  }

  @Test func `a concave outline is filled correctly from any start point`() {
    let corners = [
      CGPoint(x: 1, y: 1), CGPoint(x: 19, y: 4), CGPoint(x: 9, y: 8), CGPoint(x: 13, y: 19),
    ]
    for first in 0..<4 {
      var path = Path()
      path.addLines((0..<4).map { corners[(first + $0) % 4] })
      let canvas = DisplayList(20, 20, .fill(path, FillStyle(), .white)).painted()
      let loop = zip(corners, corners[1...] + [corners[0]])
      let area = abs(loop.reduce(0) { $0 + $1.0.x * $1.1.y - $1.1.x * $1.0.y }) / 2
      #expect(abs(canvas.area - area) < 0.1)
    }
  }

  @Test func `a rectangle on the pixel grid is filled to its edges only`() {
    let rect = Path(CGRect(x: 2, y: 1.5, width: 3.5, height: 4))
    let canvas = DisplayList(10, 10, scale: 2, .fill(rect, FillStyle(), .white)).painted()
    for y in 0..<20 {
      for x in 0..<20 {
        #expect(canvas.opacity(x, y) == ((4..<11).contains(x) && (3..<11).contains(y) ? 255 : 0))
      }
    }
  }

  @Test func `even-odd excludes nested loops and non-zero includes them`() {
    var path = Path(CGRect(x: 1, y: 1, width: 8, height: 8))
    path.addRect(CGRect(x: 3, y: 3, width: 4, height: 4))
    let evenOdd = DisplayList(10, 10, .fill(path, FillStyle(eoFill: true), .white)).painted()
    let nonZero = DisplayList(10, 10, .fill(path, FillStyle(), .white)).painted()
    #expect(evenOdd.area == 64 - 16)
    #expect(nonZero.area == 64)
  }

  @Test func `without antialiasing a pixel is covered completely or not at all`() {
    let circle = Path(ellipseIn: CGRect(x: 1.3, y: 1.3, width: 17, height: 17))
    let list = DisplayList(20, 20, .fill(circle, FillStyle(antialiased: false), .white))
    let canvas = list.painted()
    for y in 0..<20 {
      for x in 0..<20 { #expect([0, 255].contains(canvas.opacity(x, y))) }
    }
  }
}
