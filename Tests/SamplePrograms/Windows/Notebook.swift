import SwiftUI

/// A note with a title and a text.
private struct Note: Identifiable, Hashable, Codable {
  var id: Int
  var title: String
  var text = ""
}

private final class NotebookModel: ObservableObject {
  @Published var notes = ["Groceries", "Letter", "Ideas"].enumerated().map {
    Note(id: $0, title: $1)
  }

  func binding(to id: Note.ID) -> Binding<Note>? {
    guard let index = notes.firstIndex(where: { $0.id == id }) else { return nil }
    return Binding(get: { self.notes[index] }, set: { self.notes[index] = $0 })
  }
}

/// Notes, each of which opens in a window of its own, and the settings of the program.
struct NotebookApp: App {
  @StateObject private var model = NotebookModel()

  var body: some Scene {
    WindowGroup("Notebook", id: "notebook") {
      NotebookView().environmentObject(model)
    }
    .defaultSize(width: 300, height: 260)
    .commands {
      CommandGroup(after: .newItem) {
        Button("New Note") { model.notes.append(Note(id: model.notes.count, title: "New")) }
          .keyboardShortcut("n", modifiers: [.command, .shift])
      }
    }

    WindowGroup("Note", for: Note.ID.self) { $id in
      NoteView(note: id.flatMap { model.binding(to: $0) })
    }
    .defaultSize(width: 280, height: 180)
    .windowStyle(.hiddenTitleBar)

    Settings {
      NotebookSettings()
    }
  }
}

private struct NotebookView: View {
  @EnvironmentObject private var model: NotebookModel
  @Environment(\.openWindow) private var openWindow
  @AppStorage("notebook.showsLengths") private var showsLengths = true

  var body: some View {
    VStack(alignment: .leading) {
      ForEach(model.notes) { note in
        HStack {
          Text(note.title)
          if showsLengths {
            Text("\(note.text.count) letters").foregroundStyle(.secondary)
          }
          Spacer()
          Button("Open") { openWindow(value: note.id) }
            .accessibilityLabel("Open \(note.title)")
        }
      }
      Spacer()
      SettingsLink()
    }
    .padding()
  }
}

private struct NoteView: View {
  let note: Binding<Note>?
  @Environment(\.dismiss) private var dismiss
  @Environment(\.scenePhase) private var scenePhase
  @State private var phases: [ScenePhase] = []

  var body: some View {
    VStack(alignment: .leading) {
      if let note {
        Text(note.wrappedValue.title).font(.headline)
        TextEditor(text: note.text)
      } else {
        Text("No note")
      }
      Button("Done") { dismiss() }
    }
    .padding()
    .navigationTitle(note?.wrappedValue.title ?? "Note")
    .onChange(of: scenePhase, initial: true) { phases.append(scenePhase) }
  }
}

private struct NotebookSettings: View {
  @AppStorage("notebook.showsLengths") private var showsLengths = true

  var body: some View {
    Form {
      Toggle("Show the lengths of notes", isOn: $showsLengths)
    }
    .padding(20)
    .frame(width: 320)
  }
}
