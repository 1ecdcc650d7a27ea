@_spi(Nodes) internal import PlumbCore

/// A modifier that moves the focus to the field of a search with Control F, if the program does nothing else with it.
struct SearchShortcut {
  let action: @MainActor () -> Void

  init(action: @escaping @MainActor () -> Void) {
    self.action = action
  }
}

extension SearchShortcut: _PrimitiveModifier {
  static func _resolve(
    _ modifier: Self, _ content: @escaping @MainActor (inout _ChildCursor) -> Void,
    at cursor: inout _ChildCursor
  ) {
    let node = cursor.node(SearchShortcutViewNode.self) { SearchShortcutViewNode(at: $0) }
    node.action = modifier.action
    node.resolveChildren(content)
  }
}

private final class SearchShortcutViewNode: ViewNode, KeyHandler {
  var action: (@MainActor () -> Void)?

  override var propagatesPolicy: Bool { true }

  override init(at place: _ChildCursor.Place, listedAs listedType: Any.Type? = nil) {
    super.init(at: place, listedAs: listedType)
    tree.keyHandlers.add(self)
  }

  var isOfferedLast: Bool { true }

  func handle(_ press: KeyStroke) -> Bool {
    let held = press.modifiers.held
    guard isMounted, environment.isEnabled, press.key == .character("f"),
      held == .control || held == .command, !isInCoveredScreen,
      !FindKeysViewNode.hasFocus(of: tree)
    else { return false }
    action?()
    return true
  }

  func isInside(_ front: AnyObject) -> Bool { selfAndAncestors.contains { $0 === front } }
}
