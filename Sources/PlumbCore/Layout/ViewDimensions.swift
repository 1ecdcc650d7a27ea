public import Foundation

/// The size of a view in points and the positions of its alignment guides.
public struct ViewDimensions: Equatable {
  /// The width of the view, in points.
  public let width: CGFloat
  /// The height of the view, in points.
  public let height: CGFloat
  /// The view; `nil` for dimensions that consist of a size only.
  private let node: LayoutNode?
  private let proposal: Proposal

  init(node: LayoutNode, proposal: Proposal, size: CGSize) {
    self.node = node
    self.proposal = proposal
    width = size.width
    height = size.height
  }

  /// Creates dimensions in which every guide follows from the size.
  init(size: CGSize) {
    node = nil
    proposal = .unspecified
    width = size.width
    height = size.height
  }

  /// The position of a horizontal guide: the explicit one, or else the default that follows from
  /// the size.
  public subscript(guide: HorizontalAlignment) -> CGFloat { self[guide.key] }
  /// The position of a vertical guide: the explicit one, or else the default that follows from the
  /// size.
  public subscript(guide: VerticalAlignment) -> CGFloat { self[guide.key] }

  /// The position that the view or a descendant sets for a horizontal guide, or `nil`.
  public subscript(explicit guide: HorizontalAlignment) -> CGFloat? {
    node?.explicitAlignment(guide.key, at: proposal)
  }
  /// The position that the view or a descendant sets for a vertical guide, or `nil`.
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
