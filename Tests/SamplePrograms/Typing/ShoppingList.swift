import SwiftUI

/// A list to which things are added by typing; a search finds them, and each can be renamed in its row.
struct ShoppingListView: View {
  private struct Item: Identifiable {
    let id = UUID()
    var name: String
    var isDone = false
  }

  /// A field with a magnifying glass and a button that empties it.
  private struct SearchStyle: TextFieldStyle {
    @Binding var text: String

    func _body(configuration: TextField<Self._Label>) -> some View {
      HStack {
        Image(systemName: "magnifyingglass").foregroundStyle(.secondary)
        configuration
        if !text.isEmpty {
          Button("Clear", systemImage: "xmark.circle.fill") { text = "" }
            .labelStyle(.iconOnly)
            .buttonStyle(.plain)
            .foregroundStyle(.secondary)
        }
      }
      .padding(8)
      .background(.quaternary, in: .capsule)
    }
  }

  @State private var items = [Item(name: "Bread"), Item(name: "Apples"), Item(name: "Coffee")]
  @State private var newName = ""
  @State private var search = ""

  var body: some View {
    VStack(spacing: 12) {
      TextField("Search", text: $search).textFieldStyle(SearchStyle(text: $search))
      ScrollView {
        VStack(spacing: 6) {
          ForEach($items) { $item in
            if search.isEmpty || item.name.localizedCaseInsensitiveContains(search) {
              HStack {
                Toggle("Done", isOn: $item.isDone).labelsHidden()
                TextField("Name of the item", text: $item.name)
                  .textFieldStyle(.plain)
                  .foregroundStyle(item.isDone ? .secondary : .primary)
                  .disabled(item.isDone)
              }
              Divider()
            }
          }
        }
      }
      HStack {
        TextField("Something to buy", text: $newName).onSubmit(add)
        Button("Add", action: add).disabled(trimmedName.isEmpty)
      }
      Text("\(items.count { !$0.isDone }) to buy").font(.footnote).foregroundStyle(.secondary)
    }
    .padding()
  }

  private var trimmedName: String { newName.trimmingCharacters(in: .whitespaces) }

  private func add() {
    guard !trimmedName.isEmpty else { return }
    items.append(Item(name: trimmedName))
    newName = ""
  }
}
