import SwiftUI

/// The poll as an app with one window.
struct TallyApp: App {
  private let model: PollModel
  @State private var panel: Panel?

  /// Creates the app with a poll without votes.
  init() {
    self.init(model: PollModel(.favouritePet))
  }

  /// Creates the app with a model, whose poll can be read when the window has closed.
  ///
  /// - Parameter panel: the panel in front of the poll when the window opens.
  init(model: PollModel, panel: Panel? = nil) {
    self.model = model
    _panel = State(initialValue: panel)
  }

  /// The title of the window: the question, in the language of the user.
  private var title: Text {
    Text(model.question, in: .current)
  }

  var body: some Scene {
    WindowGroup(title) {
      PollScreen(model: model, panel: $panel)
    }
    .defaultSize(width: SceneSize.usual.width, height: SceneSize.usual.height)
    // The poll has buttons for nearly everything; the bar comes with F10 or Alt.
    .menuBarVisibility(.hidden)
    .commands {
      // One window shows the poll.
      CommandGroup(replacing: .newItem) {}
      CommandGroup(replacing: .undoRedo) {
        // The editor has its own.
        UndoCommands(model: model).disabled(panel == .editor)
      }
      CommandMenu("View") {
        Group {
          Button("Votes over time") { toggle(.history) }
            .keyboardShortcut("h", modifiers: [])
          Button("Edit the poll") { toggle(.editor) }
            .keyboardShortcut("e", modifiers: [])
          // The question mark, on keyboards that have it above the slash.
          Button("Keys") { toggle(.keys) }
            .keyboardShortcut("/", modifiers: .shift)
        }
        // A key must not close the editor with its changes.
        .disabled(panel == .editor)
      }
      CommandGroup(replacing: .help) {
        Button("Keys") { toggle(.keys) }
          .keyboardShortcut(KeyEquivalent("\u{F704}"), modifiers: [])
          .disabled(panel == .editor)
      }
    }
  }

  private func toggle(_ other: Panel) {
    withAnimation { panel = panel == other ? nil : other }
  }
}

/// The items that take votes back, and cast them again. They are evaluated again when that begins or ceases to be
/// possible.
private struct UndoCommands: View {
  let model: PollModel

  var body: some View {
    Button("Take the last vote back") { model.undo() }
      .keyboardShortcut("z")
      .disabled(!model.canUndo)
    Button("Cast it again") { model.redo() }
      .keyboardShortcut("z", modifiers: [.command, .shift])
      .disabled(!model.canRedo)
  }
}
