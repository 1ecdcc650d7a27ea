internal import Foundation

/// The layout of segments in a row.
///
/// As of a segmented control: the segments have equal widths where all titles fit into those. Otherwise a segment with
/// a longer title has the width of it, and the others share the rest; titles are truncated only where there is no room
/// for all of them, the longest first.
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
    let widths = proposal.width.map { Self.widths(ideals: ideals, in: $0) } ?? ideals
    return zip(subviews, widths).map { subview, width in
      subview.sizeThatFits(ProposedViewSize(width: width, height: proposal.height))
    }
  }

  /// Returns widths with a sum: if there is room for the ideal ones, none below its ideal, and all those above it
  /// equal; or else none above its ideal, and all those below it equal.
  static func widths(ideals: [CGFloat], in width: CGFloat) -> [CGFloat] {
    let grows = ideals.reduce(0, +) <= width
    // Those that keep their ideal widths: first the longest ones that have to grow, or the shortest that shrink.
    let order = ideals.indices.sorted { grows ? ideals[$0] > ideals[$1] : ideals[$0] < ideals[$1] }
    var widths = ideals
    var rest = max(width, 0)
    for (place, index) in order.enumerated() {
      let share = rest / CGFloat(order.count - place)
      if grows ? ideals[index] <= share : ideals[index] >= share {
        for other in order[place...] { widths[other] = share }
        break
      }
      rest -= ideals[index]
    }
    return widths
  }
}
