/// Modifiers without effect on this platform.
extension Scene {
  /// Returns the scene unchanged: the toolbar of a window is in its content.
  public func windowToolbarStyle<S: WindowToolbarStyle>(_ style: S) -> some Scene { self }

  /// Returns the scene unchanged: the user orders the windows.
  public func windowLevel(_ level: WindowLevel) -> some Scene { self }

  /// Returns the scene unchanged: all windows have the same part in the desktop.
  public func windowManagerRole(_ role: WindowManagerRole) -> some Scene { self }

  /// Sets whether the windows of the scene are moved by dragging a part of their content in which there is no control
  /// and no gesture.
  ///
  /// As on a Mac, windows are moved by their title bars unless the behaviour is `enabled`.
  public func windowBackgroundDragBehavior(_ behavior: WindowInteractionBehavior) -> some Scene {
    ModifiedScene(content: self) { $0.isDraggedByBackground = behavior == .enabled }
  }
}

extension View {
  /// Returns the view unchanged: a window can always be closed.
  nonisolated public func windowDismissBehavior(
    _ behavior: WindowInteractionBehavior
  ) -> some View {
    self
  }

  /// Returns the view unchanged: the desktop decides whether a window can be minimised.
  nonisolated public func windowMinimizeBehavior(
    _ behavior: WindowInteractionBehavior
  ) -> some View {
    self
  }

  /// Returns the view unchanged: the limits of a window's size follow from its content.
  nonisolated public func windowResizeBehavior(
    _ behavior: WindowInteractionBehavior
  ) -> some View {
    self
  }

  /// Returns the view unchanged: F11 switches to full screen.
  nonisolated public func windowFullScreenBehavior(
    _ behavior: WindowInteractionBehavior
  ) -> some View {
    self
  }
}

/// The style of the toolbar of a window; without effect on this platform.
public protocol WindowToolbarStyle: Sendable {}

/// The default style of a toolbar.
public struct DefaultWindowToolbarStyle: WindowToolbarStyle {
  /// Creates the style.
  public init() {}
}

/// A toolbar below the title.
public struct ExpandedWindowToolbarStyle: WindowToolbarStyle {
  /// Creates the style.
  public init() {}
}

/// A toolbar beside the title.
public struct UnifiedWindowToolbarStyle: WindowToolbarStyle {
  /// Creates the style, with or without the title.
  public init(showsTitle: Bool = true) {}
}

/// A low toolbar beside the title.
public struct UnifiedCompactWindowToolbarStyle: WindowToolbarStyle {
  /// Creates the style, with or without the title.
  public init(showsTitle: Bool = true) {}
}

extension WindowToolbarStyle where Self == DefaultWindowToolbarStyle {
  /// The default style.
  public static var automatic: DefaultWindowToolbarStyle { DefaultWindowToolbarStyle() }
}

extension WindowToolbarStyle where Self == ExpandedWindowToolbarStyle {
  /// A toolbar below the title.
  public static var expanded: ExpandedWindowToolbarStyle { ExpandedWindowToolbarStyle() }
}

extension WindowToolbarStyle where Self == UnifiedWindowToolbarStyle {
  /// A toolbar beside the title.
  public static var unified: UnifiedWindowToolbarStyle { UnifiedWindowToolbarStyle() }

  /// Returns a toolbar beside the title, which may be hidden.
  public static func unified(showsTitle: Bool) -> UnifiedWindowToolbarStyle {
    UnifiedWindowToolbarStyle(showsTitle: showsTitle)
  }
}

extension WindowToolbarStyle where Self == UnifiedCompactWindowToolbarStyle {
  /// A low toolbar beside the title.
  public static var unifiedCompact: UnifiedCompactWindowToolbarStyle {
    UnifiedCompactWindowToolbarStyle()
  }

  /// Returns a low toolbar beside the title, which may be hidden.
  public static func unifiedCompact(showsTitle: Bool) -> UnifiedCompactWindowToolbarStyle {
    UnifiedCompactWindowToolbarStyle(showsTitle: showsTitle)
  }
}

/// The windows that a window is in front of; without effect on this platform.
public struct WindowLevel: Sendable {
  /// The default level.
  public static let automatic = WindowLevel()
  /// The level of most windows.
  public static let normal = WindowLevel()
  /// In front of most windows.
  public static let floating = WindowLevel()
  /// Behind all windows.
  public static let desktop = WindowLevel()
}

/// The part of a window in the desktop; without effect on this platform.
public struct WindowManagerRole: Sendable {
  /// The default part.
  public static let automatic = WindowManagerRole()
  /// A main window.
  public static let principal = WindowManagerRole()
  /// A window that belongs to a main one.
  public static let associated = WindowManagerRole()
}

/// Whether a window permits an interaction.
public struct WindowInteractionBehavior: Hashable, Sendable {
  private enum Kind {
    case automatic, enabled, disabled
  }

  private let kind: Kind

  /// The default behaviour.
  public static let automatic = WindowInteractionBehavior(kind: .automatic)
  /// The interaction is permitted.
  public static let enabled = WindowInteractionBehavior(kind: .enabled)
  /// The interaction is not permitted.
  public static let disabled = WindowInteractionBehavior(kind: .disabled)
}
