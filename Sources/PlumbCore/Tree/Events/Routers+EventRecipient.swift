extension DropRouter: EventRecipient {
  package func handle(_ event: Event, in tree: ViewTree) -> EventResult {
    EventResult(isUsed: handle(event, in: tree.rootLayoutNode))
  }
}

extension KeyHandlers: EventRecipient {
  package func handle(_ event: Event, in tree: ViewTree) -> EventResult {
    guard case .keyDown(let stroke) = event, handle(stroke, inside: tree.presentations.top) else {
      return .unused
    }
    // A shortcut may have moved the focus to a field, for which the character is not meant.
    tree.focus.keyWasUsed()
    return .used
  }
}

extension ScrollRouter: EventRecipient {
  func handle(_ event: Event, in tree: ViewTree) -> EventResult {
    EventResult(isUsed: handle(event, in: tree.rootLayoutNode))
  }
}

extension PointerRouter: EventRecipient {
  package func handle(_ event: Event, in tree: ViewTree) -> EventResult {
    send(event, to: tree.rootLayoutNode, at: tree.clock.time)
    return .unused
  }
}
