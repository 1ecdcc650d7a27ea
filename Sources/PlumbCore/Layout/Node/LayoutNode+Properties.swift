internal import Foundation

extension LayoutNode {
  /// The top left corner in the parent, in points.
  package final var origin: CGPoint { storedOrigin }

  /// The size for `placedProposal`, in points.
  package final var size: CGSize { storedSize }

  /// The proposal the node was placed with.
  package final var placedProposal: Proposal { storedPlacedProposal }

  /// Whether the node has been placed.
  package final var isPlaced: Bool { placedProposal.width != .never }

  /// The children in the order of their views, from back to front unless their z indices differ.
  package final var children: [LayoutNode] { storedChildren }

  /// The index of the node among its parent's children.
  package final var index: Int { Int(storedIndex) }

  /// Whether the parent shows the node at all; a container that chooses among its children hides
  /// the others.
  package final var isShown: Bool {
    get { storedIsShown }
    set { storedIsShown = newValue }
  }

  /// Whether the layout direction is right-to-left. Containers arrange in left-to-right coordinates
  /// and mirror at the end.
  package final var isRightToLeft: Bool {
    get { storedIsRightToLeft }
    set { storedIsRightToLeft = newValue }
  }
}
