import SwiftUI

struct ChecklistView: View {
  @Binding var checklist: Checklist
  @AppStorage("hidesDone") private var hidesDone = false
  @State private var title = ""
  @FocusState private var isTyping: Bool

  var body: some View {
    VStack(spacing: 0) {
      header
      Divider()
      List {
        ForEach($checklist.items) { $item in
          if !(hidesDone && item.isDone) {
            ItemRow(item: $item)
          }
        }
        .onMove { checklist.items.move(fromOffsets: $0, toOffset: $1) }
        .onDelete { checklist.items.remove(atOffsets: $0) }
      }
      Divider()
      footer
    }
    .frame(minWidth: 320, minHeight: 280)
    .focusedSceneValue(\.checklist, $checklist)
  }

  private var header: some View {
    VStack(alignment: .leading, spacing: 8) {
      HStack(alignment: .firstTextBaseline) {
        Text("\(checklist.doneCount) of \(checklist.items.count) done")
          .font(.title2.bold())
        Spacer()
        Button("Mark All") {
          withAnimation { checklist.markAllDone() }
        }
        .buttonStyle(.bordered)
        .disabled(checklist.progress == 1)
      }
      ProgressView(value: checklist.progress)
    }
    .padding(16)
  }

  private var footer: some View {
    HStack {
      TextField("New item", text: $title)
        .textFieldStyle(.roundedBorder)
        .focused($isTyping)
        .onSubmit(add)
      Button("Add", action: add)
        .buttonStyle(.bordered)
        .disabled(title.isEmpty)
    }
    .padding(12)
  }

  private func add() {
    guard !title.isEmpty else { return }
    checklist.add(title)
    title = ""
    isTyping = true
  }
}

private struct ItemRow: View {
  @Binding var item: Checklist.Item
  @AppStorage("marker") private var marker = Marker.circle

  var body: some View {
    Button {
      withAnimation(.easeOut(duration: 0.15)) { item.isDone.toggle() }
    } label: {
      HStack(spacing: 10) {
        Image(systemName: item.isDone ? marker.doneSymbol : marker.symbol)
          .foregroundStyle(item.isDone ? Color.accentColor : Color(nsColor: .tertiaryLabelColor))
          .imageScale(.large)
        Text(item.title)
          .strikethrough(item.isDone)
          .foregroundStyle(item.isDone ? .secondary : .primary)
        Spacer()
      }
      .contentShape(Rectangle())
    }
    .buttonStyle(.plain)
    .padding(.vertical, 3)
  }
}
