public import Foundation

/// A layout node at the moment of a frame, for people who look at a layout. Lengths are in points.
public struct InspectedNode: Identifiable, Equatable, Sendable {
  /// The identity of a node, unique among the nodes of a frame.
  public struct ID: Hashable, Sendable {
    let object: ObjectIdentifier

    init(_ node: LayoutNode) {
      object = ObjectIdentifier(node)
    }
  }

  public let id: ID
  /// The index of the node in the frame that contains this one; `nil` for the window.
  public let parent: Int?
  /// The number of nodes that contain this one.
  public let depth: Int
  /// The type of the view, or the modifier as in source code.
  public let name: String
  /// Whether the node belongs to a modifier.
  public let isModifier: Bool
  /// The views without layout of their own whose content this is, the outermost first.
  public let views: [String]
  /// The text of a text, or another label of the view.
  public let label: String?
  /// The frame as it is shown, in the window.
  public let frame: CGRect
  /// The proposal for which the node was placed.
  public let proposal: ProposedViewSize
  /// The size for that proposal, which differs from the size of `frame` while the frame is
  /// animated.
  public let size: CGSize
  /// The number of nodes inside that follow it in the frame.
  public fileprivate(set) var descendantCount = 0
}

extension InspectedNode {
  /// Returns the nodes of a tree that are shown, each after the one that contains it.
  @MainActor static func all(of tree: ViewTree) -> [InspectedNode] {
    let names = LayoutNames(of: tree)
    var nodes: [InspectedNode] = []
    // An explicit stack instead of recursion: trees are deep. The last ones are visited first.
    var rest: [(node: LayoutNode, parent: Int?)] = [(tree.rootLayoutNode, nil)]
    while let (node, parent) = rest.popLast() {
      let index = nodes.count
      nodes.append(InspectedNode(node, parent: parent, in: nodes, names: names))
      for child in node.children.reversed() where child.isShown && child.isPlaced {
        rest.append((child, index))
      }
    }
    for index in nodes.indices.reversed() {
      if let parent = nodes[index].parent {
        nodes[parent].descendantCount += nodes[index].descendantCount + 1
      }
    }
    return nodes
  }

  @MainActor private init(
    _ node: LayoutNode, parent: Int?, in nodes: [InspectedNode], names: LayoutNames
  ) {
    let name = names.name(of: node)
    id = ID(node)
    self.parent = parent
    depth = parent.map { nodes[$0].depth + 1 } ?? 0
    self.name = name.own
    isModifier = name.own.hasPrefix(".")
    views = name.views
    label = name.label
    frame = node.frameInRoot
    proposal = node.placedProposal.viewSize
    size = node.size
  }
}
