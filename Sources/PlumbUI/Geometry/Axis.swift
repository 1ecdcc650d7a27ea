/// One of the two directions of the plane.
@frozen public enum Axis: Int8, CaseIterable, Hashable, Sendable {
  case horizontal
  case vertical

  /// A set of axes.
  @frozen public struct Set: OptionSet, Hashable, Sendable {
    public let rawValue: Int8

    public static let horizontal = Set(rawValue: 1)
    public static let vertical = Set(rawValue: 2)

    public init(rawValue: Int8) {
      self.rawValue = rawValue
    }

    init(_ axis: Axis) {
      self = axis == .horizontal ? .horizontal : .vertical
    }
  }

  /// The other axis.
  var crossing: Axis { self == .horizontal ? .vertical : .horizontal }
}

extension CGSize {
  /// The length along an axis.
  subscript(axis: Axis) -> CGFloat {
    get { axis == .horizontal ? width : height }
    set { if axis == .horizontal { width = newValue } else { height = newValue } }
  }

  init(main: CGFloat, cross: CGFloat, axis: Axis) {
    self =
      axis == .horizontal ? CGSize(width: main, height: cross) : CGSize(width: cross, height: main)
  }
}

extension CGPoint {
  init(main: CGFloat, cross: CGFloat, axis: Axis) {
    self = axis == .horizontal ? CGPoint(x: main, y: cross) : CGPoint(x: cross, y: main)
  }
}
