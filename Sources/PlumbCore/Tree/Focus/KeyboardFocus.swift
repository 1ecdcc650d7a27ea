/// A view node that can receive the keyboard focus.
@MainActor package protocol FocusTarget: ViewNode {
  /// Whether the view can have the focus at present.
  var isFocusable: Bool { get }
  /// Whether the tab key moves the focus to the view.
  var isReachedByTab: Bool { get }

  /// Whether the view is the button that Return presses.
  var isDefaultButton: Bool { get }

  /// Called when the view gains or loses the focus.
  func focusChanged(_ isFocused: Bool)
}

/// A view node that handles keys while it or one of its descendants has the focus.
@MainActor package protocol FocusedKeyHandler: ViewNode {
  /// Handles a key press or release. Returns whether the key was handled.
  func handle(_ stroke: KeyStroke, isDown: Bool) -> Bool
}

/// A view node that observes presses of the pointer while one of its descendants has the focus.
@MainActor package protocol FocusedPointerObserver: ViewNode {
  /// Called before the press has its effect.
  ///
  /// - Parameter point: a location in the window.
  func pointerWillGoDown(at point: CGPoint)
}

/// A view node that observes whether one of its descendants has the focus.
@MainActor protocol FocusObserver: ViewNode {
  func focusMoved(isInside: Bool)
}

/// The keyboard focus of a tree.
///
/// The tab key moves the focus through the views that can have it, in the order of the tree and
/// from the last to the first; with Shift it moves backwards. A view that is removed, disabled or
/// no longer visible loses the focus, and then no view has it; one that is only scrolled out of sight
/// keeps it, and is scrolled back when a key or the program moves the focus to it. Keys are offered to the
/// view that has the focus and then to its ancestors, and to a field after its ancestors; `EventStage`
/// has the recipients before and behind them.
@MainActor package final class KeyboardFocus {
  /// The view that has the focus, and the observers around it.
  ///
  /// All are strong references: the observers around a view that is removed must be notified that
  /// it lost the focus. Those of the pointer are found here once, and not at each press.
  private var focused:
    (
      target: any FocusTarget, observers: [any FocusObserver],
      pointerObservers: [any FocusedPointerObserver]
    )?

  /// Whether the key of the text that follows was used, by another view or as `keyWasUsed()` records.
  private var isTextOfUsedKey = false

  private var storedIsWritingText = false

  /// Whether a text view is writing a change to its binding that it can undo itself.
  package var isWritingText: Bool {
    get { storedIsWritingText }
    set { storedIsWritingText = newValue }
  }

  /// Called when another view has the focus, or no view has it any more.
  var didMove: @MainActor () -> Void = {}

  /// The composed texts of which a view has ended the composition.
  private var ended = EndedCompositions()

  /// Records that a view has ended a composition without the input method, which does not know of it.
  ///
  /// - Parameter time: in seconds, on the clock of the tree.
  package func compositionDidEnd(_ text: String, at time: Double) { ended.add(text, at: time) }

  /// Returns whether a view has ended a composition since the last call.
  package func takeEndOfComposition() -> Bool { ended.takeEnd() }

  /// The view that has the focus, if it can still have it.
  package var target: (any FocusTarget)? {
    guard let target = focused?.target, target.canHaveFocus else { return nil }
    return target
  }

  /// The view that takes text; `nil` if the view with the focus takes none.
  package var textInput: (any TextInputTarget)? { target as? any TextInputTarget }

  /// Whether the view that has the focus can no longer have it.
  var isLost: Bool { focused != nil && target == nil }

  /// Records that the key that was pressed last was used, so that its character is not meant for the field.
  package func keyWasUsed() { isTextOfUsedKey = true }

  /// Offers a key to the focused view and its ancestors. Returns whether one of them handled it.
  private func offer(_ stroke: KeyStroke, isDown: Bool, upTo root: ViewNode?) -> Bool {
    if isDown { isTextOfUsedKey = false }
    guard let target else { return false }
    // Views behind a presentation get no keys.
    let outer = root?.parent
    let chain = target.selfAndAncestors.prefix { outer == nil || $0 !== outer }
    let used = { (node: ViewNode) in
      (node as? any FocusedKeyHandler)?.handle(stroke, isDown: isDown) == true
    }
    guard target is any TextInputTarget else {
      return chain.contains(where: used)
    }
    // As SwiftUI: a field takes the keys that the views around it leave.
    let isUsed = chain.dropFirst().contains(where: used)
    if isDown { isTextOfUsedKey = isUsed }
    return isUsed || used(target)
  }

  /// Moves the focus to the next view that can have it. Returns whether there is one.
  func moveToNext(below root: ViewNode?, goesBack: Bool) -> Bool {
    let targets = root.map(Self.targets(in:)) ?? []
    guard !targets.isEmpty else { return false }
    let current = target.flatMap { target in targets.firstIndex { $0 === target } }
    let step = goesBack ? targets.count - 1 : 1
    let index = current.map { ($0 + step) % targets.count } ?? (goesBack ? targets.count - 1 : 0)
    move(to: targets[index])
    targets[index].scrollIntoView()
    return true
  }

  private var storedIsReturning = false

  /// Whether the focus is coming back to a view that had it before something was presented.
  package var isReturning: Bool { storedIsReturning }

  /// Moves the focus back to a view that had it before something was presented, and keeps its selection.
  func moveBack(to target: any FocusTarget) {
    storedIsReturning = true
    defer { storedIsReturning = false }
    move(to: target)
  }

  /// Moves the focus to a view, or removes it for `nil`.
  package func move(to target: (any FocusTarget)?) {
    let before = focused
    guard before?.target !== target else { return }
    let inside = target.map(observers(around:)) ?? []
    focused = target.map { ($0, inside, pointerObservers(around: $0)) }
    before?.target.focusChanged(false)
    target?.focusChanged(true)
    // The observers that gain the focus first, so that a state that stores the focused view changes
    // only once.
    for observer in inside { observer.focusMoved(isInside: true) }
    for observer in before?.observers ?? [] where !inside.contains(where: { $0 === observer }) {
      observer.focusMoved(isInside: false)
    }
    didMove()
  }

  /// Returns the views in a part of the tree that can have the focus, in tree order.
  static func targets(in node: ViewNode) -> [any FocusTarget] {
    var targets: [any FocusTarget] = []
    var nodes = node.selfAndDescendants
    while let node = nodes.next() {
      if node is NonVisualViewNode {
        nodes.skipDescendants()
      } else if let target = node as? any FocusTarget, target.isReachedByTab, target.canHaveFocus {
        targets.append(target)
      }
    }
    return targets
  }

  private func observers(around target: any FocusTarget) -> [any FocusObserver] {
    target.selfAndAncestors.compactMap { $0 as? any FocusObserver }
  }

  private func pointerObservers(around target: any FocusTarget) -> [any FocusedPointerObserver] {
    target.selfAndAncestors.compactMap { $0 as? any FocusedPointerObserver }
  }
}

extension KeyboardFocus: EventRecipient {
  /// Offers keys and texts to the view with the focus and the views around it.
  package func handle(_ event: Event, in tree: ViewTree) -> EventResult {
    let time = tree.context.time
    switch event {
    case .keyDown(let stroke):
      if offer(stroke, isDown: true, upTo: tree.frontNode) { return .used }
      // X11 reports a character although Alt is held; other toolkits do not enter it.
      if case .character = stroke.key, stroke.modifiers.held == .option { keyWasUsed() }
    case .keyUp(let stroke):
      return EventResult(isUsed: offer(stroke, isDown: false, upTo: tree.frontNode))
    case .textInput(let text):
      guard let textInput, !isTextOfUsedKey else { break }
      if ended.contains(text, at: time) { return .used }
      textInput.enter(text)
      return .used
    case .textComposition(let text, let selection):
      if !text.isEmpty { ended.forget() }
      guard let textInput else { break }
      textInput.compose(text, selection: selection)
      return .used
    case .pointerDown(let point, _, _):
      guard target != nil else { break }
      for observer in focused?.pointerObservers ?? [] { observer.pointerWillGoDown(at: point) }
    default: break
    }
    return .unused
  }
}

extension FocusTarget {
  package var isReachedByTab: Bool { true }

  /// Whether the view is the button that Return presses.
  package var isDefaultButton: Bool { false }

  /// Whether the view is focusable and visible, and not behind a presentation.
  package var canHaveFocus: Bool {
    guard isMounted, isFocusable, tree.presentations.allowsInput(of: self) else { return false }
    var layoutNodes: [LayoutNode] = []
    appendLayoutNodes(to: &layoutNodes)
    return layoutNodes.contains { $0.isUsable(below: tree.rootLayoutNode) }
  }

  /// Scrolls the views around by the smallest distances that show the view, after the next layout.
  func scrollIntoView() {
    var layoutNodes: [LayoutNode] = []
    appendLayoutNodes(to: &layoutNodes)
    guard let layoutNode = layoutNodes.first else { return }
    tree.scrolls.add { [weak self] context in
      guard let self, canHaveFocus else { return false }
      var scroll = layoutNode.enclosingScrollNode
      while let current = scroll {
        // With the ring, and a little of the surroundings.
        let frame = layoutNode.placedFrame(in: current).insetBy(dx: -8, dy: -8)
        if current.scroll(to: frame, anchor: nil, at: context) { tree.layoutNodesDidMove() }
        scroll = current.enclosingScrollNode
      }
      return false
    }
  }
}
