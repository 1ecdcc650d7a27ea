import SwiftUI

/// A sentence that two windows share, and the number of its changes.
@Observable final class SharedSentence {
  var text = "" {
    didSet { changes += 1 }
  }
  private(set) var changes = 0
}

/// Two windows that show and change one sentence.
struct TwoWindowsApp: App {
  @State private var sentence = SharedSentence()
  @State private var isLarge = false

  var body: some Scene {
    WindowGroup("Writer") {
      WriterView(sentence: sentence, isLarge: $isLarge)
    }
    .defaultSize(width: 360, height: 220)
    .windowResizability(.contentMinSize)

    Window("Reader", id: "reader") {
      ReaderView(sentence: sentence, isLarge: isLarge)
    }
    .defaultSize(width: 320, height: 200)
    .defaultPosition(.bottomTrailing)
  }
}

private struct WriterView: View {
  @Bindable var sentence: SharedSentence
  @Binding var isLarge: Bool
  @SceneStorage("note") private var note = ""
  @Environment(\.openWindow) private var openWindow

  var body: some View {
    Form {
      TextField("Sentence", text: $sentence.text)
      TextField("Note", text: $note)
      Toggle("Large letters", isOn: $isLarge)
      Button("Open the Reader") { openWindow(id: "reader") }
        .keyboardShortcut("r")
    }
    .padding()
    .navigationTitle(sentence.text.isEmpty ? "Writer" : "Writer: \(sentence.text)")
  }
}

private struct ReaderView: View {
  @Bindable var sentence: SharedSentence
  let isLarge: Bool
  @Environment(\.dismissWindow) private var dismissWindow
  @Environment(\.appearsActive) private var appearsActive

  var body: some View {
    VStack(spacing: 12) {
      Text(sentence.text.isEmpty ? "Nothing yet" : sentence.text)
        .font(isLarge ? .largeTitle : .body)
        .opacity(appearsActive ? 1 : 0.7)
      Text("Changed \(sentence.changes) times")
        .foregroundStyle(.secondary)
      TextField("Answer", text: $sentence.text)
      Button("Close") { dismissWindow(id: "reader") }
    }
    .padding()
    .frame(maxWidth: .infinity, maxHeight: .infinity)
  }
}
