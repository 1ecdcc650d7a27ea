/// A view node that shows a menu, which receives all keys while it is open.
///
/// As on a Mac: a menu does not take the keyboard focus from the view that has it.
@MainActor protocol MenuKeyHandler: ViewNode {
  /// Handles a key.
  func handleMenuKey(_ stroke: KeyStroke)
}

/// A view node with the menu bar of a window.
@MainActor protocol MenuBarKeyHandler: MenuKeyHandler {
  /// Whether the bar is shown, or can be.
  var canBeUsed: Bool { get }

  /// Closes the open menu, and highlights none.
  func endUse()

  /// Highlights the first menu, or ends the use of the bar.
  func toggleHighlight()

  /// Opens the menu with an underlined letter. Returns whether there is one.
  func openMenu(withLetter letter: Character) -> Bool

  /// Shows or hides the lines below the letters.
  func showLetters(_ areShown: Bool)
}

/// The open menus of a tree, the innermost last.
@MainActor struct MenuKeys {
  private struct Entry {
    weak var handler: (any MenuKeyHandler)?
  }

  private var entries: [Entry] = []
  /// The menu bars of the window, of which one is shown.
  private var bars: [Bar] = []

  private struct Bar {
    weak var node: (any MenuBarKeyHandler)?
  }

  /// Sends the keys to a menu from now on.
  mutating func add(_ handler: any MenuKeyHandler) { entries.append(Entry(handler: handler)) }

  /// Sends the keys no longer to a menu that stays in the tree.
  mutating func remove(_ handler: any MenuKeyHandler) {
    entries.removeAll { $0.handler === handler }
  }

  mutating func addBar(_ node: any MenuBarKeyHandler) { bars.append(Bar(node: node)) }

  /// Ends the use of the bar, wherever it is.
  func endUseOfBars() {
    for bar in bars { bar.node?.endUse() }
  }

  /// Whether a menu of the bar is highlighted, and none is open.
  mutating func isBarHighlighted() -> Bool { current() is any MenuBarKeyHandler }

  /// Returns the menu bar that is shown; `nil` if there is none, or it is behind a presentation.
  mutating func bar() -> (any MenuBarKeyHandler)? {
    bars.removeAll { $0.node?.isMounted != true }
    return bars.lazy.compactMap(\.node).first {
      $0.canBeUsed && $0.tree.presentations.allowsInput(of: $0)
    }
  }

  /// Returns the menu that receives the keys; `nil` if none is open.
  mutating func current() -> (any MenuKeyHandler)? {
    entries.removeAll { $0.handler?.isMounted != true }
    return entries.last?.handler
  }
}
