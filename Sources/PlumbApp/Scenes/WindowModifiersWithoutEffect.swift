/// Modifiers of scenes and windows without effect on this platform.
extension Scene {
  /// Returns the scene unchanged; on this platform it has no effect: the desktop decides the size of a zoomed window.
  public func windowIdealSize(_ idealSize: WindowIdealSize) -> some Scene { self }

  /// Returns the scene unchanged; on this platform it has no effect: items of a toolbar have the label style of the
  /// program.
  public func windowToolbarLabelStyle(fixed: ToolbarLabelStyle) -> some Scene { self }

  /// Returns the scene unchanged; on this platform it has no effect: items of a toolbar have the label style of the
  /// program, and a person cannot change it.
  public func windowToolbarLabelStyle(_ style: Binding<ToolbarLabelStyle>) -> some Scene { self }

  /// Returns the scene unchanged; on this platform it has no effect: the system draws nothing over a window.
  public func persistentSystemOverlays(_ visibility: Visibility) -> some Scene { self }
}

extension View {
  /// Returns the view unchanged; on this platform it has no effect: a window has the style of its scene.
  nonisolated public func presentedWindowStyle<S: WindowStyle>(_ style: S) -> some View { self }

  /// Returns the view unchanged; on this platform it has no effect: the toolbar of a window is in its content.
  nonisolated public func presentedWindowToolbarStyle<S: WindowToolbarStyle>(
    _ style: S
  ) -> some View {
    self
  }

  /// Returns the view unchanged; on this platform it has no effect: the desktop keeps the top left corner of a window in
  /// its place.
  nonisolated public func windowResizeAnchor(_ anchor: UnitPoint?) -> some View { self }

  /// Returns the view unchanged; on this platform it has no effect: the toolbar is in the content of the window, also
  /// while that fills the screen.
  nonisolated public func windowToolbarFullScreenVisibility(
    _ visibility: WindowToolbarFullScreenVisibility
  ) -> some View {
    self
  }
}

/// The size of a window that is zoomed; without effect on this platform.
public struct WindowIdealSize: Hashable, Sendable {
  private let name: String

  /// The size that the platform chooses.
  public static let automatic = WindowIdealSize(name: "automatic")
  /// The size of the content.
  public static let fitToContent = WindowIdealSize(name: "fitToContent")
  /// The size of the screen.
  public static let maximum = WindowIdealSize(name: "maximum")
}

/// The visible parts of the labels in a toolbar; without effect on this platform.
public struct ToolbarLabelStyle: Hashable, Sendable {
  private let name: String

  /// The parts that the platform chooses.
  public static let automatic = ToolbarLabelStyle(name: "automatic")
  /// The icon and the title.
  public static let titleAndIcon = ToolbarLabelStyle(name: "titleAndIcon")
  /// The icon.
  public static let iconOnly = ToolbarLabelStyle(name: "iconOnly")
  /// The title.
  public static let titleOnly = ToolbarLabelStyle(name: "titleOnly")
}

/// The time during which the toolbar of a full-screen window is shown; without effect on this platform.
public struct WindowToolbarFullScreenVisibility: Hashable, Sendable {
  private let name: String

  /// The time that the platform chooses.
  public static let automatic = WindowToolbarFullScreenVisibility(name: "automatic")
  /// Always.
  public static let visible = WindowToolbarFullScreenVisibility(name: "visible")
  /// While the pointer is at the upper edge of the screen.
  public static let onHover = WindowToolbarFullScreenVisibility(name: "onHover")
}
