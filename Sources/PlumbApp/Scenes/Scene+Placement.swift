extension Scene {
  /// Sets the size and the place of a new window from its content and the display.
  ///
  /// As SwiftUI: a restored window has its own size and place. The size is limited to the display, and the place is
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

  /// Returns the scene unchanged; on this platform it has no effect: the desktop decides the size and the place of a
  /// maximised window.
  public func windowIdealPlacement(
    _ makePlacement:
      @escaping @MainActor (_ content: WindowLayoutRoot, _ context: WindowPlacementContext) ->
      WindowPlacement
  ) -> some Scene {
    self
  }
}
