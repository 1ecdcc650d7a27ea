/// A renderer of display lists into the content of a window.
@MainActor public protocol Renderer: AnyObject, Sendable {
  /// Shows a list. Equal lists give equal content, whatever was rendered before.
  func render(_ list: DisplayList) throws

  /// Discards the assumption that the last list is still shown; the next list is shown completely.
  func invalidate()
}
