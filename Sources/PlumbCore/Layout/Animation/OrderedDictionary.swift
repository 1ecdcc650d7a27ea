/// A dictionary whose elements are in the order in which their keys were added.
///
/// The order of a `Dictionary` differs between runs of the program.
struct OrderedDictionary<Key: Hashable, Value> {
  /// The elements in order of insertion; `nil` for removed ones.
  private var slots: [(key: Key, value: Value)?] = []
  private var indices: [Key: Int] = [:]

  var isEmpty: Bool { indices.isEmpty }

  /// The elements in order of insertion.
  var elements: some Sequence<(key: Key, value: Value)> { slots.lazy.compactMap { $0 } }

  /// The value of a key. Replacing a value keeps its position.
  subscript(key: Key) -> Value? {
    get { indices[key].flatMap { slots[$0]?.value } }
    set {
      guard let newValue else { return remove(key) }
      if let index = indices[key] {
        slots[index] = (key, newValue)
      } else {
        indices[key] = slots.count
        slots.append((key, newValue))
      }
    }
  }

  private mutating func remove(_ key: Key) {
    guard let index = indices.removeValue(forKey: key) else { return }
    slots[index] = nil
    // Removed slots are compacted together, so that removing an element takes constant time on
    // average.
    guard slots.count > 2 * indices.count + 8 else { return }
    slots.removeAll { $0 == nil }
    for (index, slot) in slots.enumerated() {
      if let slot { indices[slot.key] = index }
    }
  }
}
