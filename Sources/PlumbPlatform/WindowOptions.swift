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
  /// The pixels per point; `nil` for the scale of the desktop.
  public var scale: CGFloat?

  /// Creates options.
  public init(
    title: String, size: CGSize, position: UnitPoint? = nil, scale: CGFloat? = nil
  ) {
    self.title = title
    self.size = size
    self.position = position
    self.scale = scale
  }
}
