/// The limits of the size that the user can give a window.
public struct WindowResizability: Hashable, Sendable {
  private enum Limits {
    case automatic, content, contentMinimum
  }

  private let limits: Limits

  /// The limits of the scene's kind: the size of the content for ``Settings``, its minimum size for others.
  public static let automatic = WindowResizability(limits: .automatic)
  /// The minimum and the maximum size of the content.
  public static let contentSize = WindowResizability(limits: .content)
  /// The minimum size of the content.
  public static let contentMinSize = WindowResizability(limits: .contentMinimum)
}

/// Whether the windows of a scene are restored when the app starts again.
public struct SceneRestorationBehavior: Sendable {
  let isEnabled: Bool

  /// The windows are restored.
  public static let automatic = SceneRestorationBehavior(isEnabled: true)
  /// No window is restored.
  public static let disabled = SceneRestorationBehavior(isEnabled: false)
}

/// Whether a scene opens a window when the app starts and no window is restored.
public struct SceneLaunchBehavior: Hashable, Sendable {
  private enum Opening {
    case automatic, presented, suppressed
  }

  private let opening: Opening

  /// A window opens if the scene is the first one.
  public static let automatic = SceneLaunchBehavior(opening: .automatic)
  /// A window opens.
  public static let presented = SceneLaunchBehavior(opening: .presented)
  /// No window opens.
  public static let suppressed = SceneLaunchBehavior(opening: .suppressed)
}
