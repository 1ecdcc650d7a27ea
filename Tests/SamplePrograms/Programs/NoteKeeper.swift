import SwiftUI

/// A notebook: notes in a list, the selected one in an editor, and a question before one is deleted.
struct NoteKeeperView: View {
  private struct Note: Identifiable {
    let id: Int
    var title: String
    var text: String
  }

  @State private var notes = [
    Note(id: 1, title: "Groceries", text: "Tea, bread and six eggs"),
    Note(id: 2, title: "Ideas", text: "A bench beside the pond"),
    Note(id: 3, title: "Holiday", text: "Trains to the coast leave at nine"),
  ]
  @State private var selection: Int?
  @State private var search = ""
  @State private var isDeleting = false
  @State private var isShowingInfo = false

  var body: some View {
    NavigationSplitView {
      List(selection: $selection) {
        Section("Notes") {
          ForEach(found) { note in
            VStack(alignment: .leading, spacing: 2) {
              Text(note.title)
              Text(note.text).font(.caption).foregroundStyle(.secondary).lineLimit(1)
            }
            .tag(note.id)
          }
          .onDelete(perform: delete)
        }
      }
      .listStyle(.sidebar)
      .searchable(text: $search, prompt: "Find")
      .navigationTitle("Notebook")
      .toolbar {
        Button("New", systemImage: "plus", action: add)
      }
    } detail: {
      detail
        .toolbar {
          ToolbarItem(placement: .primaryAction) {
            Menu("More", systemImage: "ellipsis.circle") {
              Button("Information") { isShowingInfo = true }
              Divider()
              Button("Delete…", role: .destructive) { isDeleting = true }
            }
            .disabled(selection == nil)
          }
        }
    }
    .alert("Delete this note?", isPresented: $isDeleting) {
      Button("Delete", role: .destructive, action: deleteSelected)
      Button("Cancel", role: .cancel) {}
    } message: {
      Text("It cannot be brought back.")
    }
    .sheet(isPresented: $isShowingInfo) {
      NoteInfo(text: selected?.text ?? "")
    }
  }

  private var found: [Note] {
    search.isEmpty ? notes : notes.filter { $0.title.localizedCaseInsensitiveContains(search) }
  }

  private var selected: Note? { notes.first { $0.id == selection } }

  @ViewBuilder private var detail: some View {
    if let index = notes.firstIndex(where: { $0.id == selection }) {
      VStack(alignment: .leading, spacing: 8) {
        TextField("Title", text: $notes[index].title).font(.title2.bold())
          .textFieldStyle(.plain)
        TextEditor(text: $notes[index].text)
      }
      .padding()
      .id(selection)
    } else {
      ContentUnavailableView(
        "No note is selected", systemImage: "note.text",
        description: Text("Choose one of the notes, or make a new one."))
    }
  }

  private func add() {
    let id = (notes.map(\.id).max() ?? 0) + 1
    notes.append(Note(id: id, title: "Note \(id)", text: ""))
    selection = id
  }

  /// Deletes notes that are shown in the list.
  private func delete(at offsets: IndexSet) {
    let deleted = Set(offsets.map { found[$0].id })
    notes.removeAll { deleted.contains($0.id) }
    if let selection, deleted.contains(selection) { self.selection = nil }
  }

  private func deleteSelected() {
    notes.removeAll { $0.id == selection }
    selection = nil
  }
}

/// The information about a note.
private struct NoteInfo: View {
  let text: String
  @Environment(\.dismiss) private var dismiss

  var body: some View {
    VStack(alignment: .leading, spacing: 12) {
      Text("Information").font(.headline)
      LabeledContent("Words", value: "\(text.split(separator: " ").count)")
      LabeledContent("Characters", value: "\(text.count)")
      HStack {
        Spacer()
        Button("Done") { dismiss() }.keyboardShortcut(.defaultAction)
      }
    }
    .padding(20)
    .frame(width: 240)
  }
}
