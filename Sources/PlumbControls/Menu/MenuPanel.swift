internal import Foundation
@_spi(Nodes) internal import PlumbCore

/// The views of an open menu, in a panel in front of the window.
///
/// Buttons and toggles become the items of the menu. The pointer and the arrow keys highlight an item; a click,
/// Return and the space bar perform its action, after which the menu closes. Letters highlight the next item that
/// begins with them. Escape and a click elsewhere close the menu. As on a Mac, a text that is no item looks like a
/// disabled one.
package struct MenuPanel<Content: View>: View, ImplementationView {
  let dismiss: @MainActor () -> Void
  /// Closes all menus after an action.
  private let dismissAll: @MainActor () -> Void
  private let isSubmenu: Bool
  private let fillsWindow: Bool
  private let content: Content
  @State private var checkSpace: CGFloat = 0

  /// Creates a menu that fills a window. It has no edge and no shadow, and is not dismissed.
  package init(fillingWindow content: () -> Content) {
    dismiss = {}
    dismissAll = {}
    isSubmenu = false
    fillsWindow = true
    self.content = content()
  }

  /// - Parameter dismissAll: closes the enclosing menus as well; `nil` for a menu that is in no other.
  package init(
    dismiss: @escaping @MainActor () -> Void, dismissAll: (@MainActor () -> Void)? = nil,
    @ViewBuilder content: () -> Content
  ) {
    fillsWindow = false
    self.dismiss = dismiss
    self.dismissAll = dismissAll ?? dismiss
    isSubmenu = dismissAll != nil
    self.content = content()
  }

  package var body: some View {
    let shape = RoundedRectangle(cornerRadius: 8)
    ScrollView {
      MenuItemsLayout(checkSpace: checkSpace) { content }
        .padding(5)
        .frame(minWidth: fillsWindow ? 200 : 120)
        .fixedSize(horizontal: true, vertical: false)
    }
    .buttonStyle(MenuButtonStyle())
    .toggleStyle(MenuToggleStyle())
    .labelStyle(.titleAndIcon)
    .environment(\.dividerMargin, 5)
    .environment(\.menuDismiss, MenuDismissAction(dismissAll))
    .environment(\.controlsHaveItemRoles, true)
    .environment(
      \.menuChecks,
      MenuChecks(width: checkSpace) { checkSpace = $0 }
    )
    // The fonts and the colours of menus, whatever fonts and colours the view has; items set their own.
    .environment(\.foregroundLevels, .menuTexts)
    .environment(\.font, nil)
    .environment(\.isEnabled, true)
    .transformEnvironment { $0.removeValues(endingAt: .popup) }
    .background {
      if !fillsWindow {
        shape.fill(.windowBackground).shadow(color: .black.opacity(0.25), radius: 8, y: 3)
      }
    }
    .overlay {
      if !fillsWindow { shape.strokeBorder(Color(system: .separator), lineWidth: 1) }
    }
    .accessibilityElement(children: .contain).accessibilityRole(.menu)
    .modifier(MenuKeysModifier(dismiss: dismiss, isSubmenu: isSubmenu))
  }
}

extension ForegroundLevels {
  /// The colour of the texts in a menu that are no items: the colour of disabled items.
  fileprivate static let menuTexts = ForegroundLevels(
    [AnyShapeStyle(Color(system: .tertiaryLabel))], inside: nil)
}

/// Closes the menu around a view.
struct MenuDismissAction {
  private let action: (@MainActor () -> Void)?

  init(_ action: (@MainActor () -> Void)?) {
    self.action = action
  }

  @MainActor func callAsFunction() { action?() }

  /// Whether there is a menu around the view.
  var isInMenu: Bool { action != nil }
}

extension EnvironmentValues {
  /// Closes the menu around a view.
  @EnvironmentEntry(until: .presentation) var menuDismiss: MenuDismissAction = MenuDismissAction(
    nil)

  /// Takes over the settings of the panel of a menu for its items.
  package mutating func setMenuItems(of menu: EnvironmentValues) {
    removeValues(endingAt: .popup)
    buttonStyle = menu.buttonStyle
    toggleStyle = menu.toggleStyle
    labelStyle = menu.labelStyle
    dividerMargin = menu.dividerMargin
    menuDismiss = menu.menuDismiss
    controlsHaveItemRoles = menu.controlsHaveItemRoles
    menuChecks = menu.menuChecks
    foregroundLevels = menu.foregroundLevels
    font = nil
  }
}

/// A modifier that sends all keys to the items of a menu.
private struct MenuKeysModifier {
  let dismiss: @MainActor () -> Void
  let isSubmenu: Bool
}

extension MenuKeysModifier: _PrimitiveModifier {
  static func _resolve(
    _ modifier: Self, _ content: @escaping @MainActor (inout _ChildCursor) -> Void,
    at cursor: inout _ChildCursor
  ) {
    let node = cursor.node(MenuPanelViewNode.self) { MenuPanelViewNode(at: $0) }
    node.dismiss = modifier.dismiss
    node.isSubmenu = modifier.isSubmenu
    node.outerPanel?.submenuPanel = node
    node.highlightItemOfBar()
    node.resolveChildren(content)
  }
}

/// The node of an open menu.
final class MenuPanelViewNode: ViewNode, FrontKeyHandler {
  var dismiss: @MainActor () -> Void = {}
  /// Whether the menu belongs to an item of another one.
  var isSubmenu = false
  /// The panel of the menu that belongs to the highlighted item.
  fileprivate weak var submenuPanel: MenuPanelViewNode?
  private weak var highlighted: MenuItemViewNode?
  /// The last location of the pointer over the highlighted item, in points in the window; `nil` if keys have
  /// highlighted it.
  private var lastPoint: CGPoint?
  /// The last location of the pointer over an item, in points in the window.
  private var pointer = CGPoint.zero
  private var typed = TypedText()
  /// The index of the item that the menu bar named last; `nil` for none.
  private var indexOfBar: Int?

  override init(at place: _ChildCursor.Place, listedAs listedType: Any.Type? = nil) {
    super.init(at: place, listedAs: listedType)
    tree.service(FrontKeyHandlers.self).add(self)
  }

  /// Highlights the item that the menu bar names, once after each time that it names another one.
  func highlightItemOfBar() {
    guard !isSubmenu, let bar = environment.menuBarActions, bar.highlightedIndex != indexOfBar
    else { return }
    indexOfBar = bar.highlightedIndex
    guard let index = bar.highlightedIndex else { return }
    tree.afterLayout { [weak self] in
      guard let self, isMounted, highlighted == nil || bar.opensHighlighted else { return }
      let items = items
      highlight(items.indices.contains(index) ? items[index] : nil)
      if bar.opensHighlighted { highlighted?.openSubmenu() }
    }
  }

  /// The items that can be chosen, in order.
  private var items: [MenuItemViewNode] {
    var items: [MenuItemViewNode] = []
    var nodes = descendants
    while let node = nodes.next() {
      // The items of an open menu beside this one are its own.
      if node is MenuPanelViewNode { nodes.skipDescendants() }
      if let item = node as? MenuItemViewNode, item.isEnabled { items.append(item) }
    }
    return items
  }

  // MARK: Pointer

  /// The time in seconds for which the pointer may rest on its way to the menu of the highlighted item.
  private static let restDuration = 0.3

  /// Highlights the item under the pointer, unless the pointer is on its way to the menu of another one.
  func pointerDidMove(to point: CGPoint, over item: MenuItemViewNode, at time: Double) {
    defer { pointer = point }
    if item !== highlighted, let path = pathToSubmenu, path.contains(point, after: pointer) {
      scheduleChoice(of: item, at: time + Self.restDuration)
    } else {
      choose(item)
      lastPoint = point
    }
  }

  /// Ends the highlight of an item, unless the pointer goes on to the menu that it has opened.
  func pointerDidLeave(_ item: MenuItemViewNode) {
    scheduleChoice(of: nil, at: .infinity)
    if item === highlighted, item.submenu?.isOpen != true { highlight(nil) }
  }

  /// Highlights an item with its menu; one that is disabled is not highlighted.
  func choose(_ item: MenuItemViewNode) {
    highlight(item.isEnabled ? item : nil)
    item.openSubmenu()
  }

  /// Chooses an item at a time in seconds; none for `nil`.
  private func scheduleChoice(of item: MenuItemViewNode?, at time: Double) {
    context.scheduler.scheduleWakeUp(at: time, for: self) { [weak self, weak item] in
      MainActor.assumeIsolated {
        guard let self, let item, item.isMounted else { return }
        self.choose(item)
      }
    }
  }

  /// The way of the pointer from the highlighted item to its menu; `nil` while the menu is closed.
  private var pathToSubmenu: SubmenuPath? {
    guard highlighted?.submenu?.isOpen == true, let lastPoint, let submenuPanel,
      submenuPanel.isMounted
    else { return nil }
    var layoutNodes: [LayoutNode] = []
    submenuPanel.appendLayoutNodes(to: &layoutNodes)
    return layoutNodes.first.map { SubmenuPath(from: lastPoint, to: $0.frameInRoot) }
  }

  /// The panel of the menu around this one; `nil` if there is none.
  fileprivate var outerPanel: MenuPanelViewNode? { ancestor(of: MenuPanelViewNode.self) }

  // MARK: Highlight

  /// Highlights an item instead of the one before; `nil` for none.
  func highlight(_ item: MenuItemViewNode?) {
    scheduleChoice(of: nil, at: .infinity)
    guard item !== highlighted else { return }
    lastPoint = nil
    highlighted?.setHighlighted(false)
    if let submenu = highlighted?.submenu, submenu.isOpen { submenu.close() }
    highlighted = item
    item?.setHighlighted(true)
  }

  func handleFrontKey(_ stroke: KeyStroke) {
    switch stroke.key {
    case .escape, .tab, .menu, .function(10): dismiss()
    case .down: move(by: 1)
    case .up: move(by: -1)
    case .left, .right: handleArrow(goesForward: (stroke.key == .right) == isLeftToRight)
    case .home, .pageUp: highlight(items.first)
    case .end, .pageDown: highlight(items.last)
    case .return, .space:
      if !stroke.isRepeat { highlighted?.press() }
    case .character(let letter) where stroke.modifiers.held == .option:
      _ = environment.menuBarActions?.openLettered(letter)
    case .character(let character) where stroke.modifiers.held.subtracting(.shift).isEmpty:
      highlightItem(typing: character)
    default: break
    }
  }

  private var isLeftToRight: Bool { environment.layoutDirection == .leftToRight }

  /// Opens the menu of the highlighted item, or closes this one; in a menu bar, goes on to the next menu.
  private func handleArrow(goesForward: Bool) {
    if goesForward {
      if highlighted?.openSubmenu() != true { environment.menuBarActions?.move(1) }
    } else if isSubmenu {
      dismiss()
    } else {
      environment.menuBarActions?.move(-1)
    }
  }

  /// Highlights the next item, or the first one after the last.
  private func move(by step: Int) {
    let items = items
    guard !items.isEmpty else { return }
    let index = items.firstIndex { $0 === highlighted }
    let next = index.map { ($0 + step + items.count) % items.count }
    highlight(items[next ?? (step > 0 ? 0 : items.count - 1)])
  }

  private func highlightItem(typing letter: Character) {
    let items = items
    let index = typed.add(
      letter, at: tree.context.time, titles: items.map(\.title),
      highlighted: items.firstIndex { $0 === highlighted })
    if let index { highlight(items[index]) }
  }
}
