/// A cache of bounded cost that forgets what was not asked for lately.
///
/// Two generations stand for the order of use: what is asked for lives in the young one; when that
/// is full it becomes the old one, and the old one before it is dropped as a whole. Asking is one
/// look-up and keeping needs no list of uses.
struct GenerationCache<Key: Hashable, Value> {
  private var young: [Key: (value: Value, cost: Int)] = [:]
  private var old: [Key: (value: Value, cost: Int)] = [:]
  private var youngCost = 0
  private let generationLimit: Int

  /// An empty cache.
  ///
  /// - Parameter limit: the greatest sum of costs it holds, except that one value dearer than half
  ///   of it is still held alone in its generation.
  init(limit: Int) {
    generationLimit = limit / 2
  }

  var count: Int { young.count + old.keys.count { young[$0] == nil } }

  /// The value kept for a key, which counts as used now.
  mutating func value(for key: Key) -> Value? {
    if let entry = young[key] { return entry.value }
    guard let entry = old[key] else { return nil }
    insert(entry.value, for: key, cost: entry.cost)
    return entry.value
  }

  /// Keeps a value.
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
