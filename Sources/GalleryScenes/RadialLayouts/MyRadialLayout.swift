import SwiftUI

@ShowsSource
struct MyRadialLayout: Layout {
  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) -> CGSize {
    proposal.replacingUnspecifiedDimensions()
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) {
    let radius = min(bounds.width, bounds.height) / 3
    let angle = Angle.degrees(360 / Double(subviews.count)).radians
    let offset = rotation(of: subviews.map { $0[Rank.self] })

    for (index, subview) in subviews.enumerated() {
      var point = CGPoint(x: 0, y: -radius)
        .applying(CGAffineTransform(rotationAngle: angle * Double(index) + offset))
      point.x += bounds.midX
      point.y += bounds.midY
      subview.place(at: point, anchor: .center, proposal: .unspecified)
    }
  }

  /// The angle in radians that brings three views into the order of their ranks, from the top.
  private func rotation(of ranks: [Int]) -> Double {
    let third = 2 * Double.pi / 3
    guard ranks.count == 3, let first = ranks.firstIndex(of: 1) else { return 0 }
    let next = ranks[(first + 1) % 3]
    let previous = ranks[(first + 2) % 3]
    // Two leaders are side by side at the top.
    if next == 1 { return -third * Double(first) - third / 2 }
    if previous == 1 { return -third * Double(first) + third / 2 }
    // The leader is at the top, and a small turn lifts the second above the third.
    let turn = next == previous ? 0 : (next < previous ? -Double.pi / 10 : Double.pi / 10)
    return -third * Double(first) + turn
  }
}
