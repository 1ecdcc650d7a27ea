internal import Foundation
@_spi(Nodes) internal import PlumbCore

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
    let node = cursor.node(MenuBarTitleViewNode.self) { MenuBarTitleViewNode(at: $0) }
    node.modifier = modifier
    node.handleEventsOfLayoutNodes()
    node.resolveChildren(content)
  }
}

/// The node of the title of a menu. As on a Mac: a press opens the menu, which stays open after a click; a press that
/// ends on an item of the menu performs it.
private final class MenuBarTitleViewNode: ClosureWrapperViewNode<ResponderLayoutNode>, Responder,
  PressTarget
{
  var modifier: MenuBarTitleModifier?
  /// Whether the press that ends here closes the menu, which was open before.
  private var closesAtEnd = false

  init(at place: _ChildCursor.Place) {
    super.init(at: place, make: { ResponderLayoutNode() }, change: { _, _ in })
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
    if !isInside { closesAtEnd = false }
    guard isInside, let use = modifier?.use.wrappedValue, use.index != nil else { return }
    if use.isOpen { open() } else { modifier?.use.wrappedValue.index = modifier?.index }
  }

  func pressAndTrack() -> TrackedPressEffect? {
    closesAtEnd = isOpen
    open()
    return .opens
  }

  func trackedPressEnded(isClick: Bool) {
    if closesAtEnd { close() }
    closesAtEnd = false
  }

  func pressChanged(isInside: Bool) {}

  /// Opens or closes the menu where a finger is lifted.
  func pressEnded(isInside: Bool) {
    if isInside { press() }
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
