/// The views of a `ForEach` in a lazy container: a row is made when it is about to show.
///
/// A row keeps its views and their state while its element is there, shown or not. Each element is
/// taken to have as many views as the first one made; where that is wrong all of them are made.
///
/// Where the views of an element are sections, or have a `ForEach` of their own among them, all
/// elements are looked at; the rows of the inner ones are made when they are about to show. Of more
/// than 1 000 elements not all can be looked at: the views of each are then made together.
final class LazyKeyedNode<Data: RandomAccessCollection, ID: Hashable, Content: View>: ViewNode,
  LazyRows
{
  typealias Row = LazyRowNode<Data.Element, Content>

  private var data: Data?
  private var content: ((Data.Element) -> Content)?
  /// The ids of the elements, each once, and where in the data they are.
  private var ids: [ID] = []
  private var places: [Data.Index] = []
  private var rows: [ID: Row] = [:]
  /// The rows a container asked for last.
  private var shown = 0..<0
  private var layoutNodesPerRow: Int?
  /// Where each row's boxes begin, when they are not as many in each.
  private var starts: [Int]?
  private lazy var marker = LazyRowsLayoutNode(self)
  /// Whether the rows stand for other rows, and so for no cells themselves.
  private var isOutline = false

  func update(
    _ data: Data, id: (Data.Element) -> ID, content: @escaping (Data.Element) -> Content
  ) {
    self.data = data
    self.content = content
    let before = ids
    readIDs(of: data, by: id)
    var kept: [ID: Row] = [:]
    for (index, id) in ids.enumerated() {
      guard let row = rows[id] else { continue }
      row.index = index
      row.environment = environment
      row.context = context
      row.update(data[places[index]], content: content, isShown: shown.contains(index))
      kept[id] = row
    }
    rows = kept
    starts = nil
    if isOutline { makeRows(0..<ids.count) }
    showRows()
    if ids != before { layoutNodesBelowDidChange() }
  }

  private func readIDs(of data: Data, by id: (Data.Element) -> ID) {
    var known: Set<ID> = []
    ids = []
    places = []
    for index in data.indices {
      let id = id(data[index])
      guard known.insert(id).inserted else { continue }
      ids.append(id)
      places.append(index)
    }
  }

  private func showRows() {
    setChildren(rows.values.sorted { $0.index < $1.index })
  }

  override func appendLayoutNodes(to layoutNodes: inout [LayoutNode]) {
    if isOutline { super.appendLayoutNodes(to: &layoutNodes) } else { layoutNodes.append(marker) }
  }

  // MARK: Making rows

  var layoutNodeCount: Int { starts?.last ?? ids.count * (layoutNodesPerRow ?? 1) }

  func make(_ layoutNodes: Range<Int>) {
    // All rows are made where they are not alike.
    guard starts == nil, !layoutNodes.isEmpty else { return }
    let perRow = layoutNodesPerRow ?? 1
    makeRows(layoutNodes.lowerBound / perRow..<(layoutNodes.upperBound - 1) / perRow + 1)
  }

  private func makeRows(_ indices: Range<Int>) {
    shown = indices
    var isChanged = false
    for index in indices {
      if let row = rows[ids[index]] { row.showNewest() } else { isChanged = makeRow(index) }
    }
    if isChanged { showRows() }
  }

  /// How many elements may stand for rows of their own.
  private static var mostOutlined: Int { 1_000 }

  private func makeRow(_ index: Int) -> Bool {
    guard let data, let content else { return false }
    let place = _ChildCursor.Place(
      tree: tree, owner: self, environment: environment, context: context)
    let row = Row(at: place)
    row.isLazy = ids.count <= Self.mostOutlined
    row.index = index
    row.update(data[places[index]], content: content, isShown: true)
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

  override func addNames(
    to names: inout [ObjectIdentifier: AnyHashable], where isWanted: (AnyHashable) -> Bool
  ) {
    for (id, row) in rows { addName(AnyHashable(id), of: row, to: &names, where: isWanted) }
  }

  func index(of id: AnyHashable) -> Int? {
    guard let id = id.base as? ID else { return nil }
    return ids.firstIndex(of: id).map(start(of:))
  }
}

/// The views of one element of a lazy container.
final class LazyRowNode<Element, Content: View>: ViewNode {
  /// The place of the element among the others.
  var index = 0
  private var makeContent: (() -> Content)?
  private var isOutdated = false

  override var passesLazinessOn: Bool { true }

  /// Takes in the element; out of sight the views wait until they show again.
  func update(_ element: Element, content: @escaping (Element) -> Content, isShown: Bool) {
    makeContent = { content(element) }
    isOutdated = true
    if isShown { showNewest() }
  }

  func showNewest() {
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
