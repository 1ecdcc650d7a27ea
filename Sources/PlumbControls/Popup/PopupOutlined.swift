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
