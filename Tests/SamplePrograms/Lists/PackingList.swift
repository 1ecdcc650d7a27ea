import SwiftUI
import UniformTypeIdentifiers

/// Things to pack in two bags: things are dragged between the rows of a bag, moved and deleted.
struct PackingListView: View {
  private struct Thing: Identifiable {
    let id: Int
    var name: String
    var isPacked = false
  }

  @State private var suitcase = [
    "Shirts", "Trousers", "Socks", "Pullover", "Shoes", "Swimsuit", "Towel", "Umbrella", "Book",
    "Charger", "Camera", "Maps",
  ].enumerated().map { Thing(id: $0, name: $1) }
  @State private var backpack = ["Passport", "Tickets"]
  @State private var notes = ["Water the plants", "Close the windows"]
  private let ideas = ["Sunglasses", "Toothbrush", "Snacks"]

  var body: some View {
    VStack(spacing: 0) {
      HStack {
        ForEach(ideas, id: \.self) { idea in
          Text(idea)
            .padding(.horizontal, 8).padding(.vertical, 3)
            .background(.quaternary, in: Capsule())
            .draggable(idea)
        }
      }
      .padding(8)
      Divider()
      List {
        Section("Suitcase") {
          ForEach($suitcase, editActions: [.move, .delete]) { $thing in
            HStack {
              Toggle("Packed", isOn: $thing.isPacked).labelsHidden()
              Text(thing.name)
                .alignmentGuide(.listRowSeparatorLeading) { $0[.leading] }
            }
            .swipeActions(edge: .leading, allowsFullSwipe: true) {
              Button(thing.isPacked ? "Unpack" : "Pack") { thing.isPacked.toggle() }.tint(.green)
            }
          }
        }
        .listSectionSeparator(.visible)
        Section("Backpack") {
          ForEach(backpack, id: \.self) { Text($0) }
            .dropDestination(for: String.self) { backpack.insert(contentsOf: $0, at: $1) }
            .onMove { backpack.move(fromOffsets: $0, toOffset: $1) }
            .onDelete { backpack.remove(atOffsets: $0) }
        }
        .listSectionSeparator(.visible, edges: .bottom)
        .listSectionSeparatorTint(.accentColor)
        Section("Before leaving") {
          ForEach(notes, id: \.self) { Text($0) }
            .onInsert(of: [.plainText]) { offset, providers in
              notes.insert("\(providers.count) thing to buy", at: offset)
            }
        }
      }
    }
  }
}
