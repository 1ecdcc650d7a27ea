internal import Foundation

/// A box that prefers one plain distance above and below, whatever its content does.
///
/// To a text it is an ordinary view: the text's own distance counts.
final class DefaultSpacingNode: UnaryNode {
  private let distance: CGFloat

  /// - Parameter distance: in points.
  init(_ distance: CGFloat) {
    self.distance = distance
  }

  override var spacing: ViewSpacing {
    var spacing = content.spacing
    for edge in [Edge.top, .bottom] {
      spacing[edge] = ViewSpacing.EdgePreference(plain: distance, besideText: 0)
    }
    return spacing
  }
}
