internal import Foundation

/// The layout of a horizontal or vertical stack.
package struct StackRule: ContainerRule {
  // The bits come first, together, so that they take eight bytes in all.
  var axis: Axis
  private var hasGaps = false
  /// Whether all children are known to be rigid; then one solution is valid for all proposals.
  private(set) var isRigid = false
  /// The guide across the axis by which the children are aligned.
  var alignment: AlignmentKey
  /// The distance between adjacent children in points; `nil` for the distance that they prefer.
  var explicitSpacing: CGFloat?

  /// The cached distances after each child but the last in points, unless they are explicit.
  private var gaps: [CGFloat] = []
  /// The sum of the distances between the children, in points.
  private(set) var gapSum: CGFloat = 0
  private(set) var solver = StackSolver()
  /// The proposal of the cached solution below.
  private var solved = Proposal(width: .never, height: .never)
  /// The children with their proposals and sizes, and then their positions.
  private(set) var placements: [Placement] = []
  private var size = CGSize.zero

  package init(axis: Axis, alignment: AlignmentKey, spacing: CGFloat?) {
    self.axis = axis
    self.alignment = alignment
    explicitSpacing = spacing
  }

  package mutating func invalidate() {
    hasGaps = false
    isRigid = false
    solved = Proposal(width: .never, height: .never)
    solver.invalidate()
  }

  package mutating func sizeThatFits(_ proposal: Proposal, _ children: [LayoutNode]) -> CGSize {
    solve(proposal, children)
    return size
  }

  package mutating func offerReason(
    forChildAt index: Int, _ children: [LayoutNode], proposal: Proposal
  ) -> String? {
    _ = placements(children, in: CGRect(origin: .zero, size: size), proposal: proposal)
    return StackExplanation(self, proposal: proposal).sentence(forChildAt: index)
  }

  /// Solves the stack again, as SwiftUI: with the original proposal along the axis, and across it
  /// with the proposal or, if unspecified, with the size of the stack itself.
  package mutating func placements(
    _ children: [LayoutNode], in bounds: CGRect, proposal: Proposal
  ) -> [Placement] {
    var proposal = proposal
    if proposal[axis.perpendicular].isUnspecified {
      proposal[axis.perpendicular] = ProposedLength(bounds.size[axis.perpendicular])
    }
    solve(proposal, children)
    return placements
  }

  /// Updates the cached solution for a proposal.
  private mutating func solve(_ proposal: Proposal, _ children: [LayoutNode]) {
    if solved == proposal || isRigid && solved != Proposal(width: .never, height: .never) { return }
    updateGaps(between: children)
    if placements.count != children.count {
      placements = Array(repeating: .unmeasured, count: children.count)
    }
    if isRigid {
      for index in children.indices { placements[index].measure(children, index, for: proposal) }
    } else {
      solver.divide(proposal, along: axis, among: children, gaps: gapSum, into: &placements)
    }
    arrange(children)
    solved = proposal
  }

  /// Arranges the children along the axis, and across it so that their guides coincide.
  private mutating func arrange(_ children: [LayoutNode]) {
    var position: CGFloat = 0
    var extent = CrossExtent()
    for index in children.indices {
      let (proposal, childSize) = (placements[index].proposal, placements[index].measuredSize)
      let start = -children.withChild(at: index) {
        $0.readGuide(alignment, at: proposal, size: childSize)
      }
      extent.add(start, childSize[axis.perpendicular])
      placements[index].origin = CGPoint(main: position, cross: start, axis: axis)
      position += childSize[axis] + gap(after: index, of: children.count)
    }
    for index in placements.indices {
      if axis == .horizontal {
        placements[index].origin.y -= extent.near
      } else {
        placements[index].origin.x -= extent.near
      }
    }
    size = CGSize(main: position, cross: extent.length, axis: axis)
  }

  /// Rigid children make a rigid stack. For proposals of 0 and of infinity all children receive the
  /// same proposal, unless a length is negative; across the axis, guides of the frame are aligned.
  package mutating func computeIntrinsicBounds(_ children: [LayoutNode]) -> IntrinsicBounds {
    isRigid = children.indices.allSatisfy { children.withChild(at: $0) { $0.isRigid } }
    if isRigid { return .rigid(sizeThatFits(.zero, children)) }
    updateGaps(between: children)
    var (lengths, crossLengths) = (LengthsSum(), MaximumCrossBounds())
    var staysFinite = explicitSpacing?.isFinite != false
    for index in children.indices {
      children.withChild(at: index) { child in
        let bounds = child.intrinsicBounds
        staysFinite = staysFinite && bounds.staysFinite
        lengths.add(bounds[axis], gap(after: index, of: children.count))
        let meets = alignment.isFrameGuide && !child.setsFrameGuides
        crossLengths.add(bounds[axis.perpendicular], at: meets ? alignment : nil)
      }
    }
    var bounds = IntrinsicBounds(staysFinite: staysFinite)
    bounds[axis] = lengths.sum
    bounds[axis.perpendicular] = crossLengths.lengths
    return bounds
  }

  /// Across the axis the solver refines the bound; along it the children's bounds are added.
  package mutating func lowerBound(
    ofSizeFor proposal: Proposal, along queriedAxis: Axis, threshold: CGFloat,
    _ children: [LayoutNode]
  ) -> CGFloat? {
    guard proposal[queriedAxis] == .infinity, children.count > 1 else { return nil }
    updateGaps(between: children)
    if queriedAxis != axis {
      guard children.allSatisfy(extendsStack) else { return nil }
      return solver.lowerBound(
        of: proposal, along: axis, among: children, gaps: gapSum, threshold: threshold)
    }
    // All children receive the same proposal; the known bounds are refined child by child until the
    // sum reaches the threshold.
    var lowerBounds: [CGFloat] = []
    for child in children {
      guard let lower = child.boundsForSizing[axis]?.maximum.lower, lower.isFinite else {
        return nil
      }
      lowerBounds.append(lower)
    }
    var sum = lowerBounds.reduce(gapSum, +)
    for index in children.indices.byLayoutNodeCount(in: children) where sum < threshold {
      let (child, lower) = (children[index], lowerBounds[index])
      lowerBounds[index] = child.lowerBound(
        to: proposal, along: axis, threshold: threshold - sum + lower)
      sum += lowerBounds[index] - lower
    }
    // Added in the same order as in the solution, so that an exact result is identical to it bit
    // for bit.
    return lowerBounds.indices.reduce(0) {
      $0 + (lowerBounds[$1] + gap(after: $1, of: children.count))
    }
  }

  /// Returns whether the stack is at least as long as the child across the axis. The guide of an
  /// infinite child may be NaN; then the stack need not be as long.
  private func extendsStack(_ child: LayoutNode) -> Bool {
    if alignment.isFrameGuide, !child.setsFrameGuides { return true }
    return child.boundsForSizing[axis.perpendicular].map { $0.maximum.upper.isFinite } ?? false
  }

  /// Computes the gaps if they are not cached.
  private mutating func updateGaps(between children: [LayoutNode]) {
    if hasGaps { return }
    gaps.removeAll(keepingCapacity: true)
    if explicitSpacing == nil {
      gaps.reserveCapacity(children.count)
      for index in children.indices.dropLast() {
        gaps.append(
          children[index].spacing.distance(to: children[index + 1].spacing, along: axis))
      }
    }
    // Added one by one in any case, so that the sum is the same as that of the positions.
    gapSum = children.indices.dropLast().reduce(0) { $0 + gap(after: $1, of: children.count) }
    hasGaps = true
  }

  /// Returns the distance after one of `count` children in points; 0 after the last.
  private func gap(after index: Int, of count: Int) -> CGFloat {
    guard let explicitSpacing else { return index < gaps.count ? gaps[index] : 0 }
    return index < count - 1 ? explicitSpacing : 0
  }

  /// As SwiftUI: a stack inherits the preferences of its content; across the axis from all
  /// children, at its ends from the first and the last child.
  package func spacing(_ children: [LayoutNode]) -> ViewSpacing {
    guard let first = children.first, let last = children.last else { return .zero }
    var result = ViewSpacing.union(of: children)
    result[axis == .horizontal ? .leading : .top] =
      first.spacing[axis == .horizontal ? .leading : .top]
    result[axis == .horizontal ? .trailing : .bottom] =
      last.spacing[axis == .horizontal ? .trailing : .bottom]
    return result
  }

  /// As SwiftUI: a stack inherits the priority of a single child, but not of several children.
  package func layoutPriority(_ children: [LayoutNode]) -> Double {
    switch children.count {
    case 0: -.infinity
    case 1: children[0].layoutPriority
    default: 0
    }
  }
}

/// Children of a stack that are measured before they are placed: one array for both.
extension Placement {
  /// A child that was not measured yet.
  fileprivate static var unmeasured: Placement {
    Placement(origin: .zero, proposal: .unspecified)
  }

  /// The size for the proposal in points; zero before the child was measured.
  var measuredSize: CGSize { fittingSize ?? .zero }

  /// Measures a child for a proposal and stores both.
  mutating func measure(_ children: [LayoutNode], _ index: Int, for proposal: Proposal) {
    self.proposal = proposal
    fittingSize = children.withChild(at: index) { $0.sizeThatFits(proposal) }
  }
}
