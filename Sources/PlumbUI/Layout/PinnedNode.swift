internal import Foundation

/// The box of a section's header or footer in a lazy container: it may stay in sight while the rest
/// of its section scrolls.
///
/// As SwiftUI: for layout it stays where it is, at the section's start or end, and it never leaves
/// its section. It shows in front of the other cells.
final class PinnedNode: UnaryNode {
  let isHeader: Bool
  /// What the box moves in; `nil` where it does not stay in sight.
  weak var container: LazyNode?
  /// How far along the container the box may move: where the content of its section ends, or begins
  /// for a footer, in points.
  var limit: CGFloat = 0

  init(isHeader: Bool) {
    self.isHeader = isHeader
  }

  override var contentOffset: CGSize { container?.displacement(of: self) ?? .zero }
}
