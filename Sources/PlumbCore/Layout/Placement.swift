internal import Foundation

/// The position of a child in its container, and the proposal that determines its size.
@_spi(Nodes) public struct Placement {
  /// The child's top left corner, in left-to-right coordinates, in points.
  package var origin: CGPoint
  /// The proposal for which the child has its size.
  package var proposal: Proposal
  /// The child's size for the proposal in points, if the caller has already measured it.
  package var fittingSize: CGSize?

  package init(origin: CGPoint, proposal: Proposal, fittingSize: CGSize? = nil) {
    self.origin = origin
    self.proposal = proposal
    self.fittingSize = fittingSize
  }
}

extension LayoutNode {
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
