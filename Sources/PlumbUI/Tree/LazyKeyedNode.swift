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
  private var boxesPerRow: Int?
  /// Where each row's boxes begin, when they are not as many in each.
  private var starts: [Int]?
  private lazy var marker = LazyRowsBox(self)
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
      row.moment = moment
      row.update(data[places[index]], content: content, isShown: shown.contains(index))
      kept[id] = row
    }
    rows = kept
    starts = nil
    if isOutline { makeRows(0..<ids.count) }
    showRows()
    if ids != before { boxesBelowDidChange() }
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

  override func appendBoxes(to boxes: inout [LayoutNode]) {
    if isOutline { super.appendBoxes(to: &boxes) } else { boxes.append(marker) }
  }

  // MARK: Making rows

  var boxCount: Int { starts?.last ?? ids.count * (boxesPerRow ?? 1) }

  func make(_ boxes: Range<Int>) {
    // All rows are made where they are not alike.
    guard starts == nil, !boxes.isEmpty else { return }
    let perRow = boxesPerRow ?? 1
    makeRows(boxes.lowerBound / perRow..<(boxes.upperBound - 1) / perRow + 1)
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
      tree: tree, owner: self, environment: environment, moment: moment)
    let row = Row(at: place)
    row.isLazy = ids.count <= Self.mostOutlined
    row.index = index
    row.update(data[places[index]], content: content, isShown: true)
    rows[ids[index]] = row
    return true
  }

  func countBoxes() -> Bool {
    let rowBoxes = children.map { boxes(of: $0) }
    if rowBoxes.contains(where: { $0.contains { $0 is ContentMarkBox } }) {
      isOutline = true
      makeRows(0..<ids.count)
      boxesBelowDidChange()
      return false
    }
    let counts = rowBoxes.map(\.count)
    if let first = counts.first, counts.allSatisfy({ $0 == first }), first > 0, starts == nil {
      boxesPerRow = first
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

  private func boxes(of row: ViewNode) -> [LayoutNode] {
    var boxes: [LayoutNode] = []
    row.appendBoxes(to: &boxes)
    return boxes
  }

  private func start(of row: Int) -> Int { starts?[row] ?? row * (boxesPerRow ?? 1) }

  func appendBoxes(to all: inout [Int: LayoutNode], from first: Int) {
    for row in rows.values {
      for (index, box) in boxes(of: row).enumerated() {
        all[first + start(of: row.index) + index] = box
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
