/// The outline of a shape: lines and curves in points, with the y axis pointing downwards.
///
/// Two paths are equal if their elements are. Each subpath starts with a move; a line or a curve
/// that is added without a current point is ignored.
public struct Path: Hashable, Sendable {
  /// An element of a path, which starts at the current point.
  @frozen public enum Element: Hashable, Sendable {
    /// The start of a subpath.
    case move(to: CGPoint)
    /// A straight line.
    case line(to: CGPoint)
    /// A quadratic Bézier curve.
    case quadCurve(to: CGPoint, control: CGPoint)
    /// A cubic Bézier curve.
    case curve(to: CGPoint, control1: CGPoint, control2: CGPoint)
    /// A line back to the start of the subpath.
    case closeSubpath
  }

  /// The elements in order.
  package var elements: [Element] = []

  /// Creates an empty path.
  public init() {}

  /// Creates a path with the elements that a closure adds.
  public init(_ callback: (inout Path) -> Void) {
    callback(&self)
  }

  /// Whether the path has no elements.
  public var isEmpty: Bool { elements.isEmpty }

  /// The point at which the next element starts; `nil` before the first move.
  public var currentPoint: CGPoint? {
    switch elements.last {
    case nil: nil
    case .move(let point), .line(let point), .quadCurve(let point, _), .curve(let point, _, _):
      point
    case .closeSubpath: subpathStart
    }
  }

  /// The start of the last subpath.
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

  /// Starts a new subpath.
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

  /// Closes the subpath with a line back to its start.
  ///
  /// The next line or curve starts a new subpath at the same point.
  public mutating func closeSubpath() {
    guard let last = elements.last, last != .closeSubpath else { return }
    elements.append(.closeSubpath)
  }

  /// Appends an element that requires a current point; after a closed subpath it starts a new one.
  private mutating func append(_ element: Element) {
    guard let last = elements.last else { return }
    if last == .closeSubpath, let start = subpathStart {
      elements.append(.move(to: start))
    }
    elements.append(element)
  }
}
