public import Foundation

extension Path {
  /// Returns the part of the path between two fractions of its length.
  ///
  /// As SwiftUI: lines that close a subpath are included, and fractions are clamped to 0...1. A
  /// path without a finite length is returned unchanged.
  public func trimmedPath(from: CGFloat, to: CGFloat) -> Path {
    let segments = segments
    let total = segments.reduce(0) { $0 + $1.length }
    let (start, end) = (Self.fraction(from), Self.fraction(to))
    // A length of 0 or NaN has no fractions.
    guard total > 0 else { return self }
    guard start < end else { return Path() }
    if !total.isFinite || start == 0 && end == 1 { return self }
    var result = Path()
    var pen: CGPoint?
    var traversed: CGFloat = 0
    for segment in segments {
      let low = max(start * total - traversed, 0)
      let high = min(end * total - traversed, segment.length)
      traversed += segment.length
      guard low < high else { continue }
      let part = segment.part(from: low, to: high)
      if pen != part.curve.start || segment.startsSubpath { result.move(to: part.curve.start) }
      part.add(to: &result)
      pen = part.curve.end
    }
    return result
  }

  private static func fraction(_ value: CGFloat) -> CGFloat {
    value.isNaN ? 0 : min(max(value, 0), 1)
  }

  /// A line or curve of a path.
  private struct Segment {
    /// The curve, or a line as a curve.
    let curve: CubicCurve
    /// Whether the segment is a straight line.
    let isLine: Bool
    /// Whether the segment is the first of a subpath.
    var startsSubpath = false
    /// The lengths up to evenly spaced parameters; the last one is the length of the whole segment.
    let lengths: [CGFloat]

    /// The length of the segment in points.
    var length: CGFloat { lengths[lengths.count - 1] }

    /// The number of steps by which the length of a curve is measured.
    private static var steps: Int { 64 }

    /// Creates a segment and measures its length.
    init(_ curve: CubicCurve, isLine: Bool) {
      self.curve = curve
      self.isLine = isLine
      guard !isLine else {
        lengths = [0, hypot(curve.end.x - curve.start.x, curve.end.y - curve.start.y)]
        return
      }
      var lengths: [CGFloat] = [0]
      var before = curve.start
      for step in 1...Self.steps {
        let point = curve.point(at: CGFloat(step) / CGFloat(Self.steps))
        lengths.append(lengths[step - 1] + hypot(point.x - before.x, point.y - before.y))
        before = point
      }
      self.lengths = lengths
    }

    /// Returns the parameter at a length from the start.
    private func parameter(at length: CGFloat) -> CGFloat {
      guard let step = lengths.firstIndex(where: { $0 >= length }), step > 0 else { return 0 }
      let (low, high) = (lengths[step - 1], lengths[step])
      let rest = high > low ? (length - low) / (high - low) : 0
      return (CGFloat(step - 1) + rest) / CGFloat(lengths.count - 1)
    }

    /// Returns the part of the segment between two lengths from its start.
    func part(from low: CGFloat, to high: CGFloat) -> Segment {
      let end = high < length ? parameter(at: high) : 1
      let begin = low > 0 ? parameter(at: low) : 0
      var part = end < 1 ? curve.split(at: end).0 : curve
      if begin > 0, end > 0 { part = part.split(at: begin / end).1 }
      return Segment(part, isLine: isLine)
    }

    func add(to path: inout Path) {
      if isLine {
        path.addLine(to: curve.end)
      } else {
        path.addCurve(to: curve.end, control1: curve.control1, control2: curve.control2)
      }
    }
  }

  /// Returns a line as a curve on which equal steps of the parameter have equal lengths.
  private static func line(from start: CGPoint, to end: CGPoint) -> CubicCurve {
    let middle = CGPoint(x: (start.x + end.x) / 2, y: (start.y + end.y) / 2)
    return CubicCurve(from: start, control: middle, to: end)
  }

  /// The lines and curves of the path, including lines that close subpaths.
  private var segments: [Segment] {
    var segments: [Segment] = []
    var (start, point) = (CGPoint.zero, CGPoint.zero)
    var startsSubpath = true
    func add(_ curve: CubicCurve, isLine: Bool) {
      var segment = Segment(curve, isLine: isLine)
      segment.startsSubpath = startsSubpath
      segments.append(segment)
      startsSubpath = false
      point = curve.end
    }
    forEach { element in
      switch element {
      case .move(let to):
        (start, point) = (to, to)
        startsSubpath = true
      case .line(let to): add(Self.line(from: point, to: to), isLine: true)
      case .quadCurve(let to, let control):
        add(CubicCurve(from: point, control: control, to: to), isLine: false)
      case .curve(let to, let control1, let control2):
        add(CubicCurve(point, control1, control2, to), isLine: false)
      case .closeSubpath:
        if point != start { add(Self.line(from: point, to: start), isLine: true) }
        startsSubpath = true
      }
    }
    return segments
  }
}
