internal import Foundation

/// The node of views in front of all others in the window, such as the open menu of a picker.
///
/// It fills the window and has two children. The backdrop is as large as the window and receives the
/// presses beside the panel. The panel is placed below the node to which it belongs, or above it where
/// there is not enough space below, as wide as that node at least and never larger than its bounds. If a rectangle is
/// set instead, the panel is below or above it, with a corner at the rectangle if that is empty, as far as it fits.
package final class PopupLayoutNode: LayerLayoutNode {
  private var storedPlace: CGRect? {
    didSet { if storedPlace != oldValue { isDirty = true } }
  }

  /// The rectangle in the window beside which the panel is, in points; an empty rectangle is the place of its corner,
  /// `nil` stands for the frame of the anchor.
  package var place: CGRect? {
    get { storedPlace }
    set { storedPlace = newValue }
  }

  /// The distance between the panel and its anchor, and the edges of its bounds, in points.
  private static let gap: CGFloat = 4

  override var hasFreePanel: Bool { true }

  package override func placeChildren(in context: UpdateContext) {
    guard let backdrop = children.first else { return }
    backdrop.place(at: .zero, proposal: Proposal(size), in: context)
    for panel in children.dropFirst() {
      let frame = panelFrame(panel.sizeThatFits(.unspecified))
      panel.place(at: frame.origin, proposal: Proposal(frame.size), in: context)
    }
  }

  /// Returns the frame of a panel of an ideal size, in points.
  private func panelFrame(_ ideal: CGSize) -> CGRect {
    let (gap, bounds) = (Self.gap, panelBounds)
    if let place { return panelFrame(ideal, beside: place) }
    let width = min(max(ideal.width, anchorFrame.width), max(bounds.width - 2 * gap, 0))
    let below = bounds.maxY - gap - (anchorFrame.maxY + gap)
    let above = anchorFrame.minY - bounds.minY - 2 * gap
    // The side with more space if neither has enough.
    let isBelow = ideal.height <= below || below >= above
    let height = min(ideal.height, max(isBelow ? below : above, 0))
    let x = isRightToLeft ? anchorFrame.maxX - width : anchorFrame.minX
    let y = isBelow ? anchorFrame.maxY + gap : anchorFrame.minY - gap - height
    return frame(at: CGPoint(x: x, y: y), CGSize(width: width, height: height))
  }

  private func panelFrame(_ ideal: CGSize, beside place: CGRect) -> CGRect {
    let width = min(ideal.width, max(panelBounds.width - 2 * Self.gap, 0))
    let height = min(ideal.height, max(panelBounds.height - 2 * Self.gap, 0))
    let x = isRightToLeft ? place.maxX - width : place.minX
    // As GTK: a menu of a row that has no room below is above it. A location of the pointer is covered instead.
    let isAbove =
      !place.isEmpty && place.maxY + height > panelBounds.maxY - Self.gap
      && place.minY - height >= panelBounds.minY + Self.gap
    let y = isAbove ? place.minY - height : place.maxY
    return frame(at: CGPoint(x: x, y: y), CGSize(width: width, height: height))
  }

  /// Returns the frame of a panel that is moved into its bounds.
  private func frame(at origin: CGPoint, _ size: CGSize) -> CGRect {
    CGRect(origin: panelBounds.fitting(size, at: origin, gap: Self.gap), size: size)
  }
}

extension CGRect {
  /// Returns the origin nearest to a wanted one at which a rectangle of a size is inside the bounds, with a distance
  /// from the edges as far as there is room for it.
  func fitting(_ size: CGSize, at wanted: CGPoint, gap: CGFloat) -> CGPoint {
    CGPoint(
      x: min(max(wanted.x, minX + gap), max(maxX - gap - size.width, minX)),
      y: min(max(wanted.y, minY + gap), max(maxY - gap - size.height, minY)))
  }
}
