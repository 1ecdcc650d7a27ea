import Foundation
import PlumbUI

/// A row or column without gaps as a custom layout: the least flexible subview is sized first.
struct PlainStack: Layout {
  var axis: Axis

  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) -> CGSize {
    var size = CGSize.zero
    for (subview, share) in zip(subviews, shares(proposal, subviews)) {
      let measuredSize = subview.sizeThatFits(share)
      if axis == .horizontal {
        size.width += measuredSize.width
        size.height = max(size.height, measuredSize.height)
      } else {
        size.height += measuredSize.height
        size.width = max(size.width, measuredSize.width)
      }
    }
    return size
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) {
    var position = bounds.origin
    for (subview, share) in zip(subviews, shares(proposal, subviews)) {
      subview.place(at: position, proposal: share)
      let measuredSize = subview.sizeThatFits(share)
      if axis == .horizontal {
        position.x += measuredSize.width
      } else {
        position.y += measuredSize.height
      }
    }
  }

  private func shares(_ proposal: ProposedViewSize, _ subviews: Subviews) -> [ProposedViewSize] {
    guard let available = axis == .horizontal ? proposal.width : proposal.height,
      available != .infinity
    else { return Array(repeating: proposal, count: subviews.count) }
    func along(_ length: CGFloat) -> ProposedViewSize {
      axis == .horizontal
        ? ProposedViewSize(width: length, height: proposal.height)
        : ProposedViewSize(width: proposal.width, height: length)
    }
    func measuredLength(_ subview: LayoutSubview, at length: CGFloat) -> CGFloat {
      let size = subview.sizeThatFits(along(length))
      return axis == .horizontal ? size.width : size.height
    }
    let flexibilities = subviews.map {
      measuredLength($0, at: .infinity) - measuredLength($0, at: 0)
    }
    let order = subviews.indices.sorted { (flexibilities[$0], $0) < (flexibilities[$1], $1) }
    var shares = Array(repeating: proposal, count: subviews.count)
    var remaining = available
    for (sizedCount, index) in order.enumerated() {
      let share = max(remaining / CGFloat(order.count - sizedCount), 0)
      shares[index] = along(share)
      remaining -= measuredLength(subviews[index], at: share)
    }
    return shares
  }
}
