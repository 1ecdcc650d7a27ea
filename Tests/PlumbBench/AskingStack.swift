import Foundation
import PlumbUI

/// A row or column that asks each of its subviews for sizes, and does as little as possible besides.
///
/// The sizes are those that a stack asks for: the least, the greatest and the one for an equal share. They
/// are asked for several times, as most layouts do, and each time of a subview taken from the others.
struct AskingStack: Layout {
  /// The number of sizes that all stacks of a tree have asked for.
  final class Count {
    var value = 0
  }

  var axis: Axis
  var asked: Count

  private static let roundCount = 4

  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) -> CGSize {
    let share = share(of: proposal, among: subviews.count)
    var sum: CGFloat = 0
    for _ in 0..<Self.roundCount {
      for index in subviews.indices {
        sum += subviews[index].sizeThatFits(.zero).width
        sum += subviews[index].sizeThatFits(share).width
        sum += subviews[index].sizeThatFits(.infinity).width
      }
    }
    asked.value += 3 * Self.roundCount * subviews.count
    return sum.isNaN ? .zero : proposal.replacingUnspecifiedDimensions()
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) {
    let share = share(of: proposal, among: subviews.count)
    var position = bounds.origin
    for subview in subviews {
      subview.place(at: position, proposal: share)
      if axis == .horizontal {
        position.x += share.width ?? 0
      } else {
        position.y += share.height ?? 0
      }
    }
  }

  private func share(of proposal: ProposedViewSize, among count: Int) -> ProposedViewSize {
    var share = proposal
    if axis == .horizontal {
      share.width = proposal.width.map { $0 / CGFloat(count) }
    } else {
      share.height = proposal.height.map { $0 / CGFloat(count) }
    }
    return share
  }
}
