/// Six bits of each of ten proposals in one word.
///
/// They tell at a glance of most proposals that they are not among the ten, without bringing those
/// from memory. All are compared at once: a lane of the word is zero where the bits are the same.
struct ProposalFingerprints {
  private var word: UInt64 = 0
  private static let width = 6
  /// The lowest bit of every lane.
  private static let ones: UInt64 = 0x0041_0410_4104_1041
  /// The highest bit of every lane.
  private static let highs = ones << (width - 1)

  /// Whether a proposal may be among those set; `false` is certain.
  @inline(__always) func mayContain(_ proposal: Proposal) -> Bool {
    let difference = word ^ (Self.tag(of: proposal) &* Self.ones)
    return (difference &- Self.ones) & ~difference & Self.highs != 0
  }

  @inline(__always) mutating func set(_ proposal: Proposal, at index: Int) {
    let shift = UInt64(truncatingIfNeeded: index * Self.width)
    word = word & ~(0x3f << shift) | Self.tag(of: proposal) << shift
  }

  /// Never 0, as an empty lane is.
  @inline(__always) private static func tag(of proposal: Proposal) -> UInt64 {
    let mixed = (proposal.width.bits &* 0x9e37_79b9_7f4a_7c15) ^ proposal.height.bits
    return max((mixed &* 0xff51_afd7_ed55_8ccd) >> 58, 1)
  }
}
