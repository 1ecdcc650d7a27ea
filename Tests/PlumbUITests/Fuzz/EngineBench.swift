import Foundation
import PlumbTesting

@testable import PlumbUI

/// Lays sketches out with the engine, without a window and with one tree for all of them.
@MainActor final class EngineBench {
  private let tree = ViewTree(root: EmptyView(), textServices: .monospaced)
  private let environment: EnvironmentValues

  init(_ direction: LayoutDirection = .leftToRight) {
    tree.environment.layoutDirection = direction
    environment = tree.environment
    tree.update()
  }

  /// A sketch in the engine, which stays when another one is shown in its place.
  @MainActor final class Stage {
    private let bench: EngineBench
    private let scope: ScopeNode

    fileprivate init(_ bench: EngineBench) {
      self.bench = bench
      scope = ScopeNode(
        at: _ChildCursor.Place(
          tree: bench.tree, owner: nil, environment: bench.environment, context: bench.tree.context)
      )
    }

    /// Shows a sketch; what it has in common with the one before stays.
    func show(_ randomView: RandomView) {
      let view = randomView.view
      scope.context = bench.tree.context
      scope.resolveChildren { AnyView._resolve(view, at: &$0) }
      bench.tree.update()
    }

    private var box: LayoutNode? {
      var layoutNodes: [LayoutNode] = []
      scope.appendLayoutNodes(to: &layoutNodes)
      return layoutNodes.first
    }

    /// The layout when the sketch is offered something.
    func layout(_ offer: RandomProposal) -> RandomLayout {
      guard let box else { return RandomLayout(width: 0, height: 0, leaves: []) }
      let proposal = Proposal(
        width: ProposedLength(offer.width.map { CGFloat($0) }),
        height: ProposedLength(offer.height.map { CGFloat($0) }))
      let size = box.sizeThatFits(proposal)
      box.place(at: .zero, proposal: proposal, in: bench.tree.context)
      var leaves: [RandomRect] = []
      EngineBench.collect(box, at: .zero, into: &leaves)
      return RandomLayout(width: size.width, height: size.height, leaves: leaves)
    }

    /// What the box draws when it is offered something.
    func displayList(_ offer: RandomProposal) -> [DrawCommand] {
      _ = layout(offer)
      var context = DrawContext(scale: 1)
      if let box { context.draw(box) }
      return context.commands
    }

    fileprivate func end() {
      scope.unmount()
    }
  }

  /// Runs something with a sketch that stands in the engine only for that long.
  func with<Result>(_ randomView: RandomView, _ body: (Stage) -> Result) -> Result {
    let stage = Stage(self)
    stage.show(randomView)
    defer { stage.end() }
    return body(stage)
  }

  /// The layout of a sketch nobody asked anything before.
  func layout(_ randomView: RandomView, _ offer: RandomProposal) -> RandomLayout {
    with(randomView) { $0.layout(offer) }
  }

  /// Adds the rectangles of the leaves below a box, in painting order.
  private static func collect(
    _ node: LayoutNode, at outer: CGPoint, into leaves: inout [RandomRect]
  ) {
    guard node.isShown else { return }
    let origin = CGPoint(x: outer.x + node.origin.x, y: outer.y + node.origin.y)
    if node.children.isEmpty {
      guard isLeaf(node) else { return }
      leaves.append(RandomRect(origin.x, origin.y, node.size.width, node.size.height))
    }
    let inner = CGPoint(
      x: origin.x + node.contentOffset.width, y: origin.y + node.contentOffset.height)
    for child in node.children { collect(child, at: inner, into: &leaves) }
  }

  /// Containers may be empty, and are no leaves then.
  private static func isLeaf(_ node: LayoutNode) -> Bool {
    node is ContainerNode<LayoutRule<RandomLeaf>> || node is ColorNode || node is SpacerNode
      || node is TextNode || node is DividerNode
  }
}
