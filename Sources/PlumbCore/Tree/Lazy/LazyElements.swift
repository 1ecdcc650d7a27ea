/// The identity of an element of a `ForEach` in a lazy container.
enum LazyElementKey<ID: Hashable>: Hashable {
  /// The only element with an id, or the first.
  case id(ID)
  /// A further element with an id; the number counts from 1.
  case repeated(ID, Int)

  /// The id, which the element may share with others.
  var id: ID {
    switch self {
    case .id(let id), .repeated(let id, _): id
    }
  }
}

/// The elements of a `ForEach` in a lazy container, by their indices.
///
/// All ids are hashed once, to find those that are repeated; a change hashes only the ids of the
/// elements that it removes, adds or moves. The numbers of a range are their own ids and are not
/// hashed at all.
struct LazyElements<Data: RandomAccessCollection, ID: Hashable> {
  private var source: (data: Data, id: (Data.Element) -> ID)?
  /// The ids of the elements; `nil` where they are the numbers of a range.
  private var ids: Set<ID>? = []
  /// The numbers of the elements whose id an element before them has, by their indices.
  private var repetitions: [Int: Int] = [:]
  /// The first id that several elements have.
  private(set) var repeatedID: ID?
  private(set) var count = 0

  /// The ids that the last change has removed; `nil` if it has replaced so many that they were not
  /// listed.
  private(set) var removedIDs: [ID]? = []

  /// Sets the elements.
  ///
  /// - Parameter elementsAreIDs: whether every element is its own id.
  /// - Returns: the difference to the elements before.
  mutating func update(
    _ data: Data, id: @escaping (Data.Element) -> ID, elementsAreIDs: Bool
  ) -> ElementChanges {
    let before = source
    let countBefore = count
    source = (data, id)
    removedIDs = []
    let isRange = elementsAreIDs && data is Range<Int>
    guard let before else {
      readIDs(isRange: isRange)
      return .all(0, by: count)
    }
    let changes = ElementComparison(old: before.data, new: data, oldID: before.id, newID: id)
      .changes()
    if changes.isEmpty { return ElementChanges() }
    if isRange, ids == nil {
      count = data.count
      removedIDs = nil
      return changes
    }
    let hadRepeatedIDs = !repetitions.isEmpty
    if !hadRepeatedIDs, !isRange, replaceIDs(at: changes, from: before) {
      count = data.count
      return changes
    }
    readIDs(isRange: isRange)
    return hadRepeatedIDs || !repetitions.isEmpty ? .all(countBefore, by: count) : changes
  }

  /// Compares nothing and counts all elements as replaced, for elements whose ids have changed
  /// although they seem the same.
  mutating func reset() -> ElementChanges {
    let countBefore = count
    readIDs(isRange: false)
    return .all(countBefore, by: count)
  }

  /// Reads all ids.
  private mutating func readIDs(isRange: Bool) {
    guard let source else { return }
    count = source.data.count
    repetitions = [:]
    repeatedID = nil
    removedIDs = nil
    guard !isRange else {
      ids = nil
      return
    }
    var ids = Set<ID>(minimumCapacity: count)
    var counts: [ID: Int] = [:]
    for (index, element) in source.data.enumerated() {
      let id = source.id(element)
      if ids.insert(id).inserted { continue }
      if repetitions.isEmpty { repeatedID = id }
      counts[id, default: 0] += 1
      repetitions[index] = counts[id]
    }
    self.ids = ids
  }

  /// Replaces the ids of changed elements.
  ///
  /// - Returns: `false` if all ids must be read again, because one is repeated or most have changed.
  private mutating func replaceIDs(
    at changes: ElementChanges, from before: (data: Data, id: (Data.Element) -> ID)
  ) -> Bool {
    guard let source, var ids, changes.elementCount < max(source.data.count, 16) else {
      return false
    }
    // So that the set is changed in place.
    self.ids = nil
    var removed: [ID] = []
    for index in changes.replacements.lazy.flatMap(\.old) {
      let id = before.id(Self.element(at: index, of: before.data))
      ids.remove(id)
      removed.append(id)
    }
    var isUnique = true
    for index in changes.replacements.lazy.flatMap(\.new) {
      isUnique =
        ids.insert(source.id(Self.element(at: index, of: source.data))).inserted && isUnique
    }
    removedIDs = removed.filter { !ids.contains($0) }
    self.ids = ids
    return isUnique
  }

  private static func element(at offset: Int, of data: Data) -> Data.Element {
    data[data.index(data.startIndex, offsetBy: offset)]
  }

  /// Returns the element at an index; `nil` before the first update.
  subscript(index: Int) -> Data.Element? {
    source.map { Self.element(at: index, of: $0.data) }
  }

  /// Returns the id of the element at an index; `nil` before the first update.
  func id(at index: Int) -> ID? {
    source.map { $0.id(Self.element(at: index, of: $0.data)) }
  }

  /// Returns the identity of the element at an index; `nil` before the first update.
  func key(at index: Int) -> LazyElementKey<ID>? {
    guard let id = id(at: index) else { return nil }
    if repetitions.isEmpty { return .id(id) }
    return repetitions[index].map { .repeated(id, $0) } ?? .id(id)
  }

  /// Returns whether an element has an id.
  func contains(_ id: ID) -> Bool {
    if let ids { return ids.contains(id) }
    guard let range = source?.data as? Range<Int>, let number = id as? Int else { return false }
    return range.contains(number)
  }

  /// Returns the index of the first element with an id. Except in a range, the time is proportional to the
  /// number of elements.
  func index(of id: ID) -> Int? {
    guard contains(id) else { return nil }
    if ids == nil, let range = source?.data as? Range<Int>, let number = id as? Int {
      return number - range.lowerBound
    }
    return (0..<count).first { self.id(at: $0) == id }
  }
}
