/// Sets the phase of the scene to that of the window. Outside of the modifier it is that of the program.
struct WindowPhase: ViewModifier {
  @Environment(\.windowPhase) private var phase

  func body(content: Content) -> some View {
    content.transformEnvironment(\.scenePhase) { if let phase { $0 = phase } }
  }
}

private enum WindowPhaseKey: EnvironmentKey {
  static var defaultValue: ScenePhase? { nil }
}

extension EnvironmentValues {
  /// The phase of the window; `nil` for views that are in none.
  var windowPhase: ScenePhase? {
    get { self[WindowPhaseKey.self] }
    set { self[WindowPhaseKey.self] = newValue }
  }
}
