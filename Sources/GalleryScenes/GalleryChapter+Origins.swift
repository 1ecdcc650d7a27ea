extension String {
  /// The talk that the poll comes from.
  static let talk = "Compose custom layouts with SwiftUI"
  /// The text about views, their modifiers and stacks.
  static let layoutText = "Layout"
  /// The text about values that flow from a view to its ancestors.
  static let geometryText = "Custom layout"
  /// The text about the protocol.
  static let protocolText = "Custom layouts"
}
