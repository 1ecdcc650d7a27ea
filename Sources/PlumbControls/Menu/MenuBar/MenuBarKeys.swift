@_spi(Nodes) internal import PlumbCore

/// The keys that highlight or open the menu bar of a window, of whose rows one is shown.
final class MenuBarKeys: TreeService {
  private struct Entry {
    weak var bar: MenuBarViewNode?
  }

  private var entries: [Entry] = []
  /// The views that get all keys, one of which is a highlighted bar.
  private let frontKeyHandlers: FrontKeyHandlers
  /// The time in seconds at which Alt was pressed; `nil` if it was not, or if another event has
  /// followed.
  private var optionTime: Double?

  /// The time in seconds within which Alt is pressed and released to highlight the menu bar. A later
  /// release may end an operation of a window manager, such as moving a window.
  private static let optionDuration = 0.7

  init(of tree: ViewTree) {
    frontKeyHandlers = tree.service(FrontKeyHandlers.self)
    tree.route.add(self, at: .bars)
    tree.route.add(MenuBarLetters(keys: self), at: .letters)
  }

  /// Adds a bar, for as long as its view node is in the tree.
  func add(_ bar: MenuBarViewNode) { entries.append(Entry(bar: bar)) }

  /// Returns the bar that is shown; `nil` if there is none, or it is behind a presentation.
  fileprivate func shownBar(in tree: ViewTree) -> MenuBarViewNode? {
    entries.removeAll { $0.bar?.isMounted != true }
    return entries.lazy.compactMap(\.bar).first {
      $0.canBeUsed && tree.presentations.allowsInput(of: $0)
    }
  }

  /// Ends the use of the bar, wherever it is.
  private func endUse() {
    for entry in entries { entry.bar?.endUse() }
  }

  private func optionDidEnd(in tree: ViewTree) {
    guard let bar = shownBar(in: tree) else { return endUse() }
    bar.showLetters(false)
    guard let start = optionTime, tree.context.time - start <= Self.optionDuration else { return }
    // The window may lose the keys with the release, as after Alt Tab.
    tree.afterLayout { [weak self, weak bar] in
      if self?.optionTime != nil { bar?.toggleHighlight() }
      self?.optionTime = nil
    }
  }
}

extension MenuBarKeys: EventRecipient {
  /// Follows the Alt key, which highlights the menu bar if it is pressed and released alone.
  func handle(_ event: Event, in tree: ViewTree) -> EventResult {
    switch event {
    case .keyDown(let stroke) where stroke.key == .option:
      if stroke.isRepeat { break }
      let isAlone = stroke.modifiers.held.subtracting(.option).isEmpty
      optionTime = isAlone ? tree.context.time : nil
      shownBar(in: tree)?.showLetters(isAlone)
    case .keyUp(let stroke) where stroke.key == .option: optionDidEnd(in: tree)
    case .pointerDown:
      optionTime = nil
      if frontKeyHandlers.current() is MenuBarViewNode { endUse() }
    case .activationChanged:
      optionTime = nil
      endUse()
    case .keyDown, .textInput, .textComposition, .scrolled: optionTime = nil
    default: break
    }
    return .unused
  }
}

/// The keys that open the menu bar: F10, and Alt with a letter for one of its menus.
private struct MenuBarLetters: EventRecipient {
  let keys: MenuBarKeys

  func handle(_ event: Event, in tree: ViewTree) -> EventResult {
    guard case .keyDown(let stroke) = event, !stroke.isRepeat,
      let bar = keys.shownBar(in: tree), open(bar, with: stroke)
    else { return .unused }
    tree.focus.keyWasUsed()
    return .used
  }

  /// Opens or highlights a bar, or ends its highlight. Returns whether the key does so.
  private func open(_ bar: MenuBarViewNode, with stroke: KeyStroke) -> Bool {
    switch stroke.key {
    case .function(10) where stroke.modifiers.held.isEmpty:
      bar.toggleHighlight()
      return true
    case .character(let letter) where stroke.modifiers.held == .option:
      return bar.handleLetter(letter)
    default: return false
    }
  }
}
