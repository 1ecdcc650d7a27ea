internal import Foundation

/// The widths of views that share a total width.
package enum SharedWidths {
  /// Returns widths with a given sum. If it is at least the sum of the ideal widths, no width is below its ideal,
  /// and the widths above their ideals are equal; otherwise no width is above its ideal, and the widths below
  /// their ideals are equal.
  package static func widths(ideals: [CGFloat], in width: CGFloat) -> [CGFloat] {
    let grows = ideals.reduce(0, +) <= width
    // The order in which ideal widths are kept: the longest first if the widths grow, the shortest first if they
    // shrink.
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
