/// What modifiers say of the bars that phones show over every app. A window has none.
extension View {
  /// The view itself: there is no status bar.
  nonisolated public func statusBarHidden(_ hidden: Bool = true) -> some View { self }

  /// The view itself: there is no status bar.
  nonisolated public func statusBar(hidden: Bool) -> some View { self }

  /// The view itself: the system lays nothing over a window.
  nonisolated public func persistentSystemOverlays(_ visibility: Visibility) -> some View { self }

  /// The view itself: the edges of a window are not the system's.
  nonisolated public func defersSystemGestures(on edges: Edge.Set) -> some View { self }
}
