import Combine
import SwiftUI

/// Lists inside a board: objects in an object, whose changes are passed on by hand.
struct TodoBoardView: View {
  @StateObject private var board = Board()

  var body: some View {
    VStack(alignment: .leading, spacing: 14) {
      Text("\(board.openCount) open tasks").font(.title3.bold()).accessibilityIdentifier("open")
      HStack(alignment: .top, spacing: 14) {
        ForEach(board.lists) { list in
          TodoListView(list: list)
        }
      }
      HStack {
        Button("Add list") { withAnimation { board.add("Later") } }
          .disabled(board.lists.count > 2)
        Button("Finish all") { withAnimation { board.finishAll() } }
      }
    }
    .padding()
    .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
  }
}

private struct TodoListView: View {
  @ObservedObject var list: TodoList

  var body: some View {
    VStack(alignment: .leading, spacing: 8) {
      HStack {
        Text(list.title).font(.headline)
        Spacer()
        Text("\(list.items.filter(\.isDone).count)/\(list.items.count)")
          .font(.caption.monospacedDigit())
          .foregroundStyle(.secondary)
      }
      ForEach($list.items) { $item in
        Toggle(isOn: $item.isDone.animation(.easeOut(duration: 0.2))) {
          Text(item.title)
            .strikethrough(item.isDone)
            .foregroundStyle(item.isDone ? .secondary : .primary)
        }
        .contextualDelete { withAnimation { list.items.removeAll { $0.id == item.id } } }
      }
      Button {
        withAnimation { list.items.append(Todo(title: "Task \(list.items.count + 1)")) }
      } label: {
        Label("Add", systemImage: "plus.circle")
      }
      .buttonStyle(.borderless)
      .accessibilityLabel("Add to \(list.title)")
    }
    .padding(12)
    .frame(maxWidth: .infinity, alignment: .leading)
    .background(.gray.opacity(0.12), in: RoundedRectangle(cornerRadius: 12))
  }
}

extension View {
  /// A cross that appears while the pointer is over the view.
  fileprivate func contextualDelete(perform action: @escaping () -> Void) -> some View {
    modifier(HoverDelete(action: action))
  }
}

private struct HoverDelete: ViewModifier {
  let action: () -> Void
  @State private var isHovered = false

  func body(content: Content) -> some View {
    HStack {
      content
      Spacer(minLength: 4)
      if isHovered {
        Button(action: action) { Image(systemName: "xmark") }
          .buttonStyle(.plain)
          .foregroundStyle(.red)
          .accessibilityLabel("Delete")
      }
    }
    .contentShape(Rectangle())
    .onHover { isHovered = $0 }
  }
}

private struct Todo: Identifiable {
  let id = UUID()
  var title: String
  var isDone = false
}

private final class TodoList: ObservableObject, Identifiable {
  @Published var title: String
  @Published var items: [Todo]

  init(_ title: String, _ items: [String]) {
    self.title = title
    self.items = items.map { Todo(title: $0) }
  }
}

private final class Board: ObservableObject {
  @Published private(set) var lists: [TodoList] = []
  private var subscriptions = Set<AnyCancellable>()

  init() {
    add("Home", ["Water plants", "Pay rent"])
    add("Work", ["Write report", "Call Ann", "Plan trip"])
  }

  var openCount: Int { lists.flatMap(\.items).filter { !$0.isDone }.count }

  func add(_ title: String, _ items: [String] = []) {
    let list = TodoList(title, items)
    // The board counts the tasks in the lists, so it changes when they do.
    list.objectWillChange.sink { [weak self] in self?.objectWillChange.send() }
      .store(in: &subscriptions)
    lists.append(list)
  }

  func finishAll() {
    for list in lists {
      for index in list.items.indices { list.items[index].isDone = true }
    }
  }
}
