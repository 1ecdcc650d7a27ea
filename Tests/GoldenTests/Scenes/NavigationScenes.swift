import SwiftUI

extension GoldenScene {
  static let navigations: [GoldenScene] = [
    GoldenScene("navigation-stack", 400, 150, text: true, mirrors: true, scales: [1]) {
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
    GoldenScene("tabs", 400, 110, text: true, scales: [1]) {
      TabView {
        Tab("Home", systemImage: "house") { Text("Content") }
        Tab("Mail", systemImage: "envelope") { Text("Other") }.badge(3)
        Tab("Settings", systemImage: "gear") { Text("Other") }
      }
    },
    GoldenScene("split-view", 520, 130, text: true, scales: [1]) {
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
