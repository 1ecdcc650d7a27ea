internal import Foundation

/// The layout of children that overlay each other, with aligned guides.
///
/// As SwiftUI: the children of the highest priority determine the size: the smallest rectangle that
/// encloses all of them with their guides aligned; all children are then proposed that size again
/// and aligned by their new sizes.
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
    // If the guides follow from the frames, the longest view covers all others.
    let setsWidth = Self.setsGuides(leaders, alignment.horizontal.key)
    let setsHeight = Self.setsGuides(leaders, alignment.vertical.key)
    if !setsWidth, !setsHeight { return longest }
    var (width, height) = (GuidedExtent(), GuidedExtent())
    for (leader, fittingSize) in zip(leaders, fittingSizes) {
      let guides = leader.guides(alignment, at: proposal, size: fittingSize)
      width.add(-guides.x, fittingSize.width)
      height.add(-guides.y, fittingSize.height)
    }
    return CGSize(
      width: setsWidth ? width.length ?? longest.width : longest.width,
      height: setsHeight ? height.length ?? longest.height : longest.height)
  }

  /// The extent of views with aligned guides along one axis.
  private struct GuidedExtent {
    private var near = CGFloat.infinity
    private var far = -CGFloat.infinity
    private var isFinite = true

    mutating func add(_ start: CGFloat, _ length: CGFloat) {
      isFinite = isFinite && length.isFinite
      near = min(near, start)
      far = max(far, start + length)
    }

    /// `nil` if a length is infinite or NaN, which covers everything wherever its guide is.
    var length: CGFloat? { isFinite ? far - near : nil }
  }

  /// Returns whether a guide has to be read from the children, because it may differ from the guide
  /// of their frames.
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
    let guides = children.map {
      $0.guides(alignment, at: inner, size: $0.sizeThatFits(inner))
    }
    let highest = Self.highestPriority(children)
    let leaders = children.indices.filter { children[$0].layoutPriority == highest }
    let x = leaders.map { guides[$0].x }.max() ?? 0
    let y = leaders.map { guides[$0].y }.max() ?? 0
    return guides.map { own in
      Placement(origin: CGPoint(x: x - own.x, y: y - own.y), proposal: inner)
    }
  }

  /// As SwiftUI: a stack that contains only spacers has the spacing of a spacer, any other stack
  /// has the spacing of its views.
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
    let highest = highestPriority(children)
    return children.filter { $0.layoutPriority == highest }
  }

  private static func highestPriority(_ children: [LayoutNode]) -> Double {
    children.map(\.layoutPriority).max() ?? 0
  }
}

extension LayoutNode {
  /// Returns a node that stacks its children in depth, with their centres at one point.
  package static func depthStack() -> LayoutNode {
    ContainerLayoutNode(ZStackRule(alignment: .center))
  }
}
