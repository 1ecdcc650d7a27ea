import Foundation
import Testing

@testable import PlumbCore
@testable import PlumbGraphics
@testable import PlumbPainting
@testable import PlumbSDL
@testable import PlumbText
@testable import PlumbUI
@testable import TestSupport

/// Strokes against their definition: the points near enough to the line.
struct StrokeTests {
  private func distance(_ x: Double, _ y: Double, _ a: CGPoint, _ b: CGPoint) -> Double {
    let (dx, dy) = (b.x - a.x, b.y - a.y)
    let share = min(max(((x - a.x) * dx + (y - a.y) * dy) / (dx * dx + dy * dy), 0), 1)
    return hypot(x - a.x - share * dx, y - a.y - share * dy)
  }

  @Test(arguments: [0.5, 1, 3, 8])
  func `random lines with round caps and joins are covered exactly`(width: Double) {
    var random = PaintRandom(seed: 5)
    var error = EdgeError()
    for index in 0..<8 {
      let isClosed = index.isMultiple(of: 2)
      let points = (0..<random.whole(2, 5)).map { _ in
        random.point(in: CGRect(x: 5, y: 5, width: 25, height: 25))
      }
      var path = Path()
      path.addLines(points)
      if isClosed { path.closeSubpath() }
      let style = StrokeStyle(lineWidth: width, lineCap: .round, lineJoin: .round)
      let ends = isClosed ? points.dropFirst() + [points[0]] : points.dropFirst()
      let lines = Array(zip(points, ends))
      error.add(DisplayList(35, 35, .stroke(path, style, .white)).painted()) { x, y in
        lines.contains { distance(x, y, $0, $1) < width / 2 }
      }
    }
    #expect(error.mean <= 0.008)
    #expect(error.largest <= 0.02)
  }

  @Test(arguments: [(20.0, 1.0), (20, 6), (6, 3), (3, 10), (0.5, 4), (60, 2)])
  func `a stroked circle is a ring`(radius: Double, width: Double) {
    let center = radius + width / 2 + 1.3
    let circle = Path(
      ellipseIn: CGRect(
        x: center - radius, y: center - radius, width: 2 * radius, height: 2 * radius))
    let list = DisplayList(
      2 * center, 2 * center, .stroke(circle, StrokeStyle(lineWidth: width), .white))
    var error = EdgeError()
    error.add(list.painted()) {
      abs(hypot($0 - center, $1 - center) - radius) < width / 2
    }
    #expect(error.mean <= 0.008)
    #expect(error.largest <= 0.02)
  }

  @Test func `an arc with butt caps is a part of a ring`() {
    var path = Path()
    path.addArc(
      center: CGPoint(x: 15.2, y: 15.4), radius: 10, startAngle: .degrees(20),
      endAngle: .degrees(130), clockwise: false)
    var error = EdgeError()
    let list = DisplayList(32, 32, .stroke(path, StrokeStyle(lineWidth: 6), .white))
    error.add(list.painted()) { x, y in
      let angle = atan2(y - 15.4, x - 15.2) * 180 / .pi
      return abs(hypot(x - 15.2, y - 15.4) - 10) < 3 && angle > 20 && angle < 130
    }
    #expect(error.mean <= 0.008)
    #expect(error.largest <= 0.02)
  }

  private func area(of path: Path, _ style: StrokeStyle) -> Double {
    DisplayList(40, 40, .stroke(path, style, .white)).painted().area
  }

  private var line: Path {
    Path {
      $0.move(to: CGPoint(x: 10, y: 10))
      $0.addLine(to: CGPoint(x: 30, y: 10))
    }
  }

  @Test func `caps have the area of their style`() {
    #expect(area(of: line, StrokeStyle(lineWidth: 4)) == 80)
    #expect(area(of: line, StrokeStyle(lineWidth: 4, lineCap: .square)) == 96)
    let round = area(of: line, StrokeStyle(lineWidth: 4, lineCap: .round))
    #expect(abs(round - 80 - 4 * .pi) < 0.1)
  }

  @Test func `joins have the area of their style at a right angle`() {
    var corner = line
    corner.addLine(to: CGPoint(x: 30, y: 30))
    // Two segments of 20 by 4 that share a square of 2, and the join in the outer square of 2.
    let legs = 160.0 - 4
    #expect(abs(area(of: corner, StrokeStyle(lineWidth: 4)) - legs - 4) < 0.1)
    #expect(abs(area(of: corner, StrokeStyle(lineWidth: 4, lineJoin: .bevel)) - legs - 2) < 0.1)
    let round = area(of: corner, StrokeStyle(lineWidth: 4, lineJoin: .round))
    #expect(abs(round - legs - .pi) < 0.1)
    // The tip of a right angle is at a distance of the square root of two half widths.
    let limited = StrokeStyle(lineWidth: 4, miterLimit: 1.4)
    #expect(abs(area(of: corner, limited) - legs - 2) < 0.1)
  }

  @Test func `a closed rectangle has no caps and four equal corners`() {
    let rect = Path(CGRect(x: 10, y: 10, width: 20, height: 10))
    #expect(area(of: rect, StrokeStyle(lineWidth: 2)) == 22 * 12 - 18 * 8)
  }

  @Test(arguments: [0.4, 2, 9, 21]) func `a rectangle is stroked like a polygon`(width: Double) {
    let rect = CGRect(x: 13.3, y: 12.6, width: 14, height: 9)
    // The additional point makes it a polygon, whose sides are joined one by one.
    let polygon = Path {
      $0.move(to: CGPoint(x: rect.midX, y: rect.minY))
      $0.addLine(to: CGPoint(x: rect.maxX, y: rect.minY))
      $0.addLine(to: CGPoint(x: rect.maxX, y: rect.maxY))
      $0.addLine(to: CGPoint(x: rect.minX, y: rect.maxY))
      $0.addLine(to: CGPoint(x: rect.minX, y: rect.minY))
      $0.closeSubpath()
    }
    let style = StrokeStyle(lineWidth: width)
    for turn in [0, 0.3] {
      let transform = CGAffineTransform(rotationAngle: turn).about(CGPoint(x: 20, y: 18))
      func painted(_ path: Path) -> PixelCanvas {
        DisplayList(40, 40, .transform(transform, [.stroke(path, style, .white)])).painted()
      }
      let (frame, other) = (painted(Path(rect)), painted(polygon))
      for y in 0..<40 {
        for x in 0..<40 {
          #expect(abs(Int(frame.opacity(x, y)) - Int(other.opacity(x, y))) <= 1, "(\(x), \(y))")
        }
      }
    }
  }

  @Test func `dashes and gaps alternate from the phase on`() {
    let style = StrokeStyle(lineWidth: 2, dash: [3, 2], dashPhase: 1)
    let canvas = DisplayList(40, 40, .stroke(line, style, .white)).painted()
    let row = (10..<30).map { canvas.opacity($0, 10) == 255 }
    let expected = (0..<20).map { ($0 + 1) % 5 < 3 }
    #expect(row == expected)
  }

  @Test func `an odd number of dash lengths is used twice`() {
    let canvas = DisplayList(
      40, 40, .stroke(line, StrokeStyle(lineWidth: 2, dash: [2]), .white)
    ).painted()
    #expect((10..<30).map { canvas.opacity($0, 10) == 255 } == (0..<20).map { $0 % 4 < 2 })
  }

  @Test func `a line of length zero has only caps`() {
    let dot = Path {
      $0.move(to: CGPoint(x: 20, y: 20))
      $0.addLine(to: CGPoint(x: 20, y: 20))
    }
    #expect(area(of: dot, StrokeStyle(lineWidth: 6)) == 0)
    #expect(area(of: dot, StrokeStyle(lineWidth: 6, lineCap: .square)) == 36)
    #expect(abs(area(of: dot, StrokeStyle(lineWidth: 6, lineCap: .round)) - 9 * .pi) < 0.1)
  }

  @Test(arguments: [CGLineJoin.miter, .round, .bevel])
  func `parts of a canvas have the pixels of the whole`(join: CGLineJoin) {
    var random = PaintRandom(seed: 11)
    let painter = Painter(rasterizer: CountingRasterizer())
    let area = CGRect(x: 4, y: 4, width: 40, height: 40)
    for round in 0..<30 {
      var path = Path(
        roundedRect: CGRect(origin: random.point(in: area), size: CGSize(width: 30, height: 18)),
        cornerRadius: random.number(0, 10))
      path.move(to: random.point(in: area))
      path.addLine(to: random.point(in: area))
      path.addQuadCurve(to: random.point(in: area), control: random.point(in: area))
      path.addCurve(
        to: random.point(in: area), control1: random.point(in: area),
        control2: random.point(in: area))
      if random.whole(0, 1) == 0 { path.closeSubpath() }
      let style = StrokeStyle(lineWidth: random.number(0.3, 6), lineCap: .square, lineJoin: join)
      let turn = CGAffineTransform(rotationAngle: random.number(0, 3))
        .about(CGPoint(x: 32, y: 32)).scaledBy(x: 1, y: random.number(0.5, 1.5))
      let list = DisplayList(
        64, 64, .stroke(path, style, .white), .transform(turn, [.stroke(path, style, .red)]))
      let parts = PixelCanvas(width: 64, height: 64)
      for tile in 0..<64 {
        painter.paint(
          list, on: parts,
          damage: [PixelRect(x: tile % 8 * 8, y: tile / 8 * 8, width: 8, height: 8)])
      }
      #expect(parts == list.painted(), "round \(round)")
    }
  }

  @Test func `the tip at a line of almost no length is painted`() {
    var triangle = Path()
    triangle.move(to: CGPoint(x: 50, y: 0))
    triangle.addLine(to: CGPoint(x: -50, y: 20))
    triangle.addLine(to: CGPoint(x: -50, y: -20))
    triangle.addLine(to: CGPoint(x: 50, y: -1.2e-14))
    triangle.closeSubpath()
    // The tangent at the start is much shorter than the curve, which turns by a right angle there.
    var curve = Path()
    curve.move(to: CGPoint(x: -10, y: -20))
    curve.addLine(to: CGPoint(x: -10, y: 0))
    curve.addCurve(
      to: CGPoint(x: 60, y: 0), control1: CGPoint(x: -10, y: 0.001),
      control2: CGPoint(x: 60, y: -0.001))
    let style = StrokeStyle(lineWidth: 20, lineJoin: .miter)
    for path in [triangle, curve] {
      let turn = CGAffineTransform(translationX: 80, y: 60).rotated(by: path == curve ? 0.7 : 0)
      let list = DisplayList(192, 128, .transform(turn, [.stroke(path, style, .white)]))
      let parts = PixelCanvas(width: 192, height: 128)
      for y in stride(from: 0, to: 128, by: 4) {
        for x in stride(from: 0, to: 192, by: 4) {
          Painter(rasterizer: CountingRasterizer()).paint(
            list, on: parts, damage: [PixelRect(x: x, y: y, width: 4, height: 4)])
        }
      }
      #expect(parts == list.painted())
    }
  }

  @Test func `the line around an area does not reach into it`() {
    let frame = CGRect(x: 0, y: 0, width: 200, height: 25)
    let path = Path(roundedRect: frame.insetBy(dx: 0.5, dy: 0.5), cornerRadius: 5.5)
    let bounds = CommandBounds(scale: 1)
    func reaches(_ x: Int, _ y: Int, _ width: Int, _ height: Int) -> Bool {
      bounds.reaches(
        PixelRect(x: x, y: y, width: width, height: height), path: path,
        stroked: StrokeStyle(lineWidth: 1))
    }
    // The text of a field, with its insets.
    #expect(!reaches(5, 3, 190, 19))
    #expect(reaches(5, 0, 190, 19))
    #expect(reaches(190, 20, 10, 5))
    #expect(!reaches(300, 3, 10, 10))
  }

  @Test func `a width that is not positive draws nothing`() {
    for width in [0, -3, Double.nan, .infinity] {
      #expect(area(of: line, StrokeStyle(lineWidth: width)) == 0)
    }
  }
}
