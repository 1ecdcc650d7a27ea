import SwiftUI

/// A row or column of views of equal width, the maximum of their ideal widths.
///
/// A row is never narrower than that, so that `ViewThatFits` can determine when a column is needed.
/// A column proposed a smaller width gives every view that width, so that long labels wrap. The
/// views have their preferred spacing.
nonisolated struct EqualWidthStack: Layout {
  /// The axis of the stack.
  var axis: Axis

  /// Values that depend on the views only, not on the proposal.
  struct Cache {
    /// The width in points of the widest view at its ideal size.
    var widest: CGFloat = 0
    /// The spacing in points before each view; 0 before the first.
    var gaps: [CGFloat] = []
  }

  func makeCache(subviews: Subviews) -> Cache {
    Cache(
      widest: subviews.map { $0.sizeThatFits(.unspecified).width }.max() ?? 0,
      gaps: subviews.indices.map { index in
        guard index > subviews.startIndex else { return 0 }
        return subviews[index - 1].spacing.distance(to: subviews[index].spacing, along: axis)
      })
  }

  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
  ) -> CGSize {
    let width = columnWidth(proposal: proposal, cache: cache)
    let heights = heights(of: subviews, width: width)
    let space = cache.gaps.reduce(0, +)
    return switch axis {
    case .horizontal:
      CGSize(width: CGFloat(subviews.count) * width + space, height: heights.max() ?? 0)
    case .vertical:
      CGSize(width: width, height: heights.reduce(0, +) + space)
    }
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
  ) {
    let width = columnWidth(proposal: proposal, cache: cache)
    let heights = heights(of: subviews, width: width)
    var next = CGPoint(x: bounds.minX, y: bounds.minY)
    for (index, subview) in subviews.enumerated() {
      switch axis {
      case .horizontal:
        next.x += cache.gaps[index]
        subview.place(
          at: CGPoint(x: next.x + width / 2, y: bounds.midY), anchor: .center,
          proposal: ProposedViewSize(width: width, height: heights[index]))
        next.x += width
      case .vertical:
        next.y += cache.gaps[index]
        subview.place(
          at: CGPoint(x: bounds.midX, y: next.y), anchor: .top,
          proposal: ProposedViewSize(width: width, height: heights[index]))
        next.y += heights[index]
      }
    }
  }

  /// Returns the width of each view in points.
  private func columnWidth(proposal: ProposedViewSize, cache: Cache) -> CGFloat {
    guard axis == .vertical, let available = proposal.width else { return cache.widest }
    return max(0, min(cache.widest, available))
  }

  /// Returns the height of each view at that width, in points.
  private func heights(of subviews: Subviews, width: CGFloat) -> [CGFloat] {
    subviews.map { $0.sizeThatFits(ProposedViewSize(width: width, height: nil)).height }
  }
}
