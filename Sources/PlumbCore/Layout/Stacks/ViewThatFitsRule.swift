internal import Foundation

/// The layout of `ViewThatFits`: shows the first child that fits.
///
/// As SwiftUI: a child is measured with an unspecified length on the constrained axes and with the
/// actual proposal on the others; it fits if its size does not exceed the proposal on any
/// constrained axis, and always if nothing is proposed. If none fits the last is shown.
struct ViewThatFitsRule: ContainerRule {
  var axes: Axis.Set
  private var chosen = 0

  init(axes: Axis.Set) {
    self.axes = axes
  }

  /// Returns the index of the child to show for a proposal.
  private func choice(for proposal: Proposal, _ children: [LayoutNode]) -> Int {
    let inner = Proposal(
      width: axes.contains(.horizontal) ? .unspecified : proposal.width,
      height: axes.contains(.vertical) ? .unspecified : proposal.height)
    let fits = children.dropLast().firstIndex { child in
      let fittingSize = child.sizeThatFits(inner)
      return
        (!axes.contains(.horizontal) || fittingSize.width <= proposal.width.resolved(or: .infinity))
        && (!axes.contains(.vertical)
          || fittingSize.height <= proposal.height.resolved(or: .infinity))
    }
    return fits ?? children.count - 1
  }

  mutating func sizeThatFits(_ proposal: Proposal, _ children: [LayoutNode]) -> CGSize {
    guard !children.isEmpty else { return .zero }
    return children[choice(for: proposal, children)].sizeThatFits(proposal)
  }

  mutating func placements(
    _ children: [LayoutNode], in bounds: CGRect, proposal: Proposal
  ) -> [Placement] {
    guard !children.isEmpty else { return [] }
    chosen = choice(for: proposal, children)
    return children.map { _ in Placement(origin: .zero, proposal: proposal) }
  }

  mutating func explicitAlignment(
    _ key: AlignmentKey, _ children: [LayoutNode], in bounds: CGRect, proposal: Proposal
  ) -> CGFloat? {
    guard !children.isEmpty else { return nil }
    return children[choice(for: proposal, children)].explicitAlignment(key, at: proposal)
  }

  /// Returns the spacing of the first child. SwiftUI is said to use the spacing of the shown child;
  /// but which child is shown depends on the proposal, which depends on the spacing: a stack would
  /// have to be solved again for a choice that may change once more.
  func spacing(_ children: [LayoutNode]) -> ViewSpacing { children.first?.spacing ?? .zero }

  func offerReason(
    forChildAt index: Int, _ children: [LayoutNode], proposal: Proposal
  ) -> String? {
    if index != chosen { return "Another alternative is shown." }
    let choice =
      index == 0
      ? "the first alternative, and fits"
      : index == children.count - 1
        ? "the last alternative; those before do not fit" : "the first alternative that fits"
    return "It is \(choice) into \(ShortText(proposal))."
  }

  static var choosesChildren: Bool { true }

  func isShown(at index: Int) -> Bool { index == chosen }
}
