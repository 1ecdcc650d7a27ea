internal import Foundation

/// The pass that places: positions in the parent, and the sizes that the nodes have there.
extension LayoutNode {
  /// Places the node at a point in its parent, with its size for a proposal.
  ///
  /// - Parameter fittingSize: the size for the proposal, if the caller has already measured it.
  /// - Returns: whether any part of the subtree was laid out again.
  @discardableResult
  package final func place(
    at origin: CGPoint, proposal: Proposal, fittingSize: CGSize? = nil, in outer: UpdateContext
  ) -> Bool {
    outer.report.countPlacement()
    if hasUncheckedChanges { checkChanges() }
    if rareFields != nil, isRecorded {
      return recordPlacement(at: origin, proposal: proposal, fittingSize: fittingSize, in: outer)
    }
    return performPlacement(at: origin, proposal: proposal, fittingSize: fittingSize, in: outer)
  }

  /// Places the node, and its children unless they are placed already.
  @inline(__always) final func performPlacement(
    at origin: CGPoint, proposal: Proposal, fittingSize: CGSize?, in outer: UpdateContext
  ) -> Bool {
    // Fast path: without animations the context is passed on unchanged.
    if !outer.animatesAnything, frameAnimation == nil {
      if isObserved, origin != self.origin { outer.report.hasMovedObservedNodes = true }
      storedOrigin = origin
      guard isDirty || proposal != placedProposal && !isRigid else {
        guard hasChangedChildren else { return false }
        if !placeChangedChildren(in: outer) { performLayout(at: proposal, fittingSize, in: outer) }
        return true
      }
      performLayout(at: proposal, fittingSize, in: outer)
      return true
    }
    if isObserved { outer.report.hasMovedObservedNodes = true }
    let context = context(in: outer)
    let start = animationStart(towards: origin, at: context)
    storedOrigin = origin
    defer { animateFrame(from: start, at: context) }
    guard isDirty || hasChangedChildren || proposal != placedProposal else {
      return false
    }
    performLayout(
      at: proposal, fittingSize, in: context.below(start.step, isGeometryGroup: isGeometryGroup))
    return true
  }

  /// Sets the size for the proposal and places the children.
  private func performLayout(
    at proposal: Proposal, _ fittingSize: CGSize?, in context: UpdateContext
  ) {
    let (sizeBefore, wasPlaced) = (size, isPlaced)
    storedSize = fittingSize ?? sizeThatFits(proposal)
    storedPlacedProposal = proposal
    isDirty = false
    drawingDidChange()
    takeChangedChildren { _ in }
    placeChildren(in: context)
    measureCache.trim()
    if isObserved, !wasPlaced || size != sizeBefore || mayMoveWithoutPlacing {
      context.report.hasMovedObservedNodes = true
    }
    changeRecord.hasOtherChildren = false
    guard rareFields != nil else { return }
    // A removed node may still change its size; it keeps its position.
    for child in exitingNodes {
      child.place(at: child.origin, proposal: child.placedProposal, in: context)
    }
  }

  /// Places a child, mirroring its origin where the layout direction is right-to-left.
  package func place(_ child: LayoutNode, at placement: Placement, in context: UpdateContext) {
    var origin = placement.origin
    if isRightToLeft {
      let fittingSize = placement.fittingSize ?? child.sizeThatFits(placement.proposal)
      origin.x = size.width - origin.x - fittingSize.width
    }
    child.place(
      at: origin, proposal: placement.proposal, fittingSize: placement.fittingSize, in: context)
  }

  /// Places all children, one placement for each.
  package func placeChildren(at placements: [Placement], in context: UpdateContext) {
    let children = children
    for index in children.indices {
      children.withChild(at: index) { place($0, at: placements[index], in: context) }
    }
  }
}
