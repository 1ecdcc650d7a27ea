internal import Foundation

/// A modifier that opens a menu of a bar with the pointer.
struct MenuBarTitleModifier {
  let index: Int
  let use: Binding<MenuBarUse>
  let isHovered: Binding<Bool>
}

extension MenuBarTitleModifier: _PrimitiveModifier {
  static func _resolve(
    _ modifier: Self, _ content: @escaping @MainActor (inout _ChildCursor) -> Void,
    at cursor: inout _ChildCursor
  ) {
    let node = cursor.node(MenuBarTitleNode.self) { MenuBarTitleNode(at: $0) }
    node.modifier = modifier
    node.handleEventsOfLayoutNodes()
    node.resolveChildren(content)
  }
}

/// The node of the title of a menu. As on a Mac: a press opens the menu, which stays open after a click; a press that
/// ends on an item of the menu performs it.
private final class MenuBarTitleNode: ClosureWrapperNode<ResponderNode>, Responder, PressTarget {
  var modifier: MenuBarTitleModifier?
  /// The location of the pointer while it is pressed, in points in the window.
  private var pressedPoint: CGPoint?
  private var closesAtEnd = false

  init(at place: _ChildCursor.Place) {
    super.init(at: place, make: { ResponderNode() }, change: { _, _ in })
  }

  func handleEventsOfLayoutNodes() {
    update { [weak self] layoutNode, _ in self?.handleEvents(of: layoutNode) }
  }

  /// Whether the menu is open.
  private var isOpen: Bool {
    guard let modifier else { return false }
    return modifier.use.wrappedValue.isOpen && modifier.use.wrappedValue.index == modifier.index
  }

  func press() { if isOpen { close() } else { open() } }

  func hoverChanged(isInside: Bool) {
    modifier?.isHovered.wrappedValue = isInside
    guard isInside, let use = modifier?.use.wrappedValue, use.index != nil else { return }
    if use.isOpen { open() } else { modifier?.use.wrappedValue.index = modifier?.index }
  }

  func pressChanged(isInside: Bool) {
    guard pressedPoint == nil, isInside else { return }
    pressedPoint = .zero
    closesAtEnd = isOpen
    open()
  }

  func pressMoved(to point: CGPoint) {
    pressedPoint = point
    let target = target(at: point)
    if let title = target as? MenuBarTitleNode { title.open() }
    (target as? MenuItemNode)?.hoverChanged(isInside: true)
  }

  func pressEnded(isInside: Bool) {
    let item = pressedPoint.flatMap { target(at: $0) as? MenuItemNode }
    pressedPoint = nil
    if isInside, closesAtEnd { close() }
    item?.press()
  }

  func pressCancelled() { pressedPoint = nil }

  /// Returns what handles the pointer at a location in the window.
  private func target(at point: CGPoint) -> (any EventHandler)? {
    tree.rootLayoutNode.hitTest(point)?.selfAndAncestors.lazy
      .compactMap { [handlers = tree.eventHandlers] in handlers[$0]?.responder }.first
  }

  private func open() {
    guard let modifier, !isOpen else { return }
    var layoutNodes: [LayoutNode] = []
    appendLayoutNodes(to: &layoutNodes)
    modifier.use.wrappedValue = MenuBarUse(
      index: modifier.index, isOpen: true, bottom: layoutNodes.first?.frameInRoot.maxY ?? 0)
  }

  private func close() { modifier?.use.wrappedValue = MenuBarUse() }
}
