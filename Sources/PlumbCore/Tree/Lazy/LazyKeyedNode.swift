/// The node of a `ForEach` in a lazy container: a row is made when it is about to become visible.
///
/// A row keeps its views and their state as long as its element exists, visible or not. Every
/// element is assumed to have as many views as the first one made; where that is wrong, the views
/// of all elements are made.
///
/// Where the views of an element are sections, or contain another `ForEach`, the views of all
/// elements are made; the rows of the inner ones are made when they are about to become visible.
/// This is not done for more than 1 000 elements: the views of each element are then made together.
final class LazyKeyedNode<Data: RandomAccessCollection, ID: Hashable, Content: View>: ViewNode,
  LazyRows
{
  typealias Row = LazyRowNode<Data.Element, Content>

  private var data: Data?
  private var content: ((Data.Element) -> Content)?
  /// The distinct ids of the elements, and their indices in the data.
  private var ids: [ID] = []
  private var dataIndices: [Data.Index] = []
  /// The rows made so far, by the id of their element.
  private var rows: [ID: Row] = [:]
  /// The rows that a container requested last.
  private var shown = 0..<0
  /// The number of layout nodes of each row; `nil` until rows have been counted.
  private var layoutNodesPerRow: Int?
  /// The index of the first layout node of each row, if the rows differ in their number of layout
  /// nodes.
  private var starts: [Int]?
  /// The layout node that represents the rows in the container's content.
  private lazy var marker = LazyRowsLayoutNode(self)
  /// Whether the rows contain other rows or sections, and therefore are no cells themselves.
  private var isOutline = false

  func update(
    _ data: Data, id: (Data.Element) -> ID, content: @escaping (Data.Element) -> Content
  ) {
    self.data = data
    self.content = content
    let before = ids
    readIDs(of: data, by: id)
    var nextRows: [ID: Row] = [:]
    for (index, id) in ids.enumerated() {
      guard let row = rows[id] else { continue }
      row.index = index
      row.environment = environment
      row.context = context
      row.update(data[dataIndices[index]], content: content, isShown: shown.contains(index))
      nextRows[id] = row
    }
    rows = nextRows
    starts = nil
    if isOutline { makeRows(0..<ids.count) }
    showRows()
    if ids != before { layoutNodesBelowDidChange() }
  }

  /// Reads the ids of the elements; of several elements with the same id only the first is used.
  private func readIDs(of data: Data, by id: (Data.Element) -> ID) {
    var seen: Set<ID> = []
    ids = []
    dataIndices = []
    for index in data.indices {
      let id = id(data[index])
      guard seen.insert(id).inserted else { continue }
      ids.append(id)
      dataIndices.append(index)
    }
  }

  /// Sets the rows made so far as child nodes, in the order of the elements.
  private func showRows() {
    setChildren(rows.values.sorted { $0.index < $1.index })
  }

  override func appendLayoutNodes(to layoutNodes: inout [LayoutNode]) {
    if isOutline { super.appendLayoutNodes(to: &layoutNodes) } else { layoutNodes.append(marker) }
  }

  // MARK: Making rows

  var layoutNodeCount: Int { starts?.last ?? ids.count * (layoutNodesPerRow ?? 1) }

  func make(_ layoutNodes: Range<Int>) {
    // All rows have been made if their numbers of layout nodes differ.
    guard starts == nil, !layoutNodes.isEmpty else { return }
    let perRow = layoutNodesPerRow ?? 1
    makeRows(layoutNodes.lowerBound / perRow..<(layoutNodes.upperBound - 1) / perRow + 1)
  }

  /// Makes the rows of some elements, and updates those that are outdated.
  private func makeRows(_ indices: Range<Int>) {
    shown = indices
    var isChanged = false
    for index in indices {
      if let row = rows[ids[index]] { row.evaluateIfOutdated() } else { isChanged = makeRow(index) }
    }
    if isChanged { showRows() }
  }

  /// The maximum number of elements whose rows may contain lazy rows of their own.
  private static var maximumOutlineCount: Int { 1_000 }

  private func makeRow(_ index: Int) -> Bool {
    guard let data, let content else { return false }
    let place = _ChildCursor.Place(
      tree: tree, owner: self, environment: environment, context: context)
    let row = Row(at: place)
    row.isLazy = ids.count <= Self.maximumOutlineCount
    row.index = index
    row.update(data[dataIndices[index]], content: content, isShown: true)
    rows[ids[index]] = row
    return true
  }

  func countLayoutNodes() -> Bool {
    let rowLayoutNodes = children.map { layoutNodes(of: $0) }
    if rowLayoutNodes.contains(where: { $0.contains { $0 is ContentMarkerNode } }) {
      isOutline = true
      makeRows(0..<ids.count)
      layoutNodesBelowDidChange()
      return false
    }
    let counts = rowLayoutNodes.map(\.count)
    if let first = counts.first, counts.allSatisfy({ $0 == first }), first > 0, starts == nil {
      layoutNodesPerRow = first
      return true
    }
    guard !counts.isEmpty else { return true }
    if counts.count < ids.count {
      makeRows(0..<ids.count)
      return false
    }
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

  override func scrollDestination(_ id: AnyHashable) -> ScrollDestination? {
    if isOutline, let id = id.base as? ID, let found = rows[id]?.ownScrollDestination {
      return found
    }
    return super.scrollDestination(id)
  }

  override func addIDs(
    to idsByNode: inout [ObjectIdentifier: AnyHashable], where isIncluded: (AnyHashable) -> Bool
  ) {
    for (id, row) in rows { addID(AnyHashable(id), of: row, to: &idsByNode, where: isIncluded) }
  }

  func index(of id: AnyHashable) -> Int? {
    guard let id = id.base as? ID else { return nil }
    return ids.firstIndex(of: id).map(start(of:))
  }
}

/// The node of one element of a lazy container.
final class LazyRowNode<Element, Content: View>: ViewNode {
  /// The index of the element.
  var index = 0
  private var makeContent: (() -> Content)?
  /// Whether the element has changed since the views were evaluated.
  private var isOutdated = false

  override var propagatesLaziness: Bool { true }

  /// Sets the element. The views of an invisible row are evaluated when the row becomes visible.
  func update(_ element: Element, content: @escaping (Element) -> Content, isShown: Bool) {
    makeContent = { content(element) }
    isOutdated = true
    if isShown { evaluateIfOutdated() }
  }

  func evaluateIfOutdated() {
    if isOutdated { evaluate() }
  }

  override func evaluate() {
    guard let makeContent else { return }
    isOutdated = false
    let view = tracked(makeContent)
    resolveChildren { Content._resolve(view, at: &$0) }
    didEvaluate()
  }
}
