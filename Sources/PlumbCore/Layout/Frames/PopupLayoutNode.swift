internal import Foundation

/// The node of views in front of all others in the window, such as the open menu of a picker.
///
/// It fills the window and has two children. The backdrop is as large as the window and receives the
/// presses beside the panel.
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
    let placement = BesidePlacement(
      anchorFrame: anchorFrame, bounds: panelBounds, isRightToLeft: isRightToLeft)
    return place.map { placement.frame(of: ideal, beside: $0) } ?? placement.frame(of: ideal)
  }
}
