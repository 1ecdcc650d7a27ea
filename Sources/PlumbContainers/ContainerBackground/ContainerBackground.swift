@_spi(Nodes) internal import PlumbCore

/// The container of which a view is the background.
public struct ContainerBackgroundPlacement: Hashable, Sendable {
  fileprivate enum Kind { case window, navigation, navigationSplitView, tabView }
  fileprivate let kind: Kind

  /// The window, with its bars.
  public static let window = ContainerBackgroundPlacement(kind: .window)
  /// The screen in a navigation stack.
  public static let navigation = ContainerBackgroundPlacement(kind: .navigation)
  /// The screen in a column of a split view.
  public static let navigationSplitView = ContainerBackgroundPlacement(kind: .navigationSplitView)
  /// The page of a tab.
  public static let tabView = ContainerBackgroundPlacement(kind: .tabView)
}

extension View {
  /// Sets the background of the container of the view, which also fills the space that the view leaves free.
  ///
  /// As SwiftUI: it is shown while the view is; without such a container around the view it has no effect. In a sheet,
  /// which has no window of its own here, the background of the window lies behind the view alone.
  nonisolated public func containerBackground<S: ShapeStyle>(
    _ style: S, for container: ContainerBackgroundPlacement
  ) -> some View {
    modifier(
      ContainerBackground(placement: container, background: Rectangle().fill(style)))
  }

  /// Sets a view as the background of the container of the view, which also fills the space that the view leaves free.
  ///
  /// As SwiftUI: it is shown while the view is; without such a container around the view it has no effect. In a sheet,
  /// which has no window of its own here, the background of the window lies behind the view alone.
  nonisolated public func containerBackground<V: View>(
    for container: ContainerBackgroundPlacement, alignment: Alignment = .center,
    @ViewBuilder content: () -> V
  ) -> some View {
    modifier(
      ContainerBackground(
        placement: container,
        background: content()
          .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: alignment)))
  }
}

/// A modifier with the background of a container.
@usableFromInline struct ContainerBackground<Background: View> {
  let placement: ContainerBackgroundPlacement
  let background: Background
}

extension ContainerBackground: _PrimitiveModifier {
  @usableFromInline static func _resolve(
    _ modifier: Self, _ content: @escaping @MainActor (inout _ChildCursor) -> Void,
    at cursor: inout _ChildCursor
  ) {
    let background = modifier.background
    if modifier.placement == .window, cursor.environment.presentation != nil {
      return cursor.resolve(content) { Background._resolve(background, at: &$0) }
    }
    let node = cursor.node(ContainerBackgroundViewNode.self) { ContainerBackgroundViewNode(at: $0) }
    node.update(modifier.placement, content) { Background._resolve(background, at: &$0) }
  }
}

/// The node of a view with the background of a container: its first child has the view, the second the background.
private final class ContainerBackgroundViewNode: ViewNode {
  private var placement = ContainerBackgroundPlacement.window
  /// Whether the view is visible.
  private var isShown = false
  private weak var primary: PreferenceWriterViewNode?
  private weak var container: (any BackgroundContainer)?
  private var shownBackground: LayoutNode?

  func update(
    _ placement: ContainerBackgroundPlacement,
    _ content: @escaping @MainActor (inout _ChildCursor) -> Void,
    background: @escaping @MainActor (inout _ChildCursor) -> Void
  ) {
    if placement != self.placement { hideBackground() }
    self.placement = placement
    resolveChildren { cursor in
      // It notes when the view appears or is covered.
      let primary = cursor.node(PreferenceWriterViewNode.self) { PreferenceWriterViewNode(at: $0) }
      primary.resolveChildren(content)
      self.primary = primary
      let scope = cursor.node(ScopeViewNode.self) { ScopeViewNode(at: $0) }
      var inner = environment
      inner.stackAxis = nil
      scope.resolveChildren(in: inner, background)
    }
    setNeedsCollection()
    tree.preferences.add(reader: self)
  }

  override var readsPreferences: Bool { true }

  /// Shows or hides the background: it is hidden before the layout has shown the view, and while another screen or tab
  /// covers the view.
  override func readPreferences() {
    let isVisible = primary?.recordVisibleLayoutNodes().isEmpty == false
    guard isVisible != isShown else { return }
    isShown = isVisible
    showBackground()
  }

  override func appendLayoutNodes(to layoutNodes: inout [LayoutNode]) {
    children.first?.appendLayoutNodes(to: &layoutNodes)
  }

  override func layoutNodesBelowDidChange() {
    setNeedsCollection()
    super.layoutNodesBelowDidChange()
  }

  override func collectLayoutNodes() { showBackground() }

  override func didUnmount() { hideBackground() }

  private func showBackground() {
    var layoutNodes: [LayoutNode] = []
    if isShown { children.last?.appendLayoutNodes(to: &layoutNodes) }
    let background = layoutNodes.first
    guard background !== shownBackground else { return }
    hideBackground()
    guard let background, let container = findContainer() else { return }
    container.showBackground(background)
    (shownBackground, self.container) = (background, container)
  }

  private func hideBackground() {
    if let shownBackground { container?.hideBackground(shownBackground) }
    shownBackground = nil
  }

  private func findContainer() -> (any BackgroundContainer)? {
    switch placement.kind {
    case .window: tree.rootLayoutNode
    case .navigation, .navigationSplitView: ancestor(of: ScreenViewNode.self)?.layoutNode
    case .tabView: ancestor(of: TabPageViewNode.self)?.layoutNode
    }
  }
}
