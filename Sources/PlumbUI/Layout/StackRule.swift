internal import Foundation

/// A row or a column.
struct StackRule: ContainerRule {
  var axis: Axis
  /// The guide along the crossing axis that all children share.
  var alignment: AlignmentKey
  /// The distance between neighbours; `nil` takes what they prefer.
  var explicitSpacing: CGFloat?

  /// The distances after each child but the last, once somebody asked, and all of them together.
  private var gaps: [CGFloat] = []
  private var gapSum: CGFloat = 0
  private var areGapsKnown = false
  private var solver = StackSolver()
  /// Whether all children are known to be rigid: then one solution serves all proposals.
  private var isRigid = false
  /// The proposal that was worked out last, and what came out.
  private var solved = Proposal(width: .never, height: .never)
  private var shares: [Share] = []
  private var arranged: [Placement] = []
  private var size = CGSize.zero

  init(axis: Axis, alignment: AlignmentKey, spacing: CGFloat?) {
    self.axis = axis
    self.alignment = alignment
    explicitSpacing = spacing
  }

  /// What a child is proposed, and what it answers.
  struct Share {
    private(set) var proposal = Proposal.unspecified
    private(set) var size = CGSize.zero

    mutating func ask(_ children: [LayoutNode], _ index: Int, for proposal: Proposal) {
      self.proposal = proposal
      size = children.withChild(at: index) { $0.sizeThatFits(proposal) }
    }
  }

  mutating func invalidate() {
    areGapsKnown = false
    isRigid = false
    solved = Proposal(width: .never, height: .never)
    solver.invalidate()
  }

  mutating func sizeThatFits(_ proposal: Proposal, _ children: [LayoutNode]) -> CGSize {
    solve(proposal, children)
    return size
  }

  /// Solves the stack again, as SwiftUI: with the original length along the axis, and across it
  /// with the proposal or, where there was none, with the stack's own answer.
  mutating func placements(
    _ children: [LayoutNode], in bounds: CGRect, proposal: Proposal
  ) -> [Placement] {
    var proposal = proposal
    if proposal[axis.crossing].isUnspecified {
      proposal[axis.crossing] = ProposedLength(bounds.size[axis.crossing])
    }
    solve(proposal, children)
    return arranged
  }

  private mutating func solve(_ proposal: Proposal, _ children: [LayoutNode]) {
    if solved == proposal || isRigid && solved != Proposal(width: .never, height: .never) { return }
    findGaps(between: children)
    if shares.count != children.count {
      shares = Array(repeating: Share(), count: children.count)
    }
    if isRigid {
      for index in children.indices { shares[index].ask(children, index, for: proposal) }
    } else {
      solver.divide(proposal, along: axis, among: children, gaps: gapSum, into: &shares)
    }
    arrange(children)
    solved = proposal
  }

  /// Lines the children up along the axis, and across it so that their guides meet.
  private mutating func arrange(_ children: [LayoutNode]) {
    arranged.removeAll(keepingCapacity: true)
    var position: CGFloat = 0
    var extent = CrossExtent()
    for index in children.indices {
      let share = shares[index]
      let start = -children.withChild(at: index) {
        $0.guide(alignment, at: share.proposal, size: share.size)
      }
      extent.add(start, share.size[axis.crossing])
      arranged.append(
        Placement(
          origin: CGPoint(main: position, cross: start, axis: axis), proposal: share.proposal,
          fittingSize: share.size))
      position += share.size[axis] + (index < gaps.count ? gaps[index] : 0)
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

  /// Rigid views make a rigid stack. At 0 and at infinity everybody is proposed the same, if
  /// nothing is negative; across, guides that follow from the sizes meet.
  mutating func computeIntrinsicBounds(_ children: [LayoutNode]) -> IntrinsicBounds {
    isRigid = children.indices.allSatisfy { children.withChild(at: $0) { $0.isRigid } }
    if isRigid { return .rigid(sizeThatFits(.zero, children)) }
    findGaps(between: children)
    var (lengths, breadths) = (LengthsSum(), MaximumCrossBounds())
    var staysFinite = explicitSpacing?.isFinite != false
    for index in children.indices {
      children.withChild(at: index) { child in
        let fittingSizes = child.intrinsicBounds
        staysFinite = staysFinite && fittingSizes.staysFinite
        lengths.add(fittingSizes[axis], index < gaps.count ? gaps[index] : 0)
        let meets = alignment.isFrameGuide && !child.setsFrameGuides
        breadths.add(fittingSizes[axis.crossing], at: meets ? alignment : nil)
      }
    }
    var fittingSizes = IntrinsicBounds(staysFinite: staysFinite)
    fittingSizes[axis] = lengths.sum
    fittingSizes[axis.crossing] = breadths.lengths
    return fittingSizes
  }

  mutating func lowerBound(
    ofAnswerTo proposal: Proposal, along asked: Axis, enough: CGFloat, _ children: [LayoutNode]
  ) -> CGFloat? {
    guard proposal[asked] == .infinity, children.count > 1 else { return nil }
    findGaps(between: children)
    if asked != axis {
      guard children.allSatisfy(reaches) else { return nil }
      return solver.lowerBound(
        of: proposal, along: axis, among: children, gaps: gapSum, enough: enough)
    }
    // Everybody is proposed the same; what is known of each is made more exact until it is enough.
    var lows: [CGFloat] = []
    for child in children {
      guard let low = child.intrinsicBounds[axis]?.greatest.low, low.isFinite else { return nil }
      lows.append(low)
    }
    var sum = lows.reduce(gapSum, +)
    for index in children.indices.byLayoutNodeCount(in: children) where sum < enough {
      let (child, low) = (children[index], lows[index])
      lows[index] = child.lowerBound(to: proposal, along: axis, enough: enough - sum + low)
      sum += lows[index] - low
    }
    // In the order in which the stack adds, so that what is exact is the stack's answer, bit for bit.
    return lows.indices.reduce(0) { $0 + (lows[$1] + ($1 < gaps.count ? gaps[$1] : 0)) }
  }

  /// Whether a child makes the stack as broad as itself at least: the guide of an endless one may be
  /// no number, and then it does not.
  private func reaches(_ child: LayoutNode) -> Bool {
    if alignment.isFrameGuide, !child.setsFrameGuides { return true }
    return child.intrinsicBounds[axis.crossing].map { $0.greatest.high.isFinite } ?? false
  }

  private mutating func findGaps(between children: [LayoutNode]) {
    if areGapsKnown { return }
    gaps.removeAll(keepingCapacity: true)
    for index in children.indices.dropLast() {
      gaps.append(
        explicitSpacing
          ?? children[index].spacing.distance(to: children[index + 1].spacing, along: axis))
    }
    gapSum = gaps.reduce(0, +)
    areGapsKnown = true
  }

  /// As SwiftUI: a stack shows its content's preferences; across the axis those of all children,
  /// at its ends those of the first and the last.
  func spacing(_ children: [LayoutNode]) -> ViewSpacing {
    guard let first = children.first, let last = children.last else { return .zero }
    var result = ViewSpacing.union(of: children)
    result[axis == .horizontal ? .leading : .top] =
      first.spacing[axis == .horizontal ? .leading : .top]
    result[axis == .horizontal ? .trailing : .bottom] =
      last.spacing[axis == .horizontal ? .trailing : .bottom]
    return result
  }

  /// As SwiftUI: one child's priority shines through, several children's do not.
  func layoutPriority(_ children: [LayoutNode]) -> Double {
    switch children.count {
    case 0: -.infinity
    case 1: children[0].layoutPriority
    default: 0
    }
  }
}
