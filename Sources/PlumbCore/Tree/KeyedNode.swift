/// The node of a `ForEach`, whose rows have the identities of their elements.
///
/// As SwiftUI: an element keeps its views and their state as long as its id exists, even if its
/// position changes. Of several elements with the same id only the first is shown.
final class KeyedNode<ID: Hashable, Element, Content: View>: ViewNode {
  /// The rows by the id of their element.
  private var rows: [ID: RowNode<Element, Content>] = [:]

  func update(
    _ elements: some Sequence<Element>, id: (Element) -> ID,
    content: @escaping (Element) -> Content
  ) {
    var next: [ID: RowNode<Element, Content>] = [:]
    var order: [RowNode<Element, Content>] = []
    let content = RowContent(view: content)
    next.reserveCapacity(elements.underestimatedCount)
    order.reserveCapacity(elements.underestimatedCount)
    for element in elements {
      let key = id(element)
      guard next[key] == nil else { continue }
      let row = rows[key] ?? RowNode(element, content: content, below: self)
      restore(row, key)
      row.update(element, content: content, below: self)
      next[key] = row
      order.append(row)
    }
    rows = next
    restoration = nil
    setChildren(order)
  }

  /// Passes on the kept state to a new row.
  private func restore(_ row: RowNode<Element, Content>, _ id: ID) {
    guard let restoration, rows[id] == nil else { return }
    row.restoration = restoration.identified(by: id)
  }

  override func keepState(in state: inout KeptViewState, at place: KeptViewState.Place) {
    for (id, row) in rows { row.keepState(in: &state, at: place.identified(by: id)) }
  }

  override func scrollDestination(_ id: AnyHashable) -> ScrollDestination? {
    if let id = id.base as? ID, let target = rows[id]?.ownScrollDestination { return target }
    return super.scrollDestination(id)
  }

  override func addIDs(
    to idsByNode: inout [ObjectIdentifier: AnyHashable], where isIncluded: (AnyHashable) -> Bool
  ) {
    for (id, row) in rows { addID(AnyHashable(id), of: row, to: &idsByNode, where: isIncluded) }
  }
}

/// Returns the views of an element.
///
/// A closure by itself is adapted anew each time it is passed from where the type of the elements
/// is known to a row, where it is not; that takes a block of memory for each row.
struct RowContent<Element, Content> {
  let view: (Element) -> Content
}

/// The node of one element. Its views are evaluated again when an observed value that they read
/// changes.
final class RowNode<Element, Content: View>: ViewNode {
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
class BranchNode: ViewNode {
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

  /// Finds the kept state of a branch below that of the node.
  private func restore(_ branch: AnyHashable) {
    if let restoration { self.restoration = restoration.identified(by: branch) }
  }

  override func keepState(in state: inout KeptViewState, at place: KeptViewState.Place) {
    super.keepState(in: &state, at: branch.map(place.identified) ?? place)
  }
}
