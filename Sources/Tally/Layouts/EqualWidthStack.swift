import PlumbUI

/// Puts views in a row or a column, each as wide as the widest of them wants to be.
///
/// A row is never narrower than that, so that `ViewThatFits` can tell when a column is needed. A
/// column offered less width than the widest view wants gives every view what there is, so that
/// long labels wrap. Between the views lies the space they prefer.
nonisolated struct EqualWidthStack: Layout {
  /// The direction in which the views follow each other.
  var axis: Axis

  /// What follows from the views alone, whatever size is proposed.
  struct Cache {
    /// The width in points of the widest view at its ideal size.
    var widest: CGFloat = 0
    /// The space in points before each view; none before the first.
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

  /// The width in points that every view gets.
  private func columnWidth(proposal: ProposedViewSize, cache: Cache) -> CGFloat {
    guard axis == .vertical, let offered = proposal.width else { return cache.widest }
    return max(0, min(cache.widest, offered))
  }

  /// How high each view is at that width, in points.
  private func heights(of subviews: Subviews, width: CGFloat) -> [CGFloat] {
    subviews.map { $0.sizeThatFits(ProposedViewSize(width: width, height: nil)).height }
  }
}
