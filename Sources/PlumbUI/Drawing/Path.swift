/// The outline of a shape: lines and curves in points, y growing downwards.
///
/// A path is a list of elements and nothing else, so two paths are equal if their elements are.
/// Each subpath begins with a move; adding a line or a curve where there is no current point does
/// nothing.
public struct Path: Hashable, Sendable {
  /// One step of an outline, from the current point.
  @frozen public enum Element: Hashable, Sendable {
    case move(to: CGPoint)
    case line(to: CGPoint)
    case quadCurve(to: CGPoint, control: CGPoint)
    case curve(to: CGPoint, control1: CGPoint, control2: CGPoint)
    case closeSubpath
  }

  /// The steps in order.
  var elements: [Element] = []

  public init() {}

  /// A path that a closure fills.
  public init(_ callback: (inout Path) -> Void) {
    callback(&self)
  }

  /// Whether the path has no elements at all.
  public var isEmpty: Bool { elements.isEmpty }

  /// Where the next element starts; `nil` before the first move.
  public var currentPoint: CGPoint? {
    switch elements.last {
    case nil: nil
    case .move(let point), .line(let point), .quadCurve(let point, _), .curve(let point, _, _):
      point
    case .closeSubpath: subpathStart
    }
  }

  /// Where the last subpath began.
  private var subpathStart: CGPoint? {
    for element in elements.reversed() {
      if case .move(let point) = element { return point }
    }
    return nil
  }

  /// Calls a closure with each element in order.
  public func forEach(_ body: (Element) -> Void) {
    elements.forEach(body)
  }

  /// Begins a new subpath.
  public mutating func move(to point: CGPoint) {
    elements.append(.move(to: point))
  }

  /// Appends a straight line.
  public mutating func addLine(to point: CGPoint) {
    append(.line(to: point))
  }

  /// Appends a quadratic Bézier curve.
  public mutating func addQuadCurve(to point: CGPoint, control: CGPoint) {
    append(.quadCurve(to: point, control: control))
  }

  /// Appends a cubic Bézier curve.
  public mutating func addCurve(to point: CGPoint, control1: CGPoint, control2: CGPoint) {
    append(.curve(to: point, control1: control1, control2: control2))
  }

  /// Draws a line back to where the subpath began and ends it there.
  ///
  /// The next line or curve starts a new subpath from the same point.
  public mutating func closeSubpath() {
    guard let last = elements.last, last != .closeSubpath else { return }
    elements.append(.closeSubpath)
  }

  /// Appends an element that needs a current point; after a closed subpath it begins another.
  private mutating func append(_ element: Element) {
    guard let last = elements.last else { return }
    if last == .closeSubpath, let start = subpathStart {
      elements.append(.move(to: start))
    }
    elements.append(element)
  }
}
