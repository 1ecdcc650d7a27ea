/// The node of a `ForEach` in a lazy container: an item is made when it is about to become visible,
/// and released when it is out of sight.
///
/// The state of a released item is kept by the id of its element, within the limit of
/// `KeptItemLimit`, and restored when the item is made again. Every element is assumed to have as many
/// views as the first one made; if that is wrong, the views of all elements are made, and none is
/// released.
///
/// If the views of an element are sections, or contain another `ForEach`, the views of all elements
/// are made; the items of the inner ones are made when they are about to become visible. This is not
/// done for more than 1 000 elements: the views of each element are then made together.
final class LazyKeyedViewNode<Data: RandomAccessCollection, ID: Hashable, Content: View>: ViewNode,
  LazyItems
{
  typealias Item = LazyItemViewNode<Data.Element, Content>
  typealias Key = LazyElementKey<ID>

  /// Makes the views of an element at an offset.
  private var content: ((Data.Element, Int?) -> Content)?
  private var elements = LazyElements<Data, ID>()
  /// The items that exist, by the identity of their element.
  private var items: [Key: Item] = [:]
  /// The state of released items.
  private var keptStates = KeptItemStates<Key>()
  /// The number of layout nodes of each item; `nil` until items have been counted.
  private var layoutNodesPerItem: Int?
  /// The index of the first layout node of each item, if the items differ in their number of layout
  /// nodes.
  private var starts: [Int]?
  /// Whether the items were evaluated with another content since their layout nodes were counted.
  private var hasNewContent = false
  /// The elements and layout nodes at the last call of `takeKeptRanges`, and the changes since then;
  /// `nil` if nothing is known to be the same.
  private var reported: (count: Int, layoutNodesPerItem: Int, changes: ElementChanges)?
  /// The layout node that represents the items in the container's content.
  private lazy var marker = LazyItemsLayoutNode(self)
  /// Whether the items contain other items or sections, and therefore are no cells themselves.
  private var isOutline = false

  /// Sets the elements and updates the items that exist.
  ///
  /// - Parameter elementsAreIDs: whether every element is its own id.
  func update(
    _ data: Data, id: @escaping (Data.Element) -> ID, elementsAreIDs: Bool,
    content: @escaping (Data.Element, Int?) -> Content
  ) {
    if let restoration, let kept: KeptItemStates<Key> = restoration.value() { keptStates = kept }
    restoration = nil
    self.content = content
    hasNewContent = true
    var changes = elements.update(data, id: id, elementsAreIDs: elementsAreIDs)
    if !moveItems(by: changes) {
      changes = elements.reset()
      _ = moveItems(by: changes)
    }
    if !changes.isEmpty { elementsDidChange(by: changes) }
    if let id = elements.repeatedID { warnOfRepeatedID(id) }
    for item in items.values { updateItem(item) }
    if isOutline { makeItems(0..<elements.count) }
    showItems()
    if !changes.isEmpty { layoutNodesBelowDidChange() }
  }

  /// Gives the items the new indices of their elements, and removes items without an element.
  ///
  /// - Returns: `false`, changing nothing, if an element that was not replaced has another id now.
  private func moveItems(by changes: ElementChanges) -> Bool {
    var kept: [Key: (item: Item, index: Int)] = [:]
    var replaced: [Key: Item] = [:]
    for (key, item) in items {
      if let index = changes.index(of: item.index) {
        guard elements.key(at: index) == key else { return false }
        kept[key] = (item, index)
      } else {
        replaced[key] = item
      }
    }
    for index in changes.replacements.lazy.flatMap(\.new) {
      if replaced.isEmpty { break }
      guard let key = elements.key(at: index), let item = replaced.removeValue(forKey: key) else {
        continue
      }
      kept[key] = (item, index)
    }
    items = kept.mapValues { item, index in
      item.index = index
      return item
    }
    return true
  }

  /// Discards the positions of layout nodes, and the kept state of removed elements.
  private func elementsDidChange(by changes: ElementChanges) {
    starts = nil
    // Two changes between two collections are recorded only as a change of everything.
    reported = reported.flatMap {
      $0.changes.isEmpty ? ($0.count, $0.layoutNodesPerItem, changes) : nil
    }
    guard keptStates.count > 0 else { return }
    if let removed = elements.removedIDs {
      for id in removed { keptStates.remove(.id(id)) }
    } else {
      let existing = elements.existing(keptStates.ids(of: \.id))
      keptStates.removeAll { !existing.contains($0.id) }
    }
  }

  private func updateItem(_ item: Item) {
    guard let content, let element = elements[item.index] else { return }
    item.environment = environment
    item.context = context
    item.update(element, content: content)
  }

  /// Sets the items that exist as child nodes, in the order of the elements.
  private func showItems() {
    var nodes: [NumberedNode] = []
    nodes.reserveCapacity(items.count)
    for item in items.values { nodes.append(NumberedNode(number: item.index, node: item)) }
    setChildren(NumberedNode.inOrder(nodes))
  }

  override func appendLayoutNodes(to layoutNodes: inout [LayoutNode]) {
    if isOutline { super.appendLayoutNodes(to: &layoutNodes) } else { layoutNodes.append(marker) }
  }

  override func keepState(in state: inout KeptViewState, at place: KeptViewState.Place) {
    for (key, item) in items { keepState(of: item, key) }
    if keptStates.count > 0 { state.add(keptStates, at: place) }
  }

  private func keepState(of item: Item, _ key: Key) {
    let state = KeptViewState(of: item)
    if !state.isEmpty { keptStates.keep(state, of: key) }
  }

  // MARK: Making and releasing items

  var layoutNodeCount: Int { starts?.last ?? elements.count * (layoutNodesPerItem ?? 1) }

  func make(_ layoutNodes: Range<Int>) {
    // All items have been made if their numbers of layout nodes differ.
    guard starts == nil, !layoutNodes.isEmpty else { return }
    makeItems(itemIndices(of: layoutNodes))
  }

  /// Returns the indices of the items that contain some layout nodes, of which there are any.
  private func itemIndices(of layoutNodes: Range<Int>) -> Range<Int> {
    let perItem = layoutNodesPerItem ?? 1
    return layoutNodes.lowerBound / perItem..<(layoutNodes.upperBound - 1) / perItem + 1
  }

  /// Makes the items of some elements that do not exist.
  private func makeItems(_ indices: Range<Int>) {
    var isChanged = false
    for index in indices {
      guard var key = elements.key(at: index) else { continue }
      if let item = items[key] {
        if item.index == index { continue }
        separateRepeatedIDs()
        isChanged = true
        guard let other = elements.key(at: index), items[other] == nil else { continue }
        key = other
      }
      makeItem(index, key)
      isChanged = true
    }
    if isChanged { showItems() }
  }

  /// Numbers the elements with the same id, two of which have been found.
  private func separateRepeatedIDs() {
    let changes = elements.reset()
    _ = moveItems(by: changes)
    elementsDidChange(by: changes)
    if let id = elements.repeatedID { warnOfRepeatedID(id) }
  }

  /// The maximum number of elements whose items may contain lazy items of their own.
  private static var maximumOutlineCount: Int { 1_000 }

  private func makeItem(_ index: Int, _ key: Key) {
    let item = Item(
      at: _ChildCursor.Place(tree: tree, owner: self, environment: environment, context: context))
    item.policy = elements.count <= Self.maximumOutlineCount ? .lazyElements : .eager
    item.index = index
    item.restoration = keptStates.take(key).map { Restoration($0) }
    updateItem(item)
    items[key] = item
  }

  func release(except layoutNodes: [Range<Int>], _ nodesInUse: () -> NodesInUse) {
    guard starts == nil, !isOutline, layoutNodesPerItem != nil else { return }
    let kept = layoutNodes.filter { !$0.isEmpty }.map(itemIndices)
    let visible = (layoutNodes.first ?? 0..<0).lowerBound / (layoutNodesPerItem ?? 1)
    // Loops, as each call of a closure would check its executor.
    var others: [(key: Key, item: Item)] = []
    for (key, item) in items where !Self.contains(item.index, in: kept) {
      others.append((key, item))
    }
    guard !others.isEmpty else { return }
    let used = nodesInUse()
    var animated: [Int] = []
    for (_, item) in others where used.animates(item) { animated.append(item.index) }
    let nearest = Self.nearest(KeptItemLimit.animatedItems, of: animated, visible)
    var isChanged = false
    for (key, item) in others where !used.holds(item) && !nearest.contains(item.index) {
      keepState(of: item, key)
      items[key] = nil
      isChanged = true
    }
    if isChanged { showItems() }
  }

  private static func contains(_ index: Int, in ranges: [Range<Int>]) -> Bool {
    for range in ranges where range.contains(index) { return true }
    return false
  }

  /// Returns the indices nearest to another one, up to a limit.
  private static func nearest(_ limit: Int, of indices: [Int], _ index: Int) -> Set<Int> {
    if indices.isEmpty { return [] }
    return Set(indices.sorted { abs($0 - index) < abs($1 - index) }.prefix(limit))
  }

  func countLayoutNodes() -> Bool {
    var counts: [Int] = []
    counts.reserveCapacity(children.count)
    for case let item as IndexedItemViewNode in children {
      for layoutNode in item.layoutNodes where layoutNode is ContentMarkerLayoutNode {
        isOutline = true
        makeItems(0..<elements.count)
        layoutNodesBelowDidChange()
        return false
      }
      counts.append(item.layoutNodes.count)
    }
    guard let first = counts.first else { return true }
    // The views of all elements may have changed with the content; otherwise items that were released
    // had as many views as the earlier ones.
    let expected = hasNewContent ? first : layoutNodesPerItem ?? first
    if expected > 0, starts == nil, counts.allSatisfy({ $0 == expected }) {
      layoutNodesPerItem = expected
      hasNewContent = false
      return true
    }
    if counts.count < elements.count {
      makeItems(0..<elements.count)
      return false
    }
    hasNewContent = false
    starts = counts.reduce(into: [0]) { $0.append($0[$0.count - 1] + $1) }
    return true
  }

  private func start(of item: Int) -> Int { starts?[item] ?? item * (layoutNodesPerItem ?? 1) }

  func appendLayoutNodes(to all: inout [Int: LayoutNode], from first: Int) {
    for case let item as IndexedItemViewNode in children {
      for (index, layoutNode) in item.layoutNodes.enumerated() {
        all[first + start(of: item.index) + index] = layoutNode
      }
    }
  }

  func takeKeptRanges() -> [KeptRange] {
    let perItem = starts == nil ? layoutNodesPerItem ?? 1 : nil
    defer { reported = perItem.map { (elements.count, $0, ElementChanges()) } }
    guard let reported, let perItem, perItem == reported.layoutNodesPerItem else { return [] }
    return reported.changes.keptRanges(of: reported.count).map { $0.scaled(by: perItem) }
  }

  override func scrollDestination(_ id: AnyHashable) -> ScrollDestination? {
    if isOutline, let id = id.base as? ID, let found = items[.id(id)]?.ownScrollDestination {
      return found
    }
    return super.scrollDestination(id)
  }

  override func addIDs(
    to idsByNode: inout [ObjectIdentifier: AnyHashable], where isIncluded: (AnyHashable) -> Bool
  ) {
    for (key, item) in items {
      addID(AnyHashable(key.id), of: item, to: &idsByNode, where: isIncluded)
    }
  }

  func index(of id: AnyHashable) -> Int? {
    guard let id = id.base as? ID else { return nil }
    return (items[.id(id)]?.index ?? elements.index(of: id)).map(start(of:))
  }
}
