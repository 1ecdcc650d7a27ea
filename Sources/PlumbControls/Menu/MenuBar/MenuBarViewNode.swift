@_spi(Nodes) internal import PlumbCore

/// A modifier that opens the menus of a bar with keys.
struct MenuBarModifier {
  let use: Binding<MenuBarUse>
  /// The number of menus.
  let count: Int
  let actions: MenuBarActions
}

extension MenuBarModifier: _PrimitiveModifier {
  static func _resolve(
    _ modifier: Self, _ content: @escaping @MainActor (inout _ChildCursor) -> Void,
    at cursor: inout _ChildCursor
  ) {
    let node = cursor.node(MenuBarViewNode.self) { MenuBarViewNode(at: $0) }
    node.update(modifier)
    node.resolveChildren(content)
  }
}

/// The node of a menu bar, which receives all keys while one of its menus is highlighted and none is open.
final class MenuBarViewNode: ViewNode, FrontKeyHandler {
  private var modifier: MenuBarModifier?
  /// Whether the bar receives the keys.
  private var isUsed = false

  init(at place: _ChildCursor.Place) {
    super.init(at: place)
    tree.service(MenuBarKeys.self).add(self)
  }

  private var frontKeyHandlers: FrontKeyHandlers { tree.service(FrontKeyHandlers.self) }

  func update(_ modifier: MenuBarModifier) {
    self.modifier = modifier
    let isUsed = modifier.use.wrappedValue.index != nil
    if isUsed { tree.afterLayout { [weak self] in self?.endIfGone() } }
    guard isUsed != self.isUsed else { return }
    self.isUsed = isUsed
    if isUsed, canBeUsed {
      frontKeyHandlers.add(self)
    } else {
      frontKeyHandlers.remove(self)
    }
  }

  /// Ends the use of a menu that is no longer there, or of a row that has made way for the other one.
  private func endIfGone() {
    guard isMounted, let modifier, let index = modifier.use.wrappedValue.index else { return }
    if index >= modifier.count || !canBeUsed { endUse() }
  }

  /// Whether this row is shown, and not the other one of the bar.
  var canBeUsed: Bool {
    var layoutNodes: [LayoutNode] = []
    appendLayoutNodes(to: &layoutNodes)
    return layoutNodes.contains(where: \.isShownInTree)
  }

  /// Highlights the first menu, or ends the use of the bar.
  func toggleHighlight() {
    guard let use = modifier?.use else { return }
    if use.wrappedValue.index != nil { return endUse() }
    // A menu elsewhere has the keys.
    guard frontKeyHandlers.current() == nil else { return }
    use.wrappedValue = MenuBarUse(index: 0, showsLetters: true, bottom: bottom)
  }

  /// Opens the menu with an underlined letter. Returns whether there is one.
  func handleLetter(_ letter: Character) -> Bool {
    modifier?.use.wrappedValue.bottom = bottom
    return modifier?.actions.openLettered(letter) == true
  }

  /// Shows or hides the lines below the letters.
  func showLetters(_ areShown: Bool) {
    guard let use = modifier?.use, use.wrappedValue.showsLetters != areShown else { return }
    use.wrappedValue.showsLetters = areShown
  }

  func handleFrontKey(_ stroke: KeyStroke) {
    let isRightToLeft = environment.layoutDirection == .rightToLeft
    switch stroke.key {
    case .left: modifier?.actions.move(isRightToLeft ? 1 : -1)
    case .right: modifier?.actions.move(isRightToLeft ? -1 : 1)
    case .down, .up, .return, .space: if !stroke.isRepeat { open() }
    case .character(let letter): _ = modifier?.actions.openLettered(letter)
    default: endUse()
    }
  }

  /// The lower edge of the bar in the window, in points.
  private var bottom: Double {
    var layoutNodes: [LayoutNode] = []
    appendLayoutNodes(to: &layoutNodes)
    return Double(layoutNodes.map { $0.frameInRoot.maxY }.max() ?? 0)
  }

  private func open() {
    modifier?.use.wrappedValue.isOpen = true
    modifier?.use.wrappedValue.followsKeyboard = true
  }

  /// Closes the open menu, and highlights none.
  func endUse() {
    guard let use = modifier?.use, use.wrappedValue != MenuBarUse() else { return }
    use.wrappedValue = MenuBarUse()
  }
}
