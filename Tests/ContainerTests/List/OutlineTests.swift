import EngineTesting
import Foundation
import SwiftUI
import Testing

@testable import TestSupport

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

  // MARK: Other trees

  /// A tree whose elements are identified by a property.
  private struct Folder: Hashable {
    var name: String
    var inner: [Folder]?
  }

  private struct Folders: View {
    @State private var folders = [
      Folder(name: "Root", inner: [Folder(name: "Twig"), Folder(name: "Leaf")])
    ]
    @State private var selection: Set<String> = []

    var body: some View {
      List(folders, id: \.name, children: \.inner, selection: $selection) { Text($0.name) }
        .listStyle(.plain)
      Text("selected \(selection.sorted().joined())")
    }
  }

  @Test func `the elements of a tree may be identified by a property`() {
    let plain = LayoutHarness(in: Self.size) {
      List([Folder(name: "Root", inner: [])], id: \.name, children: \.inner) { Text($0.name) }
    }
    #expect(plain.shownLabels.contains("Show the elements below"))
    let harness = LayoutHarness(in: Self.size) { Folders() }
    harness.click("Show the elements below")
    harness.click("Leaf")
    #expect(harness.shownLabels.contains("selected Leaf"))
  }

  private struct Renamed: View {
    struct Note: Identifiable {
      let id: Int
      var text: String
      var notes: [Note]?
    }

    @State private var notes = [
      Note(id: 1, text: "One", notes: [Note(id: 2, text: "Two")])
    ]

    var body: some View {
      List($notes, children: \.notes) { $note in
        Button(note.text) { note.text += "!" }
      }
      .listStyle(.plain)
    }
  }

  @Test func `the rows of a bound tree change its elements`() {
    let harness = LayoutHarness(in: Self.size) { Renamed() }
    harness.click("Show the elements below")
    harness.click("Two")
    harness.click("One")
    #expect(harness.shownLabels.isSuperset(of: ["One!", "Two!"]))
  }

  @Test func `a group may have one element at the top`() {
    let harness = LayoutHarness(in: Self.size) {
      List { OutlineGroup(Self.tree[0], children: \.children) { Text($0.id) } }
        .listStyle(.plain)
    }
    #expect(labels(harness) == ["Root"])
    harness.click("Show the elements below")
    #expect(labels(harness) == ["Root", "Twig"])
  }

  private struct Inventory: View {
    @State private var selection: String?
    @State private var order = [KeyPathComparator(\Branch.id)]

    var body: some View {
      Table(OutlineTests.tree, children: \.children, selection: $selection, sortOrder: $order) {
        TableColumn("Name", value: \.id)
        TableColumn("Length") { Text("length \($0.id.count)") }
      }
      Text("selected \(selection ?? "none")")
    }
  }

  @Test func `a table of a tree has arrows in its first column, and follows the arrow keys`() {
    let harness = LayoutHarness(in: Self.size) { Inventory() }
    let column = harness["length 4"].minX
    #expect(!harness.shownLabels.contains("Twig"))
    // A leaf begins where the others do, although it has no arrow.
    #expect(harness["Root"].minX == harness["Stone"].minX)
    harness.click("Root")
    harness.press(.right)
    #expect(harness.shownLabels.isSuperset(of: ["Root", "Twig", "Stone", "selected Root"]))
    #expect(harness["Twig"].minX - harness["Root"].minX == 16)
    #expect(harness["Root"].minY < harness["Twig"].minY)
    #expect(harness["Twig"].minY < harness["Stone"].minY)
    // The other columns are not moved.
    #expect(harness["length 5"].minX == column)
    harness.press(.down)
    #expect(harness.shownLabels.contains("selected Twig"))
    harness.press(.up)
    harness.press(.left)
    #expect(!harness.shownLabels.contains("Twig"))
  }
}
