public import Foundation

/// The content of a panel in front of a window, such as a menu, which may leave the window.
public struct WindowPanel: Sendable {
  /// The identity that the panel keeps as long as it is shown.
  public var id: Int
  /// The corner of the content, in points from the window's top left corner; on a pixel's edge.
  public var origin: CGPoint
  /// The content, whose transparent parts do not belong to the panel.
  public var content: DisplayList

  /// Creates the content of a panel.
  public init(id: Int, origin: CGPoint, content: DisplayList) {
    self.id = id
    self.origin = origin
    self.content = content
  }
}
