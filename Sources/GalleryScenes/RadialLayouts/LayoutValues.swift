import SwiftUI

/// Places the views by their ranks from the top to the bottom.
struct RankedRows: Layout {
  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) -> CGSize {
    let sizes = subviews.map { $0.sizeThatFits(.unspecified) }
    return CGSize(
      width: sizes.map(\.width).max() ?? 0,
      height: sizes.reduce(0) { $0 + $1.height })
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) {
    var y = bounds.minY
    for subview in subviews.sorted(by: { $0[Rank.self] < $1[Rank.self] }) {
      subview.place(at: CGPoint(x: bounds.minX, y: y), proposal: .unspecified)
      y += subview.sizeThatFits(.unspecified).height
    }
  }
}

@ShowsSource
struct LayoutValues: View {
  var body: some View {
    RankedRows {
      Label("The third", systemImage: "3.circle")
        .rank(3)
      Label("The first", systemImage: "1.circle")
        .rank(1)
      Label("The second", systemImage: "2.circle")
        .rank(2)
    }
    .font(.title3)
  }
}
