public import Foundation

/// A vector in the plane, in points. Foundation on Linux has no such type.
@frozen public struct CGVector: Hashable, Sendable {
  /// The horizontal component, positive to the right.
  public var dx: CGFloat
  /// The vertical component, positive downwards.
  public var dy: CGFloat

  /// The vector without length.
  public static let zero = CGVector()

  /// Creates a vector from its components.
  public init(dx: CGFloat, dy: CGFloat) {
    self.dx = dx
    self.dy = dy
  }

  /// Creates the vector without length.
  public init() {
    self.init(dx: 0, dy: 0)
  }
}
