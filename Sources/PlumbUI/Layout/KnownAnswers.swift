internal import Foundation

/// What a node knows of its answers without working any out.
///
/// Stacks ask every child for its least and its greatest length, in stacks that alternate nine times
/// a node and width. Most nodes know both whatever they are proposed across, so that nobody need ask
/// again at another width; texts know between which lengths they lie. Only a saving: a length that
/// is known exactly is what the node would answer, to the last digit (0 may be −0), and a node that
/// does not know is asked.
struct IntrinsicBounds {
  /// The lengths between which an answer lies, both included; in points.
  struct Bounds {
    var low: CGFloat
    var high: CGFloat

    init(low: CGFloat, high: CGFloat) {
      self.low = low
      self.high = high
    }

    init(_ length: CGFloat) {
      self.init(low: length, high: length)
    }

    /// Of a length nothing is known about.
    static let any = Bounds(low: -.infinity, high: .infinity)

    /// More points than any text is high, and yet a number: many of them together are one, too.
    static let endOfTexts: CGFloat = 1e150

    /// The length, when it is known exactly.
    var length: CGFloat? { low == high ? low : nil }

    mutating func add(_ other: Bounds, _ gap: CGFloat) {
      low += other.low + gap
      high += other.high + gap
      // Nothing is known of a sum of an endless length and one of which nothing is.
      if low.isNaN || high.isNaN { self = .any }
    }

    mutating func formMaximum(_ other: Bounds) {
      low = max(low, other.low)
      high = max(high, other.high)
    }

    /// The bounds of a length that grows with this one.
    func map(_ transform: (CGFloat) -> CGFloat) -> Bounds {
      Bounds(low: transform(low), high: low == high ? transform(low) : transform(high))
    }
  }

  /// The answers to proposals of 0 and of infinity along one axis, whatever is proposed along the
  /// other; in points.
  struct Lengths {
    var least: Bounds
    var greatest: Bounds

    init(least: Bounds, greatest: Bounds) {
      self.least = least
      self.greatest = greatest
    }

    init(least: CGFloat, greatest: CGFloat) {
      self.init(least: Bounds(least), greatest: Bounds(greatest))
    }

    var isExact: Bool { least.length != nil && greatest.length != nil }
  }

  var width: Lengths?
  var height: Lengths?
  /// Whether no proposal makes a difference to the node's answer, nor to anything below it.
  var isRigid = false
  /// Whether the node answers what is finite with what is finite.
  var staysFinite = false

  static let none = IntrinsicBounds()

  /// The answers of a box of one size.
  static func rigid(_ size: CGSize) -> IntrinsicBounds {
    separable(least: size, greatest: size, isRigid: true)
  }

  /// The answers of a box whose width does not depend on its height, nor the reverse.
  static func separable(
    least: CGSize, greatest: CGSize, isRigid: Bool = false
  ) -> IntrinsicBounds {
    IntrinsicBounds(
      width: Lengths(least: least.width, greatest: greatest.width),
      height: Lengths(least: least.height, greatest: greatest.height), isRigid: isRigid,
      staysFinite: true)
  }

  subscript(axis: Axis) -> Lengths? {
    get { axis == .horizontal ? width : height }
    set { if axis == .horizontal { width = newValue } else { height = newValue } }
  }
}
