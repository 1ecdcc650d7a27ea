import SwiftUI

/// The parts of a chart: the numbers of votes, the moments, the lines, and the views at their ends.
///
/// Without a proposal the size is the smallest one at which the chart can be read.
nonisolated struct HistoryChartLayout: Layout {
  /// The smallest size of the lines, in points.
  private static let leastLines = CGSize(width: 200, height: 150)
  /// The largest height of the chart, in points, unless it needs more.
  private static let largestHeight: CGFloat = 520
  /// The space between the lines and the views at their ends, in points.
  private static let margin: CGFloat = 8

  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) -> CGSize {
    let ends = subviews[3].sizeThatFits(.unspecified)
    let moments = momentsHeight(subviews)
    let height = max(Self.leastLines.height, ends.height) + 1.5 * moments
    let numbers = subviews[0].sizeThatFits(ProposedViewSize(width: 0, height: height)).width
    return CGSize(
      width: proposal.width ?? numbers + Self.leastLines.width + Self.margin + ends.width,
      height: min(max(Self.largestHeight, height), proposal.height ?? height))
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    let ends = subviews[3].sizeThatFits(.unspecified)
    let moments = momentsHeight(subviews)
    // The upper half of the highest number is above the lines.
    let height = max(0, bounds.height - 1.5 * moments)
    let top = bounds.minY + moments / 2
    let width = max(0, bounds.width - Self.margin - ends.width)
    let numbers = subviews[0].sizeThatFits(ProposedViewSize(width: 0, height: height)).width
    let lines = CGRect(
      x: bounds.minX + numbers, y: top, width: max(0, width - numbers), height: height)
    func place(_ index: Int, in frame: CGRect) {
      subviews[index].place(at: frame.origin, proposal: ProposedViewSize(frame.size))
    }
    place(0, in: CGRect(x: bounds.minX, y: top, width: width, height: height))
    place(1, in: CGRect(x: lines.minX, y: lines.maxY, width: lines.width, height: moments))
    place(2, in: lines)
    place(3, in: CGRect(x: lines.maxX + Self.margin, y: top, width: ends.width, height: height))
  }

  private func momentsHeight(_ subviews: Subviews) -> CGFloat {
    subviews[1].sizeThatFits(ProposedViewSize(width: 0, height: nil)).height
  }
}

/// Views at the ends of lines, moved apart where lines end next to each other.
nonisolated struct LineEndsLayout: Layout {
  /// The least space between two views, in points.
  private static let gap: CGFloat = 3

  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) -> CGSize {
    let sizes = subviews.map { $0.sizeThatFits(.unspecified) }
    return CGSize(
      width: sizes.map(\.width).max() ?? 0,
      height: proposal.height ?? sizes.map { $0.height + Self.gap }.reduce(0, +))
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    let heights = subviews.map { $0.sizeThatFits(.unspecified).height + Self.gap }
    let centres = Self.centres(
      wanted: subviews.map { bounds.height * (1 - $0[AxisFraction.self]) }, heights: heights,
      room: bounds.height)
    for (subview, centre) in zip(subviews, centres) {
      subview.place(
        at: CGPoint(x: bounds.minX, y: bounds.minY + centre), anchor: .leading,
        proposal: .unspecified)
    }
  }

  /// Returns the centres of views that do not overlap, in the order of the wanted centres and as
  /// near to them as one pass down and one pass up can move them.
  ///
  /// Half a view may be below or above the room.
  static func centres(wanted: [CGFloat], heights: [CGFloat], room: CGFloat) -> [CGFloat] {
    let order = wanted.indices.sorted { (wanted[$0], $0) < (wanted[$1], $1) }
    var centres = wanted
    for (above, index) in zip(order, order.dropFirst()) {
      centres[index] = max(centres[index], centres[above] + (heights[above] + heights[index]) / 2)
    }
    var limit = room
    for index in order.reversed() {
      centres[index] = min(centres[index], limit)
      guard let place = order.firstIndex(of: index), place > 0 else { break }
      limit = centres[index] - (heights[index] + heights[order[place - 1]]) / 2
    }
    return centres
  }
}
