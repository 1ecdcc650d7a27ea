/// The node of a `ForEach`, whose rows have the identities of their elements.
///
/// As SwiftUI: an element keeps its views and their state as long as its id exists, even if its
/// position changes. Several elements with the same id are all shown, and distinguished by their
/// order.
final class KeyedViewNode<ID: Hashable, Element, Content: View>: ViewNode {
  typealias Row = RowViewNode<Element, Content>

  /// The rows by the id of their element; the first of several rows with the same id.
  private var rows: [ID: Row] = [:]
  /// The other rows with the same id, in order.
  private var repeatedRows: [ID: [Row]] = [:]

  func update(
    _ elements: some Sequence<Element>, id: (Element) -> ID,
    content: @escaping (Element) -> Content
  ) {
    let content = RowContent(view: content)
    var next: [ID: Row] = [:]
    var nextRepeated: [ID: [Row]] = [:]
    var order: [ViewNode] = []
    next.reserveCapacity(elements.underestimatedCount)
    order.reserveCapacity(elements.underestimatedCount)
    for element in elements {
      let key = id(element)
      let row: Row
      if next[key] == nil {
        row = rows[key] ?? makeRow(element, content) { $0.identified(by: key) }
        next[key] = row
      } else {
        let number = nextRepeated[key]?.count ?? 0
        if nextRepeated.isEmpty { warnOfRepeatedID(key) }
        row =
          repeatedRow(key, number)
          ?? makeRow(element, content) { $0.identified(by: key).identified(by: number) }
        nextRepeated[key, default: []].append(row)
      }
      row.update(element, content: content, below: self)
      order.append(row)
    }
    rows = next
    repeatedRows = nextRepeated
    restoration = nil
    setChildren(order)
  }

  private func repeatedRow(_ id: ID, _ number: Int) -> Row? {
    guard let rows = repeatedRows[id], number < rows.count else { return nil }
    return rows[number]
  }

  /// Returns a new row with the kept state of a place below the node's place.
  private func makeRow(
    _ element: Element, _ content: RowContent<Element, Content>,
    at place: (Restoration) -> Restoration
  ) -> Row {
    let row = Row(element, content: content, below: self)
    row.restoration = restoration.map(place)
    return row
  }

  override func keepState(in state: inout KeptViewState, at place: KeptViewState.Place) {
    for (id, row) in rows { row.keepState(in: &state, at: place.identified(by: id)) }
    for (id, rows) in repeatedRows {
      for (number, row) in rows.enumerated() {
        row.keepState(in: &state, at: place.identified(by: id).identified(by: number))
      }
    }
  }

  override func scrollDestination(_ id: AnyHashable) -> ScrollDestination? {
    if let id = id.base as? ID, let target = rows[id]?.ownScrollDestination { return target }
    return super.scrollDestination(id)
  }

  override func addIDs(
    to idsByNode: inout [ObjectIdentifier: AnyHashable], where isIncluded: (AnyHashable) -> Bool
  ) {
    for (id, row) in rows { addID(AnyHashable(id), of: row, to: &idsByNode, where: isIncluded) }
    for (id, rows) in repeatedRows {
      for row in rows { addID(AnyHashable(id), of: row, to: &idsByNode, where: isIncluded) }
    }
  }
}

/// Warns of elements of a `ForEach` with the same id, once for each id.
func warnOfRepeatedID(_ id: some Hashable) {
  RuntimeWarning.showOnce(
    "Several elements of a ForEach have the id \(id). All are shown, but when the elements change, "
      + "their state may be that of another one; give every element an id of its own.")
}

/// Returns the views of an element.
///
/// A closure by itself would be adapted each time it is passed from code that knows the type of the
/// elements to a row, which does not; that takes a block of memory for each row.
struct RowContent<Element, Content> {
  let view: (Element) -> Content
}

/// The node of one element. Its views are evaluated again when an observed value that they read
/// changes.
final class RowViewNode<Element, Content: View>: ViewNode {
  private var element: Element
  private var content: RowContent<Element, Content>

  /// Creates a row below a node, in its environment. Its views are not evaluated yet.
  init(_ element: Element, content: RowContent<Element, Content>, below owner: ViewNode) {
    self.element = element
    self.content = content
    super.init(
      at: _ChildCursor.Place(
        tree: owner.tree, owner: owner, environment: owner.environment, context: owner.context))
  }

  /// Sets the element and evaluates its views in the environment of the node above.
  func update(_ element: Element, content: RowContent<Element, Content>, below owner: ViewNode) {
    self.element = element
    self.content = content
    environment = owner.environment
    context = owner.context
    evaluate()
  }

  override func evaluate() {
    let view = tracked { content.view(element) }
    resolveChildren { Content._resolve(view, at: &$0) }
    didEvaluate()
  }
}

/// The node of one of several branches. Changing to another branch replaces all nodes and their
/// state.
class BranchViewNode: ViewNode {
  /// The identity of the branch shown; `nil` before the first update.
  final private(set) var branch: AnyHashable?

  override var propagatesLaziness: Bool { true }

  /// Resolves the views of a branch; the nodes of another branch are removed first.
  final func update(branch: AnyHashable, resolve: (inout _ChildCursor) -> Void) {
    if branch != self.branch { setChildren([]) }
    self.branch = branch
    restore(branch)
    resolveChildren(resolve)
  }

  /// Finds the kept state of a branch below the node's place.
  private func restore(_ branch: AnyHashable) {
    if let restoration { self.restoration = restoration.identified(by: branch) }
  }

  override func keepState(in state: inout KeptViewState, at place: KeptViewState.Place) {
    super.keepState(in: &state, at: branch.map(place.identified) ?? place)
  }
}

/// The node of a view with an id, which replaces its children when the id changes.
final class IdentityViewNode: BranchViewNode {
  override func scrollDestination(_ id: AnyHashable) -> ScrollDestination? {
    id == branch ? ownScrollDestination : super.scrollDestination(id)
  }

  override func addIDs(
    to idsByNode: inout [ObjectIdentifier: AnyHashable], where isIncluded: (AnyHashable) -> Bool
  ) {
    guard let branch, isIncluded(branch), case .layoutNode(let layoutNode) = ownScrollDestination
    else {
      return super.addIDs(to: &idsByNode, where: isIncluded)
    }
    idsByNode[ObjectIdentifier(layoutNode)] = branch
  }
}
