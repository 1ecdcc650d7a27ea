/// A size proposal whose lengths are compared as bit patterns.
///
/// The comparison of optional doubles, field by field, was the largest single cost of a layout
/// pass; the comparison of two integers is not. Equivalent lengths have equal bits.
@_spi(Nodes) public struct Proposal: Hashable, Sendable {
  /// The width that is offered to the view, if any.
  package var width: ProposedLength
  /// The height that is offered to the view, if any.
  package var height: ProposedLength

  /// Leaves both lengths to the view, which takes its ideal size.
  package static let unspecified = Proposal(width: .unspecified, height: .unspecified)
  /// Zero on both axes, for which a view takes its minimum size.
  package static let zero = Proposal(width: ProposedLength.zero, height: ProposedLength.zero)
  /// Infinity on both axes, for which a view takes its maximum size.
  package static let infinity = Proposal(
    width: ProposedLength.infinity, height: ProposedLength.infinity)

  package init(width: ProposedLength, height: ProposedLength) {
    self.width = width
    self.height = height
  }

  /// Creates a proposal of two lengths in points, neither of which is unspecified.
  package init(width: CGFloat, height: CGFloat) {
    self.init(width: ProposedLength(width), height: ProposedLength(height))
  }

  /// Creates a proposal of a size in points.
  package init(_ size: CGSize) {
    self.init(width: size.width, height: size.height)
  }

  init(_ proposal: ProposedViewSize) {
    self.init(width: ProposedLength(proposal.width), height: ProposedLength(proposal.height))
  }

  /// Whether a finite length is proposed on both axes.
  package var isFinite: Bool {
    width.resolved(or: .infinity).isFinite && height.resolved(or: .infinity).isFinite
  }

  /// The proposal as it is passed to custom layouts.
  var viewSize: ProposedViewSize {
    ProposedViewSize(width: width.value, height: height.value)
  }

  subscript(axis: Axis) -> ProposedLength {
    get { axis == .horizontal ? width : height }
    set { if axis == .horizontal { width = newValue } else { height = newValue } }
  }

  /// Creates a proposal from the lengths along an axis and across it.
  init(main: ProposedLength, cross: ProposedLength, axis: Axis) {
    self =
      axis == .horizontal
      ? Proposal(width: main, height: cross) : Proposal(width: cross, height: main)
  }
}

/// A proposed length in points, or an unspecified length.
///
/// The unspecified length is one fixed NaN pattern. Any other NaN is mapped to a second pattern,
/// and −0 to 0, so that equal lengths have equal bits.
package struct ProposedLength: Hashable {
  let bits: UInt64

  private static let unspecifiedBits: UInt64 = 0x7ff8_0000_0000_0001
  private static let notANumberBits: UInt64 = 0x7ff8_0000_0000_0002
  /// A pattern that no proposal has, for empty cache entries.
  static let never = ProposedLength(bits: 0x7ff8_0000_0000_0003)

  /// No length: the view takes its ideal one.
  package static let unspecified = ProposedLength(bits: unspecifiedBits)
  /// Zero points.
  package static let zero = ProposedLength(0)
  /// As much as the view can take.
  package static let infinity = ProposedLength(CGFloat.infinity)

  private init(bits: UInt64) {
    self.bits = bits
  }

  /// Creates a length from a number of points, which may be infinite or NaN.
  package init(_ length: CGFloat) {
    // Not `isNaN`, which reads the bits of the number in three steps.
    if length != length {
      bits = Self.notANumberBits
    } else {
      bits = (Double(length) + 0).bitPattern  // −0 + 0 is +0
    }
  }

  init(_ length: CGFloat?) {
    if let length { self.init(length) } else { self = .unspecified }
  }

  /// Whether the view chooses the length by itself.
  var isUnspecified: Bool { bits == Self.unspecifiedBits }

  /// The length, or `nil` if it is unspecified.
  package var value: CGFloat? {
    isUnspecified ? nil : CGFloat(Double(bitPattern: bits))
  }

  /// Returns the length, or `other` if it is unspecified.
  package func resolved(or other: CGFloat) -> CGFloat {
    isUnspecified ? other : CGFloat(Double(bitPattern: bits))
  }
}
