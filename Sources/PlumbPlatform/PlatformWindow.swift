public import Foundation

/// A window of a platform.
///
/// All members are used on the main thread. Lengths are in points.
@MainActor public protocol PlatformWindow: AnyObject, Sendable {
  /// The identifier that the window's events carry.
  var id: WindowID { get }

  /// The size of the content.
  var size: CGSize { get }

  /// The pixels per point.
  var scale: CGFloat { get }

  /// Whether the window is neither hidden nor minimised. An `exposed` event is sent when the value
  /// becomes `true`.
  var isVisible: Bool { get }

  /// The title.
  var title: String { get set }

  /// The icon; `nil` for the icon of the program's desktop entry.
  var icon: PixelCanvas? { get set }

  /// Whether the window covers its screen, without a frame.
  var isFullScreen: Bool { get set }

  /// The place of the window; while it is maximised, minimised or in full screen, the last place
  /// before that. `nil` if there was none.
  var place: WindowPlace? { get }

  /// The size of the content if the window takes all of the usable space of its screen; `nil` if that
  /// is not known.
  var availableSize: CGSize? { get }

  /// The smallest size the user can give the content. A window that is smaller takes this size.
  var minimumSize: CGSize { get set }

  /// The rectangle of the text being edited, next to which an input method places its candidates;
  /// `nil` while no text is edited, and input methods are off.
  var textInputArea: CGRect? { get set }

  /// Tells the input method that what it composes is finished. It may commit the text or drop it.
  func endTextComposition()

  /// The renderer of the content.
  var renderer: any Renderer { get }

  /// The connection to assistive technologies; `nil` if there is none.
  var accessibility: (any AccessibilityBridge)? { get }

  /// Closes the window. Later calls of any member have no effect.
  func close()
}

extension PlatformWindow {
  /// Without an input method, nothing is composed.
  public func endTextComposition() {}

  /// No connection.
  public var accessibility: (any AccessibilityBridge)? { nil }
}
