/// Modifiers for the system bars of phones. A window has none.
extension View {
  /// Returns the view unchanged; there is no status bar.
  nonisolated public func statusBarHidden(_ hidden: Bool = true) -> some View { self }

  /// Returns the view unchanged; there is no status bar.
  nonisolated public func statusBar(hidden: Bool) -> some View { self }

  /// Returns the view unchanged; the system draws nothing over a window.
  nonisolated public func persistentSystemOverlays(_ visibility: Visibility) -> some View { self }

  /// Returns the view unchanged; there are no system gestures at the edges of a window.
  nonisolated public func defersSystemGestures(on edges: Edge.Set) -> some View { self }
}
