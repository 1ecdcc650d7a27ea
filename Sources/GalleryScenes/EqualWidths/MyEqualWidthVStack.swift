import SwiftUI

@ShowsSource
struct MyEqualWidthVStack: Layout {
  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) -> CGSize {
    let maxSize = maxSize(subviews: subviews)
    let totalSpacing = spacing(subviews: subviews).reduce(0, +)
    return CGSize(
      width: maxSize.width,
      height: maxSize.height * CGFloat(subviews.count) + totalSpacing)
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) {
    let maxSize = maxSize(subviews: subviews)
    let spacing = spacing(subviews: subviews)
    var y = bounds.minY + maxSize.height / 2
    for index in subviews.indices {
      subviews[index].place(
        at: CGPoint(x: bounds.midX, y: y),
        anchor: .center,
        proposal: ProposedViewSize(maxSize))
      y += maxSize.height + spacing[index]
    }
  }

  private func maxSize(subviews: Subviews) -> CGSize {
    subviews.map { $0.sizeThatFits(.unspecified) }.reduce(.zero) { largest, size in
      CGSize(
        width: max(largest.width, size.width),
        height: max(largest.height, size.height))
    }
  }

  /// The distance from each view to the next one; 0 after the last.
  private func spacing(subviews: Subviews) -> [CGFloat] {
    subviews.indices.map { index in
      guard index < subviews.count - 1 else { return 0 }
      return subviews[index].spacing.distance(
        to: subviews[index + 1].spacing,
        along: .vertical)
    }
  }
}
