import SwiftUI

@main
struct StarterApp: App {
  @State private var list = ErrandList.stored()

  var body: some Scene {
    WindowGroup("Starter") {
      ErrandsView(list: list)
    }
    .defaultSize(width: 420, height: 560)
    .commands {
      ErrandCommands(list: list)
    }

    Settings {
      SettingsView()
    }
  }
}

/// The menu of errands, and the item for a new one in place of the one for windows.
struct ErrandCommands: Commands {
  let list: ErrandList

  var body: some Commands {
    CommandGroup(replacing: .newItem) {
      Button("New Errand") { list.edited = Errand(title: "") }
        .keyboardShortcut("n")
    }
    CommandMenu("Errand") {
      Button("Edit") { list.edited = list.selected }
        .keyboardShortcut("e")
        .disabled(list.selected == nil)
      Button(list.selected?.isDone == true ? "Mark as Not Done" : "Mark as Done") {
        if let selected = list.selected { list.toggle(selected) }
      }
      .keyboardShortcut("d")
      .disabled(list.selected == nil)
      Divider()
      Button("Delete", role: .destructive) {
        if let selected = list.selected { list.delete([selected.id]) }
      }
      .keyboardShortcut(.delete)
      .disabled(list.selected == nil)
    }
  }
}
