import SwiftUI

@ShowsSource
struct RadialLayout: Layout {
  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) -> CGSize {
    // Both dimensions can be nil, for the ideal size.
    proposal.replacingUnspecifiedDimensions()
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) {
    let radius = min(bounds.width, bounds.height) / 2
    let angle = Angle.degrees(360 / Double(subviews.count)).radians

    for (index, subview) in subviews.enumerated() {
      // Half of a view's size less than the radius, so that the view stays inside.
      let size = subview.sizeThatFits(.unspecified)
      let x = cos(angle * Double(index) - .pi / 2) * (radius - size.width / 2)
      let y = sin(angle * Double(index) - .pi / 2) * (radius - size.height / 2)
      subview.place(
        at: CGPoint(x: bounds.midX + x, y: bounds.midY + y),
        anchor: .center,
        proposal: .unspecified)
    }
  }
}
