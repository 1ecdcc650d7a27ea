import Testing

/// The check of nodes' names finds the classes that are not named after their tree.
@Suite struct SeededNodeNameTests {
  private func found(_ texts: String...) -> [String] {
    NodeNameCheck.violations(texts.map { source("PlumbCore/Tree", $0) })
  }

  @Test func `a node without its tree in its name is found with its place`() {
    let message =
      "Sources/PlumbCore/Tree/File.swift:2: BoxNode is a subclass of ViewNode."
      + " Let its name end in ViewNode."
    #expect(found("\nfinal class BoxNode: ViewNode, Responder {}") == [message])
    #expect(found("final class BoxViewNode: ViewNode, Responder {}").isEmpty)
  }

  @Test func `a node with the name of the other tree is found`() {
    #expect(found("class BoxViewNode: LayoutNode {}").count == 1)
    #expect(found("class BoxLayoutNode: ViewNode {}").count == 1)
    #expect(found("class BoxLayoutNode: LayoutNode {}").isEmpty)
  }

  @Test func `a subclass of a subclass is found, also before its superclass`() {
    let nodes = "class FrameNode: BoxViewNode {}\nclass BoxViewNode: ViewNode {}"
    #expect(found("class Corner: FrameNode {}", nodes).count == 2)
    #expect(found(nodes, "private final class Corner: FrameNode {}").count == 2)
  }

  @Test func `a generic node is found`() {
    let box = "class BoxViewNode<Inner: LayoutNode>: ViewNode {}"
    #expect(found(box).isEmpty)
    #expect(found(box, "class Corner: BoxViewNode<FrameLayoutNode> {}").count == 1)
    #expect(
      found(box, "class Corner<A: B<C>, D>: BoxViewNode<F<A>> where D: E {}").count == 1)
  }

  @Test func `a class that only names a node is none`() {
    for text in [
      "class Box<Node: ViewNode> {}", "class Box: List<ViewNode>, Equatable {}",
      "class Box: Equatable { var node: ViewNode? }", "protocol Box: ViewNode {}",
      "extension Box { class func node(_ a: LayoutNode) -> LayoutNode { a } }",
      "class Box<A>: B where A: ViewNode {}", "// class Box: ViewNode {}",
    ] {
      #expect(found(text).isEmpty, "\(text)")
    }
  }

  @Test func `a tree without classes is found`() {
    let dead = NodeNameCheck.deadTrees([source("PlumbCore/Tree", "class BoxViewNode: ViewNode {}")])
    #expect(dead.count == 1)
    #expect(dead.first?.hasPrefix("NodeNameCheck has the tree LayoutNode") == true)
  }
}
