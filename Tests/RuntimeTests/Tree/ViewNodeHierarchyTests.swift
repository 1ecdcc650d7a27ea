import EngineTesting
import PlumbUI
import Testing

@_spi(Nodes) @testable import PlumbCore

/// A kind of view nodes that is searched for by protocol.
@MainActor private protocol Mark: ViewNode {}

private final class MarkedViewNode: ViewNode, Mark {}

private enum Kind { case plain, marked, neverShown }

extension ViewTree {
  /// Returns a new node, which is the last child of its owner.
  fileprivate func add(_ name: String, below owner: ViewNode?, _ kind: Kind = .plain) -> ViewNode {
    let place = _ChildCursor.Place(
      tree: self, owner: owner, environment: environment, context: context)
    let node: ViewNode =
      switch kind {
      case .plain: ScopeViewNode(at: place)
      case .marked: MarkedViewNode(at: place)
      case .neverShown: NonVisualViewNode(at: place)
      }
    node.label = name
    if let owner { owner.setChildren(Array(owner.children) + [node]) }
    return node
  }
}

/// The searches of the view tree, in the tree
///
///     root
///     ├── a
///     │   ├── b
///     │   └── c, marked
///     │       └── d, marked
///     └── e
///         └── f, marked
@MainActor @Suite struct ViewNodeHierarchyTests {
  private let tree: ViewTree
  private let root: ViewNode
  private let a: ViewNode
  private let b: ViewNode
  private let c: ViewNode
  private let d: ViewNode
  private let e: ViewNode
  private let f: ViewNode

  init() {
    tree = ViewTree(root: Text("Text"), textServices: .monospaced)
    root = tree.add("root", below: nil)
    a = tree.add("a", below: root)
    b = tree.add("b", below: a)
    c = tree.add("c", below: a, .marked)
    d = tree.add("d", below: c, .marked)
    e = tree.add("e", below: root)
    f = tree.add("f", below: e, .marked)
  }

  private func names(_ nodes: some Sequence<ViewNode>) -> [String] { nodes.compactMap { $0.label } }

  // MARK: Preorder

  @Test func `nodes come before their descendants, and siblings in order`() {
    #expect(names(root.descendants) == ["a", "b", "c", "d", "e", "f"])
    #expect(names(a.descendants) == ["b", "c", "d"])
    #expect(names(b.descendants) == [])
  }

  @Test func `a node comes before its descendants if it is included`() {
    #expect(names(a.selfAndDescendants) == ["a", "b", "c", "d"])
    #expect(names(b.selfAndDescendants) == ["b"])
  }

  @Test func `the nodes of a tree begin at its root`() {
    tree.update()
    let nodes = Array(tree.viewNodes)
    #expect(nodes.first === tree.rootNode)
    #expect(names(nodes).contains("Text"))
  }

  @Test func `the descendants of a node can be skipped`() {
    var nodes = root.selfAndDescendants
    var visited: [ViewNode] = []
    while let node = nodes.next() {
      visited.append(node)
      if node === a || node === f { nodes.skipDescendants() }
    }
    #expect(names(visited) == ["root", "a", "e", "f"])
  }

  @Test func `nothing is left if the descendants of the first node are skipped`() {
    var nodes = root.selfAndDescendants
    let first = nodes.next()
    nodes.skipDescendants()
    let second = nodes.next()
    let third = nodes.next()
    #expect(first === root)
    #expect(second == nil)
    #expect(third == nil)
  }

  @Test func `the following nodes are the ones after a node and its descendants`() {
    #expect(names(b.followingNodes(in: root)) == ["c", "d", "e", "f"])
    #expect(names(c.followingNodes(in: root)) == ["e", "f"])
    #expect(names(b.followingNodes(in: a)) == ["c", "d"])
    #expect(names(f.followingNodes(in: root)) == [])
  }

  // MARK: Searches

  @Test func `the first descendant of a type is the first one in preorder`() {
    #expect(root.firstDescendant(of: MarkedViewNode.self) === c)
    #expect(root.firstDescendant(of: (any Mark).self) === c)
    #expect(b.firstDescendant(of: MarkedViewNode.self) == nil)
  }

  @Test func `a node is not its own descendant`() {
    #expect(c.firstDescendant(of: MarkedViewNode.self) === d)
    #expect(d.firstDescendant(of: MarkedViewNode.self) == nil)
    #expect(names(c.outermostDescendants(of: MarkedViewNode.self)) == ["d"])
  }

  @Test func `outermost descendants of a type are not below another one of them`() {
    #expect(names(root.outermostDescendants(of: MarkedViewNode.self)) == ["c", "f"])
    #expect(root.outermostDescendants(of: (any Mark).self).map { $0.label } == ["c", "f"])
    #expect(root.outermostDescendants(of: NonVisualViewNode.self).isEmpty)
  }

  @Test func `the outermost nodes of a type can be visited one after the other`() {
    var nodes = root.selfAndDescendants
    let first = nodes.nextOutermost(of: MarkedViewNode.self)
    let next = nodes.next()
    let second = nodes.nextOutermost(of: MarkedViewNode.self)
    let third = nodes.nextOutermost(of: MarkedViewNode.self)
    #expect(first === c)
    #expect(next === e)
    #expect(second === f)
    #expect(third == nil)
  }

  @Test func `views that are never shown are passed over`() {
    let hidden = tree.add("g", below: b, .neverShown)
    let inner = tree.add("h", below: hidden, .marked)
    #expect(root.firstDescendant(of: MarkedViewNode.self) === inner)
    #expect(root.firstShown { $0 as? MarkedViewNode } === c)
    #expect(c.firstShown { $0 as? MarkedViewNode } === c)
    #expect(hidden.firstShown { $0 as? MarkedViewNode } == nil)
  }

  @Test func `the nearest ancestor of a type is found, and never the node itself`() {
    #expect(d.ancestor(of: MarkedViewNode.self) === c)
    #expect(c.ancestor(of: MarkedViewNode.self) == nil)
    #expect(d.ancestor(of: ScopeViewNode.self) === a)
    #expect(root.ancestor(of: ViewNode.self) == nil)
  }
}
