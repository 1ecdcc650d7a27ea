@_spi(Nodes) internal import PlumbCore

/// A node that has an outline while a popup that belongs to it is shown.
@MainActor package protocol PopupOutlined: ViewNode {
  /// Shows or hides the outline.
  func setOutlined(_ isOutlined: Bool)
}

/// A node to which the popups of the views in it belong, or that knows the node to which they belong.
@MainActor package protocol PopupOutlineOwner: ViewNode {
  /// The node that has an outline while such a popup is shown; `nil` if there is none yet.
  var outlinedNode: (any PopupOutlined)? { get }
}

/// A modifier of the panel of a popup. While the panel is shown, the node to which the popup belongs, such as the row of
/// a list, has an outline.
struct PopupOutlineModifier: _PrimitiveModifier {
  static func _resolve(
    _ modifier: Self, _ content: @escaping @MainActor (inout _ChildCursor) -> Void,
    at cursor: inout _ChildCursor
  ) {
    let node = cursor.node(PopupOutlineViewNode.self) { PopupOutlineViewNode(at: $0) }
    node.outline()
    node.resolveChildren(content)
  }
}

private final class PopupOutlineViewNode: ViewNode {
  private weak var outlinedNode: (any PopupOutlined)?

  /// Outlines the node to which the popup belongs until the panel is removed.
  func outline() {
    guard outlinedNode == nil else { return }
    outlinedNode = owner
    outlinedNode?.setOutlined(true)
  }

  /// The node to which the popup belongs; `nil` if there is none.
  private var owner: (any PopupOutlined)? {
    for node in ancestors {
      if let owner = node as? any PopupOutlineOwner { return owner.outlinedNode }
    }
    return nil
  }

  override func didUnmount() { outlinedNode?.setOutlined(false) }
}
