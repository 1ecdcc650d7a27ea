public import Foundation

/// A frame of an inspected window: its content, and the work that was done to show it.
public struct InspectedFrame: Identifiable, Sendable {
  /// The number of the frame since the start of the inspection.
  public let id: Int
  /// The time of the views in seconds.
  public let time: Double
  /// The drawing commands.
  public let list: DisplayList
  /// The nodes that are shown, each after the one that contains it.
  public let nodes: [InspectedNode]
  /// The proposals and placements since the preceding frame.
  public let trace: LayoutTrace
  /// The nodes of the trace, in the same order.
  public let tracedNodes: [InspectedNode.ID]
  /// The views whose bodies were evaluated since the frame before, in order.
  public let evaluations: [Evaluation]

  /// An evaluation of a body.
  public struct Evaluation: Equatable, Sendable {
    /// The type of the view or modifier.
    public let view: String
    /// The causes, in the words of `_printChanges()`: `@self`, `@identity`, `_count`.
    public let causes: [String]
  }

  /// Returns the index of a node; `nil` if it is not shown.
  public func index(of id: InspectedNode.ID) -> Int? {
    nodes.firstIndex { $0.id == id }
  }

  /// Returns the index of the innermost node at a point in the window; of overlapping ones, the last
  /// one drawn.
  public func index(at point: CGPoint) -> Int? {
    nodes.indices.last { nodes[$0].frame.contains(point) }
  }

  /// The indices of the nodes directly inside a node, in order.
  public func children(of index: Int) -> [Int] {
    var children: [Int] = []
    var next = index + 1
    let end = index + nodes[index].descendantCount
    while next <= end {
      children.append(next)
      next += nodes[next].descendantCount + 1
    }
    return children
  }

  /// The tree as text, a line for each node, indented by the number of nodes that contain it.
  public var treeText: String {
    nodes.map { node in
      let label = node.label.map { " \"\(LayoutTrace.excerpt(of: $0))\"" } ?? ""
      let title = (node.views + [node.name + label]).joined(separator: " › ")
      return String(repeating: "  ", count: node.depth)
        + "\(title)  \(ShortText(node.frame.origin))  \(ShortText(node.size))"
        + "  proposed \(ShortText(node.proposal))\n"
    }.joined()
  }
}
