/// A node's answers to recent proposals.
///
/// A node in stacks that alternate between rows and columns meets nine proposals in a pass, three
/// per axis (zero, infinity, its share), whatever its depth, and one more at placement. A memo
/// that holds fewer of them is emptied before it is asked again, and the cost of nested stacks
/// grows as three to the power of their depth. Hence ten entries; the oldest makes room.
struct MeasureCache {
  private struct Entry {
    var proposal = Proposal(width: .never, height: .never)
    var size = CGSize.zero
  }

  private var entries = InlineArray<10, Entry>(repeating: Entry())
  private var count = 0
  private var oldest = 0

  /// The answer to a proposal, when it is known.
  ///
  /// Changes nothing; being mutating keeps a node from copying all entries to look at one.
  mutating func size(for proposal: Proposal) -> CGSize? {
    for index in 0..<count where entries[index].proposal == proposal {
      return entries[index].size
    }
    return nil
  }

  /// Keeps an answer, in place of the oldest when all entries are taken.
  mutating func insert(_ size: CGSize, for proposal: Proposal) {
    let entry = Entry(proposal: proposal, size: size)
    if count < entries.count {
      entries[count] = entry
      count += 1
    } else {
      entries[oldest] = entry
      oldest = (oldest + 1) % entries.count
    }
  }

  mutating func removeAll() {
    count = 0
    oldest = 0
  }
}
