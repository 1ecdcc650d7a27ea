/// The node of a `ForEach`, whose items have the identities of their elements.
///
/// As SwiftUI: an element keeps its views and their state as long as its id exists, even if its
/// position changes. Several elements with the same id are all shown, and distinguished by their
/// order.
final class KeyedViewNode<ID: Hashable, Element, Content: View>: ViewNode {
  typealias Item = ItemViewNode<Element, Content>

  /// The items by the id of their element; the first of several items with the same id.
  private var items: [ID: Item] = [:]
  /// The other items with the same id, in order.
  private var repeatedItems: [ID: [Item]] = [:]

  func update(
    _ elements: some Sequence<Element>, id: (Element) -> ID,
    content: @escaping (Element) -> Content
  ) {
    let content = ItemContent(view: content)
    var next: [ID: Item] = [:]
    var nextRepeated: [ID: [Item]] = [:]
    var order: [ViewNode] = []
    next.reserveCapacity(elements.underestimatedCount)
    order.reserveCapacity(elements.underestimatedCount)
    for element in elements {
      let key = id(element)
      let item: Item
      if next[key] == nil {
        item = items[key] ?? makeItem(element, content) { $0.identified(by: key) }
        next[key] = item
      } else {
        let number = nextRepeated[key]?.count ?? 0
        if nextRepeated.isEmpty { warnOfRepeatedID(key) }
        item =
          repeatedItem(key, number)
          ?? makeItem(element, content) { $0.identified(by: key).identified(by: number) }
        nextRepeated[key, default: []].append(item)
      }
      item.update(element, content: content, below: self)
      order.append(item)
    }
    items = next
    repeatedItems = nextRepeated
    restoration = nil
    setChildren(order)
  }

  private func repeatedItem(_ id: ID, _ number: Int) -> Item? {
    guard let items = repeatedItems[id], number < items.count else { return nil }
    return items[number]
  }

  /// Returns a new item with the kept state of a place below the node's place.
  private func makeItem(
    _ element: Element, _ content: ItemContent<Element, Content>,
    at place: (Restoration) -> Restoration
  ) -> Item {
    let item = Item(element, content: content, below: self)
    item.restoration = restoration.map(place)
    return item
  }

  override func keepState(in state: inout KeptViewState, at place: KeptViewState.Place) {
    for (id, item) in items { item.keepState(in: &state, at: place.identified(by: id)) }
    for (id, items) in repeatedItems {
      for (number, item) in items.enumerated() {
        item.keepState(in: &state, at: place.identified(by: id).identified(by: number))
      }
    }
  }

  override func scrollDestination(_ id: AnyHashable) -> ScrollDestination? {
    if let id = id.base as? ID, let target = items[id]?.ownScrollDestination { return target }
    return super.scrollDestination(id)
  }

  override func addIDs(
    to idsByNode: inout [ObjectIdentifier: AnyHashable], where isIncluded: (AnyHashable) -> Bool
  ) {
    for (id, item) in items { addID(AnyHashable(id), of: item, to: &idsByNode, where: isIncluded) }
    for (id, items) in repeatedItems {
      for item in items { addID(AnyHashable(id), of: item, to: &idsByNode, where: isIncluded) }
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
/// elements to an item, which does not; that takes a block of memory for each item.
struct ItemContent<Element, Content> {
  let view: (Element) -> Content
}

/// The node of one element. Its views are evaluated again when an observed value that they read
/// changes.
final class ItemViewNode<Element, Content: View>: ViewNode {
  private var element: Element
  private var content: ItemContent<Element, Content>

  /// Creates an item below a node, in its environment. Its views are not evaluated yet.
  required init(_ element: Element, content: ItemContent<Element, Content>, below owner: ViewNode) {
    self.element = element
    self.content = content
    super.init(
      at: _ChildCursor.Place(
        tree: owner.tree, owner: owner, environment: owner.environment, context: owner.context))
  }

  /// Sets the element and evaluates its views in the environment of the node above.
  func update(_ element: Element, content: ItemContent<Element, Content>, below owner: ViewNode) {
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
package class BranchViewNode: ViewNode {
  /// The identity of the branch shown; `nil` before the first update.
  final private(set) var branch: AnyHashable?

  package override var propagatesPolicy: Bool { true }

  /// Resolves the views of a branch; the nodes of another branch are removed first.
  package final func update(branch: AnyHashable, resolve: (inout _ChildCursor) -> Void) {
    if branch != self.branch { setChildren([]) }
    self.branch = branch
    restore(branch)
    resolveChildren(resolve)
  }

  /// Finds the kept state of a branch below the node's place.
  private func restore(_ branch: AnyHashable) {
    if let restoration { self.restoration = restoration.identified(by: branch) }
  }

  package override func keepState(in state: inout KeptViewState, at place: KeptViewState.Place) {
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
