internal import Foundation

/// How a container sizes and arranges its children.
///
/// Everything is computed as if leading were left; the node mirrors the result. What a rule is asked
/// may change it, so that it is asked in place and never copied with what it remembers.
protocol ContainerRule {
  /// The container's answer to a proposal.
  mutating func sizeThatFits(_ proposal: Proposal, _ children: [LayoutNode]) -> CGSize

  /// What is known of the container's answers without working one out.
  mutating func computeIntrinsicBounds(_ children: [LayoutNode]) -> IntrinsicBounds

  /// A length that the container's answer to a proposal has at least, looked for until `enough` is
  /// found; `nil` where the answer itself is as easily found.
  mutating func lowerBound(
    ofAnswerTo proposal: Proposal, along axis: Axis, enough: CGFloat, _ children: [LayoutNode]
  ) -> CGFloat?

  /// Where each child goes in a container of `bounds.size`, its answer to `proposal`; points are
  /// relative to the bounds' origin.
  mutating func placements(
    _ children: [LayoutNode], in bounds: CGRect, proposal: Proposal
  ) -> [Placement]

  mutating func spacing(_ children: [LayoutNode]) -> ViewSpacing
  mutating func layoutPriority(_ children: [LayoutNode]) -> Double

  /// The position of a guide that children set; `nil` where it only follows from the size.
  mutating func explicitAlignment(
    _ key: AlignmentKey, _ children: [LayoutNode], in bounds: CGRect, proposal: Proposal
  ) -> CGFloat?

  /// Forgets what was derived from the children.
  mutating func invalidate()

  /// Whether such rules may set guides of the frame, as a layout of one's own may.
  static var setsFrameGuides: Bool { get }

  /// Whether such rules show some children and hide the others.
  static var choosesChildren: Bool { get }

  /// Whether the child at an index is shown; asked after the placements, where such rules choose.
  mutating func isShown(at index: Int) -> Bool
}

extension ContainerRule {
  /// As SwiftUI: a container of several views, or of a kind that hides it, has priority 0.
  mutating func layoutPriority(_ children: [LayoutNode]) -> Double { 0 }

  mutating func computeIntrinsicBounds(_ children: [LayoutNode]) -> IntrinsicBounds { .none }

  mutating func lowerBound(
    ofAnswerTo proposal: Proposal, along axis: Axis, enough: CGFloat, _ children: [LayoutNode]
  ) -> CGFloat? { nil }

  static var setsFrameGuides: Bool { false }

  static var choosesChildren: Bool { false }

  mutating func isShown(at index: Int) -> Bool { true }

  mutating func invalidate() {}

  mutating func spacing(_ children: [LayoutNode]) -> ViewSpacing {
    ViewSpacing.union(of: children)
  }

  mutating func explicitAlignment(
    _ key: AlignmentKey, _ children: [LayoutNode], in bounds: CGRect, proposal: Proposal
  ) -> CGFloat? {
    guard !key.isFrameGuide else { return nil }
    return combinedAlignment(
      key, children, placements: placements(children, in: bounds, proposal: proposal))
  }

  /// The children's explicit guides in the container's coordinates, as one value.
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

/// A box that arranges several others by a rule.
final class ContainerNode<Rule: ContainerRule>: RuleNode<Rule> {
  /// The preferences worked out from the children. A stack asks every child for them several
  /// times, so that without a memo nested stacks would ask a number exponential in their depth.
  private var knownSpacing: ViewSpacing?

  /// Changes the rule; the caller says whether that changes any answer.
  func update(isChanged: Bool, _ change: (inout Rule) -> Void) {
    withRule(change)
    if isChanged { invalidate() }
  }

  override func computeSize(_ proposal: Proposal) -> CGSize {
    withRule { $0.sizeThatFits(proposal, children) }
  }

  override func computeIntrinsicBounds() -> IntrinsicBounds {
    withRule { $0.computeIntrinsicBounds(children) }
  }

  override func lowerBound(
    ofAnswerTo proposal: Proposal, along axis: Axis, enough: CGFloat
  ) -> CGFloat {
    withRule {
      $0.lowerBound(ofAnswerTo: proposal, along: axis, enough: enough, children)
    } ?? sizeThatFits(proposal)[axis]
  }

  override func placeChildren(in context: UpdateContext) {
    let bounds = CGRect(origin: origin, size: size)
    let placements = withRule { $0.placements(children, in: bounds, proposal: placedProposal) }
    if Rule.choosesChildren {
      withRule { rule in
        for (index, child) in children.enumerated() { child.isShown = rule.isShown(at: index) }
      }
    }
    placeChildren(at: placements, in: context)
  }

  override var remembersGuides: Bool { true }

  override func findAlignment(_ key: AlignmentKey, at proposal: Proposal) -> CGFloat? {
    let bounds = CGRect(origin: origin, size: sizeThatFits(proposal))
    return withRule {
      $0.explicitAlignment(key, children, in: bounds, proposal: proposal)
    }
  }

  override func findFrameGuides() -> Bool { Rule.setsFrameGuides }

  override func didInvalidate() {
    withRule { $0.invalidate() }
    knownSpacing = nil
  }

  override var spacing: ViewSpacing {
    if let knownSpacing { return knownSpacing }
    let spacing = withRule { $0.spacing(children) }
    knownSpacing = spacing
    markQueried()
    return spacing
  }

  override func findLayoutPriority() -> Double { withRule { $0.layoutPriority(children) } }

  override var backToFront: [LayoutNode] { super.backToFront.sortedByZIndex }
}

extension [LayoutNode] {
  /// The nodes with smaller numbers first, equal ones in order.
  var sortedByZIndex: [LayoutNode] {
    let levels = map(\.zIndex)
    guard levels.contains(where: { $0 != 0 }) else { return self }
    return indices.sorted { (levels[$0], $0) < (levels[$1], $1) }.map { self[$0] }
  }
}
