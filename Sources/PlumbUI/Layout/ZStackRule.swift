internal import Foundation

/// Children on top of each other, their guides on one point.
///
/// As SwiftUI: the children of the highest priority decide the size; all of them are then proposed
/// that size again and aligned with each other by their second answers.
struct ZStackRule: ContainerRule {
  var alignment: Alignment

  mutating func sizeThatFits(_ proposal: Proposal, _ children: [LayoutNode]) -> CGSize {
    let answers = Self.leading(children).map { $0.sizeThatFits(proposal) }
    guard let first = answers.first else { return .zero }
    return answers.dropFirst().reduce(into: first) { size, answer in
      size.width = max(size.width, answer.width)
      size.height = max(size.height, answer.height)
    }
  }

  /// Rigid views make a rigid stack; the longest of the leaders decides.
  func foreseeAnswers(_ children: [LayoutNode]) -> KnownAnswers {
    let leaders = Self.leading(children).map(\.knownAnswers)
    func longest(_ lengths: [KnownAnswers.Lengths?]) -> KnownAnswers.Lengths? {
      let known = lengths.compactMap(\.self)
      guard let first = known.first, known.count == lengths.count else { return nil }
      return known.dropFirst().reduce(into: first) { longest, next in
        longest.least.formMaximum(next.least)
        longest.greatest.formMaximum(next.greatest)
      }
    }
    return KnownAnswers(
      width: longest(leaders.map(\.width)), height: longest(leaders.map(\.height)),
      isRigid: children.allSatisfy(\.knownAnswers.isRigid),
      staysFinite: children.allSatisfy(\.knownAnswers.staysFinite))
  }

  mutating func lowerBound(
    ofAnswerTo proposal: Proposal, along axis: Axis, enough: CGFloat, _ children: [LayoutNode]
  ) -> CGFloat? {
    let leaders = Self.leading(children)
    var longest = -CGFloat.infinity
    for index in leaders.indices.byBoxCount(in: leaders) where longest < enough {
      longest = max(
        longest, leaders[index].leastAnswer(to: proposal, along: axis, enough: enough))
    }
    return leaders.isEmpty ? nil : longest
  }

  mutating func placements(
    _ children: [LayoutNode], in bounds: CGRect, proposal: Proposal
  ) -> [Placement] {
    let inner = Proposal(bounds.size)
    func guides(_ child: LayoutNode) -> CGPoint {
      let dimensions = child.dimensions(in: inner)
      return CGPoint(x: dimensions[alignment.horizontal], y: dimensions[alignment.vertical])
    }
    let leaders = Self.leading(children).map(guides)
    let x = leaders.map(\.x).max() ?? 0
    let y = leaders.map(\.y).max() ?? 0
    return children.map { child in
      let own = guides(child)
      return Placement(origin: CGPoint(x: x - own.x, y: y - own.y), proposal: inner)
    }
  }

  /// As SwiftUI: a stack of spacers only is spaced like a spacer, any other like its views.
  func spacing(_ children: [LayoutNode]) -> ViewSpacing {
    var result = ViewSpacing.union(of: children)
    for edge in Edge.allCases where children.contains(where: { $0.spacing[edge].plain == nil }) {
      result[edge].plain = nil
    }
    return result
  }

  func layoutPriority(_ children: [LayoutNode]) -> Double {
    children.count == 1 ? children[0].layoutPriority : 0
  }

  private static func leading(_ children: [LayoutNode]) -> [LayoutNode] {
    let highest = children.map(\.layoutPriority).max() ?? 0
    return children.filter { $0.layoutPriority == highest }
  }
}
