internal import Foundation

/// The layout of children that overlay each other, with aligned guides.
///
/// As SwiftUI: the children of the highest priority determine the size, which is that of the
/// smallest rectangle that encloses all of them with their guides aligned; all children are then
/// proposed that size again and aligned by their new sizes.
struct ZStackRule: ContainerRule {
  var alignment: Alignment

  mutating func sizeThatFits(_ proposal: Proposal, _ children: [LayoutNode]) -> CGSize {
    let leaders = Self.highestPriorityChildren(children)
    let fittingSizes = leaders.map { $0.sizeThatFits(proposal) }
    guard let first = fittingSizes.first else { return .zero }
    let longest = fittingSizes.dropFirst().reduce(into: first) { size, fittingSize in
      size.width = max(size.width, fittingSize.width)
      size.height = max(size.height, fittingSize.height)
    }
    return CGSize(
      width: crossLength(of: leaders, at: proposal, alignment.horizontal.key) ?? longest.width,
      height: crossLength(of: leaders, at: proposal, alignment.vertical.key) ?? longest.height)
  }

  /// Returns the extent of views with aligned guides along the axis of the guide; `nil` if the
  /// guides follow from the frames, as then the longest view covers all others.
  private func crossLength(
    of leaders: [LayoutNode], at proposal: Proposal, _ guide: AlignmentKey
  ) -> CGFloat? {
    if !Self.setsGuides(leaders, guide) { return nil }
    var (near, far) = (CGFloat.infinity, -CGFloat.infinity)
    for leader in leaders {
      let dimensions = leader.dimensions(in: proposal)
      let length = guide.axis == .horizontal ? dimensions.width : dimensions.height
      // An infinite or NaN length covers everything, wherever its guide is.
      guard length.isFinite else { return nil }
      let start = -dimensions[guide]
      near = min(near, start)
      far = max(far, start + length)
    }
    return far - near
  }

  /// Returns whether a guide has to be read from the children, because it may differ from that of
  /// their frames.
  private static func setsGuides(_ leaders: [LayoutNode], _ guide: AlignmentKey) -> Bool {
    leaders.count > 1 && (!guide.isFrameGuide || leaders.contains(where: \.setsFrameGuides))
  }

  /// Rigid children make a rigid stack; the longest child of the highest priority determines the
  /// size.
  func computeIntrinsicBounds(_ children: [LayoutNode]) -> IntrinsicBounds {
    let leaders = Self.highestPriorityChildren(children).map(\.intrinsicBounds)
    func longest(_ lengths: [IntrinsicBounds.Lengths?]) -> IntrinsicBounds.Lengths? {
      let known = lengths.compactMap(\.self)
      guard let first = known.first, known.count == lengths.count else { return nil }
      return known.dropFirst().reduce(into: first) { longest, next in
        longest.minimum.formMaximum(next.minimum)
        longest.maximum.formMaximum(next.maximum)
      }
    }
    let nodes = Self.highestPriorityChildren(children)
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
    ofSizeFor proposal: Proposal, along axis: Axis, threshold: CGFloat, _ children: [LayoutNode]
  ) -> CGFloat? {
    let leaders = Self.highestPriorityChildren(children)
    var longest = -CGFloat.infinity
    for index in leaders.indices.byLayoutNodeCount(in: leaders) where longest < threshold {
      longest = max(
        longest, leaders[index].lowerBound(to: proposal, along: axis, threshold: threshold))
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
    let leaders = Self.highestPriorityChildren(children).map(guides)
    let x = leaders.map(\.x).max() ?? 0
    let y = leaders.map(\.y).max() ?? 0
    return children.map { child in
      let own = guides(child)
      return Placement(origin: CGPoint(x: x - own.x, y: y - own.y), proposal: inner)
    }
  }

  /// As SwiftUI: a stack that contains only spacers has the spacing of a spacer, any other that of
  /// its views.
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

  /// Returns the children of the highest priority, which determine the size.
  private static func highestPriorityChildren(_ children: [LayoutNode]) -> [LayoutNode] {
    let highest = children.map(\.layoutPriority).max() ?? 0
    return children.filter { $0.layoutPriority == highest }
  }
}
