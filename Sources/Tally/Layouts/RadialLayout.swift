import PlumbUI

/// Places views round an ellipse so that a better rank stands higher.
///
/// The layout takes the space it is offered. Each view is offered a square that leaves its
/// neighbours room, and says how large it is; the ellipse is then as large as it can be with every
/// view inside the bounds:
///
///     vertical radius   = (height − tallest view) / 2
///     horizontal radius = (width − widest view) / 2, at most 1.3 vertical radii
///
/// A view of rank r stands where `RadialPlaces` puts r on the unit circle, stretched by the radii.
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

  /// The side in points of the square each of some views is offered.
  ///
  /// Circles of diameter d whose centres stand evenly on a circle of diameter s − d touch when
  /// d = s·q / (1 + q) with q = sin(π/count). Views get nine tenths of that, so that they never
  /// touch, and never more than three tenths of the short side: one band of the podium.
  static func proposedSide(in size: CGSize, count: Int) -> CGFloat {
    let shortSide = max(0, min(size.width, size.height))
    let q = sin(.pi / CGFloat(max(2, count)))
    return shortSide * min(0.3, 0.9 * q / (1 + q))
  }

  /// The radii in points of the ellipse that keeps views of the given size within the bounds.
  static func radii(in size: CGSize, largest: CGSize) -> CGSize {
    let vertical = max(0, (size.height - largest.height) / 2)
    let horizontal = max(0, (size.width - largest.width) / 2)
    return CGSize(width: min(horizontal, 1.3 * vertical), height: vertical)
  }
}
