internal import Foundation

/// An item of a menu that opens another one beside it.
///
/// The pointer over the item, a click, Return and the arrow key towards it open the menu; the other arrow key and
/// Escape close it.
struct Submenu<Label: View, Content: View>: View, ImplementationView {
  let label: Label
  let content: Content
  /// The location of the menu, in points in the window; `nil` while it is closed.
  @State private var point: CGPoint?
  @Environment(\.menuDismiss) private var dismissAll
  @Environment(\.layoutDirection) private var layoutDirection

  var body: some View {
    SubmenuItem(
      label: label,
      submenu: SubmenuState(isOpen: point != nil, show: show, close: { point = nil })
    )
    .accessibilityExpanded(point != nil)
    .modifier(
      LayerModifier.companion(at: point) {
        MenuPanel(dismiss: { point = nil }, dismissAll: { dismissAll() }) { content }
      })
  }

  private func show(beside frame: CGRect) {
    let x = layoutDirection == .rightToLeft ? frame.minX + 3 : frame.maxX - 3
    // The first item is beside the item that opens the menu.
    point = CGPoint(x: x, y: frame.minY - 5)
  }
}

/// The item that opens a menu, which has the name of its label.
private struct SubmenuItem<Label: View>: View, RoleView {
  let label: Label
  let submenu: SubmenuState

  static var elementRole: ElementRole { .popUpButton }

  var body: some View {
    MenuItemRow(
      isDestructive: false,
      label: HStack(spacing: 5) {
        label
        Spacer(minLength: 20)
        Image(systemName: "chevron.right").imageScale(.small)
          .flipsForRightToLeftLayoutDirection(true).accessibilityHidden(true)
      },
      submenu: submenu, press: {})
  }
}
