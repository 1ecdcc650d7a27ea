internal import Foundation
@_spi(Nodes) internal import PlumbCore

/// A screen of a navigation stack, or a page: it takes the proposed size, and its content is centred.
///
/// The minimum of the content is the size for a proposal of zero. Content that is larger than the screen is cut off.
///
/// A screen that is pushed or popped moves by its own width.
final class ScreenLayoutNode: UnaryLayoutNode, BackgroundContainer {
  /// The distance from the place of the topmost screen, in widths: 1 for one that was popped, -1 for one
  /// that is covered.
  private var position = AnimatedProperty(0.0)

  /// The backgrounds of the whole screen, back to front.
  var backgrounds: [LayoutNode] = []

  override var modifierDescription: String? { nil }

  override var sizeReason: String? { "A screen takes the space that it is offered." }

  /// Creates a screen of several views, which are arranged in a column.
  init(_ content: LayoutNode) {
    super.init()
    setChildren([content])
  }

  func backgroundsDidChange() {
    setChildren([content] + backgrounds)
    invalidate()
  }

  override var backToFront: [LayoutNode] { backgrounds + [content] }

  override func placeChildren(in context: UpdateContext) {
    placeBackgrounds(in: context)
    super.placeChildren(in: context)
  }

  /// Sets the distance from the place of the topmost screen, in widths.
  func setPosition(_ position: Double, at context: UpdateContext) {
    self.position.set(position, at: context, of: self)
  }

  /// Whether a part of the screen is at the place of the topmost screen.
  var isInSight: Bool { abs(position.current) < 1 }

  /// Whether the whole screen is at its place.
  var isAtRest: Bool { position.current == 0 }

  override func computeSize(_ proposal: Proposal) -> CGSize {
    let fitting = withContent { $0.sizeThatFits(proposal) }
    return CGSize(
      width: proposal.width.filled(orLeast: fitting.width),
      height: proposal.height.filled(orLeast: fitting.height))
  }

  override func computeIntrinsicBounds() -> IntrinsicBounds { .none }

  override func lowerBound(
    ofSizeFor proposal: Proposal, along axis: Axis, threshold: CGFloat
  ) -> CGFloat {
    sizeThatFits(proposal)[axis]
  }

  override func staysFinite(at proposal: Proposal) -> Bool { proposal.isFinite }

  override func placement(in size: CGSize, proposal: Proposal) -> Placement {
    let inner = Proposal(size)
    let fitting = content.sizeThatFits(inner)
    return Placement(
      origin: CGPoint(x: (size.width - fitting.width) / 2, y: (size.height - fitting.height) / 2),
      proposal: inner, fittingSize: fitting)
  }

  override var spacing: ViewSpacing { ViewSpacing() }

  override func draw(in context: inout DrawContext) {
    guard withContent(\.size).exceeds(size) else { return super.draw(in: &context) }
    context.clipped(to: context.frame(of: size)) { super.draw(in: &$0) }
  }

  override var contentOffset: CGSize {
    let distance = size.width * CGFloat(position.current)
    return CGSize(width: isRightToLeft ? -distance : distance, height: 0)
  }
}

extension ProposedLength {
  /// Returns the proposed length if it is above zero, or else the least one.
  fileprivate func filled(orLeast minimum: CGFloat) -> CGFloat {
    let length = resolved(or: minimum)
    return length > 0 ? length : minimum
  }
}
