internal import Foundation

/// The position of a child in its container, and the proposal that determines its size.
@_spi(Nodes) public struct Placement {
  /// The child's top left corner, in left-to-right coordinates, in points.
  package var origin: CGPoint
  /// The proposal for which the child has its size.
  package var proposal: Proposal
  /// The child's size for the proposal in points, if the caller has already measured it.
  package var fittingSize: CGSize?

  package init(origin: CGPoint, proposal: Proposal, fittingSize: CGSize? = nil) {
    self.origin = origin
    self.proposal = proposal
    self.fittingSize = fittingSize
  }
}
