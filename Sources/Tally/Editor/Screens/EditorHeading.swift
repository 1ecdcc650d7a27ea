import SwiftUI

/// The title of the editor with the buttons to undo, to cancel and to save.
struct EditorHeading: View {
  let editor: PollEditor
  let save: () -> Void
  let cancel: () -> Void

  var body: some View {
    ViewThatFits(in: .horizontal) {
      HStack(alignment: .firstTextBaseline, spacing: 8) {
        title.fixedSize()
        Spacer(minLength: 0)
        tools
        buttons.fixedSize()
      }
      VStack(alignment: .leading, spacing: 8) {
        title
        HStack(alignment: .firstTextBaseline, spacing: 8) {
          tools
          Spacer(minLength: 0)
          buttons.fixedSize()
        }
      }
      VStack(alignment: .leading, spacing: 8) {
        title
        tools
        buttons
      }
      VStack(alignment: .leading, spacing: 8) {
        title
        tools
        VStack(alignment: .leading, spacing: 8) {
          cancelButton
          saveButton
        }
      }
    }
    // Words that are wider than a narrow window would be broken.
    .dynamicTypeSize(...DynamicTypeSize.accessibility3)
  }

  private var title: some View {
    Text("Edit the poll")
      .font(.title3.bold())
      .accessibilityAddTraits(.isHeader)
  }

  private var tools: some View {
    HStack(spacing: 2) {
      ToolButton(title: "Undo", symbol: "arrow.uturn.backward") { editor.undo() }
        .keyboardShortcut("z")
        .disabled(!editor.history.canUndo)
      ToolButton(title: "Redo", symbol: "arrow.uturn.forward") { editor.redo() }
        .keyboardShortcut("z", modifiers: [.command, .shift])
        .disabled(!editor.history.canRedo)
    }
  }

  private var buttons: some View {
    HStack(spacing: 8) {
      cancelButton
      saveButton
    }
  }

  private var cancelButton: some View {
    Button("Cancel") { cancel() }
      .buttonStyle(.bordered)
      // Escape closes views in front first.
      .keyboardShortcut(
        editor.openColors == nil && editor.message == nil ? .cancelAction : nil)
  }

  private var saveButton: some View {
    Button("Save") { save() }
      .buttonStyle(.borderedProminent)
      .keyboardShortcut("s")
  }
}
