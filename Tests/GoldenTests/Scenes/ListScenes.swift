import SwiftUI

extension GoldenScene {
  /// Lists in their styles.
  static let lists = [
    GoldenScene(
      "list-inset", 240, 250, text: true, mirrors: true, scales: [1],
      large: CGSize(width: 290, height: 390), click: CGPoint(x: 80, y: 76)
    ) { ListScene() },
    GoldenScene(
      "list-inset-grouped", 260, 300, text: true, mirrors: true, scales: [1],
      large: CGSize(width: 320, height: 400)
    ) { GroupedListScene() },
    GoldenScene(
      "list-outline", 220, 170, text: true, mirrors: true, scales: [1],
      large: CGSize(width: 268, height: 230), events: openBranch
    ) { OutlineScene() },
    GoldenScene(
      "list-rows", 210, 180, text: true, mirrors: true, scales: [1],
      large: CGSize(width: 280, height: 250)
    ) { RowsScene() },
    GoldenScene(
      "list-pinned", 230, 190, text: true, mirrors: true, scales: [1],
      large: CGSize(width: 310, height: 240),
      events: [.scrolled(CGPoint(x: 110, y: 120), by: CGSize(width: 0, height: -60))]
    ) { PinnedListScene() },
    GoldenScene(
      "list-moved", 190, 165, text: true, mirrors: true, scales: [1],
      large: CGSize(width: 230, height: 172), events: move
    ) { MovedListScene() },
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

  /// Clicks on the arrow of the first row, at its place in each of the pictures.
  private static var openBranch: [Event] {
    [28, 192, 240].flatMap { (x: Int) -> [Event] in
      let place = CGPoint(x: x, y: 28)
      return [.pointerMoved(place), .pointerDown(place, .primary), .pointerUp(place, .primary)]
    }
  }

  /// A drag of the first row below the next one, which has not ended.
  private static var move: [Event] {
    let places = [20, 30, 50, 64].map { CGPoint(x: 95, y: $0) }
    return [.pointerMoved(places[0]), .pointerDown(places[0], .primary)]
      + places.dropFirst().map { .pointerMoved($0) }
  }

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
    List {
      OutlineGroup(files, children: \.children) { file in
        Label(file.name, systemImage: file.children == nil ? "doc" : "folder")
      }
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

/// Rows with margins, a separator and a background of their own, at a distance from each other.
private struct RowsScene: View {
  private let places = ["Harbour", "Lighthouse", "Market", "Station"]

  var body: some View {
    List(places, id: \.self) { place in
      Label(place, systemImage: "mappin")
        .listRowInsets(
          EdgeInsets(top: 6, leading: place == "Market" ? 40 : 12, bottom: 6, trailing: 12)
        )
        .listRowSeparator(place == "Harbour" ? .hidden : .automatic)
        .listRowBackground(place == "Market" ? Color.yellow.opacity(0.3) : nil)
    }
    .listStyle(.inset)
    .listRowSpacing(6)
  }
}

/// Sections whose headers stay in view, with a button that edits them.
private struct PinnedListScene: View {
  var body: some View {
    NavigationStack {
      List {
        ForEach(["Birds", "Fish", "Insects"], id: \.self) { kind in
          Section(kind) { ForEach(1..<6) { Text("Number \($0)") } }
        }
      }
      .listStyle(.plain)
      .refreshable {}
      .navigationTitle("Animals")
      .toolbar { EditButton() }
    }
  }
}

/// Rows that are moved by dragging.
private struct MovedListScene: View {
  @State private var names = ["Oak", "Beech", "Maple", "Birch"]

  var body: some View {
    List {
      ForEach(names, id: \.self) { Text($0) }
        .onMove { names.move(fromOffsets: $0, toOffset: $1) }
    }
    .listStyle(.plain)
    .environment(\.defaultMinListRowHeight, 40)
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
