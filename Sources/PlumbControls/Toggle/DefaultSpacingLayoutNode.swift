internal import Foundation
@_spi(Nodes) internal import PlumbCore

/// A node that prefers a fixed distance above and below, regardless of its content.
///
/// A text next to it treats it as an ordinary view: the distance that the text prefers counts.
final class DefaultSpacingLayoutNode: UnaryLayoutNode {
  override var modifierDescription: String? { ".spacing" }

  override var drawingReach: CGFloat? { 0 }

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
