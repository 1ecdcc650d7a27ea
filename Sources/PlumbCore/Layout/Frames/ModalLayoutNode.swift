internal import Foundation

/// The node of a presentation: a backdrop as large as the window, and a panel in front of it.
///
/// The panel has its ideal size as far as the window allows. While the presentation is inserted or removed, it
/// fades, and the panel moves unless motion is reduced.
package final class ModalLayoutNode: LayerLayoutNode {
  var placement = LayerPlacement.upper {
    didSet { if placement != oldValue { invalidate() } }
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

  override var transitionTraits: TransitionTraits {
    let effects: [TransitionEffect] = placement == .cover ? [.edge(.bottom)] : [.opacity]
    return TransitionTraits(insertion: effects, removal: effects, hasMotion: placement == .cover)
  }

  override var hasFreePanel: Bool {
    if case .attached = placement { true } else { false }
  }

  override func attachmentFrame(_ anchor: LayoutNode) -> CGRect {
    attachment?(anchor) ?? anchor.frameInRoot
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
