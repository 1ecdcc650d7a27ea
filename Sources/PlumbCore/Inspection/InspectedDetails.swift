public import Foundation

/// The details of a node that is shown now, measured on request. Lengths are in points.
public struct InspectedDetails: Equatable, Sendable {
  /// The sizes for a proposal of zero, without a proposal and for an infinite one.
  public let minimum, ideal, maximum: CGSize
  /// The layout priority.
  public let priority: Double
  /// The reason for the size of the node, in one to three sentences.
  public let explanation: String
  /// The places at which the expression that made the view may begin: one place if it is certain, several if
  /// it is one of them, none if the compiler tells none.
  public let sourceLines: [SourceLine]
  /// The lines by which a container has aligned its contents, in the window.
  public let guides: [Guide]
  /// The gaps that a stack has left between its contents, in the window.
  public let gaps: [CGRect]

  /// A line of alignment.
  public struct Guide: Equatable, Sendable {
    /// Whether the line runs from top to bottom.
    public let isVertical: Bool
    /// The distance from the leading or top edge of the window.
    public let position: CGFloat
  }
}

extension InspectedDetails {
  /// Measures a node for its details.
  @MainActor init(_ node: LayoutNode, sourceLines: [SourceLine]) {
    self.sourceLines = sourceLines
    minimum = node.sizeThatFits(.zero)
    ideal = node.sizeThatFits(.unspecified)
    maximum = node.sizeThatFits(.infinity)
    priority = node.layoutPriority
    explanation = node.explanation
    let arrangement = (node as? any ArrangingNode)?.arrangement ?? ChildArrangement()
    let origin = node.frameInRoot.origin
    guides = arrangement.lines.map {
      Guide(
        isVertical: $0.axis == .horizontal,
        position: $0.position + ($0.axis == .horizontal ? origin.x : origin.y))
    }
    gaps = arrangement.gaps.map { $0.offsetBy(dx: origin.x, dy: origin.y) }
  }
}
