package import Foundation

/// A layout node of a view, for tests that compare its known lengths with its measured ones.
@MainActor package struct BoundsProbe {
  /// The lengths in points proposed along an axis and across it, `nil` for an unspecified length.
  package struct Question: Sendable, CustomStringConvertible {
    /// The axis along which the length is asked for.
    let axis: Axis
    /// The proposed length along the axis, in points; `nil` if it is unspecified.
    let main: CGFloat?
    /// The proposed length across the axis, in points; `nil` if it is unspecified.
    let cross: CGFloat?

    package init(along axis: Axis, main: CGFloat?, cross: CGFloat?) {
      self.axis = axis
      self.main = main
      self.cross = cross
    }

    fileprivate var proposal: Proposal {
      Proposal(main: ProposedLength(main), cross: ProposedLength(cross), axis: axis)
    }

    package var description: String {
      func text(_ length: CGFloat?) -> String { length.map { "\($0)" } ?? "nil" }
      return "\(text(main)) × \(text(cross)) along and across the \(axis) axis"
    }
  }

  /// The ends of a closed interval that contains a length, in points.
  package typealias Bounds = (lower: CGFloat, upper: CGFloat)

  private let node: LayoutNode

  /// Returns the probes of a node and its descendants, parents first.
  static func all(_ node: LayoutNode) -> [BoundsProbe] {
    node.selfAndDescendants.map { BoundsProbe(node: $0) }
  }

  /// The type of the node, for the messages of tests.
  package var nodeType: AnyObject.Type { type(of: node) }

  /// Whether the size of the node is known to be independent of the proposal.
  package var isRigid: Bool { node.intrinsicBounds.isRigid }

  /// Returns the known bounds of the lengths for proposals of 0 and of infinity along an axis.
  package func knownLengths(along axis: Axis) -> (minimum: Bounds, maximum: Bounds)? {
    node.intrinsicBounds[axis].map {
      (($0.minimum.lower, $0.minimum.upper), ($0.maximum.lower, $0.maximum.upper))
    }
  }

  /// Measures the node without its cache, which has one size of a rigid node for all proposals.
  package func measuredLength(_ question: Question) -> CGFloat {
    node.computeSize(question.proposal)[question.axis]
  }

  /// Returns a lower bound of the length; the search for it stops at the threshold.
  package func lowerBound(_ question: Question, threshold: CGFloat) -> CGFloat {
    node.lowerBound(ofSizeFor: question.proposal, along: question.axis, threshold: threshold)
  }
}
