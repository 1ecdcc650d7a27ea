extension Scene {
  /// Sets the size and the place of a new window from its content and the display.
  ///
  /// As SwiftUI: a window that is restored has its own. The size is limited to that of the display, and the place is
  /// ignored on desktops that place windows themselves, such as those using Wayland.
  ///
  /// - Parameter makePlacement: returns the placement; called before the window has its first frame.
  public func defaultWindowPlacement(
    _ makePlacement:
      @escaping @MainActor (_ content: WindowLayoutRoot, _ context: WindowPlacementContext) ->
      WindowPlacement
  ) -> some Scene {
    ModifiedScene(content: self) { $0.placement = makePlacement }
  }

  /// Returns the scene unchanged; on this platform it has no effect: the desktop decides how large a window becomes that
  /// is maximised, and where it is then.
  public func windowIdealPlacement(
    _ makePlacement:
      @escaping @MainActor (_ content: WindowLayoutRoot, _ context: WindowPlacementContext) ->
      WindowPlacement
  ) -> some Scene {
    self
  }
}
