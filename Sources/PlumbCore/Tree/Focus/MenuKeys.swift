/// A view node that shows a menu, which receives all keys while it is open.
///
/// As on a Mac: a menu does not take the keyboard focus from the view that has it.
@MainActor protocol MenuKeyHandler: ViewNode {
  /// Handles a key.
  func handleMenuKey(_ stroke: KeyStroke)
}

/// The open menus of a tree, the innermost last.
@MainActor struct MenuKeys {
  private struct Entry {
    weak var handler: (any MenuKeyHandler)?
  }

  private var entries: [Entry] = []

  /// Sends the keys to a menu from now on.
  mutating func add(_ handler: any MenuKeyHandler) { entries.append(Entry(handler: handler)) }

  /// Returns the menu that receives the keys; `nil` if none is open.
  mutating func current() -> (any MenuKeyHandler)? {
    entries.removeAll { $0.handler?.isMounted != true }
    return entries.last?.handler
  }
}
