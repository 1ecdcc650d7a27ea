import EngineTesting
import Foundation
import SwiftUI
import Testing

/// Lists of trees.
@MainActor @Suite struct OutlineTests {
  private struct Branch: Identifiable {
    let id: String
    var children: [Branch]?
  }

  private static let tree = [
    Branch(id: "Root", children: [Branch(id: "Twig", children: [Branch(id: "Leaf")])]),
    Branch(id: "Stone"),
  ]

  private static let size = CGSize(width: 300, height: 240)

  /// The texts in the rows, from the top.
  private func labels(_ harness: LayoutHarness) -> [String] {
    harness.elements.filter { $0.role == .text }.compactMap(\.label)
  }

  @Test func `an outline shows and hides the elements below`() {
    let harness = LayoutHarness(in: Self.size) {
      List(Self.tree, children: \.children) { Text($0.id) }.listStyle(.plain)
    }
    #expect(labels(harness) == ["Root", "Stone"])
    let arrow = "Show the elements below"
    harness.click(arrow)
    #expect(labels(harness) == ["Root", "Twig", "Stone"])
    let second = harness.elements.filter { $0.label == arrow }[1].frame
    harness.click(CGPoint(x: second.midX, y: second.midY))
    #expect(labels(harness) == ["Root", "Twig", "Leaf", "Stone"])
    #expect(harness["Twig"].minX - harness["Root"].minX == 16)
    harness.click(arrow)
    #expect(labels(harness) == ["Root", "Stone"])
  }

  @Test(arguments: [LayoutDirection.leftToRight, .rightToLeft])
  func `arrow keys show and hide the elements below the selected row`(
    direction: LayoutDirection
  ) {
    struct Chooser: View {
      @State private var selection: String?

      var body: some View {
        List(OutlineTests.tree, children: \.children, selection: $selection) { Text($0.id) }
      }
    }
    var environment = EnvironmentValues()
    environment.layoutDirection = direction
    let harness = LayoutHarness(in: Self.size, environment: environment) { Chooser() }
    let (show, hide) = direction == .leftToRight ? (Key.right, Key.left) : (.left, .right)
    harness.click("Root")
    harness.press(show)
    #expect(labels(harness) == ["Root", "Twig", "Stone"])
    harness.press(.down)
    harness.press(show)
    #expect(labels(harness) == ["Root", "Twig", "Leaf", "Stone"])
    harness.press(.down)
    #expect(!harness.press(show), "nothing can be below a leaf")
    harness.press(.up)
    harness.press(.up)
    harness.press(hide)
    #expect(labels(harness) == ["Root", "Stone"])
    harness.press(hide)
    #expect(labels(harness) == ["Root", "Stone"])
  }
}
