/// The distances inwards from the four edges of a rectangle, in points.
@frozen public struct EdgeInsets: Hashable, Sendable {
  /// The inset of the top edge, in points.
  public var top: CGFloat
  /// The inset of the leading edge, in points.
  public var leading: CGFloat
  /// The inset of the bottom edge, in points.
  public var bottom: CGFloat
  /// The inset of the trailing edge, in points.
  public var trailing: CGFloat

  /// Creates insets from one distance for each edge, in points.
  public init(top: CGFloat, leading: CGFloat, bottom: CGFloat, trailing: CGFloat) {
    self.top = top
    self.leading = leading
    self.bottom = bottom
    self.trailing = trailing
  }

  /// Creates insets of zero.
  public init() {
    self.init(top: 0, leading: 0, bottom: 0, trailing: 0)
  }

  /// Creates insets with the same distance for each of the given edges and zero for the others.
  init(_ edges: Edge.Set, _ length: CGFloat) {
    self.init(
      top: edges.contains(.top) ? length : 0,
      leading: edges.contains(.leading) ? length : 0,
      bottom: edges.contains(.bottom) ? length : 0,
      trailing: edges.contains(.trailing) ? length : 0)
  }

  /// The sum of the leading and the trailing inset, in points.
  package var horizontal: CGFloat { leading + trailing }
  /// The sum of the top and the bottom inset, in points.
  package var vertical: CGFloat { top + bottom }

  /// The insets with 0 instead of NaN.
  package var replacingNaN: EdgeInsets {
    func number(_ length: CGFloat) -> CGFloat { length.isNaN ? 0 : length }
    return EdgeInsets(
      top: number(top), leading: number(leading), bottom: number(bottom), trailing: number(trailing)
    )
  }
}
