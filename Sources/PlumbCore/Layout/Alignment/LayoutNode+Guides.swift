internal import Foundation

/// The guides by which a container aligns its children.
///
/// The functions given to `alignmentGuide` may share variables: in a well-known arrangement of tags,
/// the function of each tag starts where the function of the preceding tag has ended, and the
/// functions of the last tag reset the variables. As SwiftUI, a container therefore calls the
/// functions of its children in order, for each child the horizontal before the vertical one, in
/// every computation of its size and of its placements; neither a cache nor the search for changes
/// leaves one out or calls one in between. This holds for the guides of the frame, which no container
/// passes on to another.
extension LayoutNode {
  /// Returns the position of a guide in the node, at its size for a proposal.
  final func guide(_ key: AlignmentKey, at proposal: Proposal, size: CGSize) -> CGFloat {
    if !key.isFrameGuide || setsFrameGuides,
      let explicit = explicitAlignment(key, at: proposal)
    {
      return explicit
    }
    if key.isFrameGuide {
      return key.defaultValue(along: key.axis == .horizontal ? size.width : size.height)
    }
    return key.defaultValue(in: ViewDimensions(node: self, proposal: proposal, size: size))
  }

  /// Returns the position of the only guide that a container reads from the node in a layout.
  final func readGuide(_ key: AlignmentKey, at proposal: Proposal, size: CGSize) -> CGFloat {
    if key.isFrameGuide { discardFrameGuides() }
    return guide(key, at: proposal, size: size)
  }

  /// Returns the positions of both guides that a container reads from the node in a layout.
  final func guides(_ alignment: Alignment, at proposal: Proposal, size: CGSize) -> CGPoint {
    discardFrameGuides()
    let x = guide(alignment.horizontal.key, at: proposal, size: size)
    return CGPoint(x: x, y: guide(alignment.vertical.key, at: proposal, size: size))
  }

  /// Discards the cached guides of the frame, and the guides of descendants that they are made of.
  private func discardFrameGuides() {
    guard setsFrameGuides else { return }
    alignmentCache.removeFrameGuides()
    guard self is UnaryLayoutNode || self is DecorationLayoutNode else { return }
    for index in children.indices { children.withChild(at: index) { $0.discardFrameGuides() } }
  }
}
