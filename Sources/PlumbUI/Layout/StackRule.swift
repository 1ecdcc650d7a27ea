internal import Foundation

/// A row or a column.
struct StackRule: ContainerRule {
  var axis: Axis
  /// The guide along the crossing axis that all children share.
  var alignment: AlignmentKey
  /// The distance between neighbours; `nil` takes what they prefer.
  var explicitSpacing: CGFloat?

  private var gaps: [CGFloat]?
  private var latest: (proposal: Proposal, solution: Solution)?

  init(axis: Axis, alignment: AlignmentKey, spacing: CGFloat?) {
    self.axis = axis
    self.alignment = alignment
    explicitSpacing = spacing
  }

  /// A solved stack.
  private struct Solution {
    var placements: [Placement] = []
    var size = CGSize.zero
  }

  mutating func invalidate() {
    gaps = nil
    latest = nil
  }

  mutating func sizeThatFits(_ proposal: Proposal, _ children: [LayoutNode]) -> CGSize {
    solution(for: proposal, children).size
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
    return solution(for: proposal, children).placements
  }

  private mutating func solution(for proposal: Proposal, _ children: [LayoutNode]) -> Solution {
    if let latest, latest.proposal == proposal { return latest.solution }
    let gaps = gaps(between: children)
    let cross = proposal[axis.crossing]
    let lengths = StackSolver(axis: axis, children: children, cross: cross)
      .lengths(for: proposal[axis], gaps: gaps.reduce(0, +))
    let solution = arrange(
      children, gaps: gaps,
      proposals: lengths.map { Proposal(main: $0, cross: cross, axis: axis) })
    latest = (proposal, solution)
    return solution
  }

  /// Lines the children up along the axis, and across it so that their guides meet.
  private func arrange(
    _ children: [LayoutNode], gaps: [CGFloat], proposals: [Proposal]
  ) -> Solution {
    var solution = Solution()
    var position: CGFloat = 0
    // As SwiftUI: the line on which the guides meet always lies inside the stack.
    var (near, far): (CGFloat, CGFloat) = (0, 0)
    for (index, child) in children.enumerated() {
      let dimensions = child.dimensions(in: proposals[index])
      let size = CGSize(width: dimensions.width, height: dimensions.height)
      let start = -dimensions[alignment]
      near = min(near, start)
      far = max(far, start + size[axis.crossing])
      solution.placements.append(
        Placement(
          origin: CGPoint(main: position, cross: start, axis: axis), proposal: proposals[index]))
      position += size[axis] + (index < gaps.count ? gaps[index] : 0)
    }
    for index in solution.placements.indices {
      if axis == .horizontal {
        solution.placements[index].origin.y -= near
      } else {
        solution.placements[index].origin.x -= near
      }
    }
    solution.size = CGSize(main: position, cross: far - near, axis: axis)
    return solution
  }

  private mutating func gaps(between children: [LayoutNode]) -> [CGFloat] {
    if let gaps { return gaps }
    let result = zip(children, children.dropFirst()).map { child, next in
      explicitSpacing ?? child.spacing.distance(to: next.spacing, along: axis)
    }
    gaps = result
    return result
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
