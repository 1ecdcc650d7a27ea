internal import Foundation
@_spi(Nodes) internal import PlumbControls
@_spi(Nodes) internal import PlumbCore

/// The node of a row of a list: it has the layout nodes of the row, and the views that belong to it.
final class ListRowViewNode: ContainerViewNode<ListRowDecorationLayoutNode>, Responder {
  /// The parts of a row that consist of views, in the order of their elements.
  private enum Part: Int, CaseIterable {
    // The first number, as the content is the only child of most rows.
    case content, leading, trailing, actions, background

    static let inOrder: [Part] = [.leading, .content, .trailing, .actions, .background]
  }

  /// The values of the row, set with the first update.
  private(set) var row: ListRow?
  /// Whether the row has the alternate background; `nil` before it is known.
  private(set) var isAlternate: Bool?
  /// The edges of the panel at the row; `nil` before they are known.
  private(set) var panelEdges: PanelEdges?
  /// The distance by which the content is dragged aside; views see it with the next update.
  private(set) var swipe = ListSwipe()
  private var shownSwipe = ListSwipe()
  weak var arena: GestureArena?
  var press = ListRowPress()
  private let contentNode = ListRowContentLayoutNode()
  /// Fills the width with each layout node of the content.
  private var frames: [UnaryLayoutNode] = []
  /// The views of the content, and of the other parts, which few rows have.
  private var contentScope: ScopeViewNode?
  private var otherScopes: [Part: ScopeViewNode] = [:]
  private var stacks: [Part: LayoutNode] = [:]

  init(at place: _ChildCursor.Place) {
    super.init(ListRowDecorationLayoutNode(contentNode), at: place, listedAs: nil)
    handleEvents(of: layoutNode)
  }

  /// The list around the row.
  var listNode: ListViewNode? { ancestor(of: ListViewNode.self) }

  /// The frame of the row in the window, in points.
  var frame: CGRect { layoutNode.frameInRoot }

  /// Whether a point in the window, in points, is in the line of the views of the content.
  func isContent(at point: CGPoint) -> Bool {
    frames.contains { $0.frameInRoot.contains(point) }
  }

  /// The texts of the row, by which letters find it.
  var title: String {
    [Part.content, .trailing].compactMap { scope(of: $0)?.typeSelectText }.joined()
  }

  // MARK: Updating

  func update(_ row: ListRow) {
    let old = self.row
    self.row = row
    // The list is searched for only if it needs to know.
    if old == nil, row.list.state.alternatesRows { listNode?.setNeedsAlternation() }
    if row.appearance.isForm {
      elementRole = nil
      if old?.expectedEdges != row.expectedEdges { listNode?.setNeedsPanelEdges() }
    } else {
      elementRole = row.appearance.isTable ? .tableRow : .listItem
    }
    evaluate()
  }

  override func evaluate() {
    guard let row else { return }
    tree.countBody()
    var inner = environment
    row.changeEnvironment(&inner)
    resolve(.content, row.item.subview, in: inner)
    resolve(.leading, row.deleteButton, in: inner)
    resolve(.trailing, row.trailing, in: inner)
    resolve(.actions, actions(of: row), in: environment)
    resolve(.background, row.background(at: edges(of: row)), in: environment)
    restoration = nil
    setChildren(scopes)
    updateLayoutNodes(of: row)
    didEvaluate()
  }

  /// Updates the views of a part; there are none for `nil`.
  private func resolve<Content: View>(
    _ part: Part, _ view: Content?, in environment: EnvironmentValues
  ) {
    guard let view else {
      if !otherScopes.isEmpty, otherScopes.removeValue(forKey: part) != nil {
        setNeedsCollection()
      }
      return
    }
    let scope = scope(of: part) ?? makeScope(of: part)
    scope.environment = environment
    if part == .actions || part == .background { scope.environment.stackAxis = nil }
    scope.context = context
    scope.resolveChildren { Content._resolve(view, at: &$0) }
  }

  private func scope(of part: Part) -> ScopeViewNode? {
    part == .content ? contentScope : otherScopes[part]
  }

  private func makeScope(of part: Part) -> ScopeViewNode {
    let scope = ScopeViewNode(
      at: _ChildCursor.Place(tree: tree, owner: self, environment: environment, context: context))
    scope.takeRestoration(from: self, at: part.rawValue)
    if part == .content { contentScope = scope } else { otherScopes[part] = scope }
    return scope
  }

  /// The views of all parts, in the order of their elements.
  private var scopes: [ScopeViewNode] {
    if otherScopes.isEmpty, let contentScope { return [contentScope] }
    return Part.inOrder.compactMap { scope(of: $0) }
  }

  private func updateLayoutNodes(of row: ListRow) {
    configure(layoutNode)
    configure(contentNode)
    for frame in frames { configure(frame) }
    for stack in stacks.values { configure(stack) }
    contentNode.update(
      insets: row.insets,
      minimumHeight: max(environment.defaultMinListRowHeight, row.appearance.minimumRowHeight))
    contentNode.update(swipeDistance: shownSwipe.distance, at: context)
    layoutNode.update(
      row.decoration(isAlternate: isAlternate ?? false, at: edges(of: row), in: environment),
      at: context)
  }

  override func collectLayoutNodes() {
    let context = layoutNode.isPlaced ? contextBelow(tree.context) : nil
    frames = layoutNodes(of: .content).map(frame)
    contentNode.setChildren(
      layoutNodes(of: .leading) + frames + layoutNodes(of: .trailing), at: context)
    layoutNode.setContent(
      background: stack(of: .background, at: context), actions: stack(of: .actions, at: context),
      at: context)
  }

  private func layoutNodes(of part: Part) -> [LayoutNode] {
    guard let scope = scope(of: part) else { return [] }
    return tree.updates.collected { scope.appendLayoutNodes(to: &$0) }
  }

  /// Returns the frame around a layout node of the content.
  private func frame(of content: LayoutNode) -> UnaryLayoutNode {
    if let frame = frames.first(where: { $0.children[0] === content }) { return frame }
    let frame = UnaryLayoutNode.fillingWidth()
    configure(frame)
    frame.setChildren([content])
    return frame
  }

  /// Returns the stack of the views behind the row; `nil` while there have never been any.
  private func stack(of part: Part, at context: UpdateContext?) -> LayoutNode? {
    let layoutNodes = layoutNodes(of: part)
    guard stacks[part] != nil || !layoutNodes.isEmpty else { return nil }
    let stack = stacks[part] ?? LayoutNode.depthStack()
    stacks[part] = stack
    configure(stack)
    stack.setChildren(layoutNodes, at: context)
    return stack
  }

  /// As SwiftUI: the preferences of a background come before those of the view.
  override func addPreferences<Key: PreferenceKey>(to sum: inout PreferenceSum<Key>) {
    var inner = PreferenceSum<Key>()
    for part in [Part.background, .actions, .leading, .content, .trailing] {
      scope(of: part)?.addPreferences(to: &inner)
    }
    sum.add(inner)
  }

  // MARK: State

  /// Sets the distance by which the content is dragged aside, under the current transaction.
  func setSwipe(_ swipe: ListSwipe) {
    guard swipe != self.swipe else { return }
    let wasOpen = self.swipe.distance != 0
    self.swipe = swipe
    if wasOpen != (swipe.distance != 0) { openDidChange(isOpen: !wasOpen) }
    // Of two changes in a frame, each is shown under its own transaction.
    showChange { [weak self] in MainActor.assumeIsolated { self?.shownSwipe = swipe } }
  }

  /// Sets whether the row has the alternate background.
  func setAlternate(_ isAlternate: Bool) {
    guard isAlternate != self.isAlternate else { return }
    self.isAlternate = isAlternate
    requestUpdate()
  }

  private func edges(of row: ListRow) -> PanelEdges { panelEdges ?? row.expectedEdges }

  /// Sets the edges of the panel at the row.
  func setPanelEdges(_ edges: PanelEdges) {
    guard let row, edges != self.edges(of: row) else { return }
    panelEdges = edges
    requestUpdate()
    (parent?.parent as? ListRowStatusViewNode)?.setPanelSpace(edges.isBelowSection)
  }

  /// Shows the actions of the row while its content is dragged aside.
  private func actions(of row: ListRow) -> ListSwipeButtons? {
    let distance = shownSwipe.distance
    guard distance != 0 else { return nil }
    return ListSwipeButtons(
      isLeading: (distance > 0) == (environment.layoutDirection == .leftToRight),
      width: abs(distance), isFull: swipeRow.map(shownSwipe.isFull) ?? false,
      traits: row.traits, delete: row.deletion,
      close: { [weak self] in self?.closeSwipe() },
      setOpenWidth: { [weak self] width in self?.changeSwipe { $0.openWidth = width } })
  }

  /// The properties of the row that determine how far it can be swiped.
  var swipeRow: ListSwipeRow? {
    row.map {
      ListSwipeRow(
        traits: $0.traits, width: layoutNode.size.width,
        isRightToLeft: environment.layoutDirection == .rightToLeft)
    }
  }

  /// Performs the action at the edge from which the row is dragged.
  func performEdgeAction() {
    guard let scope = otherScopes[.actions] else { return }
    let isLeading = (swipe.distance > 0) == (environment.layoutDirection == .leftToRight)
    let targets = scope.outermostDescendants(of: (any PressTarget).self)
    (isLeading ? targets.first : targets.last)?.press()
  }

  func changeSwipe(_ change: (inout ListSwipe) -> Void) {
    var swipe = swipe
    change(&swipe)
    setSwipe(swipe)
  }

  /// Called when the actions are shown or hidden. As on a Mac, only one row shows its actions, until the list is
  /// scrolled.
  private func openDidChange(isOpen: Bool) {
    guard let list = row?.list.state, let listNode else { return }
    guard isOpen else {
      if list.openRow === self { list.openRow = nil }
      return
    }
    listNode.closeOpenRow()
    list.openRow = self
    let scrollNode = listNode.scrollNode
    let offset = scrollNode?.target
    tree.layoutObservers.observe(layoutNode) { [weak self, weak list, weak scrollNode] in
      if let self, list?.openRow === self, scrollNode?.target != offset { closeSwipe() }
    }
  }

  /// Hides the actions of the row.
  func closeSwipe() {
    withAnimation(.snappy(duration: 0.25)) { changeSwipe { $0.distance = 0 } }
  }

  /// Keeps the state of the parts by their numbers, which do not depend on the parts that exist.
  override func keepState(in state: inout KeptViewState, at place: KeptViewState.Place) {
    for part in Part.inOrder {
      scope(of: part)?.keepState(
        in: &state, at: place.child(part.rawValue, of: ScopeViewNode.self))
    }
  }

  override func didUnmount() {
    undoMove()
    if let row, row.list.state.alternatesRows || row.appearance.isForm, let list = listNode {
      list.setNeedsAlternation()
      list.setNeedsPanelEdges()
    }
    super.didUnmount()
  }

  // MARK: Menu

  /// Shows or hides the outline that a row has while its menu is open, as on a Mac.
  func setOutlined(_ isOutlined: Bool) {
    if isOutlined { listNode?.closeOpenRow() }
    layoutNode.outline = isOutlined ? menuOutline : nil
    tree.stages.setNeedsDisplay()
  }

  private var menuOutline: NodeOutline {
    NodeOutline(
      color: Color.accentColor.resolved(in: environment.colorAppearance),
      cornerRadius: row?.appearance.selectionRadius ?? 0)
  }
}

extension ListRowViewNode: PopupOutlined, PopupOutlineOwner {
  var outlinedNode: (any PopupOutlined)? { self }
}
