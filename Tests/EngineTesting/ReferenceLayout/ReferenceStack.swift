internal import PlumbUI

/// A horizontal or vertical stack.
final class ReferenceStack: ReferenceNode {
  private let axis: Axis
  private let horizontal: HorizontalGuide
  private let vertical: VerticalGuide
  private let spacing: Double?
  private let uncertainty: ReferenceUncertainty

  init(
    _ contents: [ReferenceNode], along axis: Axis, _ horizontal: HorizontalGuide,
    _ vertical: VerticalGuide, spacing: Double?, _ uncertainty: ReferenceUncertainty
  ) {
    self.axis = axis
    self.horizontal = horizontal
    self.vertical = vertical
    self.spacing = spacing
    self.uncertainty = uncertainty
    super.init(contents)
  }

  private lazy var gaps = zip(contents, contents.dropFirst()).map { child, next in
    spacing ?? child.edges.gap(to: next.edges, along: axis)
  }

  private func proposal(_ length: Double?, from proposal: RandomProposal) -> RandomProposal {
    var inner = proposal
    inner[axis] = length
    return inner
  }

  /// Returns the length proposed to each child along the axis.
  private func lengths(_ proposal: RandomProposal) -> [Double?] {
    guard let length = proposal[axis], length != .infinity else {
      return contents.map { _ in proposal[axis] }
    }
    let minimum = contents.map { $0.measuredSize(self.proposal(0, from: proposal))[axis] }
    let maximum = contents.map { $0.measuredSize(self.proposal(.infinity, from: proposal))[axis] }
    let flexibility = zip(maximum, minimum).map(-)
    if contents.count > 1, flexibility.contains(where: \.isNaN) { uncertainty.isUndecided = true }
    var lengths = [Double?](repeating: nil, count: contents.count)
    var rest = length - gaps.reduce(0, +)
    let priorities = Set(contents.map(\.priority)).sorted(by: >)
    for index in contents.indices where contents[index].priority != priorities.first {
      rest -= minimum[index]
    }
    for priority in priorities {
      let group = contents.indices.filter { contents[$0].priority == priority }
      if priority != priorities.first { for index in group { rest += minimum[index] } }
      let order = group.sorted { a, b in
        if flexibility[a] == .infinity, flexibility[b] == .infinity, minimum[a] != minimum[b] {
          return minimum[a] > minimum[b]
        }
        return flexibility[a] != flexibility[b] ? flexibility[a] < flexibility[b] : a < b
      }
      for (sizedCount, index) in order.enumerated() {
        let share = max(uncertainty.quotient(rest, Double(order.count - sizedCount)), 0)
        lengths[index] = share
        rest -= contents[index].measuredSize(self.proposal(share, from: proposal))[axis]
      }
    }
    return lengths
  }

  /// Returns the size of the stack and the placements of its children for a proposal.
  private func solved(_ proposal: RandomProposal) -> (
    size: ReferenceSize, placements: [ReferencePlacement]
  ) {
    let proposals = lengths(proposal).map { self.proposal($0, from: proposal) }
    let guides = zip(contents, proposals).map { child, inner in
      axis == .horizontal ? child.guide(vertical, inner) : child.guide(horizontal, inner)
    }
    if guides.contains(where: \.isNaN) { uncertainty.isUndecided = true }
    // The alignment line is always inside the stack.
    let near = guides.map { -$0 }.min().map { min($0, 0) } ?? 0
    var far = 0.0
    var position = 0.0
    var placements: [ReferencePlacement] = []
    for (index, inner) in proposals.enumerated() {
      let size = contents[index].measuredSize(inner)
      let crossPosition = -guides[index] - near
      placements.append(
        axis == .horizontal
          ? ReferencePlacement(x: position, y: crossPosition, proposal: inner)
          : ReferencePlacement(x: crossPosition, y: position, proposal: inner))
      // An infinite guide adds nothing after it; inf − inf would be NaN.
      if guides[index] != .infinity { far = max(far, size[axis.crossAxis] - guides[index]) }
      position += size[axis]
      if index < gaps.count { position += gaps[index] }
    }
    return (
      axis == .horizontal
        ? ReferenceSize(width: position, height: far - near)
        : ReferenceSize(width: far - near, height: position),
      placements
    )
  }

  override func size(_ proposal: RandomProposal) -> ReferenceSize { solved(proposal).size }

  /// At placement a stack is solved again, across its axis with its own size if that length is
  /// unspecified.
  override func placements(_ proposal: RandomProposal) -> [ReferencePlacement] {
    var proposal = proposal
    proposal[axis.crossAxis] = proposal[axis.crossAxis] ?? measuredSize(proposal)[axis.crossAxis]
    return solved(proposal).placements
  }

  override var priority: Double {
    contents.isEmpty ? -.infinity : contents.count == 1 ? contents[0].priority : 0
  }

  /// The edges along the axis come from the first and the last child; the others combine all
  /// children.
  override var edges: ReferenceEdges {
    guard let first = contents.first, let last = contents.last else { return .none }
    var edges = ReferenceEdges.joined(contents.map(\.edges))
    if axis == .horizontal {
      edges.leading = first.edges.leading
      edges.trailing = last.edges.trailing
    } else {
      edges.top = first.edges.top
      edges.bottom = last.edges.bottom
    }
    return edges
  }
}
