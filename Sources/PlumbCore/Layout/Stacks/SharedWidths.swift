internal import Foundation

/// The widths of views that share one.
enum SharedWidths {
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
