public import Foundation

/// The algorithm by which a container sizes and arranges its children.
///
/// Everything is computed in left-to-right coordinates; the node mirrors the result. A rule may
/// cache results, so its methods are mutating and are called in place, never on a copy.
@_spi(Nodes) public protocol ContainerRule {
  /// Returns the size of the container for a proposal, in points.
  mutating func sizeThatFits(_ proposal: Proposal, _ children: [LayoutNode]) -> CGSize

  /// Returns bounds of the container's sizes that are known without measuring.
  mutating func computeIntrinsicBounds(_ children: [LayoutNode]) -> IntrinsicBounds

  /// Returns a lower bound of the container's size for a proposal along an axis, in points; the
  /// search stops at a bound of at least `threshold`. Returns `nil` where computing the size itself
  /// is as cheap.
  mutating func lowerBound(
    ofSizeFor proposal: Proposal, along axis: Axis, threshold: CGFloat, _ children: [LayoutNode]
  ) -> CGFloat?

  /// Returns the placement of each child in a container of `bounds.size`, which is its size for
  /// `proposal`. Origins are relative to the origin of the bounds.
  mutating func placements(
    _ children: [LayoutNode], in bounds: CGRect, proposal: Proposal
  ) -> [Placement]

  /// Returns the spacing preferences of the container.
  mutating func spacing(_ children: [LayoutNode]) -> ViewSpacing
  /// Returns the layout priority of the container.
  mutating func layoutPriority(_ children: [LayoutNode]) -> Double

  /// Returns the position of a guide that is set explicitly by a child; `nil` where it follows from
  /// the size alone.
  mutating func explicitAlignment(
    _ key: AlignmentKey, _ children: [LayoutNode], in bounds: CGRect, proposal: Proposal
  ) -> CGFloat?

  /// Discards everything derived from the children.
  mutating func invalidate()

  /// Whether rules of this type may set explicit guides of the frame (leading, center, top, ...),
  /// as a custom layout may.
  static var setsFrameGuides: Bool { get }

  /// Whether rules of this type show some children and hide the others.
  static var choosesChildren: Bool { get }

  /// Returns a sentence about the lengths that the child at an index was offered when it was placed:
  /// the reason for them, and the lengths that it took. Returns `nil` if the container was offered the
  /// same lengths. Called after `placements` for the same proposal.
  mutating func offerReason(
    forChildAt index: Int, _ children: [LayoutNode], proposal: Proposal
  ) -> String?

  /// Returns whether the child at an index is shown. Called after `placements`, and only where
  /// `choosesChildren` is true.
  mutating func isShown(at index: Int) -> Bool
}

extension ContainerRule {
  /// As SwiftUI: a container of several views, or of a kind that hides it, has priority 0.
  package mutating func layoutPriority(_ children: [LayoutNode]) -> Double { 0 }

  package mutating func computeIntrinsicBounds(_ children: [LayoutNode]) -> IntrinsicBounds {
    .none
  }

  package mutating func lowerBound(
    ofSizeFor proposal: Proposal, along axis: Axis, threshold: CGFloat, _ children: [LayoutNode]
  ) -> CGFloat? { nil }

  package mutating func offerReason(
    forChildAt index: Int, _ children: [LayoutNode], proposal: Proposal
  ) -> String? { nil }

  package static var setsFrameGuides: Bool { false }

  package static var choosesChildren: Bool { false }

  package mutating func isShown(at index: Int) -> Bool { true }

  package mutating func invalidate() {}

  package mutating func spacing(_ children: [LayoutNode]) -> ViewSpacing {
    ViewSpacing.union(of: children)
  }

  package mutating func explicitAlignment(
    _ key: AlignmentKey, _ children: [LayoutNode], in bounds: CGRect, proposal: Proposal
  ) -> CGFloat? {
    guard !key.isFrameGuide else { return nil }
    return combinedAlignment(
      key, children, placements: placements(children, in: bounds, proposal: proposal))
  }

  /// Returns the explicit guides of the children, in the container's coordinates, combined into one
  /// value.
  func combinedAlignment(
    _ key: AlignmentKey, _ children: [LayoutNode], placements: [Placement]
  ) -> CGFloat? {
    var combination = AlignmentCombination(key)
    for (child, placement) in zip(children, placements) {
      guard let value = child.explicitAlignment(key, at: placement.proposal) else { continue }
      combination.add(
        value + (key.axis == .horizontal ? placement.origin.x : placement.origin.y))
    }
    return combination.value
  }
}

/// A node that arranges several children by a rule.
package final class ContainerLayoutNode<Rule: ContainerRule>: RuleLayoutNode<Rule> {
  /// The spacing derived from the children. A stack reads the spacing of every child several times,
  /// so without a cache the cost of nested stacks would be exponential in their depth.
  private var cachedSpacing: ViewSpacing?
  /// Whether the cached spacing is valid; if not, it is the one that the parent has read.
  private var hasSpacing = false
  /// The areas in which the children draw, in a container of many.
  private var drawingBlocks = DrawingBlocks()

  /// Changes the rule.
  ///
  /// - Parameter isChanged: whether the change can affect a size or a placement.
  func update(isChanged: Bool, _ change: (inout Rule) -> Void) {
    withRule(change)
    if isChanged { invalidate() }
  }

  package override func computeSize(_ proposal: Proposal) -> CGSize {
    withRule { $0.sizeThatFits(proposal, children) }
  }

  package override func offerReason(for child: LayoutNode) -> String? {
    withRule { $0.offerReason(forChildAt: child.index, children, proposal: placedProposal) }
  }

  package override func computeIntrinsicBounds() -> IntrinsicBounds {
    withRule { $0.computeIntrinsicBounds(children) }
  }

  package override func lowerBound(
    ofSizeFor proposal: Proposal, along axis: Axis, threshold: CGFloat
  ) -> CGFloat {
    withRule {
      $0.lowerBound(ofSizeFor: proposal, along: axis, threshold: threshold, children)
    } ?? sizeThatFits(proposal)[axis]
  }

  package override func placeChildren(in context: UpdateContext) {
    drawingBlocks.removeAll()
    let bounds = CGRect(origin: origin, size: size)
    let placements = withRule { $0.placements(children, in: bounds, proposal: placedProposal) }
    if Rule.choosesChildren {
      if isObserved { context.report.hasMovedObservedNodes = true }
      withRule { rule in
        for (index, child) in children.enumerated() {
          let isShown = rule.isShown(at: index)
          guard child.isShown != isShown else { continue }
          child.storedIsShown = isShown
          context.report.hasShownOthers = true
        }
      }
      return placeChosen(at: placements, in: context)
    }
    placeChildren(at: placements, in: context)
  }

  /// Places all children, of which some are hidden. Those are not animated: nobody would see it,
  /// and each of their texts would cross-fade.
  private func placeChosen(at placements: [Placement], in context: UpdateContext) {
    let still =
      context.animation == nil ? context : context.transformed { $0.animation = nil }
    for (index, child) in children.enumerated() {
      place(child, at: placements[index], in: child.isShown ? context : still)
    }
  }

  override var cachesAlignment: Bool { true }

  package override func computeExplicitAlignment(_ key: AlignmentKey, at proposal: Proposal)
    -> CGFloat?
  {
    let bounds = CGRect(origin: origin, size: sizeThatFits(proposal))
    return withRule {
      $0.explicitAlignment(key, children, in: bounds, proposal: proposal)
    }
  }

  override func computeSetsFrameGuides() -> Bool { Rule.setsFrameGuides }

  package override func didInvalidate() {
    withRule { $0.invalidate() }
    hasSpacing = false
  }

  /// A container hides all traits of its children but the spacing.
  package override func mayHaveOtherTraits(than changed: LayoutChanges) -> Bool {
    guard let previous = cachedSpacing else { return false }
    return !spacing.hasSamePreferences(as: previous)
  }

  package override func placeChangedChildren(in context: UpdateContext) -> Bool {
    takeChangedChildren { child in
      guard child.parent === self, child.isPlaced else { return }
      child.place(at: child.origin, proposal: child.placedProposal, in: context)
    }
    return true
  }

  package override var spacing: ViewSpacing {
    if hasUncheckedChanges { checkChanges() }
    if hasSpacing, let cachedSpacing { return cachedSpacing }
    let spacing = withRule { $0.spacing(children) }
    cachedSpacing = spacing
    hasSpacing = true
    markQueried()
    return spacing
  }

  override func computeLayoutPriority() -> Double { withRule { $0.layoutPriority(children) } }

  package override var drawingReach: CGFloat? { 0 }

  package override var backToFront: [LayoutNode] { super.backToFront.sortedByZIndex }

  override func drawingDidChange(ofChildAt index: Int) {
    drawingBlocks.childDidChange(at: index)
  }

  package override func draw(in context: inout DrawContext) {
    guard children.count > DrawingBlocks.length, exitingChildren.isEmpty,
      let isVisible = context.visibility,
      let ranges = drawingBlocks.visibleRanges(of: children, where: isVisible)
    else { return super.draw(in: &context) }
    for range in ranges {
      for child in children[range] { context.draw(child) }
    }
  }
}

extension [LayoutNode] {
  /// The nodes sorted by ascending z index; nodes with equal indices keep their order.
  package var sortedByZIndex: [LayoutNode] {
    guard contains(where: { $0.zIndex != 0 }) else { return self }
    let levels = map { $0.zIndex }
    return indices.sorted { (levels[$0], $0) < (levels[$1], $1) }.map { self[$0] }
  }
}
