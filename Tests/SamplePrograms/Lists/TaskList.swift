import SwiftUI

/// Tasks in two sections that are selected, deleted, moved and marked.
struct TaskListView: View {
  private struct Task: Identifiable {
    let id: Int
    var title: String
    var isFlagged = false
    var comments = 0
  }

  @State private var open = [
    Task(id: 1, title: "Water the plants"), Task(id: 2, title: "Call the vet", comments: 3),
    Task(id: 3, title: "Buy new pencils"), Task(id: 4, title: "Book the train", isFlagged: true),
  ]
  @State private var done = [
    Task(id: 5, title: "Feed the cat"), Task(id: 6, title: "Pay the rent"),
  ]
  @State private var selection: Set<Int> = []

  var body: some View {
    VStack(spacing: 0) {
      List(selection: $selection) {
        Section("Open") {
          ForEach(open) { task in
            row(task)
              .swipeActions(edge: .leading) {
                Button("Flag") { flag(task) }.tint(.orange)
              }
          }
          .onDelete { open.remove(atOffsets: $0) }
          .onMove { open.move(fromOffsets: $0, toOffset: $1) }
        }
        Section {
          ForEach(done) { row($0).foregroundStyle(.secondary) }
            .onDelete { done.remove(atOffsets: $0) }
        } header: {
          Text("Done")
        } footer: {
          Text("Done tasks are kept for a week.")
        }
      }
      Divider()
      HStack {
        Text(selection.isEmpty ? "\(open.count) open" : "\(selection.count) selected")
          .foregroundStyle(.secondary)
        Spacer()
        EditButton()
      }
      .padding(8)
    }
  }

  private func row(_ task: Task) -> some View {
    HStack {
      Text(task.title)
      if task.isFlagged { Image(systemName: "flag.fill").foregroundStyle(.orange) }
    }
    .badge(task.comments)
  }

  private func flag(_ task: Task) {
    guard let index = open.firstIndex(where: { $0.id == task.id }) else { return }
    open[index].isFlagged.toggle()
  }
}
