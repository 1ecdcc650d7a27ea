import SwiftUI

/// A topic of an outline with the topics below it.
private struct Topic: Identifiable, Hashable {
  let id: Int
  var title: String
  var topics: [Topic]?
}

/// An outline that a person edits.
@MainActor @Observable private final class Outline {
  var topics = [
    Topic(
      id: 1, title: "Garden",
      topics: [
        Topic(id: 2, title: "Beds", topics: [Topic(id: 3, title: "Tomatoes")]),
        Topic(id: 4, title: "Trees"),
      ]),
    Topic(id: 5, title: "House", topics: [Topic(id: 6, title: "Roof")]),
    Topic(id: 7, title: "Ideas"),
  ]
  private var nextID = 8

  func topic(_ id: Int?) -> Topic? {
    var rest = topics
    while let topic = rest.popLast() {
      if topic.id == id { return topic }
      rest += topic.topics ?? []
    }
    return nil
  }

  /// Changes the list that contains a topic.
  private func change(
    _ id: Int, in list: inout [Topic], _ body: (inout [Topic], Int) -> Void
  ) -> Bool {
    if let index = list.firstIndex(where: { $0.id == id }) {
      body(&list, index)
      return true
    }
    for index in list.indices {
      var below = list[index].topics ?? []
      if change(id, in: &below, body) {
        list[index].topics = below.isEmpty ? nil : below
        return true
      }
    }
    return false
  }

  func add(after id: Int?) -> Int {
    let topic = Topic(id: nextID, title: "Topic \(nextID)")
    nextID += 1
    let isAdded = id.map { id in
      change(id, in: &topics) { $0.insert(topic, at: $1 + 1) }
    }
    if isAdded != true { topics.append(topic) }
    return topic.id
  }

  func add(below id: Int) -> Int {
    let topic = Topic(id: nextID, title: "Topic \(nextID)")
    nextID += 1
    _ = change(id, in: &topics) { $0[$1].topics = ($0[$1].topics ?? []) + [topic] }
    return topic.id
  }

  func remove(_ id: Int) {
    _ = change(id, in: &topics) { $0.remove(at: $1) }
  }

  func rename(_ id: Int, to title: String) {
    _ = change(id, in: &topics) { $0[$1].title = title }
  }

  func sort() {
    topics.sort { $0.title < $1.title }
  }
}

/// An outline whose topics are added, renamed and deleted by menus.
struct OutlineEditorView: View {
  @State private var outline = Outline()
  @State private var selection: Int?
  @State private var renamed: Int?
  @State private var isRenaming = false
  @State private var title = ""

  var body: some View {
    NavigationStack {
      List(outline.topics, children: \.topics, selection: $selection) { topic in
        Label(topic.title, systemImage: topic.topics == nil ? "doc.text" : "folder")
          .contextMenu { actions(on: topic.id) }
      }
      .navigationTitle("Outline")
      .toolbar {
        ToolbarItem {
          Button("Add", systemImage: "plus") { selection = outline.add(after: selection) }
        }
        ToolbarItem {
          Menu("Edit", systemImage: "ellipsis.circle") {
            if let selection { actions(on: selection) }
            Divider()
            Button("Sort") { outline.sort() }
          }
        }
      }
      .safeAreaInset(edge: .bottom) {
        Text(outline.topic(selection).map { "“\($0.title)” is selected" } ?? "Nothing is selected")
          .font(.callout)
          .foregroundStyle(.secondary)
          .frame(maxWidth: .infinity)
          .padding(8)
          .background(.bar)
      }
    }
    .alert("Rename", isPresented: $isRenaming, presenting: renamed) { id in
      TextField("Title", text: $title)
      Button("Rename") { outline.rename(id, to: title) }
      Button("Cancel", role: .cancel) {}
    }
  }

  @ViewBuilder private func actions(on id: Int) -> some View {
    Button("Add Below") { selection = outline.add(below: id) }
    Button("Rename…") {
      title = outline.topic(id)?.title ?? ""
      renamed = id
      isRenaming = true
    }
    Button("Delete", role: .destructive) {
      outline.remove(id)
      if selection == id { selection = nil }
    }
  }
}
