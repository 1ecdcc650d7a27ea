/// The moving of a window by views in it.
@MainActor package final class WindowDragging {
  private var start: (@MainActor () -> Void)?

  /// - Parameter start: called once, when there is the first view by which the window is moved.
  package init(start: @escaping @MainActor () -> Void) {
    self.start = start
  }

  /// Records that there is a view by which the window is moved.
  func begin() {
    start?()
    start = nil
  }
}

extension EnvironmentValues {
  /// The moving of the window of the views; `nil` for views without one.
  @EnvironmentEntry package var windowDragging: WindowDragging?
}
