public import Foundation

/// A node of the layout tree: it has a size for every proposal, is placed in its parent, and can be
/// drawn and hit-tested.
///
/// The contract, as SwiftUI's:
/// 1. The parent proposes a size; the node returns any size it likes (`sizeThatFits`). The size
///    depends on the node, its descendants and the proposal, on nothing else, so it is cached until
///    the node is invalidated.
/// 2. The parent places the node with a proposal (`place`); the node's size is its size for that
///    proposal.
/// 3. Coordinates are relative to the parent, in points, so that moving a subtree costs one store.
///
/// Layout nodes are independent of views, state, actors and screens.
///
/// The class declares all members that a subclass may override, and nothing else. Most nodes
/// override `computeSize`, `computeIntrinsicBounds` and `draw`, or inherit from `UnaryLayoutNode`.
/// They call `invalidate` after a change of a size or a trait, `setNeedsPlacing` after one that only
/// moves children, and `drawingDidChange` after one of `drawingReach`. `LayoutNodeStorage` has the
/// fields; the passes of a layout are extensions: `LayoutNode+Size`, `+Placement` and `+Changes`.
@_spi(Nodes) open class LayoutNode: LayoutNodeStorage {
  @_spi(Nodes) override public init() {}

  // MARK: Measuring

  /// Computes the size for a proposal. Called only on a cache miss.
  @_spi(Nodes) open func computeSize(_ proposal: Proposal) -> CGSize { .zero }

  /// Computes the intrinsic bounds. An override must take all descendants into account.
  @_spi(Nodes) open func computeIntrinsicBounds() -> IntrinsicBounds { .none }

  /// Computes the lower bound. The default implementation returns the length itself.
  @_spi(Nodes) open func lowerBound(
    ofSizeFor proposal: Proposal, along axis: Axis, threshold: CGFloat
  ) -> CGFloat { sizeThatFits(proposal)[axis] }

  /// Returns whether the size for a proposal is known to be finite.
  @_spi(Nodes) open func staysFinite(at proposal: Proposal) -> Bool {
    proposal.isFinite && boundsForSizing.staysFinite
  }

  /// Computes the position of an explicit guide. Called only on a cache miss.
  @_spi(Nodes) open func computeExplicitAlignment(
    _ key: AlignmentKey, at proposal: Proposal
  ) -> CGFloat? { nil }

  /// Whether explicit guides are cached, because computing them queries other nodes.
  var cachesAlignment: Bool { false }

  /// Computes `setsFrameGuides`. Called only on a cache miss.
  func computeSetsFrameGuides() -> Bool { false }

  // MARK: Placing

  /// Places all children inside `size`. Called only if something has changed.
  @_spi(Nodes) open func placeChildren(in context: UpdateContext) {}

  /// Places the children that have changed, if the others need not be placed with them. Returns
  /// whether that is so; the default is that all children are placed.
  @_spi(Nodes) open func placeChangedChildren(in context: UpdateContext) -> Bool { false }

  /// Returns the update context for this node and its descendants.
  func context(in outer: UpdateContext) -> UpdateContext { outer }

  /// Whether descendants in insertion or removal transitions move together with this node.
  var isGeometryGroup: Bool { false }

  /// The available size for descendants with lengths relative to their container; `nil` if the node
  /// is not such a container.
  var availableSize: AvailableSize? { nil }

  // MARK: Changing

  /// Called when the node or a descendant has changed. An override discards data derived from the
  /// children.
  @_spi(Nodes) open func didInvalidate() {}

  /// Returns whether traits that are not recorded may differ from the ones that the parent has
  /// read. The default is whether such traits of the node itself or of a child may.
  @_spi(Nodes) open func mayHaveOtherTraits(than changed: LayoutChanges) -> Bool {
    changed.contains(.traits)
  }

  /// Returns the changes of a child that may change the answers of the node. A node whose answers do not depend on the
  /// child returns none, and sees to it that the child is placed again.
  func changesOfAnswers(after changes: LayoutChanges, of child: LayoutNode) -> LayoutChanges {
    changes
  }

  /// Called when the drawing of a child may reach farther than before.
  func drawingDidChange(ofChildAt index: Int) {}

  // MARK: Traits

  /// The spacing that the node prefers to its neighbours.
  @_spi(Nodes) open var spacing: ViewSpacing { ViewSpacing() }

  /// Computes the layout priority. Called only on a cache miss.
  func computeLayoutPriority() -> Double { 0 }

  /// Returns the value that a view sets for a custom layout, by the identity of the key type.
  func layoutValue(_ key: ObjectIdentifier) -> LayoutValueBox? { nil }

  /// The grid cell traits of the node.
  var gridCell: GridCellTraits { GridCellTraits() }

  /// The grid row to which the node belongs.
  var gridRow: GridRowMark? { ownGridRow }

  /// The z index that the view sets; `nil` if it sets none.
  @_spi(Nodes) open var explicitZIndex: Double? { nil }

  /// The insertion and removal transitions of the node.
  var transitionTraits: TransitionTraits { .standard }

  // MARK: Drawing and hit testing

  /// Draws the node and its children.
  @_spi(Nodes) open func draw(in context: inout DrawContext) {
    let offset = contentOffset
    for child in backToFront { context.draw(child, movedBy: offset) }
  }

  /// The distance by which the node itself may draw beyond its frame, in points; `nil` if it is
  /// unknown, or if the children are drawn elsewhere than in their frames or with effects.
  @_spi(Nodes) open var drawingReach: CGFloat? { nil }

  /// The nodes drawn with this node, back to front: the children, with those in their removal
  /// transitions behind the others.
  @_spi(Nodes) open var backToFront: [LayoutNode] {
    exitingChildren.isEmpty ? children : exitingChildren.map(\.node) + children
  }

  /// The offset in points at which the children are shown; it does not affect layout.
  @_spi(Nodes) open var contentOffset: CGSize { .zero }

  /// The transform through which the children are drawn, in the coordinates of this node; `nil` for
  /// the identity.
  var contentTransform: ProjectionTransform? { nil }

  /// Returns the front-most node that is hit at a point in the coordinates of this node. The default
  /// implementation asks the children, from front to back.
  @_spi(Nodes) open func hitTest(_ point: CGPoint) -> LayoutNode? {
    let offset = contentOffset
    for child in backToFront.reversed() where child.isShown && child.isChild(of: self) {
      let frame = child.presentedFrame
      let inside = CGPoint(
        x: point.x - frame.origin.x - offset.width, y: point.y - frame.origin.y - offset.height)
      if let hit = child.hitTest(inside) { return hit }
    }
    return nil
  }

  /// Returns whether the node defines a coordinate space with the name.
  func isCoordinateSpace(named name: AnyHashable) -> Bool { false }

  // MARK: Inspection

  /// The modifier of the node as in source code, such as `.padding(8)`; `nil` for a view's node.
  @_spi(Nodes) open var modifierDescription: String? { nil }

  /// A sentence about the reason for the size; `nil` if that follows from the children alone.
  @_spi(Nodes) open var sizeReason: String? { nil }

  /// Returns a sentence about the reason for the lengths that a child was offered when it was
  /// placed; `nil` if this node was offered the same lengths.
  @_spi(Nodes) open func offerReason(for child: LayoutNode) -> String? { nil }
}
