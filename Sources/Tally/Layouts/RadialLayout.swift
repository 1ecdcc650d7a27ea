import SwiftUI

/// A layout of views on an ellipse in which a better rank is higher.
///
/// The layout takes the proposed size. Each view is proposed a square that leaves space for its
/// neighbours, and determines its own size; the ellipse is then the largest one with every view
/// inside the bounds:
///
///     vertical radius   = (height − tallest view) / 2
///     horizontal radius = (width − widest view) / 2, at most 1.3 vertical radii
///
/// A view of rank r is at the position of r on the unit circle by `RadialPlaces`, scaled by the
/// radii.
nonisolated struct RadialLayout: Layout {
  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) -> CGSize {
    proposal.replacingUnspecifiedDimensions()
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    let side = Self.proposedSide(in: bounds.size, count: subviews.count)
    let square = ProposedViewSize(width: side, height: side)
    let largest = subviews.reduce(CGSize.zero) { largest, subview in
      let size = subview.sizeThatFits(square)
      return CGSize(
        width: max(largest.width, size.width), height: max(largest.height, size.height))
    }
    let radii = Self.radii(in: bounds.size, largest: largest)
    let places = RadialPlaces.places(ranks: subviews.map { $0[Rank.self] })
    for (subview, place) in zip(subviews, places) {
      let centre = CGPoint(
        x: bounds.midX + place.x * radii.width, y: bounds.midY + place.y * radii.height)
      subview.place(at: centre, anchor: .center, proposal: square)
    }
  }

  /// Returns the side in points of the square proposed to each of a number of views.
  ///
  /// Circles of diameter d with centres evenly distributed on a circle of diameter s − d touch if d
  /// = s·q / (1 + q) with q = sin(π/count). Views get nine tenths of that, so that they never
  /// touch, and never more than three tenths of the short side: one band of the podium.
  static func proposedSide(in size: CGSize, count: Int) -> CGFloat {
    let shortSide = max(0, min(size.width, size.height))
    let q = sin(.pi / CGFloat(max(2, count)))
    return shortSide * min(0.3, 0.9 * q / (1 + q))
  }

  /// Returns the radii in points of the largest ellipse with views of the given size inside the
  /// bounds.
  static func radii(in size: CGSize, largest: CGSize) -> CGSize {
    let vertical = max(0, (size.height - largest.height) / 2)
    let horizontal = max(0, (size.width - largest.width) / 2)
    return CGSize(width: min(horizontal, 1.3 * vertical), height: vertical)
  }
}
