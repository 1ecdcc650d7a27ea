/// A node's answers to recent proposals.
///
/// A node in stacks that alternate between rows and columns meets nine proposals in a pass, three
/// per axis (zero, infinity, its share), whatever its depth, and one more at placement; hence ten
/// entries in the node itself. Texts and aspect ratios make it more. An answer forgotten in the
/// middle of a pass is worked out again with all below it, and the cost of nested stacks grows as
/// three to the power of their depth; so whatever has no room is kept aside until the node is placed.
struct MeasureCache {
  private struct Entry {
    var proposal = Proposal(width: .never, height: .never)
    var size = CGSize.zero
  }

  private var tags = ProposalFingerprints()
  private var count = 0
  /// Where the newest answer stands; older ones before it, round the end.
  private var newest = -1
  /// How many answers were kept since the last pass was over; older ones need not be kept aside.
  private var newCount = 0
  private var aside: [Proposal: CGSize] = [:]
  private var entries = InlineArray<10, Entry>(repeating: Entry())
  /// As many as a node keeps that is measured at ever new proposals and never placed.
  private static let limit = 1_000

  /// The answer to a proposal, when it is known.
  ///
  /// Changes nothing; being mutating keeps a node from copying all entries to look at one.
  @inline(__always) mutating func size(for proposal: Proposal) -> CGSize? {
    guard tags.mayContain(proposal) || !aside.isEmpty else { return nil }
    return find(proposal)
  }

  private mutating func find(_ proposal: Proposal) -> CGSize? {
    var index = newest
    for _ in 0..<count {
      if entries[index].proposal == proposal { return entries[index].size }
      index = index == 0 ? entries.count - 1 : index - 1
    }
    return aside.isEmpty ? nil : aside[proposal]
  }

  /// Keeps an answer; when all entries are taken by answers of this pass, the oldest goes aside.
  mutating func insert(_ size: CGSize, for proposal: Proposal) {
    newCount += 1
    newest = newest + 1 == entries.count ? 0 : newest + 1
    if count < entries.count {
      count += 1
    } else if newCount > entries.count {
      putAside(entries[newest])
    }
    entries[newest] = Entry(proposal: proposal, size: size)
    tags.set(proposal, at: newest)
  }

  private mutating func putAside(_ entry: Entry) {
    if aside.count == Self.limit { aside = [:] }
    aside[entry.proposal] = entry.size
  }

  /// Forgets all but the latest answers, as a pass is over.
  mutating func trim() {
    newCount = 0
    if !aside.isEmpty { aside = [:] }
  }

  mutating func removeAll() {
    count = 0
    newest = -1
    tags = ProposalFingerprints()
    trim()
  }
}
