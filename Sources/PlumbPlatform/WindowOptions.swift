public import Foundation

/// The options of a new window.
public struct WindowOptions: Sendable {
  /// The title.
  public var title: String
  /// The size of the content in points; limited to the space on the desktop.
  public var size: CGSize
  /// The position on the desktop, as fractions of the free space; `nil` for the centre. Some
  /// desktops place windows themselves.
  public var position: UnitPoint?
  /// The place of an earlier window, which is used instead of the size and the position; limited to
  /// the screens that there are now.
  public var place: WindowPlace?
  /// The pixels per point; `nil` for the scale of the desktop.
  public var scale: CGFloat?
  /// Whether the desktop draws a title bar and a frame.
  public var hasTitleBar = true

  /// Creates options.
  public init(
    title: String, size: CGSize, position: UnitPoint? = nil, place: WindowPlace? = nil,
    scale: CGFloat? = nil
  ) {
    self.title = title
    self.size = size
    self.position = position
    self.place = place
    self.scale = scale
  }
}
