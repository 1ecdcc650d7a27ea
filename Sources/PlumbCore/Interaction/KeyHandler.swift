/// A handler of keys, such as a keyboard shortcut, that does not depend on the location of the
/// pointer.
@MainActor package protocol KeyHandler: AnyObject {
  /// Handles a key press. Returns whether the key was handled.
  func handle(_ press: KeyStroke) -> Bool

  /// Whether the key is offered only after all other handlers.
  var isOfferedLast: Bool { get }

  /// Returns whether the handler belongs to a view inside an object that receives all keys.
  func isInside(_ front: AnyObject) -> Bool
}

/// The key handlers of a tree, in order of creation.
@MainActor package final class KeyHandlers {
  private struct Entry {
    weak var client: (any KeyHandler)?
  }

  private var entries: [Entry] = []

  /// Adds a handler after all others, until it is released.
  package func add(_ client: any KeyHandler) {
    entries.append(Entry(client: client))
  }

  /// Offers a key press to the handlers until one of them handles it. Returns whether one did.
  ///
  /// - Parameter front: the object to whose views the key is offered; `nil` for all views.
  func handle(_ press: KeyStroke, inside front: AnyObject? = nil) -> Bool {
    entries.removeAll { $0.client == nil }
    return [false, true].contains { isLast in
      entries.contains { entry in
        guard let client = entry.client, client.isOfferedLast == isLast,
          front.map(client.isInside) ?? true
        else { return false }
        return client.handle(press)
      }
    }
  }
}

extension KeyHandler {
  package var isOfferedLast: Bool { false }
}
