internal import Foundation

/// The layout of segments in a row.
///
/// As of a segmented control: the segments have equal widths if all titles fit into them. Otherwise a segment with a
/// longer title is as wide as the title, and the others share the rest; titles are truncated, the longest first, only
/// if there is not enough space for all of them.
struct SegmentsLayout: Layout {
  static var layoutProperties: LayoutProperties {
    var properties = LayoutProperties()
    properties.stackOrientation = .horizontal
    return properties
  }

  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) -> CGSize {
    let sizes = sizes(of: subviews, in: proposal)
    return CGSize(
      width: sizes.map(\.width).reduce(0, +), height: sizes.map(\.height).max() ?? 0)
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    var x = bounds.minX
    for (subview, size) in zip(subviews, sizes(of: subviews, in: ProposedViewSize(bounds.size))) {
      subview.place(
        at: CGPoint(x: x, y: bounds.midY), anchor: .leading,
        proposal: ProposedViewSize(width: size.width, height: bounds.height))
      x += size.width
    }
  }

  /// Returns the sizes that the segments choose for their parts of a proposal.
  private func sizes(of subviews: Subviews, in proposal: ProposedViewSize) -> [CGSize] {
    let ideals = subviews.map { $0.sizeThatFits(.unspecified).width }
    let widths = proposal.width.map { SharedWidths.widths(ideals: ideals, in: $0) } ?? ideals
    return zip(subviews, widths).map { subview, width in
      subview.sizeThatFits(ProposedViewSize(width: width, height: proposal.height))
    }
  }
}
