internal import Foundation

/// Where a container puts a child and what it proposes to it there.
struct Placement {
  /// The child's top left corner, as if leading were left.
  var origin: CGPoint
  var proposal: Proposal
}
