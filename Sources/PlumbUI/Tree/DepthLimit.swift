internal import Foundation

/// What stands for views that are nested too deeply to be shown.
final class DepthLimitNode: LayoutNode {
  private static let side: CGFloat = 24

  override func computeSize(_ proposal: Proposal) -> CGSize {
    CGSize(width: Self.side, height: Self.side)
  }

  /// A crossed box, red in any appearance, so that nobody takes it for a part of the design.
  override func draw(in context: inout DrawContext) {
    let frame = context.frame(of: presentedFrame.size).insetBy(dx: 1, dy: 1)
    var path = Path(frame)
    path.move(to: CGPoint(x: frame.minX, y: frame.minY))
    path.addLine(to: CGPoint(x: frame.maxX, y: frame.maxY))
    path.move(to: CGPoint(x: frame.minX, y: frame.maxY))
    path.addLine(to: CGPoint(x: frame.maxX, y: frame.minY))
    let red = ResolvedColor(red: 0.8, green: 0.1, blue: 0.1, opacity: 1)
    context.add(.stroke(path, StrokeStyle(lineWidth: 2), .color(red)))
  }
}

extension ViewNode {
  /// Whether the views below this node are not to be built, as they would overflow the stack.
  ///
  /// Looks every 64 levels only; what is between two looks needs far less than is kept free.
  final var isTooDeep: Bool {
    depth >= 256 && depth.isMultiple(of: 64) && tree.isTooDeep(at: depth)
  }

  /// Puts the placeholder below the node, and says so once.
  final func resolveDepthLimit(at cursor: inout _ChildCursor) {
    tree.warnOnce(
      "The views are nested too deeply: \(depth) levels down, in \(nameInTree), no more are shown. "
        + "Nest fewer views in each other, or let a view end its recursion.")
    let node = cursor.leaf(listedAs: DepthLimitNode.self) { DepthLimitNode() }
    node.label = "nested too deeply"
  }

  /// The nearest view with a name, from this one up.
  private var nameInTree: String {
    var next: ViewNode? = self
    while let node = next, node.listedType == nil { next = node.parent }
    return next?.listedType.map { "\($0)" } ?? "the root view"
  }
}
