/// The container of which a view is the background.
public struct ContainerBackgroundPlacement: Hashable, Sendable {
  private let name: String

  /// The window.
  public static let window = ContainerBackgroundPlacement(name: "window")
  /// The screen in a navigation stack.
  public static let navigation = ContainerBackgroundPlacement(name: "navigation")
  /// The screen in a column of a split view.
  public static let navigationSplitView = ContainerBackgroundPlacement(name: "splitView")
  /// The page of a tab.
  public static let tabView = ContainerBackgroundPlacement(name: "tabView")
}

extension View {
  /// Sets the background of the container of the view.
  ///
  /// On this platform it lies behind the view alone, which fills its container in most programs.
  nonisolated public func containerBackground<S: ShapeStyle>(
    _ style: S, for container: ContainerBackgroundPlacement
  ) -> some View {
    background(style)
  }

  /// Sets a view as the background of the container of the view.
  ///
  /// On this platform it lies behind the view alone, which fills its container in most programs.
  nonisolated public func containerBackground<V: View>(
    for container: ContainerBackgroundPlacement, alignment: Alignment = .center,
    @ViewBuilder content: () -> V
  ) -> some View {
    background(alignment: alignment, content: content)
  }
}
