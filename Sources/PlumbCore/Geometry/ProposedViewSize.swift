/// A size proposed by a parent to a child, in points.
///
/// As SwiftUI: the child may choose any size. A length of zero requests its minimum, infinity its
/// maximum, and `nil` its ideal length.
public struct ProposedViewSize: Equatable, Sendable {
  /// The proposed width in points, or `nil` if it is unspecified.
  public var width: CGFloat?
  /// The proposed height in points, or `nil` if it is unspecified.
  public var height: CGFloat?

  /// The proposal that requests the minimum size.
  public static let zero = ProposedViewSize(width: 0, height: 0)
  /// The proposal that requests the ideal size.
  public static let unspecified = ProposedViewSize(width: nil, height: nil)
  /// The proposal that requests the maximum size.
  public static let infinity = ProposedViewSize(width: .infinity, height: .infinity)

  /// Creates a proposal from lengths in points; `nil` leaves a length unspecified.
  @inlinable public init(width: CGFloat?, height: CGFloat?) {
    self.width = width
    self.height = height
  }

  /// Creates a proposal of a size in points.
  @inlinable public init(_ size: CGSize) {
    self.init(width: size.width, height: size.height)
  }

  /// Returns a size in which the lengths of `size` replace unspecified ones.
  public func replacingUnspecifiedDimensions(
    by size: CGSize = CGSize(width: 10, height: 10)
  ) -> CGSize {
    CGSize(width: width ?? size.width, height: height ?? size.height)
  }
}
