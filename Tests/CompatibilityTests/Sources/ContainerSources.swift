import SwiftUI

// Sources as programs write them, which must compile without changes.

struct TrackedItem: Identifiable, Codable, Hashable {
  let id: Int
  var name: String
  var parts: [TrackedItem]?
}

final class TrackedDocument: ReferenceFileDocument {
  static var readableContentTypes: [UTType] { [.plainText] }

  let text: String

  init(text: String) { self.text = text }

  init(configuration: ReadConfiguration) throws {
    text = String(decoding: configuration.file.regularFileContents ?? Data(), as: UTF8.self)
  }

  func snapshot(contentType: UTType) throws -> String { text }

  func fileWrapper(snapshot: String, configuration: WriteConfiguration) throws -> FileWrapper {
    FileWrapper(regularFileWithContents: Data(snapshot.utf8))
  }
}

struct TrackedTable: View {
  let items: [TrackedItem]
  @SceneStorage("columns") private var columns: TableColumnCustomization<TrackedItem>
  @AppStorage("tabs") private var tabs: TabViewCustomization
  @State private var selection: Set<TrackedItem.ID> = []

  var body: some View {
    HSplitView {
      Table(of: TrackedItem.self, selection: $selection, columnCustomization: $columns) {
        TableColumn("Name", value: \.name).customizationID("name")
        TableColumn("Number") { Text("\($0.id)") }
          .customizationID("number")
          .defaultVisibility(.hidden)
          .disabledCustomizationBehavior([.reorder, .resize])
      } rows: {
        ForEach(items) { item in
          if let parts = item.parts {
            DisclosureTableRow(item) { ForEach(parts) { TableRow($0) } }
          } else {
            TableRow(item)
          }
        }
      }
      .tableStyle(.bordered(alternatesRowBackgrounds: true))
      .tableColumnHeaders(.visible)
      Text("Detail").containerBackground(.background, for: .window)
    }
    .toolbarTitleMenu { RenameButton() }
    .tabViewCustomization($tabs)
    .navigationTransition(.automatic)
    .onContinueUserActivity("view") { activity in
      _ = try? activity.typedPayload(TrackedItem.self)
    }
    .accessibilityRotor("Items") {
      ForEach(items) { AccessibilityRotorEntry($0.name, id: $0.id) }
    }
  }
}

struct OutlinedMenuStyle: MenuStyle {
  func makeBody(configuration: Configuration) -> some View {
    Menu(configuration).padding(4).border(.secondary)
  }
}

struct StackedControlGroupStyle: ControlGroupStyle {
  func makeBody(configuration: Configuration) -> some View {
    VStack(alignment: .leading) {
      configuration.label
      configuration.content
    }
  }
}

struct TrackedRows: View {
  let items: [TrackedItem]
  @Binding var dropped: [String]
  @State private var isExpanded = true
  @State private var hovered: Int?

  var body: some View {
    Table(of: TrackedItem.self) {
      TableColumn("Name", value: \.name)
      TableColumnForEach(1...3, id: \.self) { factor in
        TableColumn("\(factor)") { Text("\($0.id * factor)") }
      }
    } rows: {
      Section("Items") {
        ForEach(items) { item in
          TableRow(item)
            .contextMenu { Button("Rename") {} }
            .itemProvider { NSItemProvider(object: item.name as NSString) }
            .onHover { hovered = $0 ? item.id : nil }
        }
        .dropDestination(for: String.self) { dropped += $0 }
      }
      Section("Tree", isExpanded: $isExpanded) {
        OutlineGroup(items, children: \.parts)
      }
      Section {
        ForEach(items) { TableRow($0).draggable($0.name) }
      } header: {
        Label("Parts", systemImage: "gear")
      }
    }
    .contextMenu(forSelectionType: Int.self) { _ in Button("Delete", role: .destructive) {} }
    ControlGroup("Zoom") {
      Button("In") {}.buttonStyle(.accessoryBar)
      Button("Out") {}.buttonStyle(.accessoryBarAction)
    }
    .controlGroupStyle(StackedControlGroupStyle())
    Menu("More") { Text("Nothing") }.menuStyle(OutlinedMenuStyle())
    Menu("Less") { Text("Nothing") }.menuStyle(.borderlessButton)
  }
}
