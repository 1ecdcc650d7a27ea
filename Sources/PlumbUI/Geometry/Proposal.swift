/// A proposal as the engine stores it: two lengths that compare as bit patterns.
///
/// Optional doubles compared field by field were the largest single cost of a layout pass; two
/// integers are not. Every length that means the same has the same bits.
struct Proposal: Hashable {
  var width: ProposedLength
  var height: ProposedLength

  static let unspecified = Proposal(width: .unspecified, height: .unspecified)
  static let zero = Proposal(width: ProposedLength.zero, height: ProposedLength.zero)
  static let infinity = Proposal(width: ProposedLength.infinity, height: ProposedLength.infinity)

  init(width: ProposedLength, height: ProposedLength) {
    self.width = width
    self.height = height
  }

  init(width: CGFloat, height: CGFloat) {
    self.init(width: ProposedLength(width), height: ProposedLength(height))
  }

  init(_ size: CGSize) {
    self.init(width: size.width, height: size.height)
  }

  init(_ proposal: ProposedViewSize) {
    self.init(width: ProposedLength(proposal.width), height: ProposedLength(proposal.height))
  }

  /// Whether a finite length is proposed on both axes.
  var isFinite: Bool {
    width.resolved(or: .infinity).isFinite && height.resolved(or: .infinity).isFinite
  }

  /// The same proposal in the form custom layouts see.
  var viewSize: ProposedViewSize {
    ProposedViewSize(width: width.value, height: height.value)
  }

  subscript(axis: Axis) -> ProposedLength {
    get { axis == .horizontal ? width : height }
    set { if axis == .horizontal { width = newValue } else { height = newValue } }
  }

  init(main: ProposedLength, cross: ProposedLength, axis: Axis) {
    self =
      axis == .horizontal
      ? Proposal(width: main, height: cross) : Proposal(width: cross, height: main)
  }
}

/// One proposed length in points, or no length at all.
///
/// "No length" is one fixed NaN pattern; any other NaN is folded into a second one and −0 into 0,
/// so that equal lengths have equal bits.
struct ProposedLength: Hashable {
  let bits: UInt64

  private static let unspecifiedBits: UInt64 = 0x7ff8_0000_0000_0001
  private static let notANumberBits: UInt64 = 0x7ff8_0000_0000_0002
  /// A pattern no proposal has, for an empty cache entry.
  static let never = ProposedLength(bits: 0x7ff8_0000_0000_0003)

  static let unspecified = ProposedLength(bits: unspecifiedBits)
  static let zero = ProposedLength(0)
  static let infinity = ProposedLength(CGFloat.infinity)

  private init(bits: UInt64) {
    self.bits = bits
  }

  init(_ length: CGFloat) {
    if length.isNaN {
      bits = Self.notANumberBits
    } else {
      bits = (Double(length) + 0).bitPattern  // −0 + 0 is +0
    }
  }

  init(_ length: CGFloat?) {
    if let length { self.init(length) } else { self = .unspecified }
  }

  var isUnspecified: Bool { bits == Self.unspecifiedBits }

  /// The length, or `nil` when none was proposed.
  var value: CGFloat? {
    isUnspecified ? nil : CGFloat(Double(bitPattern: bits))
  }

  /// The length with `other` in place of none.
  func resolved(or other: CGFloat) -> CGFloat {
    isUnspecified ? other : CGFloat(Double(bitPattern: bits))
  }
}
