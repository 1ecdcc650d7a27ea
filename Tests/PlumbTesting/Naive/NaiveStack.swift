internal import PlumbUI

/// A row or a column.
final class ReferenceStack: ReferenceNode {
  private let axis: Axis
  private let horizontal: HorizontalPlace
  private let vertical: VerticalPlace
  private let spacing: Double?
  private let doubts: ReferenceDoubts

  init(
    _ contents: [ReferenceNode], along axis: Axis, _ horizontal: HorizontalPlace,
    _ vertical: VerticalPlace, spacing: Double?, _ doubts: ReferenceDoubts
  ) {
    self.axis = axis
    self.horizontal = horizontal
    self.vertical = vertical
    self.spacing = spacing
    self.doubts = doubts
    super.init(contents)
  }

  private lazy var gaps = zip(contents, contents.dropFirst()).map { child, next in
    spacing ?? child.edges.gap(to: next.edges, along: axis)
  }

  private func offer(_ length: Double?, from offer: RandomProposal) -> RandomProposal {
    var inner = offer
    inner[axis] = length
    return inner
  }

  /// What each child is offered along the axis.
  private func lengths(_ offer: RandomProposal) -> [Double?] {
    guard let length = offer[axis], length != .infinity else {
      return contents.map { _ in offer[axis] }
    }
    let least = contents.map { $0.answer(self.offer(0, from: offer))[axis] }
    let most = contents.map { $0.answer(self.offer(.infinity, from: offer))[axis] }
    let bend = zip(most, least).map(-)
    if contents.count > 1, bend.contains(where: \.isNaN) { doubts.isUndecided = true }
    var lengths = [Double?](repeating: nil, count: contents.count)
    var rest = length - gaps.reduce(0, +)
    let priorities = Set(contents.map(\.priority)).sorted(by: >)
    for index in contents.indices where contents[index].priority != priorities.first {
      rest -= least[index]
    }
    for priority in priorities {
      let group = contents.indices.filter { contents[$0].priority == priority }
      if priority != priorities.first { for index in group { rest += least[index] } }
      let order = group.sorted { a, b in
        if bend[a] == .infinity, bend[b] == .infinity, least[a] != least[b] {
          return least[a] > least[b]
        }
        return bend[a] != bend[b] ? bend[a] < bend[b] : a < b
      }
      for (served, index) in order.enumerated() {
        let share = max(doubts.quotient(rest, Double(order.count - served)), 0)
        lengths[index] = share
        rest -= contents[index].answer(self.offer(share, from: offer))[axis]
      }
    }
    return lengths
  }

  /// The size of the stack and the places of its children, solved for an offer as it stands.
  private func solved(_ offer: RandomProposal) -> (
    size: ReferenceSize, places: [ReferencePlacement]
  ) {
    let offers = lengths(offer).map { self.offer($0, from: offer) }
    let guides = zip(contents, offers).map { child, inner in
      axis == .horizontal ? child.guide(vertical, inner) : child.guide(horizontal, inner)
    }
    if guides.contains(where: \.isNaN) { doubts.isUndecided = true }
    // The line on which the guides meet lies inside the stack.
    let near = guides.map { -$0 }.min().map { min($0, 0) } ?? 0
    var far = 0.0
    var position = 0.0
    var places: [ReferencePlacement] = []
    for (index, inner) in offers.enumerated() {
      let size = contents[index].answer(inner)
      let across = -guides[index] - near
      places.append(
        axis == .horizontal
          ? ReferencePlacement(x: position, y: across, offer: inner)
          : ReferencePlacement(x: across, y: position, offer: inner))
      // An endless child reaches endlessly far before a guide that is not at its start.
      if guides[index] != .infinity { far = max(far, size[axis.across] - guides[index]) }
      position += size[axis]
      if index < gaps.count { position += gaps[index] }
    }
    return (
      axis == .horizontal
        ? ReferenceSize(width: position, height: far - near)
        : ReferenceSize(width: far - near, height: position),
      places
    )
  }

  override func size(_ offer: RandomProposal) -> ReferenceSize { solved(offer).size }

  /// Placed, a stack is solved again: across its axis with its own size if nothing was offered.
  override func places(_ offer: RandomProposal) -> [ReferencePlacement] {
    var offer = offer
    offer[axis.across] = offer[axis.across] ?? answer(offer)[axis.across]
    return solved(offer).places
  }

  override var priority: Double {
    contents.isEmpty ? -.infinity : contents.count == 1 ? contents[0].priority : 0
  }

  /// The ends follow the first and the last child, the sides all of them.
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
