extension View {
  /// Calls an action when a person begins to change the size of the window of the view, and when the change ends.
  ///
  /// On this platform a change by the desktop, such as maximising the window, counts as well; a change ends when the
  /// size has stayed the same for a third of a second.
  @preconcurrency nonisolated public func onInteractiveResizeChange(
    _ action: @escaping @MainActor (_ isResizing: Bool) -> Void
  ) -> some View {
    modifier(ResizeObserver(action: action))
  }
}

@usableFromInline struct ResizeObserver {
  let action: @MainActor (Bool) -> Void
  @Environment(\.windowState) private var state

  nonisolated init(action: @escaping @MainActor (Bool) -> Void) {
    self.action = action
  }
}

extension ResizeObserver: ViewModifier {
  @usableFromInline func body(content: Content) -> some View {
    content.onChange(of: state?.isResizing == true) { action($1) }
  }
}
