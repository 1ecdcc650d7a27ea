@_spi(Nodes) internal import PlumbCore

/// The views of the tabs, of which the selected one is shown.
struct TabPages {
  let tabs: [TabEntry]
  let selected: Int
  /// Whether pages move when they are turned.
  let movesPages: Bool
  let select: @MainActor (Int) -> Void
}

extension TabPages: View, _PrimitiveView {
  static func _resolve(_ view: Self, at cursor: inout _ChildCursor) {
    let node = cursor.node(TabPagesViewNode.self) { TabPagesViewNode(at: $0) }
    node.update(view)
  }
}

/// The node of the views of tabs. Views that were shown are kept.
private final class TabPagesViewNode: ContainerViewNode<ScreenStackLayoutNode>, KeyHandler {
  private var pages: [Subview.ID: TabPageViewNode] = [:]
  private var shown: (id: Subview.ID, index: Int)?
  private var movement: ScreenStackLayoutNode.Movement?
  private var tabs: [TabEntry] = []
  private var select: @MainActor (Int) -> Void = { _ in }

  init(at place: _ChildCursor.Place) {
    super.init(ScreenStackLayoutNode(), at: place, listedAs: nil)
    tree.keyHandlers.add(self)
  }

  func update(_ view: TabPages) {
    configure(layoutNode)
    select = view.select
    tabs = view.tabs
    let ids = Set(view.tabs.map(\.id))
    pages = pages.filter { ids.contains($0.key) }
    for (index, tab) in view.tabs.enumerated() where index == view.selected || pages[tab.id] != nil
    {
      let page = pages[tab.id] ?? makePage()
      pages[tab.id] = page
      let wasCovered = page.isCovered
      page.isCovered = index != view.selected
      page.update(tab.view, in: environment, at: context)
      if page.isCovered != wasCovered { page.visibilityDidChange() }
      guard index == view.selected else { continue }
      if shown?.id == tab.id {
        shown?.index = index
        continue
      }
      movement =
        view.movesPages && shown != nil ? (index > (shown?.index ?? 0) ? .push : .pop) : nil
      shown = (tab.id, index)
    }
    if view.tabs.isEmpty { shown = nil }
    setChildren(view.tabs.compactMap { pages[$0.id] })
    elementsDidChange()
    setNeedsCollection()
  }

  private func makePage() -> TabPageViewNode {
    TabPageViewNode(
      at: _ChildCursor.Place(tree: tree, owner: self, environment: environment, context: context))
  }

  override func collectLayoutNodes() {
    layoutNode.show(
      topBar: nil, screen: shown.flatMap { pages[$0.id] }?.layoutNode, bottomBar: nil,
      moving: layoutNode.isPlaced ? movement : nil,
      at: contextBelow(tree.context).transformed {
        if !$0.disablesAnimations { $0.animation = $0.animation ?? .navigation }
      })
  }

  /// Goes to the next tab with Control and Tab, and from the last tab to the first.
  func handle(_ press: KeyStroke) -> Bool {
    let held = press.modifiers.held
    guard press.key == .tab, held.contains(.control), held.subtracting([.control, .shift]).isEmpty,
      let shown, tabs.count > 1, isMounted, environment.isEnabled,
      layoutNode.isUsable(below: tree.rootLayoutNode)
    else { return false }
    let step = held.contains(.shift) ? -1 : 1
    if let next = tabs.enabledIndex(after: shown.index, step: step, wraps: true) { select(next) }
    return true
  }
}

/// The node of the views of one tab.
final class TabPageViewNode: ContainerViewNode<ScreenLayoutNode>, CoverableNode {
  var isCovered = false
  private let column = ContainerLayoutNode(
    StackRule(axis: .vertical, alignment: HorizontalAlignment.center.key, spacing: nil))

  init(at place: _ChildCursor.Place) {
    super.init(ScreenLayoutNode(column), at: place, listedAs: nil)
    // The stack of pages shows the page while its tab is selected.
    layoutNode.isShown = false
  }

  func update(_ view: Subview, in outer: EnvironmentValues, at context: UpdateContext) {
    environment = outer
    environment.stackAxis = nil
    self.context = context
    configure(layoutNode)
    configure(column)
    resolveChildren { Subview._resolve(view, at: &$0) }
  }

  override func collectLayoutNodes() {
    column.setChildren(
      layoutNodesBelow, at: column.isPlaced ? contextBelow(tree.context) : nil)
  }
}
