/// The tab key, which moves the keyboard focus.
struct FocusMovement: EventRecipient {
  func handle(_ event: Event, in tree: ViewTree) -> EventResult {
    // With Control, the tab key leaves a text in which it enters its character.
    guard case .keyDown(let stroke) = event, stroke.key == .tab,
      stroke.modifiers.held.subtracting([.shift, .control]).isEmpty
    else { return .unused }
    let goesBack = stroke.modifiers.contains(.shift)
    return EventResult(isUsed: tree.focus.moveToNext(below: tree.frontNode, goesBack: goesBack))
  }
}

/// The Alt key alone: bars follow it, and no view is offered it.
struct OptionKey: EventRecipient {
  func handle(_ event: Event, in tree: ViewTree) -> EventResult {
    switch event {
    case .keyDown(let stroke), .keyUp(let stroke): stroke.key == .option ? .ended : .unused
    default: .unused
    }
  }
}
