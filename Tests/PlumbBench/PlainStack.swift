import Foundation
import PlumbUI

/// A row or column without gaps as an application would write it: the least flexible subview first.
struct PlainStack: Layout {
  var axis: Axis

  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) -> CGSize {
    var size = CGSize.zero
    for (subview, share) in zip(subviews, shares(proposal, subviews)) {
      let answer = subview.sizeThatFits(share)
      if axis == .horizontal {
        size.width += answer.width
        size.height = max(size.height, answer.height)
      } else {
        size.height += answer.height
        size.width = max(size.width, answer.width)
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
      let answer = subview.sizeThatFits(share)
      if axis == .horizontal { position.x += answer.width } else { position.y += answer.height }
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
    func answer(_ subview: LayoutSubview, _ length: CGFloat) -> CGFloat {
      let size = subview.sizeThatFits(along(length))
      return axis == .horizontal ? size.width : size.height
    }
    let flexibilities = subviews.map { answer($0, .infinity) - answer($0, 0) }
    let order = subviews.indices.sorted { (flexibilities[$0], $0) < (flexibilities[$1], $1) }
    var shares = Array(repeating: proposal, count: subviews.count)
    var remaining = available
    for (served, index) in order.enumerated() {
      let share = max(remaining / CGFloat(order.count - served), 0)
      shares[index] = along(share)
      remaining -= answer(subviews[index], share)
    }
    return shares
  }
}
