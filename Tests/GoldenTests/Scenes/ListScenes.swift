import SwiftUI

extension GoldenScene {
  /// Lists in their styles.
  static let lists = [
    GoldenScene(
      "list-inset", 240, 250, text: true, mirrors: true, scales: [1],
      click: CGPoint(x: 80, y: 76)
    ) { ListScene() },
    GoldenScene("list-inset-grouped", 260, 300, text: true, mirrors: true, scales: [1]) {
      GroupedListScene()
    },
    GoldenScene(
      "list-outline", 220, 170, text: true, mirrors: true, scales: [1],
      click: CGPoint(x: 26, y: 24)
    ) { OutlineScene() },
    GoldenScene("list-large-type", 240, 260, text: true, scales: [1]) {
      ListScene().dynamicTypeSize(.accessibility1)
    },
  ]
}

/// Rows with a selection, a badge, a symbol and sections.
private struct ListScene: View {
  @State private var selection: Int?

  var body: some View {
    List(selection: $selection) {
      Section("Open") {
        Text("Water the plants").tag(1)
        Text("Call the vet").badge(3).tag(2)
        HStack {
          Text("Book the train")
          Image(systemName: "flag.fill").foregroundStyle(.orange)
        }
        .tag(3)
      }
      Section {
        ForEach(["Feed the cat", "Pay the rent"], id: \.self) { Text($0) }
          .foregroundStyle(.secondary)
      } header: {
        Text("Done")
      } footer: {
        Text("Done tasks are kept for a week.")
      }
    }
  }
}

/// Groups of controls on panels.
private struct GroupedListScene: View {
  @State private var isOnline = true

  var body: some View {
    List {
      Section("Account") {
        LabeledContent("Name", value: "Mira")
        Toggle("Show me online", isOn: $isOnline)
        Text("Marked").listRowBackground(Color.yellow.opacity(0.3))
      }
      Section {
        Button("Sign out", role: .destructive) {}
      } footer: {
        Text("Nothing is lost.")
      }
    }
    .listStyle(.insetGrouped)
  }
}

/// A tree, of which the first branch is open.
private struct OutlineScene: View {
  private struct File: Identifiable {
    let name: String
    var children: [File]?

    var id: String { name }
  }

  private let files = [
    File(name: "Documents", children: [File(name: "Letter.txt"), File(name: "Recipe.txt")]),
    File(name: "Pictures", children: [File(name: "Cat.png")]),
    File(name: "Read me.txt"),
  ]

  var body: some View {
    List(files, children: \.children) { file in
      Label(file.name, systemImage: file.children == nil ? "doc" : "folder")
    }
    .listStyle(.sidebar)
  }
}
