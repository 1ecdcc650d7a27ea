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
    GoldenScene(
      "list-edited", 220, 200, text: true, mirrors: true, scales: [1],
      large: CGSize(width: 260, height: 250), click: CGPoint(x: 110, y: 120)
    ) { EditedListScene() },
    GoldenScene(
      "list-swiped", 260, 100, text: true, mirrors: true, scales: [1],
      large: CGSize(width: 360, height: 130), events: swipe
    ) { SwipedListScene() },
    GoldenScene(
      "table", 400, 120, text: true, mirrors: true, scales: [1],
      large: CGSize(width: 560, height: 150), click: CGPoint(x: 100, y: 70)
    ) { TableScene() },
  ]

  /// A drag of the first row to the left.
  private static var swipe: [Event] {
    let places = [220, 200, 90].map { CGPoint(x: $0, y: 24) }
    return [.pointerMoved(places[0]), .pointerDown(places[0], .primary)]
      + places.dropFirst().map { .pointerMoved($0) } + [.pointerUp(places[2], .primary)]
  }
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

/// Rows that are edited, below a field that searches them.
private struct EditedListScene: View {
  @State private var names = ["Oak", "Beech", "Maple"]
  @State private var selection: Set<String> = []

  var body: some View {
    List(selection: $selection) {
      Section("Trees") {
        ForEach(names, id: \.self) { Text($0) }
          .onDelete { names.remove(atOffsets: $0) }
          .onMove { names.move(fromOffsets: $0, toOffset: $1) }
      }
    }
    .listStyle(.plain)
    .searchable(text: .constant("e"))
    .environment(\.editMode, .constant(.active))
  }
}

/// A row that is swiped, with other actions at each edge.
private struct SwipedListScene: View {
  var body: some View {
    List {
      Text("Call the vet")
        .swipeActions(edge: .leading) {
          Button("Flag", systemImage: "flag") {}.tint(.orange)
        }
        .swipeActions(edge: .trailing) {
          Button("Delete", systemImage: "trash", role: .destructive) {}
          Button("Later", systemImage: "clock") {}.tint(.indigo)
        }
      Text("Pay the rent").badge("Today")
      Text("Feed the cat").badge(2)
    }
    .listStyle(.plain)
  }
}

/// A table that is sorted by its second column, with a selected row.
private struct TableScene: View {
  private struct Peak: Identifiable {
    let name: String
    let height: Int
    let country: String

    var id: String { name }
  }

  private let peaks = [
    Peak(name: "Zugspitze", height: 2_962, country: "Germany"),
    Peak(name: "Snowdon", height: 1_085, country: "Wales"),
    Peak(name: "Triglav", height: 2_864, country: "Slovenia"),
  ]
  @State private var selection: String?
  @State private var order = [KeyPathComparator(\Peak.height, order: .reverse)]

  var body: some View {
    Table(peaks.sorted(using: order), selection: $selection, sortOrder: $order) {
      TableColumn("Peak", value: \.name)
      TableColumn("Height", value: \.height) { Text("\($0.height) m").monospacedDigit() }
        .width(min: 90, ideal: 110, max: 140)
        .alignment(.trailing)
      TableColumn("Country", value: \.country) { Label($0.country, systemImage: "mappin") }
    }
  }
}
