internal import Observation

/// The state of a window.
///
/// The environment of the views has the object, and reads the state through it: a change of the state evaluates only
/// the views that have read it.
@Observable package final class WindowState {
  /// Whether keys are sent to the window.
  package private(set) var isActive = true
  /// The phase of the window; `nil` before its first frame.
  private(set) var phase: ScenePhase?
  /// Whether the size of the window is being changed.
  package private(set) var isResizing = false
  /// Whether a person has hidden the bars, such as the toolbar.
  package private(set) var areBarsHidden = false
  /// The phase of the program.
  private(set) var programPhase = ScenePhase.active

  package init() {}

  /// Sets whether the size of the window is being changed.
  package func setResizing(_ isResizing: Bool) {
    if isResizing != self.isResizing { self.isResizing = isResizing }
  }

  /// Shows or hides the bars.
  package func toggleBars() { areBarsHidden.toggle() }

  /// Sets the state. Values that are equal are not set, so that nothing is evaluated for them.
  package func update(isActive: Bool, phase: ScenePhase, programPhase: ScenePhase) {
    if isActive != self.isActive { self.isActive = isActive }
    if phase != self.phase { self.phase = phase }
    if programPhase != self.programPhase { self.programPhase = programPhase }
  }
}

private enum ActiveWindowKey: EnvironmentKey {
  static var defaultValue: Bool? { nil }
}

private enum ScenePhaseKey: EnvironmentKey {
  static var defaultValue: ScenePhase? { nil }
}

extension EnvironmentValues {
  /// The state of the window of the views; `nil` for views without one.
  @EnvironmentEntry package var windowState: WindowState?

  /// Whether the views are in a scene, so that `scenePhase` is the phase of the window instead of the phase of the
  /// program.
  @EnvironmentEntry package var isSceneContent: Bool = false

  /// The phase of the scene: for views the phase of their window; for an app and for a scene the phase of the most
  /// active window.
  public var scenePhase: ScenePhase {
    get {
      if let phase = self[ScenePhaseKey.self] { return phase }
      guard let windowState else { return .active }
      return (isSceneContent ? windowState.phase : nil) ?? windowState.programPhase
    }
    set { self[ScenePhaseKey.self] = newValue }
  }

  /// Whether keys are sent to the window, so that it should appear to be the active one.
  public var appearsActive: Bool {
    get { self[ActiveWindowKey.self] ?? windowState?.isActive ?? true }
    set { self[ActiveWindowKey.self] = newValue }
  }

  /// The state of the controls of the window. As SwiftUI: deprecated; use `appearsActive`.
  public var controlActiveState: ControlActiveState {
    get { appearsActive ? .key : .inactive }
    set { appearsActive = newValue != .inactive }
  }
}

/// Whether the controls of a window appear to be active.
public enum ControlActiveState: Hashable, CaseIterable, Sendable {
  /// Keys are sent to the window.
  case key
  /// The window is active, but keys are sent to another window; not used on this platform.
  case active
  /// Another window is active.
  case inactive
}
