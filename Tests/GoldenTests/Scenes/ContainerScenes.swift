import SwiftUI

extension GoldenScene {
  /// Lists and tables that fold, pages, and views that cover a window or are beside the pointer.
  static let containers: [GoldenScene] = [
    GoldenScene(
      "list-folding", 220, 240, text: true, mirrors: true, scales: [1],
      large: CGSize(width: 280, height: 330)
    ) { FoldingScene() },
    GoldenScene(
      "table-outline", 330, 150, text: true, mirrors: true, scales: [1],
      large: CGSize(width: 460, height: 290), events: openBranches
    ) { TreeTableScene() },
    GoldenScene(
      "presentation-cover", 260, 120, text: true, mirrors: true, scales: [1],
      large: CGSize(width: 320, height: 150)
    ) {
      Text("Behind").fullScreenCover(isPresented: .constant(true)) {
        Text("In front of all").foregroundStyle(.black)
          .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .leading).padding()
          .presentationBackground(alignment: .trailing) {
            LinearGradient(
              colors: [.mint, .teal], startPoint: .leading, endPoint: .trailing)
          }
      }
    },
    GoldenScene(
      "menu-preview", 320, 250, text: true, mirrors: true, scales: [1],
      large: CGSize(width: 400, height: 360), events: secondaryClick
    ) {
      Text("Letter").contextMenu {
        Button("Open") {}
        ShareLink(item: "A letter")
        ControlGroup {
          Button("Bold", systemImage: "bold") {}
          Button("Italic", systemImage: "italic") {}
        }
      } preview: {
        Label("A letter to Ada", systemImage: "envelope").padding(20)
      }
      .padding(12)
      .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .top)
    },
    GoldenScene(
      "tabs-pages", 220, 110, text: true, mirrors: true, scales: [1],
      large: CGSize(width: 280, height: 130)
    ) {
      TabView(selection: .constant(0)) {
        Text("First").tag(0)
        Text("Second").tag(1)
        Text("Third").tag(2)
      }
      .tabViewStyle(.page)
      .indexViewStyle(.page(backgroundDisplayMode: .always))
    },
  ]

  /// Clicks on the arrow of the first row, at its place in each of the pictures.
  private static var openBranches: [Event] {
    [(22, 40), (308, 40), (25, 60), (435, 60)].flatMap { (x: Int, y: Int) -> [Event] in
      let place = CGPoint(x: x, y: y)
      return [.pointerMoved(place), .pointerDown(place, .primary), .pointerUp(place, .primary)]
    }
  }

  private static var secondaryClick: [Event] {
    let place = CGPoint(x: 174, y: 20)
    return [.pointerMoved(place), .pointerDown(place, .secondary), .pointerUp(place, .secondary)]
  }
}

/// Sections in a sidebar, of which one is folded.
private struct FoldingScene: View {
  var body: some View {
    List(selection: .constant("Oak" as String?)) {
      Section("Trees", isExpanded: .constant(true)) {
        ForEach(["Oak", "Beech"], id: \.self) { Label($0, systemImage: "tree") }
      }
      Section("Flowers", isExpanded: .constant(false)) { Text("Rose") }
      Section("Places", isExpanded: .constant(true)) { Label("Pond", systemImage: "drop").badge(2) }
    }
    .listStyle(.sidebar)
  }
}

/// A tree in a table whose rows alternate, of which the first branch is open.
private struct TreeTableScene: View {
  private struct File: Identifiable {
    let name: String
    let size: Int
    var children: [File]?

    var id: String { name }
  }

  private let files = [
    File(
      name: "Documents", size: 28,
      children: [File(name: "Letter.txt", size: 12), File(name: "Recipe.txt", size: 16)]),
    File(name: "Read me.txt", size: 3),
  ]

  var body: some View {
    Table(files, children: \.children) {
      TableColumn("Name", value: \.name)
      TableColumn("Size") { Text("\($0.size) kB").monospacedDigit() }.width(80)
    }
    .alternatingRowBackgrounds()
  }
}
