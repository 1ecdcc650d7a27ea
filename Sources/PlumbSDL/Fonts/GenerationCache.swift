/// A cache of bounded cost that drops the entries not used recently.
///
/// The order of use is approximated by two generations: used entries are in the young one; when it
/// is full it becomes the old one, and the previous old generation is dropped as a whole. A look-up
/// is one dictionary access, and no list of uses is needed.
struct GenerationCache<Key: Hashable, Value> {
  private var young: [Key: (value: Value, cost: Int)] = [:]
  private var old: [Key: (value: Value, cost: Int)] = [:]
  private var youngCost = 0
  private let generationLimit: Int

  /// Creates an empty cache.
  ///
  /// - Parameter limit: the largest sum of costs, except that a value with a cost above half of the
  ///   limit is still kept, alone in its generation.
  init(limit: Int) {
    generationLimit = limit / 2
  }

  var count: Int { young.count + old.keys.count { young[$0] == nil } }

  /// Returns the value for a key and marks it as used.
  mutating func value(for key: Key) -> Value? {
    if let entry = young[key] { return entry.value }
    guard let entry = old[key] else { return nil }
    insert(entry.value, for: key, cost: entry.cost)
    return entry.value
  }

  /// Inserts a value with its cost.
  mutating func insert(_ value: Value, for key: Key, cost: Int) {
    if youngCost + cost > generationLimit, !young.isEmpty {
      old = young
      young = [:]
      youngCost = 0
    }
    youngCost += cost - (young[key]?.cost ?? 0)
    young[key] = (value, cost)
  }
}
