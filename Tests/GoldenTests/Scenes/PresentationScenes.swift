import SwiftUI

@testable import PlumbApp
@testable import PlumbCore

extension GoldenScene {
  static let presentations: [GoldenScene] = [
    GoldenScene(
      "presentation-sheet", 260, 190, text: true, mirrors: true, scales: [1],
      large: CGSize(width: 320, height: 240)
    ) {
      PresentingRows().sheet(isPresented: .constant(true)) {
        VStack(alignment: .leading, spacing: 12) {
          Text("New item").font(.headline)
          Toggle("Visible", isOn: .constant(true))
          HStack {
            Button("Cancel") {}.buttonStyle(.bordered)
            Button("Save") {}.buttonStyle(.borderedProminent)
          }
        }
        .padding(16)
      }
    },
    GoldenScene(
      "presentation-alert", 312, 176, text: true, mirrors: true, scales: [1],
      large: CGSize(width: 380, height: 250)
    ) {
      PresentingRows().alert("Save the changes?", isPresented: .constant(true)) {
        Button("Save") {}
        Button("Cancel", role: .cancel) {}
      } message: {
        Text("They are lost otherwise.")
      }
    },
    GoldenScene(
      "presentation-dialog", 312, 240, text: true, mirrors: true, scales: [1],
      large: CGSize(width: 360, height: 320)
    ) {
      PresentingRows()
        .confirmationDialog("Delete the item?", isPresented: .constant(true)) {
          Button("Archive") {}
          Button("Delete", role: .destructive) {}
        }
    },
    GoldenScene(
      "presentation-popover", 200, 80, text: true, mirrors: true, scales: [1],
      large: CGSize(width: 270, height: 110)
    ) {
      Button("Info") {}.buttonStyle(.bordered)
        .popover(isPresented: .constant(true), arrowEdge: .trailing) {
          Text("Details").padding(14)
        }
        .padding(.leading, 12)
        .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .leading)
    },
    GoldenScene(
      "presentation-detent", 320, 240, text: true, mirrors: true, scales: [1],
      large: CGSize(width: 360, height: 280)
    ) {
      PresentingRows().sheet(isPresented: .constant(true)) {
        NavigationStack {
          Form { Toggle("Visible", isOn: .constant(true)) }
            .navigationTitle("Row")
            .toolbar {
              ToolbarItem(placement: .cancellationAction) { Button("Cancel") {} }
              ToolbarItem(placement: .confirmationAction) { Button("Save") {} }
            }
        }
        .presentationDetents([.fraction(0.6)])
        .presentationDragIndicator(.visible)
      }
    },
    GoldenScene(
      "presentation-files", 380, 290, text: true, mirrors: true, scales: [1],
      large: CGSize(width: 420, height: 330), click: CGPoint(x: 120, y: 132)
    ) { FilesScene() },
  ]
}

/// A few rows that fill a window.
private struct PresentingRows: View {
  var body: some View {
    VStack(alignment: .leading, spacing: 8) {
      ForEach(1..<6) { Text("Row \($0)") }
    }
    .padding(12)
    .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
  }
}

/// The panel in which a text is chosen, with the entries of a folder.
private struct FilesScene: View {
  var body: some View {
    var settings = FileDialogSettings()
    settings.folder = URL(filePath: "/home/mira/Letters")
    let entries = [
      FileEntry(name: "Drafts", isFolder: true), FileEntry(name: "Harbour.txt", isFolder: false),
      FileEntry(name: "Lighthouse.png", isFolder: false),
      FileEntry(name: "Ticket 9.txt", isFolder: false),
    ]
    return FilePanel(
      purpose: .files(several: false), contentTypes: [.plainText], title: Text("Choose a letter"),
      settings: settings, finish: { _ in }, listing: .entries(entries))
  }
}
