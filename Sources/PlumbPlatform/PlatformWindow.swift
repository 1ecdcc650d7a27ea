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

  /// Whether the window appears to be the active one, as a rule because keys are sent to it. An
  /// `activationChanged` event is sent when the value changes.
  var isActive: Bool { get }

  /// The title.
  var title: String { get set }

  /// The icon; `nil` for the icon of the program's desktop entry.
  var icon: PixelCanvas? { get set }

  /// Whether the window covers its screen, without a frame.
  var isFullScreen: Bool { get set }

  /// The place of the window; while it is maximised, minimised or in full screen, with its earlier size and origin;
  /// `nil` if there were none.
  var place: WindowPlace? { get }

  /// The size of the content if the window takes all of the usable space of its screen; `nil` if that
  /// is not known.
  var availableSize: CGSize? { get }

  /// The screen that the window is on; `nil` if it is not known.
  var screen: WindowScreen? { get }

  /// The smallest size the user can give the content. A window that is smaller takes this size.
  var minimumSize: CGSize { get set }

  /// The largest size the user can give the content, infinite for no limit. A window that is larger takes this
  /// size.
  var maximumSize: CGSize { get set }

  /// Returns whether the window is moved by dragging a point of its content; used by windows without a title bar
  /// for points near their upper edge.
  var isDragged: (@MainActor (CGPoint) -> Bool)? { get set }

  /// Sets the size of the content, limited to the space on the desktop.
  ///
  /// Called before the first frame, so that the window moves to the place at which it would have opened with this size.
  func resize(to size: CGSize)

  /// Sets the size of the content and its upper left corner, limited to the space on the desktop.
  ///
  /// Called before the first frame.
  ///
  /// - Parameter corner: in points from the upper left corner of the desktop; `nil` for the place at which the window
  ///   would have opened with this size. Ignored on desktops that place windows themselves.
  func resize(to size: CGSize, at corner: CGPoint?)

  /// Shows the window in front of others and requests the keyboard focus for it.
  func bringToFront()

  /// The rectangle of the text being edited, next to which an input method places its candidates;
  /// `nil` while no text is edited, and input methods are off.
  var textInputArea: CGRect? { get set }

  /// Tells the input method that its composition is finished. It may commit the text or drop it.
  func endTextComposition()

  /// The renderer of the content.
  var renderer: any Renderer { get }

  /// The part of the desktop that panels may cover, in points from the window's top left corner; `nil` if panels cannot
  /// leave the window.
  var panelBounds: CGRect? { get }

  /// Shows panels in front of the window and beyond its edges, instead of the panels shown before. Events at them count
  /// as events of the window.
  ///
  /// - Parameter panels: back to front; only while `panelBounds` has a value.
  func show(_ panels: [WindowPanel]) throws

  /// The connection to assistive technologies; `nil` if there is none.
  var accessibility: (any AccessibilityBridge)? { get }

  /// Shows the desktop's dialog for files.
  ///
  /// - Parameter completion: called once, unless the program closes the dialog.
  /// - Returns: `nil` if the desktop is known to have none; then `completion` is not called.
  func showFileDialog(
    _ request: FileDialogRequest, completion: @escaping @MainActor (FileDialogOutcome) -> Void
  ) -> (any FileDialogSession)?

  /// Closes the window. Later calls of any member have no effect.
  func close()
}

extension PlatformWindow {
  /// The screen is not known.
  public var screen: WindowScreen? { nil }

  /// Always active.
  public var isActive: Bool { true }

  /// No limit.
  public var maximumSize: CGSize {
    get { CGSize(width: CGFloat.infinity, height: .infinity) }
    set {}
  }

  /// The desktop moves the window.
  public var isDragged: (@MainActor (CGPoint) -> Bool)? {
    get { nil }
    set {}
  }

  /// The user sets the size.
  public func resize(to size: CGSize) {}

  /// The desktop places the window.
  public func resize(to size: CGSize, at corner: CGPoint?) { resize(to: size) }

  /// Panels stay in the window.
  public var panelBounds: CGRect? { nil }

  /// None is shown.
  public func show(_ panels: [WindowPanel]) throws {}

  /// The user orders the windows.
  public func bringToFront() {}

  /// Does nothing: without an input method, there is no composition.
  public func endTextComposition() {}

  /// No dialog.
  public func showFileDialog(
    _ request: FileDialogRequest, completion: @escaping @MainActor (FileDialogOutcome) -> Void
  ) -> (any FileDialogSession)? { nil }

  /// No connection.
  public var accessibility: (any AccessibilityBridge)? { nil }
}
