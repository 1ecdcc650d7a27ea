internal import Foundation

/// Shows the first child that fits.
///
/// As SwiftUI: a child is asked for its ideal length on the constrained axes and gets the real
/// proposal on the others; it fits when its answer is no longer than the proposal on every
/// constrained axis, and always where nothing is proposed. When none fits the last is shown.
struct ViewThatFitsRule: ContainerRule {
  var axes: Axis.Set
  private var chosen = 0

  init(axes: Axis.Set) {
    self.axes = axes
  }

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

  /// The first child speaks for the others. SwiftUI is said to ask the one that is shown; but which
  /// one that is follows from the proposal, which follows from the distances: a stack would have to
  /// be solved again for a choice that may be another one then.
  func spacing(_ children: [LayoutNode]) -> ViewSpacing { children.first?.spacing ?? .zero }

  static var choosesChildren: Bool { true }

  func isShown(at index: Int) -> Bool { index == chosen }
}
