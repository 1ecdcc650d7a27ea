/// The node of a `ForEach` in a lazy container: a row is made when it is about to become visible,
/// and released when it is out of sight.
///
/// The state of a released row is kept by the id of its element, within the limit of
/// `KeptRowLimit`, and restored when the row is made again. Every element is assumed to have as many
/// views as the first one made; if that is wrong, the views of all elements are made, and none is
/// released.
///
/// If the views of an element are sections, or contain another `ForEach`, the views of all elements
/// are made; the rows of the inner ones are made when they are about to become visible. This is not
/// done for more than 1 000 elements: the views of each element are then made together.
final class LazyKeyedViewNode<Data: RandomAccessCollection, ID: Hashable, Content: View>: ViewNode,
  LazyRows
{
  typealias Row = LazyRowViewNode<Data.Element, Content>
  typealias Key = LazyElementKey<ID>

  /// Makes the views of an element at an offset.
  private var content: ((Data.Element, Int?) -> Content)?
  private var elements = LazyElements<Data, ID>()
  /// The rows that exist, by the identity of their element.
  private var rows: [Key: Row] = [:]
  /// The state of released rows.
  private var keptStates = KeptRowStates<Key>()
  /// The number of layout nodes of each row; `nil` until rows have been counted.
  private var layoutNodesPerRow: Int?
  /// The index of the first layout node of each row, if the rows differ in their number of layout
  /// nodes.
  private var starts: [Int]?
  /// Whether the rows were evaluated with another content since their layout nodes were counted.
  private var hasNewContent = false
  /// The elements and layout nodes at the last call of `takeKeptRanges`, and the changes since then;
  /// `nil` if nothing is known to be the same.
  private var reported: (count: Int, layoutNodesPerRow: Int, changes: ElementChanges)?
  /// The layout node that represents the rows in the container's content.
  private lazy var marker = LazyRowsLayoutNode(self)
  /// Whether the rows contain other rows or sections, and therefore are no cells themselves.
  private var isOutline = false

  /// Sets the elements and updates the rows that exist.
  ///
  /// - Parameter elementsAreIDs: whether every element is its own id.
  func update(
    _ data: Data, id: @escaping (Data.Element) -> ID, elementsAreIDs: Bool,
    content: @escaping (Data.Element, Int?) -> Content
  ) {
    if let restoration, let kept: KeptRowStates<Key> = restoration.value() { keptStates = kept }
    restoration = nil
    self.content = content
    hasNewContent = true
    var changes = elements.update(data, id: id, elementsAreIDs: elementsAreIDs)
    if !moveRows(by: changes) {
      changes = elements.reset()
      _ = moveRows(by: changes)
    }
    if !changes.isEmpty { elementsDidChange(by: changes) }
    if let id = elements.repeatedID { warnOfRepeatedID(id) }
    for row in rows.values { updateRow(row) }
    if isOutline { makeRows(0..<elements.count) }
    showRows()
    if !changes.isEmpty { layoutNodesBelowDidChange() }
  }

  /// Gives the rows the new indices of their elements, and removes rows without an element.
  ///
  /// - Returns: `false`, changing nothing, if an element that was not replaced has another id now.
  private func moveRows(by changes: ElementChanges) -> Bool {
    var kept: [Key: (row: Row, index: Int)] = [:]
    var replaced: [Key: Row] = [:]
    for (key, row) in rows {
      if let index = changes.index(of: row.index) {
        guard elements.key(at: index) == key else { return false }
        kept[key] = (row, index)
      } else {
        replaced[key] = row
      }
    }
    for index in changes.replacements.lazy.flatMap(\.new) {
      if replaced.isEmpty { break }
      guard let key = elements.key(at: index), let row = replaced.removeValue(forKey: key) else {
        continue
      }
      kept[key] = (row, index)
    }
    rows = kept.mapValues { row, index in
      row.index = index
      return row
    }
    return true
  }

  /// Discards the positions of layout nodes, and the kept state of removed elements.
  private func elementsDidChange(by changes: ElementChanges) {
    starts = nil
    // Two changes between two collections are recorded only as a change of everything.
    reported = reported.flatMap {
      $0.changes.isEmpty ? ($0.count, $0.layoutNodesPerRow, changes) : nil
    }
    guard keptStates.count > 0 else { return }
    if let removed = elements.removedIDs {
      for id in removed { keptStates.remove(.id(id)) }
    } else {
      let existing = elements.existing(keptStates.ids(of: \.id))
      keptStates.removeAll { !existing.contains($0.id) }
    }
  }

  private func updateRow(_ row: Row) {
    guard let content, let element = elements[row.index] else { return }
    row.environment = environment
    row.storedContext = context
    row.update(element, content: content)
  }

  /// Sets the rows that exist as child nodes, in the order of the elements.
  private func showRows() {
    setChildren(rows.values.sorted { $0.index < $1.index })
  }

  override func appendLayoutNodes(to layoutNodes: inout [LayoutNode]) {
    if isOutline { super.appendLayoutNodes(to: &layoutNodes) } else { layoutNodes.append(marker) }
  }

  override func keepState(in state: inout KeptViewState, at place: KeptViewState.Place) {
    for (key, row) in rows { keepState(of: row, key) }
    if keptStates.count > 0 { state.add(keptStates, at: place) }
  }

  private func keepState(of row: Row, _ key: Key) {
    let state = KeptViewState(of: row)
    if !state.isEmpty { keptStates.keep(state, of: key) }
  }

  // MARK: Making and releasing rows

  var layoutNodeCount: Int { starts?.last ?? elements.count * (layoutNodesPerRow ?? 1) }

  func make(_ layoutNodes: Range<Int>) {
    // All rows have been made if their numbers of layout nodes differ.
    guard starts == nil, !layoutNodes.isEmpty else { return }
    makeRows(rowIndices(of: layoutNodes))
  }

  /// Returns the indices of the rows that contain some layout nodes, of which there are any.
  private func rowIndices(of layoutNodes: Range<Int>) -> Range<Int> {
    let perRow = layoutNodesPerRow ?? 1
    return layoutNodes.lowerBound / perRow..<(layoutNodes.upperBound - 1) / perRow + 1
  }

  /// Makes the rows of some elements that do not exist.
  private func makeRows(_ indices: Range<Int>) {
    var isChanged = false
    for index in indices {
      if let key = elements.key(at: index), let row = rows[key], row.index != index {
        separateRepeatedIDs()
        isChanged = true
      }
      guard let key = elements.key(at: index), rows[key] == nil else { continue }
      makeRow(index, key)
      isChanged = true
    }
    if isChanged { showRows() }
  }

  /// Numbers the elements with the same id, two of which have been found.
  private func separateRepeatedIDs() {
    let changes = elements.reset()
    _ = moveRows(by: changes)
    elementsDidChange(by: changes)
    if let id = elements.repeatedID { warnOfRepeatedID(id) }
  }

  /// The maximum number of elements whose rows may contain lazy rows of their own.
  private static var maximumOutlineCount: Int { 1_000 }

  private func makeRow(_ index: Int, _ key: Key) {
    let row = Row(
      at: _ChildCursor.Place(tree: tree, owner: self, environment: environment, context: context))
    row.isLazy = elements.count <= Self.maximumOutlineCount
    row.index = index
    row.restoration = keptStates.take(key).map { Restoration($0) }
    updateRow(row)
    rows[key] = row
  }

  func release(except layoutNodes: [Range<Int>], _ nodesInUse: () -> NodesInUse) {
    guard starts == nil, !isOutline, layoutNodesPerRow != nil else { return }
    let kept = layoutNodes.filter { !$0.isEmpty }.map(rowIndices)
    let visible = (layoutNodes.first ?? 0..<0).lowerBound / (layoutNodesPerRow ?? 1)
    let others = rows.filter { row in !kept.contains { $0.contains(row.value.index) } }
    guard !others.isEmpty else { return }
    let used = nodesInUse()
    let animated = nearest(
      KeptRowLimit.animatedRows, of: others.values.filter(used.animates), visible)
    let released = others.filter { !used.holds($1) && !animated.contains($1.index) }
    guard !released.isEmpty else { return }
    for (key, row) in released {
      keepState(of: row, key)
      rows[key] = nil
    }
    showRows()
  }

  /// Returns the indices of the rows nearest to another row, up to a limit.
  private func nearest(_ limit: Int, of rows: [Row], _ row: Int) -> Set<Int> {
    Set(rows.map(\.index).sorted { abs($0 - row) < abs($1 - row) }.prefix(limit))
  }

  func countLayoutNodes() -> Bool {
    let rowLayoutNodes = children.map { layoutNodes(of: $0) }
    if rowLayoutNodes.contains(where: { $0.contains { $0 is ContentMarkerLayoutNode } }) {
      isOutline = true
      makeRows(0..<elements.count)
      layoutNodesBelowDidChange()
      return false
    }
    let counts = rowLayoutNodes.map(\.count)
    guard let first = counts.first else { return true }
    // The views of all elements may have changed with the content; otherwise rows that were released
    // had as many views as the earlier ones.
    let expected = hasNewContent ? first : layoutNodesPerRow ?? first
    if expected > 0, starts == nil, counts.allSatisfy({ $0 == expected }) {
      layoutNodesPerRow = expected
      hasNewContent = false
      return true
    }
    if counts.count < elements.count {
      makeRows(0..<elements.count)
      return false
    }
    hasNewContent = false
    starts = counts.reduce(into: [0]) { $0.append($0[$0.count - 1] + $1) }
    return true
  }

  private func layoutNodes(of row: ViewNode) -> [LayoutNode] {
    var layoutNodes: [LayoutNode] = []
    row.appendLayoutNodes(to: &layoutNodes)
    return layoutNodes
  }

  private func start(of row: Int) -> Int { starts?[row] ?? row * (layoutNodesPerRow ?? 1) }

  func appendLayoutNodes(to all: inout [Int: LayoutNode], from first: Int) {
    for row in rows.values {
      for (index, layoutNode) in layoutNodes(of: row).enumerated() {
        all[first + start(of: row.index) + index] = layoutNode
      }
    }
  }

  func takeKeptRanges() -> [KeptRange] {
    let perRow = starts == nil ? layoutNodesPerRow ?? 1 : nil
    defer { reported = perRow.map { (elements.count, $0, ElementChanges()) } }
    guard let reported, let perRow, perRow == reported.layoutNodesPerRow else { return [] }
    return reported.changes.keptRanges(of: reported.count).map { $0.scaled(by: perRow) }
  }

  override func scrollDestination(_ id: AnyHashable) -> ScrollDestination? {
    if isOutline, let id = id.base as? ID, let found = rows[.id(id)]?.ownScrollDestination {
      return found
    }
    return super.scrollDestination(id)
  }

  override func addIDs(
    to idsByNode: inout [ObjectIdentifier: AnyHashable], where isIncluded: (AnyHashable) -> Bool
  ) {
    for (key, row) in rows {
      addID(AnyHashable(key.id), of: row, to: &idsByNode, where: isIncluded)
    }
  }

  func index(of id: AnyHashable) -> Int? {
    guard let id = id.base as? ID else { return nil }
    return (rows[.id(id)]?.index ?? elements.index(of: id)).map(start(of:))
  }
}
