@_spi(Nodes) internal import PlumbCore

/// A modifier with the keys of a search, for the editor that has the keyboard focus.
///
/// As on a Mac, the program's own shortcuts come before.
struct FindKeys {
  /// The search; `nil` for an editor in which text cannot be found.
  let target: FindTarget?
}

extension FindKeys: _PrimitiveModifier {
  static func _resolve(
    _ modifier: Self, _ content: @escaping @MainActor (inout _ChildCursor) -> Void,
    at cursor: inout _ChildCursor
  ) {
    let node = cursor.node(FindKeysViewNode.self) { FindKeysViewNode(at: $0) }
    node.target = modifier.target
    node.resolveChildren(content)
  }
}

/// The view node around an editor that handles the keys of a search.
final class FindKeysViewNode: ViewNode, KeyHandler {
  var target: FindTarget?

  override var propagatesPolicy: Bool { true }

  override init(at place: _ChildCursor.Place, listedAs listedType: Any.Type? = nil) {
    super.init(at: place, listedAs: listedType)
    tree.keyHandlers.add(self)
  }

  var isOfferedLast: Bool { true }

  /// Whether the keyboard focus is in the editor or its bar, and text can be found.
  private var isUsed: Bool {
    target != nil && isMounted && !isInCoveredScreen
      && tree.focus.target?.selfAndAncestors.contains { $0 === self } == true
  }

  /// Returns whether the keyboard focus of a tree is in an editor in which text can be found.
  static func hasFocus(of tree: ViewTree) -> Bool {
    tree.focus.target?.selfAndAncestors
      .contains { ($0 as? FindKeysViewNode)?.target != nil } == true
  }

  func handle(_ press: KeyStroke) -> Bool {
    guard isUsed, let target, case .character(let key) = press.key else { return false }
    var held = press.modifiers.held
    guard held.contains(.control) || held.contains(.command) else { return false }
    held.subtract([.control, .command])
    switch (key, held) {
    case ("f", []): target.finder.present()
    case ("f", .option), ("h", []):
      guard target.canReplace else { return false }
      target.finder.present(replaces: true)
    case ("g", []): target.finder.selectNext()
    case ("g", .shift): target.finder.selectPrevious()
    default: return false
    }
    return true
  }

  func isInside(_ front: AnyObject) -> Bool { selfAndAncestors.contains { $0 === front } }
}
