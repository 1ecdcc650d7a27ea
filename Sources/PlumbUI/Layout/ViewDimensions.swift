public import Foundation

/// A view's size in points and the positions of its guides.
public struct ViewDimensions: Equatable {
  public let width: CGFloat
  public let height: CGFloat
  /// The view; `nil` for a box that only its size describes.
  private let node: LayoutNode?
  private let proposal: Proposal

  init(node: LayoutNode, proposal: Proposal, size: CGSize) {
    self.node = node
    self.proposal = proposal
    width = size.width
    height = size.height
  }

  /// A box in which every guide follows from the size.
  init(size: CGSize) {
    node = nil
    proposal = .unspecified
    width = size.width
    height = size.height
  }

  /// The guide's position: what the view sets, or else what follows from its size.
  public subscript(guide: HorizontalAlignment) -> CGFloat { self[guide.key] }
  public subscript(guide: VerticalAlignment) -> CGFloat { self[guide.key] }

  /// The position the view, or one inside it, sets for the guide; `nil` when none does.
  public subscript(explicit guide: HorizontalAlignment) -> CGFloat? {
    node?.explicitAlignment(guide.key, at: proposal)
  }
  public subscript(explicit guide: VerticalAlignment) -> CGFloat? {
    node?.explicitAlignment(guide.key, at: proposal)
  }

  subscript(key: AlignmentKey) -> CGFloat {
    node?.explicitAlignment(key, at: proposal) ?? key.defaultValue(in: self)
  }

  public static func == (lhs: ViewDimensions, rhs: ViewDimensions) -> Bool {
    lhs.width == rhs.width && lhs.height == rhs.height && lhs.node === rhs.node
      && lhs.proposal == rhs.proposal
  }
}

extension LayoutNode {
  /// Where a guide stands in the node at its answer to a proposal.
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
}
