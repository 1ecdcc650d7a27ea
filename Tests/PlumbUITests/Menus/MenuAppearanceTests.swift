import EngineTesting
import Foundation
import SwiftUI
import Testing

@testable import PlumbCore
@testable import PlumbGraphics

/// How views look to which an open menu belongs.
@MainActor @Suite struct MenuAppearanceTests {
  /// A style that says whether its button is pressed.
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
}
