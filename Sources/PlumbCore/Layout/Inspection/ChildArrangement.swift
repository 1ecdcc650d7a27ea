internal import Foundation

/// The arrangement of a container's children, in its coordinates, for people who look at a layout.
struct ChildArrangement {
  /// A line on which the guides of the children lie.
  struct Line {
    /// The axis across the line, along which its position is measured.
    var axis: Axis
    var position: CGFloat
  }

  var lines: [Line] = []
  /// The gaps between the children.
  var gaps: [CGRect] = []
}

/// A node that can describe the arrangement of its children.
protocol ArrangingNode: LayoutNode {
  var arrangement: ChildArrangement { get }
}

/// A rule that can describe the arrangement of the children of its node.
protocol ArrangingRule {
  func arrangement(_ children: [LayoutNode], in size: CGSize) -> ChildArrangement
}

extension ContainerLayoutNode: ArrangingNode {
  var arrangement: ChildArrangement {
    (rule as? any ArrangingRule)?.arrangement(children, in: size) ?? ChildArrangement()
  }
}

extension LayoutRule: ArrangingRule {
  /// Returns the arrangement of a built-in layout; custom layouts describe none.
  func arrangement(_ children: [LayoutNode], in size: CGSize) -> ChildArrangement {
    (builtInRule as? any ArrangingRule)?.arrangement(children, in: size) ?? ChildArrangement()
  }
}

extension StackRule: ArrangingRule {
  func arrangement(_ children: [LayoutNode], in size: CGSize) -> ChildArrangement {
    var arrangement = ChildArrangement()
    if let first = children.first {
      let guide = first.guide(alignment, at: first.placedProposal, size: first.size)
      arrangement.lines = [
        ChildArrangement.Line(
          axis: axis.perpendicular,
          position: guide + (axis == .horizontal ? first.origin.y : first.origin.x))
      ]
    }
    for (child, next) in zip(children, children.dropFirst()) {
      let (before, after) = (CGRect(origin: child.origin, size: child.size), next.origin)
      // From right to left the next child is before this one.
      let gap =
        axis == .vertical
        ? CGRect(x: 0, y: before.maxY, width: size.width, height: after.y - before.maxY)
        : after.x >= before.maxX
          ? CGRect(x: before.maxX, y: 0, width: after.x - before.maxX, height: size.height)
          : CGRect(
            x: after.x + next.size.width, y: 0,
            width: before.minX - after.x - next.size.width, height: size.height)
      if gap.width > 0, gap.height > 0 { arrangement.gaps.append(gap) }
    }
    return arrangement
  }
}
