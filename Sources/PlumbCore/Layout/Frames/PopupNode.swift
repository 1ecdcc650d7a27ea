internal import Foundation

/// The node of views in front of all others in the window, such as the open menu of a picker.
///
/// It fills the window and has two children. The backdrop is as large as the window and receives the
/// presses beside the panel. The panel is placed below the node to which it belongs, or above it where
/// there is not enough space below, as wide as that node at least and never larger than the window. Where a
/// point is set, the panel has its corner there, as far as it fits into the window.
final class PopupNode: LayerNode {
  /// The location in the window at which the panel begins, in points; `nil` for the edge of the anchor.
  var point: CGPoint? {
    didSet { if point != oldValue { isDirty = true } }
  }

  /// The distance between the panel and its anchor, and the edges of the window, in points.
  private static let gap: CGFloat = 4

  override func placeChildren(in context: UpdateContext) {
    guard let backdrop = children.first else { return }
    backdrop.place(at: .zero, proposal: Proposal(size), in: context)
    for panel in children.dropFirst() {
      let frame = panelFrame(panel.sizeThatFits(.unspecified))
      panel.place(at: frame.origin, proposal: Proposal(frame.size), in: context)
    }
  }

  /// Returns the frame of a panel of an ideal size, in points.
  private func panelFrame(_ ideal: CGSize) -> CGRect {
    let gap = Self.gap
    if let point { return panelFrame(ideal, at: point) }
    let width = min(max(ideal.width, anchorFrame.width), max(size.width - 2 * gap, 0))
    let below = size.height - gap - (anchorFrame.maxY + gap)
    let above = anchorFrame.minY - 2 * gap
    // The side with more space if neither has enough.
    let isBelow = ideal.height <= below || below >= above
    let height = min(ideal.height, max(isBelow ? below : above, 0))
    let x = isRightToLeft ? anchorFrame.maxX - width : anchorFrame.minX
    let y = isBelow ? anchorFrame.maxY + gap : anchorFrame.minY - gap - height
    return CGRect(
      x: min(max(x, gap), max(size.width - gap - width, 0)),
      y: min(max(y, gap), max(size.height - gap - height, 0)), width: width, height: height)
  }

  private func panelFrame(_ ideal: CGSize, at point: CGPoint) -> CGRect {
    let gap = Self.gap
    let width = min(ideal.width, max(size.width - 2 * gap, 0))
    let height = min(ideal.height, max(size.height - 2 * gap, 0))
    let x = isRightToLeft ? point.x - width : point.x
    return CGRect(
      x: min(max(x, gap), max(size.width - gap - width, 0)),
      y: min(max(point.y, gap), max(size.height - gap - height, 0)), width: width, height: height)
  }
}
