/// Rows that are made when a container requests them.
@MainActor protocol LazyRows: AnyObject {
  /// The number of layout nodes of all rows, as far as it is known.
  var layoutNodeCount: Int { get }

  /// Makes the rows that contain a range of layout nodes.
  func make(_ layoutNodes: Range<Int>)

  /// Releases the rows of layout nodes outside of some ranges, except rows in use.
  ///
  /// - Parameters:
  ///   - layoutNodes: at least one range; the first are the visible ones.
  ///   - nodesInUse: finds the rows in use; called only if there are other rows.
  func release(except layoutNodes: [Range<Int>], _ nodesInUse: () -> NodesInUse)

  /// Counts the layout nodes of the rows that have been made.
  ///
  /// - Returns: `false` if other rows have to be made first.
  func countLayoutNodes() -> Bool

  /// Adds the layout nodes of the rows that have been made, by their index plus `start`.
  func appendLayoutNodes(to layoutNodes: inout [Int: LayoutNode], from start: Int)

  /// Returns which layout nodes, made or not, are the same as at the last call.
  func takeKeptRanges() -> [KeptRange]

  /// Returns the index of the first layout node of the row with an id.
  func index(of id: AnyHashable) -> Int?
}

/// A marker among the layout nodes of a lazy container's content for an element that is not a cell.
class ContentMarkerLayoutNode: LayoutNode {}

/// A marker for rows that are made when they become visible.
final class LazyRowsLayoutNode: ContentMarkerLayoutNode {
  private(set) weak var rows: (any LazyRows)?

  init(_ rows: any LazyRows) {
    self.rows = rows
  }
}

/// The node of one element of a lazy container.
final class LazyRowViewNode<Element, Content: View>: ViewNode {
  /// The index of the element.
  var index = 0
  private var makeContent: (() -> Content)?

  override var propagatesLaziness: Bool { true }

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
