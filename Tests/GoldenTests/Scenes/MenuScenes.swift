import SwiftUI

extension GoldenScene {
  /// Menus, groups of controls, and the views in place of missing content.
  static let menus: [GoldenScene] = [
    GoldenScene(
      "menu-context", 320, 190, text: true, mirrors: true, scales: [1],
      large: CGSize(width: 460, height: 250), events: openSubmenu
    ) { MenuScene() },
    GoldenScene(
      "control-groups", 320, 200, text: true, mirrors: true, scales: [1],
      large: CGSize(width: 500, height: 260)
    ) {
      VStack(alignment: .leading, spacing: 12) {
        ControlGroup {
          Button("Bold", systemImage: "bold") {}
          Button("Italic", systemImage: "italic") {}
          Button("Underline", systemImage: "underline") {}.disabled(true)
        }
        HStack(spacing: 16) {
          ProgressView().controlSize(.small)
          ProgressView("Loading")
          ProgressView(value: 0.7) { Text("Copying") }.progressViewStyle(.circular)
        }
        DisclosureGroup("Advanced", isExpanded: .constant(true)) {
          Toggle("Shadows", isOn: .constant(true))
        }
        DisclosureGroup("Network") {}
      }
      .padding(12)
    },
    GoldenScene(
      "control-unavailable", 260, 170, text: true, mirrors: true, scales: [1],
      large: CGSize(width: 320, height: 280)
    ) {
      ContentUnavailableView {
        Label("No letters", systemImage: "envelope")
      } description: {
        Text("New ones are shown here.")
      } actions: {
        Button("Look again") {}
      }
    },
    GoldenScene(
      "menu-groups", 200, 214, text: true, mirrors: true, scales: [1],
      large: CGSize(width: 250, height: 300), click: CGPoint(x: 110, y: 28)
    ) {
      VStack {
        ControlGroup("Style", systemImage: "textformat") {
          Button("Bold", systemImage: "bold") {}
          Button("Italic", systemImage: "italic") {}
          Button("Underline", systemImage: "underline") {}.disabled(true)
        }
        .controlGroupStyle(.menu)
        Spacer()
        Menu("Insert", systemImage: "plus") { Button("Table") {} }
      }
      .padding(12)
    },
    GoldenScene(
      "control-links", 220, 165, text: true, mirrors: true, scales: [1],
      large: CGSize(width: 270, height: 230), events: [.pointerMoved(CGPoint(x: 120, y: 26))],
      rest: 1
    ) {
      let page = URL(filePath: "/usr/share/doc")
      VStack(spacing: 10) {
        ShareLink(item: "A letter").help("Copies the letter for other programs")
        Spacer()
        Link("The harbour", destination: page)
        Link(destination: page) { Label("Timetable", systemImage: "calendar") }
      }
      .padding(12)
    },
    GoldenScene(
      "image-phases", 180, 60, mirrors: true, scales: [1, 2], large: CGSize(width: 180, height: 60)
    ) {
      HStack(spacing: 12) {
        PhaseScene(url: nil)
        PhaseScene(url: icons.appending(path: "tally-48.png"))
        PhaseScene(url: icons.appending(path: "nothing.png"))
      }
    },
  ]

  private static let icons = GoldenFiles.root.appending(path: "Assets/Icons")

  /// A click with the secondary button, and the keys that open the menu in the third item.
  private static var openSubmenu: [Event] {
    let place = CGPoint(x: 40, y: 20)
    return [.pointerMoved(place), .pointerDown(place, .secondary), .pointerUp(place, .secondary)]
      + [Key.down, .down, .down, .return].map { .keyDown(KeyStroke($0)) }
  }
}

/// A menu with marks and another menu.
private struct MenuScene: View {
  var body: some View {
    Color(white: 0.5, opacity: 0.1)
      .contextMenu {
        Button("Rename…", systemImage: "pencil") {}
        Toggle("Pinned", systemImage: "pin", isOn: .constant(true))
        Menu("Sort by", systemImage: "arrow.up.arrow.down") {
          Toggle("Name", isOn: .constant(true))
          Toggle("Date", isOn: .constant(false))
        }
        Divider()
        Button("Archive") {}.disabled(true)
        Button("Delete", systemImage: "trash", role: .destructive) {}
      }
  }
}

/// A picture, a sign that it is being loaded, or that it cannot be.
private struct PhaseScene: View {
  let url: URL?

  var body: some View {
    AsyncImage(url: url) { phase in
      switch phase {
      case .empty: ProgressView()
      case .success(let image): image.resizable().scaledToFit()
      case .failure: Image(systemName: "photo.badge.exclamationmark").foregroundStyle(.secondary)
      @unknown default: EmptyView()
      }
    }
    .frame(width: 48, height: 48)
  }
}
