@_spi(Nodes) internal import PlumbCore

/// A modifier by which a view changes the contents of the bars around it.
@usableFromInline struct BarModifier<Items: ToolbarContent> {
  /// Changes the contents of the bars that the view and the views inside have set.
  var change: (inout NavigationBarContents) -> Void = { _ in }
  /// The items that the view adds; `nil` for none.
  var items: Items?
}

extension BarModifier: _PrimitiveModifier {
  /// As SwiftUI: outside of navigation stacks, the toolbar of a view is the toolbar of the window, or of the sheet that
  /// contains the view. In a window the outermost of such views shows it.
  @usableFromInline static func _resolve(
    _ modifier: Self, _ content: @escaping @MainActor (inout _ChildCursor) -> Void,
    at cursor: inout _ChildCursor
  ) {
    let environment = cursor.environment
    guard environment.navigationScope == nil, !environment.isInToolbarOwner else {
      return resolveContent(modifier, content, at: &cursor)
    }
    let owner = cursor.node(WindowBarOwnerViewNode.self) { WindowBarOwnerViewNode(at: $0) }
    var inner = owner.environment
    inner.isInToolbarOwner = true
    owner.update(in: inner) { resolveContent(modifier, content, at: &$0) }
  }

  @MainActor private static func resolveContent(
    _ modifier: Self, _ content: @escaping @MainActor (inout _ChildCursor) -> Void,
    at cursor: inout _ChildCursor
  ) {
    let node = cursor.node(BarContentViewNode.self) { BarContentViewNode(at: $0) }
    node.change = modifier.change
    node.resolveChildren { cursor in
      let primary = cursor.node(ScopeViewNode.self) { ScopeViewNode(at: $0) }
      primary.resolveChildren(content)
      guard let items = modifier.items else { return }
      let scope = cursor.node(ScopeViewNode.self) { ScopeViewNode(at: $0) }
      scope.resolveChildren { Items._resolveItems(items, at: &$0) }
    }
    node.preferencesDidChange()
  }
}

/// The node of a view that changes the contents of the bars around it: its first child has the view, the second the
/// items of its toolbar.
private final class BarContentViewNode: PreferenceWriterViewNode {
  var change: (inout NavigationBarContents) -> Void = { _ in }

  override func appendLayoutNodes(to layoutNodes: inout [LayoutNode]) {
    children.first?.appendLayoutNodes(to: &layoutNodes)
  }

  override func addPreferences<Key: PreferenceKey>(to sum: inout PreferenceSum<Key>) {
    var inner = PreferenceSum<Key>()
    children.first?.addPreferences(to: &inner)
    inner.changeIfSum(of: NavigationBarKey.self) { bars in
      guard !recordVisibleLayoutNodes().isEmpty else { return }
      let entries = entries
      bars.transform {
        $0.items += entries
        change(&$0)
      }
    }
    sum.add(inner)
  }

  /// The items, in order.
  private var entries: [ToolbarEntry] {
    children.dropFirst().flatMap { scope in
      scope.descendants.compactMap { ($0 as? ToolbarItemViewNode)?.entry }
    }
  }
}

/// The node of a view that shows the toolbar of the window: its first child has the view, the second the bar.
private final class WindowBarOwnerViewNode: ViewNode {
  private var contents = NavigationBarContents()
  private var isOutdated = true
  private weak var shownBar: LayoutNode?

  func update(in inner: EnvironmentValues, _ content: (inout _ChildCursor) -> Void) {
    if children.isEmpty { setChildren([makeScope(), makeScope()]) }
    guard let view = children.first else { return }
    view.environment = inner
    view.context = context
    view.resolveChildren(content)
    isOutdated = true
    tree.preferences.add(reader: self)
  }

  private func makeScope() -> ScopeViewNode {
    ScopeViewNode(
      at: _ChildCursor.Place(tree: tree, owner: self, environment: environment, context: context))
  }

  override var readsPreferences: Bool { true }

  override func readPreferences() {
    var sum = PreferenceSum<NavigationBarKey>()
    children.first?.addPreferences(to: &sum)
    guard isOutdated || sum.value != contents else { return }
    contents = sum.value
    isOutdated = false
    guard let scope = children.last else { return }
    scope.environment = environment
    scope.environment.stackAxis = nil
    scope.context = contextBelow(tree.context)
    let bar =
      contents.hasTopItems && contents.barVisibility != .hidden
      ? NavigationBar(contents: contents, back: nil) : nil
    scope.resolveChildren { NavigationBar?._resolve(bar, at: &$0) }
  }

  override func appendLayoutNodes(to layoutNodes: inout [LayoutNode]) {
    children.first?.appendLayoutNodes(to: &layoutNodes)
  }

  override func layoutNodesBelowDidChange() {
    setNeedsCollection()
    super.layoutNodesBelowDidChange()
  }

  override func collectLayoutNodes() {
    var layoutNodes: [LayoutNode] = []
    children.last?.appendLayoutNodes(to: &layoutNodes)
    let bar = layoutNodes.first
    guard bar !== shownBar else { return }
    hideBar()
    if let bar { show(bar) }
    shownBar = bar
  }

  override func didUnmount() { hideBar() }

  /// The view above which the bar is shown; `nil` if it is the whole window.
  private var host: (any BarHost)? {
    for case let host as any BarHost in ancestors { return host }
    return nil
  }

  private func show(_ bar: LayoutNode) {
    if let host { host.showBar(bar) } else { tree.rootLayoutNode.showBar(bar) }
  }

  private func hideBar() {
    guard let shownBar else { return }
    if let host { host.hideBar(shownBar) } else { tree.rootLayoutNode.hideBar(shownBar) }
  }

  /// Adds no contents of bars: the bar of this view shows them, and the enclosing views do not read them.
  override func addPreferences<Key: PreferenceKey>(to sum: inout PreferenceSum<Key>) {
    if Key.self != NavigationBarKey.self { children.first?.addPreferences(to: &sum) }
  }
}

extension View {
  /// Changes the contents of the bars around the view; contents set by views inside are kept unless the change replaces
  /// them.
  @usableFromInline nonisolated func navigationBar(
    _ change: @escaping (inout NavigationBarContents) -> Void
  ) -> some View {
    modifier(BarModifier<Never>(change: change))
  }
}
