/// Six-bit hashes of ten proposals, packed into one word.
///
/// A cheap negative test: most proposals that are not among the ten are rejected without loading
/// the ten from memory. All lanes are compared at once: a lane of the difference is zero where the
/// bits are equal.
struct ProposalFingerprints {
  private var word: UInt64 = 0
  private static let width = 6
  /// The lowest bit of every lane.
  private static let ones: UInt64 = 0x0041_0410_4104_1041
  /// The highest bit of every lane.
  private static let highs = ones << (width - 1)

  /// Returns whether a proposal may be among the set ones; `false` is certain.
  @inline(__always) func mayContain(_ proposal: Proposal) -> Bool {
    let difference = word ^ (Self.fingerprint(of: proposal) &* Self.ones)
    return (difference &- Self.ones) & ~difference & Self.highs != 0
  }

  /// Sets the fingerprint of the proposal at an index, 0 to 9.
  @inline(__always) mutating func set(_ proposal: Proposal, at index: Int) {
    let shift = UInt64(truncatingIfNeeded: index * Self.width)
    word = word & ~(0x3f << shift) | Self.fingerprint(of: proposal) << shift
  }

  /// Returns the fingerprint of a proposal. Never 0, the value of an empty lane.
  @inline(__always) private static func fingerprint(of proposal: Proposal) -> UInt64 {
    let mixed = (proposal.width.bits &* 0x9e37_79b9_7f4a_7c15) ^ proposal.height.bits
    return max((mixed &* 0xff51_afd7_ed55_8ccd) >> 58, 1)
  }
}
