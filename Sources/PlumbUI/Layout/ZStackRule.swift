internal import Foundation

/// Children on top of each other, their guides on one point.
///
/// As SwiftUI: the children of the highest priority decide the size, which is that of the smallest
/// rectangle round all of them with their guides on one point; all are then proposed that size again
/// and aligned with each other by their second answers.
struct ZStackRule: ContainerRule {
  var alignment: Alignment

  mutating func sizeThatFits(_ proposal: Proposal, _ children: [LayoutNode]) -> CGSize {
    let leaders = Self.leading(children)
    let fittingSizes = leaders.map { $0.sizeThatFits(proposal) }
    guard let first = fittingSizes.first else { return .zero }
    let longest = fittingSizes.dropFirst().reduce(into: first) { size, fittingSize in
      size.width = max(size.width, fittingSize.width)
      size.height = max(size.height, fittingSize.height)
    }
    return CGSize(
      width: breadth(of: leaders, at: proposal, alignment.horizontal.key) ?? longest.width,
      height: breadth(of: leaders, at: proposal, alignment.vertical.key) ?? longest.height)
  }

  /// How far views reach whose guides lie on each other; `nil` where these follow from the frames, as
  /// then the longest reaches over all others.
  private func breadth(
    of leaders: [LayoutNode], at proposal: Proposal, _ guide: AlignmentKey
  ) -> CGFloat? {
    if !Self.setsGuides(leaders, guide) { return nil }
    var (near, far) = (CGFloat.infinity, -CGFloat.infinity)
    for leader in leaders {
      let dimensions = leader.dimensions(in: proposal)
      let length = guide.axis == .horizontal ? dimensions.width : dimensions.height
      // What is endless, or no number, reaches over everything wherever its guide is.
      guard length.isFinite else { return nil }
      let start = -dimensions[guide]
      near = min(near, start)
      far = max(far, start + length)
    }
    return far - near
  }

  private static func setsGuides(_ leaders: [LayoutNode], _ guide: AlignmentKey) -> Bool {
    leaders.count > 1 && (!guide.isFrameGuide || leaders.contains(where: \.setsFrameGuides))
  }

  /// Rigid views make a rigid stack; the longest of the leaders decides.
  func computeIntrinsicBounds(_ children: [LayoutNode]) -> IntrinsicBounds {
    let leaders = Self.leading(children).map(\.intrinsicBounds)
    func longest(_ lengths: [IntrinsicBounds.Lengths?]) -> IntrinsicBounds.Lengths? {
      let known = lengths.compactMap(\.self)
      guard let first = known.first, known.count == lengths.count else { return nil }
      return known.dropFirst().reduce(into: first) { longest, next in
        longest.least.formMaximum(next.least)
        longest.greatest.formMaximum(next.greatest)
      }
    }
    let nodes = Self.leading(children)
    if Self.setsGuides(nodes, alignment.horizontal.key)
      || Self.setsGuides(nodes, alignment.vertical.key)
    {
      return .none
    }
    return IntrinsicBounds(
      width: longest(leaders.map(\.width)), height: longest(leaders.map(\.height)),
      isRigid: children.allSatisfy(\.isRigid),
      staysFinite: children.allSatisfy(\.intrinsicBounds.staysFinite))
  }

  mutating func lowerBound(
    ofAnswerTo proposal: Proposal, along axis: Axis, enough: CGFloat, _ children: [LayoutNode]
  ) -> CGFloat? {
    let leaders = Self.leading(children)
    var longest = -CGFloat.infinity
    for index in leaders.indices.byLayoutNodeCount(in: leaders) where longest < enough {
      longest = max(
        longest, leaders[index].lowerBound(to: proposal, along: axis, enough: enough))
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
