internal import Foundation

/// The layout of a horizontal or vertical stack.
package struct StackRule: ContainerRule {
  var axis: Axis
  /// The guide across the axis by which the children are aligned.
  var alignment: AlignmentKey
  /// The distance between adjacent children in points; `nil` for the distance that they prefer.
  var explicitSpacing: CGFloat?

  /// The cached distances after each child but the last, and their sum; in points.
  private var gaps: [CGFloat] = []
  private(set) var gapSum: CGFloat = 0
  private var hasGaps = false
  private(set) var solver = StackSolver()
  /// Whether all children are known to be rigid; then one solution is valid for all proposals.
  private(set) var isRigid = false
  /// The proposal of the cached solution below.
  private var solved = Proposal(width: .never, height: .never)
  private(set) var allocations: [Allocation] = []
  private var arranged: [Placement] = []
  private var size = CGSize.zero

  package init(axis: Axis, alignment: AlignmentKey, spacing: CGFloat?) {
    self.axis = axis
    self.alignment = alignment
    explicitSpacing = spacing
  }

  /// The proposal for a child and its resulting size.
  struct Allocation {
    private(set) var proposal = Proposal.unspecified
    private(set) var size = CGSize.zero

    /// Measures a child for a proposal and stores both.
    mutating func measure(_ children: [LayoutNode], _ index: Int, for proposal: Proposal) {
      self.proposal = proposal
      size = children.withChild(at: index) { $0.sizeThatFits(proposal) }
    }
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
    return arranged
  }

  /// Updates the cached solution for a proposal.
  private mutating func solve(_ proposal: Proposal, _ children: [LayoutNode]) {
    if solved == proposal || isRigid && solved != Proposal(width: .never, height: .never) { return }
    updateGaps(between: children)
    if allocations.count != children.count {
      allocations = Array(repeating: Allocation(), count: children.count)
    }
    if isRigid {
      for index in children.indices { allocations[index].measure(children, index, for: proposal) }
    } else {
      solver.divide(proposal, along: axis, among: children, gaps: gapSum, into: &allocations)
    }
    arrange(children)
    solved = proposal
  }

  /// Arranges the children along the axis, and across it so that their guides coincide.
  private mutating func arrange(_ children: [LayoutNode]) {
    arranged.removeAll(keepingCapacity: true)
    var position: CGFloat = 0
    var extent = CrossExtent()
    for index in children.indices {
      let allocation = allocations[index]
      let start = -children.withChild(at: index) {
        $0.readGuide(alignment, at: allocation.proposal, size: allocation.size)
      }
      extent.add(start, allocation.size[axis.perpendicular])
      arranged.append(
        Placement(
          origin: CGPoint(main: position, cross: start, axis: axis), proposal: allocation.proposal,
          fittingSize: allocation.size))
      position += allocation.size[axis] + (index < gaps.count ? gaps[index] : 0)
    }
    for index in arranged.indices {
      if axis == .horizontal {
        arranged[index].origin.y -= extent.near
      } else {
        arranged[index].origin.x -= extent.near
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
        lengths.add(bounds[axis], index < gaps.count ? gaps[index] : 0)
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
      $0 + (lowerBounds[$1] + ($1 < gaps.count ? gaps[$1] : 0))
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
    for index in children.indices.dropLast() {
      gaps.append(
        explicitSpacing
          ?? children[index].spacing.distance(to: children[index + 1].spacing, along: axis))
    }
    gapSum = gaps.reduce(0, +)
    hasGaps = true
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
