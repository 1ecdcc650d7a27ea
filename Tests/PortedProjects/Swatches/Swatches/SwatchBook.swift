import Cocoa

/// The colours, the one that is chosen, and the one that was copied.
@MainActor
final class SwatchBook: ObservableObject {
  @Published var selection: Swatch
  @Published private(set) var copied: String?

  let swatches = Swatch.all

  init() {
    let name = UserDefaults.standard.string(forKey: "selection")
    selection = swatches.first { $0.name == name } ?? swatches[0]
  }

  func selectNext() {
    guard let index = swatches.firstIndex(of: selection) else { return }
    selection = swatches[(index + 1) % swatches.count]
  }

  func copy() {
    let pasteboard = NSPasteboard.general
    pasteboard.clearContents()
    pasteboard.setString(selection.hex, forType: .string)
    copied = selection.hex
  }

  func save() {
    UserDefaults.standard.set(selection.name, forKey: "selection")
  }
}
