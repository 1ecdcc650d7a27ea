import SwiftUI

extension GoldenScene {
  static let navigations: [GoldenScene] = [
    GoldenScene(
      "navigation-stack", 400, 150, text: true, mirrors: true, scales: [1],
      large: CGSize(width: 560, height: 180)
    ) {
      NavigationStack(path: .constant([1])) {
        Text("Root").navigationDestination(for: Int.self) { _ in
          Text("Content").navigationTitle("Title").navigationSubtitle("Subtitle")
            .toolbar {
              ToolbarItem(placement: .principal) { Text("Middle") }
              ToolbarItem { Button("Delete", systemImage: "trash", role: .destructive) {} }
              ToolbarItem { Button("Disabled", systemImage: "pencil") {}.disabled(true) }
              ToolbarItem(placement: .confirmationAction) { Button("Done") {} }
              ToolbarItem(placement: .bottomBar) { Text("Below") }
            }
        }
      }
    },
    GoldenScene("navigation-larger-type", 340, 120, text: true, scales: [1]) {
      NavigationStack {
        Text("Content").navigationTitle("Title").navigationSubtitle("Subtitle")
          .toolbar {
            ToolbarItem(placement: .navigation) { Button("Add", systemImage: "plus") {} }
            ToolbarItem(placement: .confirmationAction) { Button("Done") {} }
          }
      }
      .dynamicTypeSize(.accessibility1)
    },
    GoldenScene(
      "tabs", 400, 110, text: true, mirrors: true, scales: [1],
      large: CGSize(width: 520, height: 110)
    ) {
      TabView {
        Tab("Home", systemImage: "house") { Text("Content") }
        Tab("Mail", systemImage: "envelope") { Text("Other") }.badge(3)
        Tab("Settings", systemImage: "gear") { Text("Other") }
      }
    },
    GoldenScene(
      "tabs-narrow", 320, 110, text: true, mirrors: true, scales: [1],
      large: CGSize(width: 390, height: 150)
    ) {
      TabView {
        Tab("Home", systemImage: "house") { Text("Content") }
        Tab("Messages", systemImage: "envelope") { Text("Other") }.badge(3)
        Tab("Search", systemImage: "magnifyingglass") { Text("Other") }
        Tab("Favorites", systemImage: "star") { Text("Other") }
        Tab("Settings", systemImage: "gear") { Text("Other") }
      }
    },
    GoldenScene(
      "split-view", 520, 130, text: true, mirrors: true, scales: [1],
      large: CGSize(width: 600, height: 130)
    ) {
      NavigationSplitView {
        Text("Sidebar").navigationTitle("Folders")
      } detail: {
        Text("Detail").navigationTitle("Folder")
          .toolbar { Button("Share", systemImage: "square.and.arrow.up") {} }
      }
      .navigationSplitViewStyle(.balanced)
    },
  ]
}

extension GoldenScene {
  /// Split views of three columns, and of one column if there is no room for more.
  static let columns: [GoldenScene] = [
    GoldenScene(
      "split-columns", 600, 130, text: true, mirrors: true, scales: [1],
      large: CGSize(width: 720, height: 150)
    ) { ColumnsScene(compactColumn: .sidebar) },
    GoldenScene(
      "split-folded", 260, 120, text: true, mirrors: true, scales: [1],
      large: CGSize(width: 320, height: 140)
    ) { ColumnsScene(compactColumn: .content) },
    GoldenScene(
      "split-inspector", 520, 130, text: true, mirrors: true, scales: [1],
      large: CGSize(width: 600, height: 170)
    ) {
      Text("Content").frame(maxWidth: .infinity, maxHeight: .infinity)
        .inspector(isPresented: .constant(true)) {
          Form {
            Toggle("Visible", isOn: .constant(true))
            LabeledContent("Size", value: "12 by 8")
          }
          .inspectorColumnWidth(240)
        }
    },
  ]
}

/// The boxes of a mail program, the letters in one of them, and a letter.
private struct ColumnsScene: View {
  @State var compactColumn: NavigationSplitViewColumn

  var body: some View {
    NavigationSplitView(preferredCompactColumn: $compactColumn) {
      List {
        Label("Inbox", systemImage: "tray").badge(12)
        Label("Sent", systemImage: "paperplane")
      }
      .listStyle(.sidebar)
      .navigationTitle("Mail")
      .navigationSplitViewColumnWidth(min: 140, ideal: 210)
    } content: {
      List {
        NavigationLink("Harbour", value: 1)
        NavigationLink("Tickets", value: 2)
      }
      .navigationTitle("Inbox")
      .navigationSplitViewColumnWidth(170)
    } detail: {
      Text("No letter").foregroundStyle(.secondary)
        .navigationTitle("Letter")
        .toolbar { Button("Reply", systemImage: "arrowshape.turn.up.left") {} }
    }
  }
}
