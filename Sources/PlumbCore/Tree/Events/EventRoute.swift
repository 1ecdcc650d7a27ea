/// The places of the route of an event, in the order in which they are offered it.
///
/// An event ends at the first recipient that uses or ends it.
package enum EventStage: CaseIterable {
  /// The modifier keys that are held.
  case modifiers
  /// The drag over the views, while there is one.
  case drops
  /// Bars that highlight something while the Alt key is held.
  case bars
  /// The Alt key alone, which no view is offered.
  case optionKey
  /// Views in front that get all keys, such as open menus.
  case front
  /// The view with the keyboard focus and the views around it.
  case focus
  /// The keyboard shortcuts.
  case shortcuts
  /// The presentation in front, which Escape dismisses.
  case presentations
  /// Bars that are opened with keys, such as Alt and a letter.
  case letters
  /// The tab key, which moves the keyboard focus.
  case focusMovement
  /// The task that pulling the scroll view around the focus starts, by its key.
  case pull
  /// The keys that undo and redo.
  case undo
  /// The scroll views under the pointer.
  case scrolling
  /// The views under the pointer. They do not report whether one of them has used the event, so that
  /// another recipient of this stage is offered it as well.
  case pointer

  /// Whether the views are updated for an event before the recipients of the stage are offered it.
  var isAfterUpdate: Bool { self != .modifiers }
}

extension EventRoute {
  /// Adds the recipients that each tree has.
  ///
  /// The stages `bars`, `front` and `letters` are those of menus. Their recipients are in
  /// `PlumbControls`, and add themselves when the tree first has a view that needs them:
  /// `FrontKeyHandlers`, and `MenuBarKeys` for the two others.
  func addRecipients(of tree: ViewTree) {
    add(tree.service(ModifierKeys.self), at: .modifiers)
    add(tree.drops, at: .drops)
    add(OptionKey(), at: .optionKey)
    add(tree.focus, at: .focus)
    add(tree.keyHandlers, at: .shortcuts)
    add(tree.presentations, at: .presentations)
    add(FocusMovement(), at: .focusMovement)
    add(PullKeys(), at: .pull)
    add(tree.service(UndoKeys.self), at: .undo)
    add(ScrollRouter(handlers: tree.eventHandlers), at: .scrolling)
    add(tree.pointer, at: .pointer)
  }
}

extension ViewTree {
  /// Sends an event to the views; their actions may write state.
  ///
  /// - Returns: whether the event was a key, or a turn of the wheel, that a view or a keyboard
  ///   shortcut of the program has used.
  @discardableResult public func send(_ event: Event) -> Bool {
    if event == .exposed || event == .resized { stages.setNeedsDisplay() }
    return route.send(event, in: self)
  }
}

/// The recipients of the events of a tree, in the order of the stages.
@MainActor package final class EventRoute {
  /// The stages in their order, each with its recipients.
  private(set) var stages: [(stage: EventStage, recipients: [any EventRecipient])] =
    EventStage.allCases.map { ($0, []) }

  /// Adds a recipient behind the others of a stage, as long as the tree exists.
  package func add(_ recipient: any EventRecipient, at stage: EventStage) {
    for index in stages.indices where stages[index].stage == stage {
      stages[index].recipients.append(recipient)
    }
  }

  /// Offers an event to the recipients until one uses or ends it. Returns whether it was used; `false`
  /// for the effects of the stage `pointer`, which are not reported.
  func send(_ event: Event, in tree: ViewTree) -> Bool {
    // An event that ends here only changes a state, which views read in the update before the next
    // event.
    let early = offer(event, afterUpdate: false, in: tree)
    if early != .unused { return early == .used }
    tree.prepareForEvent()
    defer { eventDidEnd() }
    return offer(event, afterUpdate: true, in: tree) == .used
  }

  /// Offers an event to the recipients of the stages before or after the update.
  private func offer(_ event: Event, afterUpdate: Bool, in tree: ViewTree) -> EventResult {
    for (stage, recipients) in stages where stage.isAfterUpdate == afterUpdate {
      for recipient in recipients {
        let result = recipient.handle(event, in: tree)
        if result != .unused { return result }
      }
    }
    return .unused
  }

  /// Tells the recipients that an event was handled, or that a frame ends.
  func eventDidEnd() {
    for (_, recipients) in stages {
      for recipient in recipients { recipient.eventDidEnd() }
    }
  }
}

/// A recipient of all events of a tree that no recipient before it uses or ends.
@MainActor package protocol EventRecipient {
  /// Handles an event.
  func handle(_ event: Event, in tree: ViewTree) -> EventResult

  /// Called when an event was handled, whoever has used it, and at the end of a frame. Not called for an
  /// event that a recipient uses or ends before the views are updated for it.
  func eventDidEnd()
}

extension EventRecipient {
  package func eventDidEnd() {}
}

/// The result of offering an event to a recipient.
package enum EventResult {
  /// The event is offered to the next recipient.
  case unused
  /// The event was used, such as by a view, a keyboard shortcut, a drop or a scroll view. No other
  /// recipient is offered it.
  case used
  /// No other recipient is offered the event, although it was not used.
  case ended
}

extension EventResult {
  /// The result for an event that was used, or else is offered to the next recipient.
  package init(isUsed: Bool) { self = isUsed ? .used : .unused }
}

// Here, as the routers and the shortcuts are independent of the tree.

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
