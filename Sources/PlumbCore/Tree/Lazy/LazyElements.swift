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
/// The ids of up to 10 000 elements are hashed once, to find repeated ones; a change hashes only the ids of the
/// elements that it removes, adds or moves. The ids of more elements are hashed only once two elements turn out to
/// have the same one. The numbers of a range are their own ids and are not hashed at all.
///
/// A collection that is not stored in contiguous memory may compute its elements, as a `Binding` to a
/// collection does: an earlier version of it then has the current elements. The ids of up to 10 000 such elements
/// are copied; of more, only a change of their number and other ids of the items that exist are noticed.
struct LazyElements<Data: RandomAccessCollection, ID: Hashable> {
  /// One version of the collection.
  private struct Source {
    let data: Data
    let id: (Data.Element) -> ID
    /// The ids of the elements in their order, if the collection may compute its elements.
    var orderedIDs: [ID]?

    var count: Int { orderedIDs?.count ?? data.count }

    func element(at offset: Int) -> Data.Element {
      data[data.index(data.startIndex, offsetBy: offset)]
    }

    func id(at offset: Int) -> ID { orderedIDs?[offset] ?? id(element(at: offset)) }

    /// Returns the difference to a version before, which had a number of elements.
    func changes(from old: Source, of oldCount: Int) -> ElementChanges {
      guard let oldIDs = old.orderedIDs else {
        guard old.data.count == oldCount else { return .all(oldCount, by: count) }
        return ElementComparison(old: old.data, new: data, oldID: old.id, newID: id).changes()
      }
      return ElementComparison(
        old: oldIDs, new: orderedIDs ?? data.map(id), oldID: { $0 }, newID: { $0 }
      ).changes()
    }
  }

  private var source: Source?
  /// The ids of the elements; `nil` if they are the numbers of a range, or too many to hash.
  private var ids: Set<ID>? = []
  /// Whether the elements are the numbers of a range and their own ids.
  private var isRange = false
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
    let wasRange = isRange
    removedIDs = []
    isRange = elementsAreIDs && data is Range<Int>
    let after = Source(
      data: data, id: id,
      orderedIDs: isRange || data.count > Self.hashedCount || data.isContiguous
        ? nil : data.map(id))
    source = after
    guard let before else {
      readIDs()
      return .all(0, by: count)
    }
    let changes = after.changes(from: before, of: countBefore)
    if changes.isEmpty { return ElementChanges() }
    if isRange, wasRange {
      count = data.count
      removedIDs = nil
      return changes
    }
    let hadRepeatedIDs = !repetitions.isEmpty
    if !hadRepeatedIDs, !isRange, replaceIDs(at: changes, from: before) {
      count = data.count
      return changes
    }
    readIDs()
    return hadRepeatedIDs || !repetitions.isEmpty ? .all(countBefore, by: count) : changes
  }

  /// Compares nothing and counts all elements as replaced, for elements whose ids have changed
  /// although they seem the same, or if some of them have the same id.
  mutating func reset() -> ElementChanges {
    let countBefore = count
    isRange = false
    if let source, source.orderedIDs != nil { self.source?.orderedIDs = source.data.map(source.id) }
    readIDs(atMost: .max)
    return .all(countBefore, by: count)
  }

  /// The greatest number of elements whose ids are hashed before two are known to be the same.
  private static var hashedCount: Int { 10_000 }

  /// Reads all ids, if they are not more than a number.
  private mutating func readIDs(atMost limit: Int = hashedCount) {
    guard let source else { return }
    count = source.count
    repetitions = [:]
    repeatedID = nil
    removedIDs = nil
    guard !isRange, count <= limit else {
      ids = nil
      return
    }
    var ids = Set<ID>(minimumCapacity: count)
    var counts: [ID: Int] = [:]
    for index in 0..<count {
      let id = source.id(at: index)
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
    at changes: ElementChanges, from before: Source
  ) -> Bool {
    guard let source, changes.elementCount < max(source.count, 16) else { return false }
    guard var ids else {
      guard source.count > Self.hashedCount else { return false }
      listRemovedIDs(of: changes, from: before)
      return true
    }
    // Released, so that the set is changed in place.
    self.ids = nil
    var removed: [ID] = []
    for index in changes.replacements.lazy.flatMap(\.old) {
      let id = before.id(at: index)
      ids.remove(id)
      removed.append(id)
    }
    var isUnique = true
    for index in changes.replacements.lazy.flatMap(\.new) {
      isUnique = ids.insert(source.id(at: index)).inserted && isUnique
    }
    removedIDs = removed.filter { !ids.contains($0) }
    self.ids = ids
    return isUnique
  }

  /// Lists the ids that a change has removed if not all are hashed.
  private mutating func listRemovedIDs(
    of changes: ElementChanges, from before: Source
  ) {
    let added = Set(changes.replacements.lazy.flatMap(\.new).compactMap(id(at:)))
    removedIDs = changes.replacements.flatMap(\.old).map(before.id(at:))
      .filter { !added.contains($0) }
  }

  /// Returns the element at an index; `nil` before the first update, and if the collection has
  /// become shorter since the last one.
  subscript(index: Int) -> Data.Element? {
    guard let source, index < source.data.count else { return nil }
    return source.element(at: index)
  }

  /// Returns the id of the element at an index; `nil` before the first update.
  func id(at index: Int) -> ID? { source?.id(at: index) }

  /// Returns the identity of the element at an index; `nil` before the first update.
  func key(at index: Int) -> LazyElementKey<ID>? {
    guard let id = id(at: index) else { return nil }
    if repetitions.isEmpty { return .id(id) }
    return repetitions[index].map { .repeated(id, $0) } ?? .id(id)
  }

  /// Returns whether an element has an id. If the ids are not hashed, the time is the same as for
  /// `index(of:)`.
  func contains(_ id: ID) -> Bool { ids?.contains(id) ?? (index(of: id) != nil) }

  /// Returns the ids of elements among some ids.
  func existing(_ candidates: Set<ID>) -> Set<ID> {
    if ids != nil || isRange { return candidates.filter(contains) }
    var found = Set<ID>()
    for index in 0..<count {
      if let id = id(at: index), candidates.contains(id) { found.insert(id) }
    }
    return found
  }

  /// Returns the index of the first element with an id. Except in a range, the time is proportional to the
  /// number of elements.
  func index(of id: ID) -> Int? {
    if isRange, let range = source?.data as? Range<Int>, let number = id as? Int {
      return range.contains(number) ? number - range.lowerBound : nil
    }
    if let ids, !ids.contains(id) { return nil }
    if let orderedIDs = source?.orderedIDs { return orderedIDs.firstIndex(of: id) }
    return (0..<count).first { self.id(at: $0) == id }
  }
}

extension RandomAccessCollection {
  /// Whether the elements are stored next to each other, and therefore stay as they are while the collection exists.
  fileprivate var isContiguous: Bool { withContiguousStorageIfAvailable { _ in true } ?? false }
}
