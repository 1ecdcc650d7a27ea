@_spi(Nodes) internal import PlumbCore

/// A node with an outline while a popup is shown that belongs to it.
@MainActor package protocol PopupOutline: ViewNode {
  /// Shows or hides the outline.
  func setMenuOpen(_ isOpen: Bool)
}

/// A node that finds the outlined node for the popups of the views in it.
@MainActor package protocol PopupOutlineOwner: ViewNode {
  /// The node that has the outline; `nil` if there is none yet.
  var popupOutline: (any PopupOutline)? { get }
}
