/// A proposal: lengths in points, `nil` for the ideal length.
public struct RandomProposal: Equatable, Sendable, CustomStringConvertible {
  public var width: Double?
  public var height: Double?

  public init(_ width: Double?, _ height: Double?) {
    self.width = width
    self.height = height
  }

  public var description: String {
    func text(_ length: Double?) -> String { length.map { "\($0)" } ?? "nil" }
    return "\(text(width)) × \(text(height))"
  }
}

/// A rectangle in points, given by its top left corner and its size.
public struct RandomRect: Equatable, Sendable, CustomStringConvertible {
  public var x: Double
  public var y: Double
  public var width: Double
  public var height: Double

  public init(_ x: Double, _ y: Double, _ width: Double, _ height: Double) {
    self.x = x
    self.y = y
    self.width = width
    self.height = height
  }

  public var description: String { "(\(x), \(y), \(width), \(height))" }

  /// Returns whether the positions and lengths of the two differ by a tolerance at most.
  ///
  /// NaN is near NaN, and equal infinities are near each other. For magnitudes above 1 000 the
  /// tolerance is relative.
  public func isNear(_ other: RandomRect, tolerance: Double = 1e-6) -> Bool {
    func isNear(_ a: Double, _ b: Double) -> Bool {
      a == b || (a.isNaN && b.isNaN)
        || (a - b).magnitude <= tolerance * max(1, a.magnitude / 1_000)
    }
    return isNear(x, other.x) && isNear(y, other.y) && isNear(width, other.width)
      && isNear(height, other.height)
  }

  /// Returns whether the two are equal; NaN is equal to NaN.
  public func isSame(as other: RandomRect) -> Bool {
    func isSame(_ a: Double, _ b: Double) -> Bool { a == b || (a.isNaN && b.isNaN) }
    return isSame(x, other.x) && isSame(y, other.y) && isSame(width, other.width)
      && isSame(height, other.height)
  }
}

/// The layout of a random view at a proposal: its size and the rectangle of each leaf, in painting
/// order.
public struct RandomLayout: Equatable, Sendable, CustomStringConvertible {
  public var width: Double
  public var height: Double
  public var leaves: [RandomRect]

  public init(width: Double, height: Double, leaves: [RandomRect]) {
    self.width = width
    self.height = height
    self.leaves = leaves
  }

  private var frame: RandomRect { RandomRect(0, 0, width, height) }

  /// Whether all positions and lengths are finite.
  public var isFinite: Bool {
    ([frame] + leaves).allSatisfy {
      $0.x.isFinite && $0.y.isFinite && $0.width.isFinite && $0.height.isFinite
    }
  }

  /// Returns whether size and leaves are the same within a tolerance in points.
  public func isNear(_ other: RandomLayout, tolerance: Double = 1e-6) -> Bool {
    frame.isNear(other.frame, tolerance: tolerance) && leaves.count == other.leaves.count
      && zip(leaves, other.leaves).allSatisfy { $0.isNear($1, tolerance: tolerance) }
  }

  /// Returns whether size and leaves are the same to the last bit, except for the sign of 0.
  public func isSame(as other: RandomLayout) -> Bool {
    frame.isSame(as: other.frame) && leaves.count == other.leaves.count
      && zip(leaves, other.leaves).allSatisfy { $0.isSame(as: $1) }
  }

  public var description: String {
    "\(width) × \(height): " + leaves.map(\.description).joined(separator: " ")
  }
}
