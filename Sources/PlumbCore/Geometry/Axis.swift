/// The horizontal or vertical direction.
@frozen public enum Axis: Int8, CaseIterable, CustomStringConvertible, Hashable, Sendable {
  case horizontal
  case vertical

  /// A set of axes.
  @frozen public struct Set: OptionSet, Hashable, Sendable {
    public let rawValue: Int8

    /// The set of the horizontal axis.
    public static let horizontal = Set(rawValue: 1)
    /// The set of the vertical axis.
    public static let vertical = Set(rawValue: 2)

    public init(rawValue: Int8) {
      self.rawValue = rawValue
    }

    init(_ axis: Axis) {
      self = axis == .horizontal ? .horizontal : .vertical
    }
  }

  /// The name of the axis.
  public var description: String { self == .horizontal ? "horizontal" : "vertical" }

  /// The perpendicular axis.
  var perpendicular: Axis { self == .horizontal ? .vertical : .horizontal }
}

extension CGSize {
  /// The length along an axis.
  package subscript(axis: Axis) -> CGFloat {
    get { axis == .horizontal ? width : height }
    set { if axis == .horizontal { width = newValue } else { height = newValue } }
  }

  /// Creates a size from the lengths along an axis and across it.
  init(main: CGFloat, cross: CGFloat, axis: Axis) {
    self =
      axis == .horizontal ? CGSize(width: main, height: cross) : CGSize(width: cross, height: main)
  }
}

extension CGPoint {
  /// Creates a point from the coordinates along an axis and across it.
  init(main: CGFloat, cross: CGFloat, axis: Axis) {
    self = axis == .horizontal ? CGPoint(x: main, y: cross) : CGPoint(x: cross, y: main)
  }
}
