internal import Foundation
@_spi(Nodes) internal import PlumbCore

/// The node of a navigation stack: a bar at the top, the topmost screen, and a bar at the bottom.
///
/// The other screens are kept, and are neither laid out nor drawn, except for the previous topmost screen while it
/// moves away.
final class ScreenStackLayoutNode: LayoutNode {
  private var topBar: LayoutNode?
  private var bottomBar: LayoutNode?
  private(set) var screen: ScreenLayoutNode?
  /// The screens that were topmost and are moving away.
  private var leaving: [ScreenLayoutNode] = []

  /// The direction in which screens move.
  enum Movement {
    /// Another screen covers the topmost one.
    case push
    /// The topmost screen is removed.
    case pop
  }

  override var sizeReason: String? { "A navigation stack takes the space that it is offered." }

  /// Sets the bars and the topmost screen; `nil` for none.
  ///
  /// - Parameter movement: the way in which the screen takes the place of the previous one; `nil` if it does not
  ///   move.
  func show(
    topBar: LayoutNode?, screen: ScreenLayoutNode?, bottomBar: LayoutNode?,
    moving movement: Movement?, at context: UpdateContext
  ) {
    let old = self.screen
    guard topBar !== self.topBar || screen !== old || bottomBar !== self.bottomBar else { return }
    (self.topBar, self.screen, self.bottomBar) = (topBar, screen, bottomBar)
    showChildren([topBar, screen, bottomBar].compactMap(\.self))
    invalidate()
    guard let old else { return screen?.setPosition(0, at: context) ?? () }
    guard let screen, old !== screen else { return }
    move(from: old, to: screen, movement, at: context)
  }

  private func move(
    from old: ScreenLayoutNode, to screen: ScreenLayoutNode, _ movement: Movement?,
    at context: UpdateContext
  ) {
    let start = movement == .push ? 1.0 : -1.0
    let wasLeaving = leaving.contains { $0 === screen }
    leaving.removeAll { $0 === screen || $0 === old }
    if movement == nil {
      screen.setPosition(0, at: context.with(Transaction()))
      old.setPosition(0, at: context.with(Transaction()))
      return
    }
    // A screen that is still moving away turns back at its current place.
    if !wasLeaving { screen.setPosition(start, at: context.with(Transaction())) }
    screen.setPosition(0, at: context)
    old.setPosition(-start, at: context)
    if old.isInSight { leaving.append(old) }
  }

  // MARK: Layout

  override func computeSize(_ proposal: Proposal) -> CGSize {
    let bars = [topBar, bottomBar].compactMap { bar in
      bar?.sizeThatFits(Proposal(width: proposal.width, height: .unspecified))
    }
    let barHeight = bars.reduce(0) { $0 + $1.height }
    var inner = proposal
    if let height = proposal.height.value {
      inner.height = ProposedLength(max(0, height - barHeight))
    }
    let size = screen?.sizeThatFits(inner) ?? .zero
    return CGSize(
      width: proposal.width.limiting(bars.reduce(size.width) { max($0, $1.width) }),
      height: proposal.height.limiting(size.height + barHeight))
  }

  override func placeChildren(in context: UpdateContext) {
    let barProposal = Proposal(
      width: ProposedLength(size.width), height: ProposedLength.unspecified)
    let topHeight = topBar?.sizeThatFits(barProposal).height ?? 0
    let bottomHeight = bottomBar?.sizeThatFits(barProposal).height ?? 0
    if let topBar {
      place(topBar, at: Placement(origin: .zero, proposal: barProposal), in: context)
    }
    if let screen {
      let height = max(0, size.height - topHeight - bottomHeight)
      place(
        screen,
        at: Placement(
          origin: CGPoint(x: 0, y: topHeight),
          proposal: Proposal(width: size.width, height: height)), in: context)
    }
    if let bottomBar {
      place(
        bottomBar,
        at: Placement(
          origin: CGPoint(x: 0, y: size.height - bottomHeight), proposal: barProposal),
        in: context)
    }
  }

  // MARK: Drawing

  /// The bars are in front of a screen that is larger than the space that they leave.
  override var backToFront: [LayoutNode] {
    let all = super.backToFront
    return all.filter { $0 === screen } + all.filter { $0 !== screen }
  }

  /// Screens are opaque: their empty areas belong to the stack, for the gestures and the button that go back.
  override func hitTest(_ point: CGPoint) -> LayoutNode? {
    super.hitTest(point) ?? (containsPoint(point) ? self : nil)
  }

  override func draw(in context: inout DrawContext) {
    leaving.removeAll { !$0.isInSight }
    guard let screen, !leaving.isEmpty || !screen.isAtRest else {
      return super.draw(in: &context)
    }
    let frame = screen.presentedFrame.offsetBy(dx: context.origin.x, dy: context.origin.y)
    context.clipped(to: frame) { context in
      for screen in leaving { context.draw(screen, evenIfHidden: true) }
      context.draw(screen)
    }
    for child in children where child !== screen { context.draw(child) }
  }
}
