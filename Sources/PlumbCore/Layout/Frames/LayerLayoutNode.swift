internal import Foundation

/// The node of views in front of the root view: a backdrop as large as the window, and a panel in front of it.
///
/// It fills the window. The backdrop receives the presses beside the panel, and the panel has its ideal size as far as
/// there is room for it. While the views are inserted or removed with a transition, they fade, and the panel moves
/// unless motion is reduced.
package final class LayerLayoutNode: LayoutNode {
  package override var drawingReach: CGFloat? { 0 }

  /// The node beside which the views are placed; `nil` for the whole window.
  weak var anchor: LayoutNode?
  /// The frame of the anchor in the window when the views were placed, in points.
  private var anchorFrame = CGRect.zero
  /// The place in the order of the layers: layers with larger numbers are in front.
  var order = 0
  /// The area in which the panel may be, in points from the window's top left corner: the window, or a part of the
  /// desktop.
  private var panelBounds = CGRect.zero
  /// The place of the panel, and the way in which it appears.
  var placement: LayerPlacement {
    didSet { if placement != oldValue { setNeedsPlacing() } }
  }
  /// Returns the size of the panel for the largest one that fits into the window and a function that measures it;
  /// an unspecified length is the length of the panel. `nil` for the ideal size.
  var proposedSize: ((CGSize, @escaping (ProposedViewSize) -> CGSize) -> ProposedViewSize)? {
    didSet { invalidate() }
  }
  /// Returns the rectangle in the window at which the arrow of an attached panel points, in points, for the anchor;
  /// `nil` for the frame of the anchor.
  var attachment: ((LayoutNode) -> CGRect)?
  /// Called when the arrow of an attached panel was placed at another position.
  var arrowDidMove: ((AttachedPlacement.Arrow) -> Void)?
  private var arrow: AttachedPlacement.Arrow?
  /// Whether the panel only fades when it is inserted or removed.
  var reducesMotion = false

  init(_ placement: LayerPlacement) {
    self.placement = placement
  }

  override var transitionTraits: TransitionTraits { placement.transitionTraits }

  /// Places the node in a window of a size in points, after the anchor was placed.
  ///
  /// - Parameter desktop: the part of the desktop that panels may cover, in points from the window's top left corner;
  ///   `nil` if they stay in the window.
  func place(in size: CGSize, on desktop: CGRect?, at context: UpdateContext) {
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
  private func attachmentFrame(_ anchor: LayoutNode) -> CGRect {
    attachment?(anchor) ?? anchor.frameInRoot
  }

  package override func computeSize(_ proposal: Proposal) -> CGSize {
    proposal.viewSize.replacingUnspecifiedDimensions(by: .zero)
  }

  package override func placeChildren(in context: UpdateContext) {
    guard let backdrop = children.first else { return }
    backdrop.place(at: .zero, proposal: Proposal(size), in: context)
    for panel in children.dropFirst() {
      let frame = frame(of: panel)
      panel.place(at: frame.origin, proposal: Proposal(frame.size), in: context)
    }
  }

  private func frame(of panel: LayoutNode) -> CGRect {
    switch placement {
    case .cover: return CGRect(origin: .zero, size: size)
    case .upper, .centered:
      return placement.frame(of: fittingSize(of: panel), inMiddleOf: size)
    case .attached(let edge):
      let attached = AttachedPlacement(
        of: panel, beside: anchorFrame, at: edge, in: panelBounds, isRightToLeft: isRightToLeft)
      if attached.arrow != arrow {
        arrow = attached.arrow
        arrowDidMove?(attached.arrow)
      }
      return attached.frame
    case .beside(let place):
      let beside = BesidePlacement(
        anchorFrame: anchorFrame, bounds: panelBounds, isRightToLeft: isRightToLeft)
      let ideal = panel.sizeThatFits(.unspecified)
      return place.map { beside.frame(of: ideal, beside: $0) } ?? beside.frame(of: ideal)
    }
  }

  /// Returns the ideal size of a panel, reduced to the space in the window.
  private func fittingSize(of panel: LayoutNode) -> CGSize {
    let margin = LayerPlacement.margin
    let most = CGSize(
      width: max(size.width - 2 * margin, 0), height: max(size.height - 2 * margin, 0))
    let measure = { (proposal: ProposedViewSize) in panel.sizeThatFits(Proposal(proposal)) }
    guard let wanted = proposedSize?(most, measure), wanted != .unspecified else {
      return panel.idealSize(within: most)
    }
    let limited = ProposedViewSize(
      width: wanted.width.map { min(max($0, 0), most.width) },
      height: wanted.height.map { min(max($0, 0), most.height) })
    let own = measure(limited)
    return CGSize(
      width: limited.width ?? min(own.width, most.width),
      height: limited.height ?? min(own.height, most.height))
  }

  package override func draw(in context: inout DrawContext) {
    let hidden = 1 - (transition?.current ?? 1)
    guard hidden > 0, placement != .cover, !reducesMotion else {
      return super.draw(in: &context)
    }
    for child in backToFront {
      if child === children.first {
        context.draw(child)
      } else {
        context.transformed(by: displacement(of: child.presentedFrame, by: CGFloat(hidden))) {
          $0.draw(child)
        }
      }
    }
  }

  /// Returns the transform of a panel of which a fraction is still hidden.
  private func displacement(of frame: CGRect, by hidden: CGFloat) -> CGAffineTransform {
    let scale = 1 - 0.06 * hidden
    let middle = CGPoint(x: frame.midX, y: frame.midY)
    let scaled = CGAffineTransform(scaleX: scale, y: scale).about(middle)
    let distance = placement == .upper ? -24 * hidden : 0
    return scaled.concatenating(CGAffineTransform(translationX: 0, y: distance))
  }
}

extension LayoutNode {
  /// Returns the ideal size, reduced to a largest one: a smaller width may need a greater height.
  func idealSize(within most: CGSize) -> CGSize {
    var fitting = sizeThatFits(.unspecified)
    if fitting.width > most.width {
      fitting = sizeThatFits(Proposal(width: ProposedLength(most.width), height: .unspecified))
      fitting.width = min(fitting.width, most.width)
    }
    if fitting.height > most.height {
      fitting.width = min(
        sizeThatFits(Proposal(width: fitting.width, height: most.height)).width, most.width)
      fitting.height = most.height
    }
    return fitting
  }
}
