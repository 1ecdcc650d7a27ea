internal import Foundation

/// A request for the menu of a text.
struct TextMenu {
  /// The location in the window, in points.
  let point: CGPoint
  weak var commands: (any TextCommands)?
  /// Whether the text can be changed.
  let isEditable: Bool
}

/// The items of the menu of a text.
struct TextMenuItems: View, ImplementationView {
  let menu: TextMenu

  var body: some View {
    if menu.isEditable {
      item("Undo", .undo)
      item("Redo", .redo)
      Divider()
      item("Cut", .cut)
    }
    item("Copy", .copy)
    if menu.isEditable {
      item("Paste", .paste)
      item("Delete", .delete)
      Divider()
    }
    item("Select All", .selectAll)
  }

  private func item(_ title: LocalizedStringKey, _ command: TextCommand) -> some View {
    Button(title) { menu.commands?.perform(command) }
      .disabled(menu.commands?.canPerform(command) != true)
  }
}

/// A modifier that shows the menu of a text while it is requested.
struct TextMenuModifier: ViewModifier {
  @Binding var menu: TextMenu?

  func body(content: Content) -> some View {
    content.modifier(
      LayerModifier.popup(isPresented: menu != nil, at: menu?.point, dismiss: { menu = nil }) {
        MenuPanel(dismiss: { menu = nil }) {
          if let menu { TextMenuItems(menu: menu) }
        }
      })
  }
}

/// A text that is edited, with its menu.
struct MenuTextInput: View, ImplementationView {
  let input: TextInput
  @State private var menu: TextMenu?

  var body: some View {
    var input = input
    input.openMenu = { menu = $0 }
    return input.modifier(TextMenuModifier(menu: $menu))
  }
}
