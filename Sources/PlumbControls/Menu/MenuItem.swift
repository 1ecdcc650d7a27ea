internal import Foundation
@_spi(Nodes) internal import PlumbCore

/// The style of buttons in a menu.
struct MenuButtonStyle: PrimitiveButtonStyle {
  func makeBody(configuration: Configuration) -> some View {
    MenuItemRow(
      isDestructive: configuration.role == .destructive, label: configuration.label
    ) { configuration.trigger() }
  }
}

/// The style of toggles in a menu: a check mark before the label of one that is on.
package struct MenuToggleStyle: ToggleStyle {
  package init() {}

  package func makeBody(configuration: Configuration) -> some View {
    Button {
      configuration.isOn.toggle()
    } label: {
      configuration.label
    }
    .environment(\.menuItemCheck, configuration.isOn)
  }
}

/// An item of a menu.
struct MenuItemRow<Label: View>: View, ImplementationView {
  let isDestructive: Bool
  let label: Label
  /// The menu that the item opens; `nil` for an item that performs an action.
  var submenu: SubmenuState?
  let press: @MainActor () -> Void
  @State private var isHighlighted = false
  @Environment(\.isEnabled) private var isEnabled
  @Environment(\.menuDismiss) private var dismiss
  @Environment(\.keyboardShortcut) private var shortcut
  @Environment(\.menuActionDismissBehavior) private var dismissBehavior
  @Environment(\.menuItemCheck) private var check
  @Environment(\.menuChecks) private var checks

  var body: some View {
    HStack(spacing: 0) {
      if check != nil || checks.width > 0 {
        Image(systemName: "checkmark").imageScale(.small)
          .frame(minWidth: 14).padding(.trailing, 4)
          .opacity(check == true ? 1 : 0).accessibilityHidden(true)
          .onGeometryChange(for: CGFloat.self) {
            $0.size.width
          } action: {
            if check != nil, checks.width != $0 { checks.reserve($0) }
          }
      }
      label.lineLimit(1)
      if submenu == nil, let shortcut {
        Spacer(minLength: 24)
        Text(verbatim: shortcut.title).opacity(isHighlighted ? 0.85 : 0.6)
          .fixedSize().accessibilityHidden(true)
      }
    }
    .foregroundStyle(color)
    .padding(.horizontal, 8)
    .padding(.vertical, 4)
    .frame(maxWidth: .infinity, alignment: .leading)
    .background {
      RoundedRectangle(cornerRadius: 5)
        .fill(isHighlighted ? AnyShapeStyle(.tint) : AnyShapeStyle(Color.clear))
    }
    .contentShape(Rectangle())
    .layoutValue(key: MenuItemKey.self, value: true)
    .modifier(
      MenuItemModifier(isHighlighted: $isHighlighted, submenu: submenu) {
        if dismissBehavior != .disabled { dismiss() }
        press()
      })
  }

  private var color: AnyShapeStyle {
    if !isEnabled { return AnyShapeStyle(Color(system: .tertiaryLabel)) }
    if isHighlighted { return AnyShapeStyle(.white) }
    return AnyShapeStyle(isDestructive ? Color.red : Color.primary)
  }
}

/// The menu that an item of another menu opens.
struct SubmenuState {
  let isOpen: Bool
  /// Opens the menu beside an item with a frame in the window, in points.
  let show: @MainActor (CGRect) -> Void
  let close: @MainActor () -> Void
}

/// A modifier that makes a view an item of the menu around it.
private struct MenuItemModifier {
  let isHighlighted: Binding<Bool>
  let submenu: SubmenuState?
  let press: @MainActor () -> Void
}

extension MenuItemModifier: _PrimitiveModifier {
  static func _resolve(
    _ modifier: Self, _ content: @escaping @MainActor (inout _ChildCursor) -> Void,
    at cursor: inout _ChildCursor
  ) {
    let node = cursor.node(MenuItemViewNode.self) { MenuItemViewNode(at: $0) }
    node.isHighlighted = modifier.isHighlighted
    node.submenu = modifier.submenu
    node.action = modifier.press
    node.handleEventsOfLayoutNodes()
    node.resolveChildren(content)
  }
}

/// The node of an item of a menu.
final class MenuItemViewNode: ClosureWrapperViewNode<ResponderLayoutNode>, Responder, HoverObserver,
  PressTarget
{
  fileprivate var isHighlighted: Binding<Bool>?
  fileprivate(set) var submenu: SubmenuState?
  fileprivate var action: @MainActor () -> Void = {}

  init(at place: _ChildCursor.Place) {
    super.init(at: place, make: { ResponderLayoutNode() }, change: { _, _ in })
  }

  fileprivate func handleEventsOfLayoutNodes() {
    update { [weak self] layoutNode, _ in self?.handleEvents(of: layoutNode) }
  }

  var isEnabled: Bool { environment.isEnabled }

  /// The text of the item, by which letters find it.
  var title: String {
    var title = ""
    for node in descendants where node.elementRole == .text { title += node.label ?? "" }
    return title
  }

  func setHighlighted(_ isHighlighted: Bool) { self.isHighlighted?.wrappedValue = isHighlighted }

  private var panel: MenuPanelViewNode? { ancestor(of: MenuPanelViewNode.self) }

  // MARK: Pointer

  func hoverChanged(isInside: Bool) {
    if !isInside { panel?.pointerDidLeave(self) }
  }

  func hoverMoved(_ event: PressEvent) {
    panel?.pointerDidMove(to: event.point, over: self, at: event.time)
  }

  func pressChanged(isInside: Bool) {
    if isInside { panel?.choose(self) } else { panel?.pointerDidLeave(self) }
  }

  func pressEnded(isInside: Bool) {
    if isInside { press() }
  }

  func pressAndTrack() -> TrackedPressEffect? {
    panel?.choose(self)
    return .chooses
  }

  func trackedPressEnded(isClick: Bool) {
    if !isClick { press() }
  }

  func press() {
    guard isEnabled else { return }
    if submenu == nil { action() } else { openSubmenu() }
  }

  /// Opens the menu of the item. Returns whether it has one.
  @discardableResult func openSubmenu() -> Bool {
    guard let submenu, isEnabled else { return false }
    var layoutNodes: [LayoutNode] = []
    appendLayoutNodes(to: &layoutNodes)
    if !submenu.isOpen, let frame = layoutNodes.first?.frameInRoot { submenu.show(frame) }
    return true
  }
}
