import Testing

@_spi(Nodes) @testable import PlumbCore

private class NamedLayoutNode: LayoutNode {
  let name: String

  init(_ name: String, _ children: [LayoutNode] = []) {
    self.name = name
    super.init()
    setChildren(children)
  }
}

private final class MarkedLayoutNode: NamedLayoutNode {}

/// The searches of the layout tree.
@Suite struct LayoutNodeHierarchyTests {
  private func names(_ nodes: some Sequence<LayoutNode>) -> [String] {
    nodes.compactMap { ($0 as? NamedLayoutNode)?.name }
  }

  @Test func `nodes come before their descendants, and siblings in order`() {
    let inner = NamedLayoutNode("a", [NamedLayoutNode("b"), NamedLayoutNode("c")])
    let root = NamedLayoutNode("root", [inner, NamedLayoutNode("d", [NamedLayoutNode("e")])])
    #expect(names(root.selfAndDescendants) == ["root", "a", "b", "c", "d", "e"])
    #expect(names(inner.selfAndDescendants) == ["a", "b", "c"])
    #expect(names(NamedLayoutNode("leaf").selfAndDescendants) == ["leaf"])
  }

  @Test func `the nearest ancestor of a type is found, and never the node itself`() {
    let leaf = MarkedLayoutNode("leaf")
    let inner = MarkedLayoutNode("inner", [NamedLayoutNode("between", [leaf])])
    let outer = MarkedLayoutNode("outer", [inner])
    #expect(leaf.ancestor(of: MarkedLayoutNode.self) === inner)
    #expect(inner.ancestor(of: MarkedLayoutNode.self) === outer)
    #expect(outer.ancestor(of: MarkedLayoutNode.self) == nil)
  }
}
