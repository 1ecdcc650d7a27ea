public import Foundation

/// The node of views in front of the root view. It fills the window.
@_spi(Nodes) public class LayerLayoutNode: LayoutNode {
  @_spi(Nodes) final override public var drawingReach: CGFloat? { 0 }

  /// The node beside which the views are placed; `nil` for the whole window.
  final weak var anchor: LayoutNode?
  /// The frame of the anchor in the window when the views were placed, in points.
  final private(set) var anchorFrame = CGRect.zero
  /// The place in the order of the layers: layers with larger numbers are in front.
  final var order = 0
  /// The area in which the panel may be, in points from the window's top left corner: the window, or a part of the
  /// desktop.
  final private(set) var panelBounds = CGRect.zero

  /// Whether the panel may be outside of the window.
  var hasFreePanel: Bool { false }

  /// Places the node in a window of a size in points, after the anchor was placed.
  ///
  /// - Parameter desktop: the part of the desktop that panels may cover, in points from the window's top left corner;
  ///   `nil` if they stay in the window.
  final func place(in size: CGSize, on desktop: CGRect?, at context: UpdateContext) {
    let bounds = desktop ?? CGRect(origin: .zero, size: size)
    if bounds != panelBounds {
      panelBounds = bounds
      isDirty = true
    }
    let frame = anchor.map(attachmentFrame) ?? CGRect(origin: .zero, size: size)
    if frame != anchorFrame {
      anchorFrame = frame
      isDirty = true
    }
    place(at: .zero, proposal: Proposal(size), in: context)
  }

  /// Returns the rectangle of the anchor beside which the views are placed, in the window, in points.
  func attachmentFrame(_ anchor: LayoutNode) -> CGRect { anchor.frameInRoot }

  @_spi(Nodes) final override public func computeSize(_ proposal: Proposal) -> CGSize {
    proposal.viewSize.replacingUnspecifiedDimensions(by: .zero)
  }
}
