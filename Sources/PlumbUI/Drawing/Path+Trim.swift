public import Foundation

extension Path {
  /// The part of the path between two fractions of its length.
  ///
  /// As SwiftUI: lines that close a subpath count, and fractions beyond 0 and 1 count as these. A
  /// path without a finite length stays whole.
  public func trimmedPath(from: CGFloat, to: CGFloat) -> Path {
    let pieces = pieces
    let total = pieces.reduce(0) { $0 + $1.length }
    let (start, end) = (Self.fraction(from), Self.fraction(to))
    guard total > 0, total.isFinite, start < end else { return total > 0 ? Path() : self }
    if start == 0, end == 1 { return self }
    var result = Path()
    var pen: CGPoint?
    var done: CGFloat = 0
    for piece in pieces {
      let low = max(start * total - done, 0)
      let high = min(end * total - done, piece.length)
      done += piece.length
      guard low < high else { continue }
      let part = piece.part(from: low, to: high)
      if pen != part.curve.start || piece.isFirst { result.move(to: part.curve.start) }
      part.add(to: &result)
      pen = part.curve.end
    }
    return result
  }

  private static func fraction(_ value: CGFloat) -> CGFloat {
    value.isNaN ? 0 : min(max(value, 0), 1)
  }

  /// One line or curve of a path.
  private struct Piece {
    let curve: CubicCurve
    let isLine: Bool
    /// Whether a subpath begins with it.
    var isFirst = false
    /// The lengths up to evenly spaced parameters, the last of them that of the whole.
    let lengths: [CGFloat]

    var length: CGFloat { lengths[lengths.count - 1] }

    private static var steps: Int { 64 }

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

    /// The parameter at a length from the start.
    private func parameter(at length: CGFloat) -> CGFloat {
      guard let step = lengths.firstIndex(where: { $0 >= length }), step > 0 else { return 0 }
      let (low, high) = (lengths[step - 1], lengths[step])
      let rest = high > low ? (length - low) / (high - low) : 0
      return (CGFloat(step - 1) + rest) / CGFloat(lengths.count - 1)
    }

    func part(from low: CGFloat, to high: CGFloat) -> Piece {
      let end = high < length ? parameter(at: high) : 1
      let begin = low > 0 ? parameter(at: low) : 0
      var part = end < 1 ? curve.split(at: end).0 : curve
      if begin > 0, end > 0 { part = part.split(at: begin / end).1 }
      return Piece(part, isLine: isLine)
    }

    func add(to path: inout Path) {
      if isLine {
        path.addLine(to: curve.end)
      } else {
        path.addCurve(to: curve.end, control1: curve.control1, control2: curve.control2)
      }
    }
  }

  /// A line as a curve on which equal steps of the parameter are equally long.
  private static func line(from start: CGPoint, to end: CGPoint) -> CubicCurve {
    let middle = CGPoint(x: (start.x + end.x) / 2, y: (start.y + end.y) / 2)
    return CubicCurve(from: start, control: middle, to: end)
  }

  private var pieces: [Piece] {
    var pieces: [Piece] = []
    var (start, point) = (CGPoint.zero, CGPoint.zero)
    var isFirst = true
    func add(_ curve: CubicCurve, isLine: Bool) {
      var piece = Piece(curve, isLine: isLine)
      piece.isFirst = isFirst
      pieces.append(piece)
      isFirst = false
      point = curve.end
    }
    forEach { element in
      switch element {
      case .move(let to):
        (start, point) = (to, to)
        isFirst = true
      case .line(let to): add(Self.line(from: point, to: to), isLine: true)
      case .quadCurve(let to, let control):
        add(CubicCurve(from: point, control: control, to: to), isLine: false)
      case .curve(let to, let control1, let control2):
        add(CubicCurve(point, control1, control2, to), isLine: false)
      case .closeSubpath:
        if point != start { add(Self.line(from: point, to: start), isLine: true) }
        isFirst = true
      }
    }
    return pieces
  }
}
