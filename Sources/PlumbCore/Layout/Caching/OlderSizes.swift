internal import Foundation

/// The sizes of a node but the newest, in a ring in memory of its own.
///
/// Memory is allocated for three entries first, and for nine when these are used. The type is safe,
/// as only the first `used` entries are read, and the memory belongs to one value that is not copied.
@safe struct OlderSizes: ~Copyable {
  static let limit = 9
  private static let firstCapacity = 3

  private var fingerprints = ProposalFingerprints()
  private var entries: UnsafeMutablePointer<MeasureEntry>?
  private var capacity: UInt8 = 0
  private var used: UInt8 = 0
  /// The index of the newest entry; older entries precede it cyclically.
  private var last: UInt8 = 0

  deinit { unsafe entries?.deallocate() }

  var count: Int { Int(used) }
  var hasMemory: Bool { capacity > 0 }

  /// Returns the size for a proposal, or `nil`.
  @inline(__always) func size(for proposal: Proposal) -> CGSize? {
    guard fingerprints.mayContain(proposal) else { return nil }
    return find(proposal)
  }

  /// Searches from the newest to the oldest entry.
  private func find(_ proposal: Proposal) -> CGSize? {
    // The first `used` entries are initialized, and `last` is one of them.
    guard let entries = unsafe entries else { return nil }
    var index = Int(last)
    for _ in 0..<used {
      if unsafe entries[index].proposal == proposal { return unsafe entries[index].size }
      index = index == 0 ? Int(used) - 1 : index - 1
    }
    return nil
  }

  /// Inserts an entry; returns the oldest one if it had to make room.
  mutating func insert(_ entry: MeasureEntry) -> MeasureEntry? {
    if used == capacity, capacity < Self.limit { grow() }
    // There is memory for `capacity` entries after the first insertion.
    guard let entries = unsafe entries else { return nil }
    var evicted: MeasureEntry?
    if used < capacity {
      last = used
      used += 1
    } else {
      last = last + 1 == capacity ? 0 : last + 1
      evicted = unsafe entries[Int(last)]
    }
    unsafe (entries + Int(last)).initialize(to: entry)
    fingerprints.set(entry.proposal, at: Int(last))
    return evicted
  }

  /// Makes room for more entries. The entries are in order, as none was evicted before.
  private mutating func grow() {
    let larger = capacity == 0 ? Self.firstCapacity : Self.limit
    let memory = UnsafeMutablePointer<MeasureEntry>.allocate(capacity: larger)
    if let old = unsafe entries {
      unsafe memory.moveInitialize(from: old, count: Int(used))
      unsafe old.deallocate()
    }
    unsafe entries = memory
    capacity = UInt8(larger)
  }

  /// Returns whether all entries satisfy a condition.
  func agree(_ condition: (Proposal, CGSize) -> Bool) -> Bool {
    guard let entries = unsafe entries else { return true }
    for index in 0..<Int(used) {
      let entry = unsafe entries[index]
      guard condition(entry.proposal, entry.size) else { return false }
    }
    return true
  }

  /// Removes all entries and keeps the memory.
  mutating func removeAll() {
    used = 0
    fingerprints = ProposalFingerprints()
  }
}
