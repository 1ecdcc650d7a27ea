import SwiftUI

/// A tree of files, one of which is selected.
struct FileOutlineView: View {
  private struct File: Identifiable {
    let name: String
    var children: [File]?

    var id: String { name }
    var symbol: String { children == nil ? "doc" : "folder" }
  }

  private let files = [
    File(
      name: "Documents",
      children: [
        File(name: "Letters", children: [File(name: "Aunt May.txt"), File(name: "Landlord.txt")]),
        File(name: "Recipes.txt"),
      ]),
    File(name: "Pictures", children: [File(name: "Cat.png"), File(name: "Dog.png")]),
    File(name: "Read me.txt"),
  ]
  @State private var selection: String?

  var body: some View {
    VStack(alignment: .leading, spacing: 0) {
      List(files, children: \.children, selection: $selection) { file in
        Label(file.name, systemImage: file.symbol)
      }
      .listStyle(.sidebar)
      Text(selection ?? "Nothing is selected").font(.caption).padding(8)
    }
  }
}
