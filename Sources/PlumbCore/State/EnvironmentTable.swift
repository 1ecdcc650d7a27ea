/// The values of an environment that were set, by their keys.
///
/// An array in the order of the keys, not a dictionary: an environment has some twenty values, is
/// copied with every modifier that sets one, and is compared for every view that may be kept. A copy
/// only retains the entries, a search hashes nothing, and a comparison with an environment of the
/// same origin finds the same objects side by side.
struct EnvironmentTable {
  private struct Slot {
    let key: ObjectIdentifier
    var entry: StoredEnvironmentValue
  }

  /// Sorted by key, each of which occurs once.
  private var slots: [Slot] = []

  var count: Int { slots.count }

  /// Whether the table shares its memory with another one, so that both have the same entries.
  func sharesMemory(with other: EnvironmentTable) -> Bool {
    haveSameBytes(ofValues: slots, other.slots)
  }

  /// The entry for a key; `nil` if no value was set.
  subscript(key: ObjectIdentifier) -> StoredEnvironmentValue? {
    get {
      let index = index(of: key)
      return index < slots.count && slots[index].key == key ? slots[index].entry : nil
    }
    set {
      let index = index(of: key)
      let isFound = index < slots.count && slots[index].key == key
      guard let newValue else {
        if isFound { slots.remove(at: index) }
        return
      }
      if isFound {
        slots[index].entry = newValue
      } else {
        slots.insert(Slot(key: key, entry: newValue), at: index)
      }
    }
  }

  /// Returns the index of a key, or the index at which it belongs.
  private func index(of key: ObjectIdentifier) -> Int {
    var (lower, upper) = (0, slots.count)
    while lower < upper {
      let middle = (lower + upper) / 2
      if slots[middle].key < key { lower = middle + 1 } else { upper = middle }
    }
    return lower
  }

  /// Removes the entries that satisfy a condition.
  mutating func removeAll(where isRemoved: (StoredEnvironmentValue) -> Bool) {
    slots.removeAll { isRemoved($0.entry) }
  }

  /// Returns whether two tables have the same keys, with values that are known to be equal.
  func isKnownEqual(to other: EnvironmentTable) -> Bool {
    if sharesMemory(with: other) { return true }
    guard slots.count == other.slots.count else { return false }
    for index in slots.indices {
      guard slots[index].key == other.slots[index].key else { return false }
      let (entry, otherEntry) = (slots[index].entry, other.slots[index].entry)
      if entry !== otherEntry, !entry.isKnownEqual(to: otherEntry) { return false }
    }
    return true
  }
}

/// A value of an environment that was set. It never changes, so that environments share it.
class StoredEnvironmentValue {
  /// The boundaries at which the value ends.
  final let boundaries: EnvironmentBoundaries

  fileprivate init(boundaries: EnvironmentBoundaries) {
    self.boundaries = boundaries
  }

  /// Returns whether the values of two entries for the same key are known to be equal.
  fileprivate func isKnownEqual(to other: StoredEnvironmentValue) -> Bool { false }
}

/// An entry with a value of a type.
final class TypedEnvironmentValue<Value>: StoredEnvironmentValue {
  let value: Value

  init(_ value: Value, boundaries: EnvironmentBoundaries) {
    self.value = value
    super.init(boundaries: boundaries)
  }

  /// A value that was passed on is recognized by its bytes, whatever its type.
  fileprivate override func isKnownEqual(to other: StoredEnvironmentValue) -> Bool {
    guard let other = other as? TypedEnvironmentValue<Value> else { return false }
    return haveSameBytes(ofValues: value, other.value) || areKnownEqual(value, other.value)
  }
}
