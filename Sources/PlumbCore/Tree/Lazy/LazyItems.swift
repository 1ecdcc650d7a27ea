/// Items that are made when a container requests them.
@MainActor protocol LazyItems: AnyObject {
  /// The number of layout nodes of all items, as far as it is known.
  var layoutNodeCount: Int { get }

  /// Makes the items that contain a range of layout nodes.
  func make(_ layoutNodes: Range<Int>)

  /// Releases the items of layout nodes outside of some ranges, except items in use.
  ///
  /// - Parameters:
  ///   - layoutNodes: at least one range; the first are the visible ones.
  ///   - nodesInUse: finds the items in use; called only if there are other items.
  func release(except layoutNodes: [Range<Int>], _ nodesInUse: () -> NodesInUse)

  /// Counts the layout nodes of the items that have been made.
  ///
  /// - Returns: `false` if other items have to be made first.
  func countLayoutNodes() -> Bool

  /// Adds the layout nodes of the items that have been made, by their index plus `start`.
  func appendLayoutNodes(to layoutNodes: inout [Int: LayoutNode], from start: Int)

  /// Returns which layout nodes, made or not, are the same as at the last call.
  func takeKeptRanges() -> [KeptRange]

  /// Returns the index of the first layout node of the item with an id.
  func index(of id: AnyHashable) -> Int?
}

/// A marker among the layout nodes of a lazy container's content for an element that is not a cell.
package class ContentMarkerLayoutNode: LayoutNode {
  // Not left to the compiler, which then warns of a recursion in internal subclasses.
  override init() {}
}

/// A marker for items that are made when they become visible.
final class LazyItemsLayoutNode: ContentMarkerLayoutNode {
  private(set) weak var items: (any LazyItems)?

  init(_ items: any LazyItems) {
    self.items = items
  }
}

/// The node of one element of a lazy container, whatever the type of the element.
class IndexedItemViewNode: ViewNode {
  /// The index of the element.
  final var index = 0
  private var listedLayoutNodes: [LayoutNode]?

  override var propagatesPolicy: Bool { true }

  /// The layout nodes of the item.
  ///
  /// Kept until they change, as the layout nodes of all items are listed whenever items are made or released.
  final var layoutNodes: [LayoutNode] {
    if let listedLayoutNodes { return listedLayoutNodes }
    var layoutNodes: [LayoutNode] = []
    appendLayoutNodes(to: &layoutNodes)
    listedLayoutNodes = layoutNodes
    return layoutNodes
  }

  override func layoutNodesBelowDidChange() {
    listedLayoutNodes = nil
    super.layoutNodesBelowDidChange()
  }
}

/// The node of one element of a lazy container.
final class LazyItemViewNode<Element, Content: View>: IndexedItemViewNode {
  private var makeContent: (() -> Content)?

  /// Sets the element and evaluates its views.
  func update(_ element: Element, content: @escaping (Element, Int?) -> Content) {
    makeContent = { [index] in content(element, index) }
    evaluate()
  }

  override func evaluate() {
    guard let makeContent else { return }
    let view = tracked(makeContent)
    resolveChildren { Content._resolve(view, at: &$0) }
    didEvaluate()
  }
}

/// A node with the number by which it is sorted.
// A type that does not depend on that of the node, so that no type is looked up for each comparison.
struct NumberedNode {
  let number: Int
  let node: ViewNode

  /// Returns the nodes in the order of their numbers.
  static func inOrder(_ nodes: [NumberedNode]) -> [ViewNode] {
    nodes.sorted { $0.number < $1.number }.map { $0.node }
  }
}
