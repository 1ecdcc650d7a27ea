/// The views of a `ForEach`, each with the identity of its element.
///
/// As SwiftUI: an element keeps its views and their state while its id stays, wherever it moves;
/// of several elements with one id only the first is shown.
final class KeyedNode<ID: Hashable, Element, Content: View>: ViewNode {
  private var rows: [ID: RowNode<Element, Content>] = [:]

  func update(
    _ elements: some Sequence<Element>, id: (Element) -> ID,
    content: @escaping (Element) -> Content
  ) {
    var next: [ID: RowNode<Element, Content>] = [:]
    var order: [RowNode<Element, Content>] = []
    next.reserveCapacity(elements.underestimatedCount)
    order.reserveCapacity(elements.underestimatedCount)
    for element in elements {
      let key = id(element)
      guard next[key] == nil else { continue }
      let row =
        rows[key]
        ?? RowNode(
          at: _ChildCursor.Place(
            tree: tree, owner: self, environment: environment, context: context))
      row.environment = environment
      row.context = context
      row.update(element, content: content)
      next[key] = row
      order.append(row)
    }
    rows = next
    setChildren(order)
  }

  override func scrollDestination(_ id: AnyHashable) -> ScrollDestination? {
    if let id = id.base as? ID, let target = rows[id]?.ownScrollDestination { return target }
    return super.scrollDestination(id)
  }

  override func addNames(
    to names: inout [ObjectIdentifier: AnyHashable], where isWanted: (AnyHashable) -> Bool
  ) {
    for (id, row) in rows { addName(AnyHashable(id), of: row, to: &names, where: isWanted) }
  }
}

/// The views of one element; they are made again when something observed changes that they read.
final class RowNode<Element, Content: View>: ViewNode {
  private var makeContent: (() -> Content)?

  func update(_ element: Element, content: @escaping (Element) -> Content) {
    makeContent = { content(element) }
    evaluate()
  }

  override func evaluate() {
    guard let makeContent else { return }
    let view = tracked(makeContent)
    resolveChildren { Content._resolve(view, at: &$0) }
    didEvaluate()
  }
}

/// The views of one branch of several; another branch starts afresh.
class BranchNode: ViewNode {
  final private(set) var branch: AnyHashable?

  override var passesLazinessOn: Bool { true }

  final func update(branch: AnyHashable, resolve: (inout _ChildCursor) -> Void) {
    if branch != self.branch { setChildren([]) }
    self.branch = branch
    resolveChildren(resolve)
  }
}
