import EngineTesting
import Foundation
import SwiftUI
import Testing

@testable import PlumbCore
@testable import PlumbGraphics
@testable import TestSupport

/// The appearance of views to which an open menu belongs.
@MainActor @Suite struct MenuAppearanceTests {
  /// A style that shows as a text whether its button is pressed.
  private struct SpokenStyle: ButtonStyle {
    func makeBody(configuration: Configuration) -> some View {
      configuration.label.accessibilityLabel(configuration.isPressed ? "pressed" : "released")
    }
  }

  private func labels(_ harness: LayoutHarness) -> [String] {
    harness.elements.compactMap(\.label)
  }

  @Test func `the button of a menu looks pressed while the menu is open`() {
    let harness = LayoutHarness(in: CGSize(width: 200, height: 200)) {
      Menu("Actions") { Button("Open") {} }.buttonStyle(SpokenStyle())
    }
    #expect(labels(harness).contains("released"))
    harness.click("released")
    #expect(labels(harness).contains("pressed") && labels(harness).contains("Open"))
    harness.click("Open")
    #expect(labels(harness).contains("released"))
  }

  // MARK: Rows

  private func outlines(_ harness: LayoutHarness) -> [CGRect] {
    let accent = SystemColor.accent.resolved(in: .light)
    return harness.drawnCommands.compactMap {
      if case .stroke(let path, _, .color(accent)) = $0 { path.boundingRect } else { nil }
    }
  }

  @Test func `a row has an outline while its menu is open`() {
    let harness = LayoutHarness(in: CGSize(width: 300, height: 300)) {
      List(["Ada", "Ben"], id: \.self) { name in
        Text(name).contextMenu { Button("Greet") {} }
      }
      .listStyle(.plain)
    }
    #expect(outlines(harness) == [])
    let ben = harness["Ben"]
    harness.click(CGPoint(x: ben.midX, y: ben.midY), .secondary)
    #expect(outlines(harness).count == 1)
    #expect(outlines(harness).allSatisfy { $0.contains(ben) && $0.width > 200 })
    harness.press(.escape)
    #expect(outlines(harness) == [])
  }

  @Test func `so has the row of a menu for the selection, and not all rows of the list`() {
    let harness = LayoutHarness(in: CGSize(width: 300, height: 300)) {
      List(selection: .constant(Set<String>())) { Text("Ada").tag("Ada") }
        .listStyle(.plain)
        .contextMenu(forSelectionType: String.self) { names in
          Button(names.isEmpty ? "New" : "Greet") {}
        }
    }
    let ada = harness["Ada"]
    harness.click(CGPoint(x: ada.midX, y: ada.midY), .secondary)
    #expect(labels(harness).contains("Greet"))
    #expect(outlines(harness).count == 1)
    harness.press(.escape)
    harness.click(CGPoint(x: 150, y: 280), .secondary)
    #expect(labels(harness).contains("New"))
    #expect(outlines(harness) == [])
  }

  @Test func `a menu outside of lists outlines nothing`() {
    let harness = LayoutHarness(in: CGSize(width: 300, height: 300)) {
      Text("Note").contextMenu { Button("Copy") {} }
    }
    let note = harness["Note"]
    harness.click(CGPoint(x: note.midX, y: note.midY), .secondary)
    #expect(labels(harness).contains("Copy") && outlines(harness) == [])
  }
}
