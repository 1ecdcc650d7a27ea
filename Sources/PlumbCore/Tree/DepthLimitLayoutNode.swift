internal import Foundation

/// A placeholder for views that are nested too deeply to be shown.
final class DepthLimitLayoutNode: LayoutNode {
  private static let side: CGFloat = 24

  override func computeSize(_ proposal: Proposal) -> CGSize {
    CGSize(width: Self.side, height: Self.side)
  }

  /// Draws a crossed square that is red in any appearance, so that it is not mistaken for a part of
  /// the design.
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
  /// Whether the views below this node must not be built because they would overflow the stack.
  ///
  /// Only checked every 64 levels; the levels between two checks need far less stack than is kept
  /// free.
  final var isTooDeep: Bool {
    depth >= 256 && depth.isMultiple(of: 64) && tree.isTooDeep(at: depth)
  }

  /// Resolves the placeholder below the node, and shows a warning once.
  final func resolveDepthLimit(at cursor: inout _ChildCursor) {
    RuntimeWarning.showOnce(
      "The views in \(nameInTree) are nested too deeply, and those below level \(depth) are not "
        + "shown. Nest fewer views in each other, or end the recursion of a view.")
    let node = cursor.leaf(listedAs: DepthLimitLayoutNode.self) { DepthLimitLayoutNode() }
    node.label = "nested too deeply"
  }

  /// The name of the nearest listed view, starting at this node and going up.
  private var nameInTree: String {
    let listed = selfAndAncestors.first { $0.listedType != nil }
    return listed?.listedType.map { "\($0)" } ?? "the root view"
  }
}
