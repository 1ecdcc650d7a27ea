internal import Foundation

/// The node of a presentation: a backdrop as large as the window, and a panel in front of it.
///
/// The panel has its ideal size as far as the window allows. While the presentation is inserted or removed, it
/// fades, and the panel moves unless motion is reduced.
package final class ModalLayoutNode: LayerLayoutNode {
  /// The place of the panel, and the way in which it appears.
  package enum Style: Equatable {
    /// A little above the middle of the window.
    case upper
    /// In the middle of the window. Shown beside other presentations, and dismissed only by a button in it.
    case centered
    /// As large as the window, from its bottom edge.
    case cover
    /// Attached to the anchor, at an edge if there is room for it.
    case attached(Edge)
  }

  var style = Style.upper {
    didSet { if style != oldValue { invalidate() } }
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

  /// The least distance between the panel and the edges of the window, in points.
  static let margin: CGFloat = 16

  override var transitionTraits: TransitionTraits {
    let effects: [TransitionEffect] = style == .cover ? [.edge(.bottom)] : [.opacity]
    return TransitionTraits(insertion: effects, removal: effects, hasMotion: style == .cover)
  }

  override var hasFreePanel: Bool {
    if case .attached = style { true } else { false }
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
    switch style {
    case .cover: return CGRect(origin: .zero, size: size)
    case .upper, .centered:
      let fitting = fittingSize(of: panel)
      let rest = CGSize(width: size.width - fitting.width, height: size.height - fitting.height)
      // As on a Mac: a sheet is nearer to the title bar than to the bottom edge.
      let above =
        style == .upper
        ? min(max(rest.height * 0.4, Self.margin), rest.height / 2) : rest.height / 2
      return CGRect(
        x: (rest.width / 2).rounded(), y: max(above, 0).rounded(), width: fitting.width,
        height: fitting.height)
    case .attached(let edge):
      let placement = AttachedPlacement(
        of: panel, beside: anchorFrame, at: edge, in: panelBounds, isRightToLeft: isRightToLeft)
      if placement.arrow != arrow {
        arrow = placement.arrow
        arrowDidMove?(placement.arrow)
      }
      return placement.frame
    }
  }

  /// Returns the ideal size of a panel, reduced to the space in the window.
  private func fittingSize(of panel: LayoutNode) -> CGSize {
    let most = CGSize(
      width: max(size.width - 2 * Self.margin, 0), height: max(size.height - 2 * Self.margin, 0))
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
    guard hidden > 0, style != .cover, !reducesMotion else {
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
    let distance = style == .upper ? -24 * hidden : 0
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
