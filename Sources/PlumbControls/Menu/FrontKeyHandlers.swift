@_spi(Nodes) internal import PlumbCore

/// A view node in front that receives all keys while it is open, such as a menu.
///
/// As on a Mac: it does not take the keyboard focus from the view that has it.
@MainActor protocol FrontKeyHandler: ViewNode {
  /// Handles a key.
  func handleFrontKey(_ stroke: KeyStroke)
}

/// The view nodes of a tree that receive all keys, such as open menus, the innermost last.
final class FrontKeyHandlers: TreeService {
  private struct Entry {
    weak var handler: (any FrontKeyHandler)?
  }

  private var entries: [Entry] = []

  init(of tree: ViewTree) { tree.route.add(self, at: .front) }

  /// Sends the keys to a view node from now on.
  func add(_ handler: any FrontKeyHandler) { entries.append(Entry(handler: handler)) }

  /// Stops sending the keys to a view node that remains in the tree.
  func remove(_ handler: any FrontKeyHandler) { entries.removeAll { $0.handler === handler } }

  /// Returns the view node that receives the keys; `nil` if none is open.
  func current() -> (any FrontKeyHandler)? {
    entries.removeAll { $0.handler?.isMounted != true }
    return entries.last?.handler
  }
}

extension FrontKeyHandlers: EventRecipient {
  /// Sends a key to the view node that receives the keys, and keeps its text from the field.
  func handle(_ event: Event, in tree: ViewTree) -> EventResult {
    guard let handler = current(), tree.presentations.allowsInput(of: handler) else {
      return .unused
    }
    switch event {
    case .keyDown(let stroke):
      // The character of a key that closes the menu is not meant for the field.
      tree.focus.keyWasUsed()
      handler.handleFrontKey(stroke)
    case .keyUp, .textInput, .textComposition: break
    default: return .unused
    }
    return .used
  }
}
