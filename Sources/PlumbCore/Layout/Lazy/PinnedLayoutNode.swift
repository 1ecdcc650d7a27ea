internal import Foundation

/// The node of a section header or footer in a lazy container, which may stay visible while the
/// rest of its section scrolls.
///
/// As SwiftUI: its layout position stays at the start or end of the section, and it is never shown
/// outside of its section. It is shown in front of the other cells.
package final class PinnedLayoutNode: UnaryLayoutNode {
  package override var modifierDescription: String? { "Section" }

  let isHeader: Bool
  /// The container in which the node is pinned; `nil` if it is not pinned.
  weak var container: LazyLayoutNode?
  /// The limit of the displacement along the container: the end of the section's content, or its
  /// start for a footer, in points.
  var limit: CGFloat = 0

  package init(isHeader: Bool) {
    self.isHeader = isHeader
  }

  package override var contentOffset: CGSize { container?.displacement(of: self) ?? .zero }
}
