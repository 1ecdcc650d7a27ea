internal import Foundation

/// The search for the difference between two versions of a collection whose elements have unique
/// ids.
///
/// If both versions are stored in contiguous memory, elements with the same bytes are the same:
/// both versions are retained, so a reference in one means the same object in the other. Other
/// elements are the same if their ids are equal. No id is hashed.
struct ElementComparison<Data: RandomAccessCollection, ID: Equatable> {
  let old: Data
  let new: Data
  let oldID: (Data.Element) -> ID
  let newID: (Data.Element) -> ID

  /// The bytes of the elements of both versions, valid while the search lasts.
  @safe private struct Memory {
    let old: UnsafeRawPointer
    let new: UnsafeRawPointer
  }

  /// The number of elements that the search looks ahead for the next one that is the same: a group
  /// of at most as many elements may move as a whole.
  private static var reach: Int { 32 }
  /// The number of replacements at which the rest of the elements counts as replaced.
  private static var maximumReplacementCount: Int { 32 }
  /// The number of bytes compared at once; the elements of a block with any difference are compared
  /// one by one.
  private static var blockSize: Int { 4_096 }

  /// Returns the difference.
  func changes() -> ElementChanges {
    // The id of an object may change while its reference stays the same, and elements without size
    // have no bytes.
    if !(Data.Element.self is AnyObject.Type), MemoryLayout<Data.Element>.size > 0,
      let changes = changesInMemory()
    {
      return changes
    }
    return search(in: nil)
  }

  private func changesInMemory() -> ElementChanges? {
    old.withContiguousStorageIfAvailable { old in
      new.withContiguousStorageIfAvailable { new in
        guard let oldStart = unsafe UnsafeRawPointer(old.baseAddress),
          let newStart = unsafe UnsafeRawPointer(new.baseAddress)
        else { return search(in: nil) }
        if unsafe oldStart == newStart, old.count == new.count { return ElementChanges() }
        return unsafe search(in: Memory(old: oldStart, new: newStart))
      }
    } ?? nil
  }

  private func search(in memory: Memory?) -> ElementChanges {
    var changes = ElementChanges()
    var (old, new) = (0, 0)
    var (oldEnd, newEnd) = (self.old.count, self.new.count)
    func skipSame() {
      let count = sameCount(
        from: old, new, atMost: min(oldEnd - old, newEnd - new), in: memory)
      old += count
      new += count
    }
    skipSame()
    let suffix = sameCount(
      upTo: oldEnd, newEnd, atMost: min(oldEnd - old, newEnd - new), in: memory)
    oldEnd -= suffix
    newEnd -= suffix
    while old < oldEnd, new < newEnd,
      changes.replacements.count < Self.maximumReplacementCount,
      let next = nextSame(after: old, new, before: oldEnd, newEnd)
    {
      changes.replace(old..<next.old, by: new..<next.new)
      (old, new) = next
      skipSame()
    }
    changes.replace(old..<oldEnd, by: new..<newEnd)
    return changes
  }

  /// Returns the nearest positions of an element that is the same in both versions, after two
  /// positions that differ: a few elements were removed, added, or replaced by as many.
  private func nextSame(
    after old: Int, _ new: Int, before oldEnd: Int, _ newEnd: Int
  ) -> (old: Int, new: Int)? {
    for distance in 1...Self.reach {
      if old + distance < oldEnd, isSame(old + distance, new) { return (old + distance, new) }
      if new + distance < newEnd, isSame(old, new + distance) { return (old, new + distance) }
      if old + distance < oldEnd, new + distance < newEnd, isSame(old + distance, new + distance) {
        return (old + distance, new + distance)
      }
    }
    return nil
  }

  private func isSame(_ old: Int, _ new: Int) -> Bool {
    oldID(self.old[self.old.index(self.old.startIndex, offsetBy: old)])
      == newID(self.new[self.new.index(self.new.startIndex, offsetBy: new)])
  }

  /// Returns the number of elements that are the same from two positions on.
  private func sameCount(
    from old: Int, _ new: Int, atMost limit: Int, in memory: Memory?
  ) -> Int {
    if let same = sameRangeCount(at: old, new, atMost: limit) { return same }
    var count = 0
    while count < limit {
      if let memory = memory {
        let block = min(max(Self.blockSize / MemoryLayout<Data.Element>.stride, 1), limit - count)
        if areSameBytes(at: old + count, new + count, count: block, in: memory) {
          count += block
          continue
        }
        for _ in 0..<block {
          guard areSame(old + count, new + count, in: memory) else { return count }
          count += 1
        }
      } else if isSame(old + count, new + count) {
        count += 1
      } else {
        return count
      }
    }
    return count
  }

  /// Returns the number of elements that are the same before two positions.
  private func sameCount(
    upTo old: Int, _ new: Int, atMost limit: Int, in memory: Memory?
  ) -> Int {
    if let same = sameRangeCount(at: old - 1, new - 1, atMost: limit) { return same }
    var count = 0
    while count < limit {
      if let memory = memory {
        let block = min(max(Self.blockSize / MemoryLayout<Data.Element>.stride, 1), limit - count)
        let end = count + block
        if areSameBytes(at: old - end, new - end, count: block, in: memory) {
          count = end
          continue
        }
        while count < end {
          guard areSame(old - count - 1, new - count - 1, in: memory) else { return count }
          count += 1
        }
      } else if isSame(old - count - 1, new - count - 1) {
        count += 1
      } else {
        return count
      }
    }
    return count
  }

  /// Returns the number of equal numbers in two ranges, in either direction from two positions: all
  /// or none. `nil` if the collections are no ranges.
  private func sameRangeCount(at old: Int, _ new: Int, atMost limit: Int) -> Int? {
    guard let oldRange = self.old as? Range<Int>, let newRange = self.new as? Range<Int> else {
      return nil
    }
    return oldRange.lowerBound + old == newRange.lowerBound + new ? limit : 0
  }

  private func areSame(_ old: Int, _ new: Int, in memory: Memory) -> Bool {
    areSameBytes(at: old, new, count: 1, in: memory) || isSame(old, new)
  }

  // Both ranges lie within the storage of the collections, which lasts while the search does.
  private func areSameBytes(at old: Int, _ new: Int, count: Int, in memory: Memory) -> Bool {
    let stride = MemoryLayout<Data.Element>.stride
    return unsafe memcmp(
      memory.old + old * stride, memory.new + new * stride, count * stride) == 0
  }
}
