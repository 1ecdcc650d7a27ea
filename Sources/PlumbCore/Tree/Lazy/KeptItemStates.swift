/// The state of items that were released because they are out of sight, by the ids of their elements.
///
/// The states of at most `limit` items are kept; beyond that the item that was released first loses
/// its state, and starts anew when it is seen again.
@MainActor final class KeptItemStates<ID: Hashable>: PropertyStorage {
  /// The greatest number of items whose state is kept.
  static var limit: Int { KeptItemLimit.items }

  private var states: [ID: (state: KeptViewState, number: Int)] = [:]
  /// The ids in the order in which their states were added, with the numbers of the states; entries
  /// before `first`, and entries whose state has another number by now, are not used.
  private var order: [(id: ID, number: Int)] = []
  private var first = 0
  private var nextNumber = 0

  var count: Int { states.count }

  /// Keeps the state of an item that is released.
  func keep(_ state: KeptViewState, of id: ID) {
    states[id] = (state, nextNumber)
    order.append((id, nextNumber))
    nextNumber += 1
    while states.count > Self.limit { removeOldest() }
    // Compacted together, so that adding a state takes constant time on average.
    if order.count > 2 * states.count + 64 { compact() }
  }

  /// Removes and returns the state of an item that is made again.
  func take(_ id: ID) -> KeptViewState? { states.removeValue(forKey: id)?.state }

  /// Removes the state of an item whose element was removed.
  func remove(_ id: ID) { states[id] = nil }

  /// Returns the identities of the elements of the items whose state is kept.
  func ids<Element: Hashable>(of id: (ID) -> Element) -> Set<Element> { Set(states.keys.map(id)) }

  /// Removes the states of all items whose elements do not exist any more.
  func removeAll(where isRemoved: (ID) -> Bool) {
    states = states.filter { !isRemoved($0.key) }
  }

  private func removeOldest() {
    guard first < order.count else { return }
    let oldest = order[first]
    first += 1
    if states[oldest.id]?.number == oldest.number { states[oldest.id] = nil }
  }

  private func compact() {
    order = order[first...].filter { states[$0.id]?.number == $0.number }
    first = 0
  }
}

/// The limits of the items out of sight that a lazy container keeps.
enum KeptItemLimit {
  /// The greatest number of released items of a `ForEach` whose state is kept.
  static let items = 10_000
  /// The greatest number of items of a `ForEach` that are not released because a view in them is
  /// being animated.
  static let animatedItems = 64
}
