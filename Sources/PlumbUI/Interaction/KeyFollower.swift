/// Something that a key may set off, wherever the pointer is.
@MainActor protocol KeyHandler: AnyObject {
  /// Acts on a key if that is meant; says whether it was.
  func takes(_ press: KeyStroke) -> Bool
}

/// Those that keys may set off, in the order in which they were made.
@MainActor struct KeyHandlers {
  private struct Entry {
    weak var client: (any KeyHandler)?
  }

  private var entries: [Entry] = []
  /// The view that keys are for before all others, with those that are told of it.
  ///
  /// Both are held: those round a view that is taken out have to hear of it.
  var focused: (target: AnyObject, observers: [AnyObject])?

  mutating func add(_ client: any KeyHandler) {
    entries.append(Entry(client: client))
  }

  /// Hands a key to the first one that takes it; says whether one did.
  mutating func takes(_ press: KeyStroke) -> Bool {
    entries.removeAll { $0.client == nil }
    return entries.contains { $0.client?.takes(press) == true }
  }
}
