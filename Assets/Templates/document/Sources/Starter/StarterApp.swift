import SwiftUI

@main
struct StarterApp: App {
  var body: some Scene {
    DocumentGroup(newDocument: TextDocument()) { file in
      EditorView(document: file.$document)
    }
    .defaultSize(width: 640, height: 560)
    .commands {
      TextCommands()
    }
  }
}

extension FocusedValues {
  /// The document of the window in front.
  @Entry var document: Binding<TextDocument>?
}

/// The menu of the text.
struct TextCommands: Commands {
  @FocusedBinding(\.document) private var document
  @AppStorage("showsCounts") private var showsCounts = true

  var body: some Commands {
    CommandMenu("Text") {
      Button("Insert Date") { document?.append(date: .now) }
        .keyboardShortcut("d", modifiers: [.command, .shift])
        .disabled(document == nil)
      Divider()
      Toggle("Show Counts", isOn: $showsCounts)
        .keyboardShortcut("k", modifiers: [.command, .shift])
    }
  }
}
