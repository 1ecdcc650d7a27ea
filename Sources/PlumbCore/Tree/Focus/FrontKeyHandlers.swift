/// A view node in front that receives all keys while it is open, such as a menu.
///
/// As on a Mac: it does not take the keyboard focus from the view that has it.
@MainActor package protocol FrontKeyHandler: ViewNode {
  /// Handles a key.
  func handleFrontKey(_ stroke: KeyStroke)
}

/// A view node with a bar that is used with letters, such as the menu bar of a window.
@MainActor package protocol KeyBarHandler: FrontKeyHandler {
  /// Whether the bar is shown, or can be.
  var canBeUsed: Bool { get }

  /// Closes the open part of the bar, and highlights none.
  func endUse()

  /// Highlights the first part of the bar, or ends its use.
  func toggleHighlight()

  /// Opens the part of the bar with an underlined letter. Returns whether there is one.
  func handleLetter(_ letter: Character) -> Bool

  /// Shows or hides the lines below the letters.
  func showLetters(_ areShown: Bool)
}

/// The view nodes of a tree that receive all keys, such as open menus, the innermost last, and the bars.
@MainActor package struct FrontKeyHandlers {
  private struct Entry {
    weak var handler: (any FrontKeyHandler)?
  }

  private var entries: [Entry] = []
  /// The bars of the window, of which one is shown.
  private var bars: [Bar] = []

  private struct Bar {
    weak var node: (any KeyBarHandler)?
  }

  /// Sends the keys to a view node from now on.
  package mutating func add(_ handler: any FrontKeyHandler) {
    entries.append(Entry(handler: handler))
  }

  /// Stops sending the keys to a view node that remains in the tree.
  package mutating func remove(_ handler: any FrontKeyHandler) {
    entries.removeAll { $0.handler === handler }
  }

  /// Adds a bar that is used with letters, for as long as its view node is in the tree.
  package mutating func addBar(_ node: any KeyBarHandler) { bars.append(Bar(node: node)) }

  /// Ends the use of the bar, wherever it is.
  func endUseOfBars() {
    for bar in bars { bar.node?.endUse() }
  }

  /// Whether a part of the bar is highlighted, and none is open.
  mutating func isBarHighlighted() -> Bool { current() is any KeyBarHandler }

  /// Returns the bar that is shown; `nil` if there is none, or it is behind a presentation.
  mutating func bar() -> (any KeyBarHandler)? {
    bars.removeAll { $0.node?.isMounted != true }
    return bars.lazy.compactMap(\.node).first {
      $0.canBeUsed && $0.tree.presentations.allowsInput(of: $0)
    }
  }

  /// Returns the view node that receives the keys; `nil` if none is open.
  package mutating func current() -> (any FrontKeyHandler)? {
    entries.removeAll { $0.handler?.isMounted != true }
    return entries.last?.handler
  }
}
