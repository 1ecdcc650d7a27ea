import SwiftUI

/// A layout of the four parts of the poll: heading, podium, leaderboard and buttons, in this order.
///
/// The parts are in one column if the window is in portrait format or the column fits. In a window
/// that is wide and too low for the column, the podium is beside the leaderboard and the buttons.
/// The podium is reduced first if the height is insufficient, because the other parts contain text.
/// Remaining height is divided equally above, between and below the parts; the heading stays close
/// to the podium.
///
/// The size has the proposed height, or more if the parts need it. A length that is not finite is
/// treated as unspecified.
nonisolated struct PollScreenLayout: Layout {
  /// The factor by which columns may become larger than usual.
  var enlargement: CGFloat = 1

  /// The minimum spacing between two parts, in points.
  private static let gap: CGFloat = 16
  /// The maximum width of a column, beyond which names and counts would be too far apart; in
  /// points.
  private var widestColumn: CGFloat { 600 * enlargement }
  /// The minimum width of two columns, below which names and buttons would be broken; in points.
  private static let narrowestColumn: CGFloat = 280
  /// The spacing between the two columns of a wide window, in points.
  private static let gutter: CGFloat = 32
  /// The ratio of the podium's width to its height, if there is enough space.
  private static let podiumRatio: CGFloat = 1.5
  /// The minimum height of a podium with distinguishable avatars, in points.
  private static let lowestPodium: CGFloat = 96

  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) -> CGSize {
    arrangement(of: Array(subviews), proposal: proposal).size
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    let slots = arrangement(of: Array(subviews), proposal: proposal).slots
    for (subview, slot) in zip(subviews, slots) {
      subview.place(
        at: CGPoint(x: bounds.minX + slot.midX, y: bounds.minY + slot.midY), anchor: .center,
        proposal: ProposedViewSize(slot.size))
    }
  }

  /// Returns the frames of the parts for a size, in the order of the parts.
  private struct Arrangement {
    var size: CGSize
    var slots: [CGRect]
  }

  private func arrangement(of parts: [LayoutSubview], proposal: ProposedViewSize) -> Arrangement {
    precondition(
      parts.count == 4,
      "A poll's screen has \(parts.count) parts. Give its layout heading, podium, leaderboard and "
        + "buttons.")
    let width = Self.finite(proposal.width) ?? widestColumn
    let height = Self.finite(proposal.height)
    let column = stacked(parts, width: min(width, widestColumn), height: height)
    let pair = min(width, 2 * widestColumn + Self.gutter)
    guard let height, width > 1.2 * height, pair >= 2 * Self.narrowestColumn + Self.gutter,
      column.slots[1].height < column.slots[1].width / Self.podiumRatio
    else { return column }
    return sideBySide(parts, width: pair, height: height)
  }

  /// Returns one column; `height` is `nil` for the ideal height of the parts.
  private func stacked(_ parts: [LayoutSubview], width: CGFloat, height: CGFloat?) -> Arrangement {
    var heights = parts.map { Self.height(of: $0, width: width) }
    heights[1] = 0
    let rest = heights.reduce(3 * Self.gap, +)
    heights[1] = Self.podiumHeight(width: width, available: height.map { $0 - rest })
    let needed = rest + heights[1]
    let total = max(needed, height ?? needed)
    let share = (total - needed) / 4

    let spaces = [Self.gap, Self.gap + share, Self.gap + share, share]
    var y = share
    let slots = zip(heights, spaces).map { height, space in
      defer { y += height + space }
      return CGRect(x: 0, y: y, width: width, height: height)
    }
    return Arrangement(size: CGSize(width: width, height: total), slots: slots)
  }

  /// Returns the heading above two columns, which are vertically centred on each other.
  private func sideBySide(
    _ parts: [LayoutSubview], width: CGFloat, height: CGFloat
  ) -> Arrangement {
    let column = (width - Self.gutter) / 2
    let trailing = column + Self.gutter
    let heading = Self.height(of: parts[0], width: width)
    let top = heading + Self.gap
    let podium = Self.podiumHeight(width: column, available: height - top)
    let leaderboard = Self.height(of: parts[2], width: column)
    let buttons = Self.height(of: parts[3], width: column)
    let controls = leaderboard + Self.gap + buttons
    let bottom = max(height, top + max(podium, controls))
    let middle = (top + bottom) / 2
    let start = middle - controls / 2
    return Arrangement(
      size: CGSize(width: width, height: bottom),
      slots: [
        CGRect(x: 0, y: 0, width: width, height: heading),
        CGRect(x: 0, y: middle - podium / 2, width: column, height: podium),
        CGRect(x: trailing, y: start, width: column, height: leaderboard),
        CGRect(x: trailing, y: start + leaderboard + Self.gap, width: column, height: buttons),
      ])
  }

  /// Returns the height in points of a part at a width.
  private static func height(of part: LayoutSubview, width: CGFloat) -> CGFloat {
    part.sizeThatFits(ProposedViewSize(width: width, height: nil)).height
  }

  /// Returns the height in points of a podium; `available` is `nil` if it is not limited.
  private static func podiumHeight(width: CGFloat, available: CGFloat?) -> CGFloat {
    max(lowestPodium, min(width / podiumRatio, available ?? .infinity))
  }

  private static func finite(_ length: CGFloat?) -> CGFloat? {
    length.flatMap { $0.isFinite ? max(0, $0) : nil }
  }
}
