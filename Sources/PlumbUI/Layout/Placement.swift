internal import Foundation

/// Where a container puts a child and what it proposes to it there.
struct Placement {
  /// The child's top left corner, as if leading were left.
  var origin: CGPoint
  var proposal: Proposal
  /// The child's answer to that in points, where whoever places it has it at hand.
  var fittingSize: CGSize?
}

extension LayoutNode {
  /// Places a child at a point given as if leading were left.
  func place(_ child: LayoutNode, at placement: Placement, in context: UpdateContext) {
    var origin = placement.origin
    if isRightToLeft {
      let fittingSize = placement.fittingSize ?? child.sizeThatFits(placement.proposal)
      origin.x = size.width - origin.x - fittingSize.width
    }
    child.place(
      at: origin, proposal: placement.proposal, fittingSize: placement.fittingSize, in: context)
  }

  /// Places all children.
  func placeChildren(at placements: [Placement], in context: UpdateContext) {
    let children = children
    for index in children.indices {
      children.withChild(at: index) { place($0, at: placements[index], in: context) }
    }
  }
}
