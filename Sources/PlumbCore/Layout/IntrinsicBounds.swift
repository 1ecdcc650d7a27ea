internal import Foundation

/// Bounds of the sizes of a node that are known without measuring it.
///
/// A stack needs the minimum and the maximum length of every child; in nested stacks with
/// alternating axes that is nine measurements per node and width. For most nodes both lengths are
/// independent of the proposal along the other axis, so they need not be measured again at another
/// width; for texts an interval is known. The bounds are an optimization only: an exactly known
/// length is identical to the measured one, to the last digit (0 may be −0), and a node without
/// known bounds is measured.
@_spi(Nodes) public struct IntrinsicBounds: Equatable, Sendable {
  /// A closed interval that contains a length, in points.
  struct Bounds: Equatable {
    var lower: CGFloat
    var upper: CGFloat

    /// Creates an interval from both ends, in points.
    init(lower: CGFloat, upper: CGFloat) {
      self.lower = lower
      self.upper = upper
    }

    /// Creates the interval of an exactly known length.
    init(_ length: CGFloat) {
      self.init(lower: length, upper: length)
    }

    /// The interval of a length about which nothing is known.
    static let unbounded = Bounds(lower: -.infinity, upper: .infinity)

    /// A length in points that no text exceeds, but finite, so that the sum of many such lengths is
    /// finite, too.
    static let maximumTextHeight: CGFloat = 1e150

    /// The length if it is known exactly, or `nil`.
    var length: CGFloat? { lower == upper ? lower : nil }

    /// Adds the bounds of another length and a fixed gap.
    mutating func add(_ other: Bounds, _ gap: CGFloat) {
      lower += other.lower + gap
      upper += other.upper + gap
      // The sum of infinities with opposite signs is NaN: nothing is known about it.
      if lower.isNaN || upper.isNaN { self = .unbounded }
    }

    /// Replaces the bounds by the bounds of the larger of two lengths.
    mutating func formMaximum(_ other: Bounds) {
      lower = max(lower, other.lower)
      upper = max(upper, other.upper)
    }

    /// Returns the bounds of a length that is a monotonically increasing function of this one.
    func map(_ transform: (CGFloat) -> CGFloat) -> Bounds {
      Bounds(lower: transform(lower), upper: lower == upper ? transform(lower) : transform(upper))
    }
  }

  /// The lengths for proposals of 0 and of infinity along one axis, independent of the proposal
  /// along the other axis; in points.
  struct Lengths: Equatable {
    var minimum: Bounds
    var maximum: Bounds

    init(minimum: Bounds, maximum: Bounds) {
      self.minimum = minimum
      self.maximum = maximum
    }

    init(minimum: CGFloat, maximum: CGFloat) {
      self.init(minimum: Bounds(minimum), maximum: Bounds(maximum))
    }

    /// Whether both lengths are known exactly.
    var isExact: Bool { minimum.length != nil && maximum.length != nil }
  }

  var width: Lengths?
  var height: Lengths?
  /// Whether neither the size of the node nor the layout of its descendants depends on the
  /// proposal.
  var isRigid = false
  /// Whether the size is finite for every finite proposal.
  var staysFinite = false

  /// Bounds that contain no information.
  package static let none = IntrinsicBounds()

  /// Returns the bounds of a node that has the same size for every proposal.
  static func rigid(_ size: CGSize) -> IntrinsicBounds {
    separable(minimum: size, maximum: size, isRigid: true)
  }

  /// Returns the bounds of a node whose width does not depend on the proposed height, nor its
  /// height on the proposed width.
  package static func separable(
    minimum: CGSize, maximum: CGSize, isRigid: Bool = false
  ) -> IntrinsicBounds {
    IntrinsicBounds(
      width: Lengths(minimum: minimum.width, maximum: maximum.width),
      height: Lengths(minimum: minimum.height, maximum: maximum.height), isRigid: isRigid,
      staysFinite: true)
  }

  subscript(axis: Axis) -> Lengths? {
    get { axis == .horizontal ? width : height }
    set { if axis == .horizontal { width = newValue } else { height = newValue } }
  }
}
