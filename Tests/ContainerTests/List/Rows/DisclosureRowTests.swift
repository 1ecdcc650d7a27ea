import EngineTesting
import Foundation
import SwiftUI
import Testing

@testable import TestSupport

/// Disclosure groups in lists, whose rows are rows of the list.
@MainActor @Suite struct DisclosureRowTests {
  private struct Folder: Identifiable {
    let id: String
    var files: [String] = []
    var folders: [Folder] = []
  }

  private static let folders = [
    Folder(id: "Music", files: ["Aria", "Bolero"]),
    Folder(id: "Texts", files: ["Letter"], folders: [Folder(id: "Old", files: ["Note"])]),
    Folder(id: "Empty"),
  ]

  private final class Record {
    var selection: Set<String> = []
  }

  private let record = Record()

  private var selection: Binding<Set<String>> {
    let record = record
    return Binding(get: { record.selection }, set: { record.selection = $0 })
  }

  private func harness(@ViewBuilder _ rows: @escaping () -> some View) -> LayoutHarness {
    let selection = selection
    return LayoutHarness(in: CGSize(width: 300, height: 400)) {
      Selecting(selection: selection, rows: rows)
    }
  }

  private struct Selecting<Rows: View>: View {
    let selection: Binding<Set<String>>
    @ViewBuilder let rows: () -> Rows
    @State private var selected: Set<String> = []

    var body: some View {
      List(selection: $selected) { rows() }.listStyle(.plain)
        .onChange(of: selected) { selection.wrappedValue = $1 }
    }
  }

  /// The texts of the rows that are marked as selected.
  private func marked(_ harness: LayoutHarness) -> [String] {
    let elements = harness.elements
    let marks = elements.filter { $0.traits.contains(.isSelected) }.map(\.frame.midY)
    return elements.filter { $0.role == .text }.filter { text in
      marks.contains { abs($0 - text.frame.midY) < 5 }
    }.compactMap(\.label)
  }

  private func open(_ label: String, in harness: LayoutHarness) {
    let row = harness[label]
    harness.click(CGPoint(x: row.minX - 12, y: row.midY))
  }

  /// A folder with the folders and the files in it.
  private struct FolderRows: View {
    let folder: Folder

    var body: some View {
      DisclosureGroup(folder.id) {
        ForEach(folder.folders) { FolderRows(folder: $0) }
        ForEach(folder.files, id: \.self) { Text($0) }
      }
    }
  }

  @Test func `a click on a child selects the child alone`() {
    let harness = harness {
      DisclosureGroup("Music", isExpanded: .constant(true)) {
        Text("Aria").tag("a")
        Text("Bolero").tag("b")
        Text("Coda")
      }
      .tag("music")
    }
    harness.click("Aria")
    #expect(record.selection == ["a"])
    #expect(marked(harness) == ["Aria"])
    harness.click("Music")
    #expect(record.selection == ["music"])
    #expect(marked(harness) == ["Music"])
    harness.click("Coda")
    #expect(record.selection == ["music"], "Without a tag or an id it cannot be selected.")
  }

  @Test func `groups of a ForEach have the ids of the elements, and the children their own`() {
    let harness = harness { ForEach(Self.folders) { FolderRows(folder: $0) } }
    open("Music", in: harness)
    open("Texts", in: harness)
    open("Old", in: harness)
    for label in ["Music", "Bolero", "Old", "Note", "Letter", "Empty"] {
      harness.click(label)
      #expect(record.selection == [label])
      #expect(marked(harness) == [label])
    }
  }

  @Test func `rows begin further inside at each level, and labels of a level in one line`() {
    let harness = harness { ForEach(Self.folders) { FolderRows(folder: $0) } }
    open("Texts", in: harness)
    open("Old", in: harness)
    let start = harness["Texts"].minX
    #expect(harness["Old"].minX == start + 16)
    #expect(harness["Letter"].minX == start + 16)
    #expect(harness["Note"].minX == start + 32)
    #expect(harness["Empty"].minX == start)
  }

  @Test func `keys move through the rows, and show and hide those below`() {
    let harness = harness { ForEach(Self.folders) { FolderRows(folder: $0) } }
    harness.click("Music")
    #expect(harness.press(.right))
    harness.press(.down)
    #expect(record.selection == ["Aria"])
    harness.press(.down)
    harness.press(.down)
    #expect(record.selection == ["Texts"])
    harness.press(.up)
    #expect(record.selection == ["Bolero"])
    harness.press(.up)
    harness.press(.up)
    #expect(harness.press(.left))
    harness.press(.down)
    #expect(record.selection == ["Texts"])
  }

  @Test func `a range of rows includes those below the groups in it`() {
    let harness = harness { ForEach(Self.folders) { FolderRows(folder: $0) } }
    open("Music", in: harness)
    func choose(_ label: String, _ modifiers: KeyModifiers = []) {
      let row = harness[label]
      harness.click(CGPoint(x: row.midX, y: row.midY), .primary, modifiers: modifiers)
    }
    choose("Music")
    choose("Texts", .shift)
    #expect(record.selection == ["Music", "Aria", "Bolero", "Texts"])
    choose("Bolero")
    choose("Empty", .shift)
    #expect(record.selection == ["Bolero", "Texts", "Empty"])
    choose("Aria", .control)
    #expect(record.selection == ["Aria", "Bolero", "Texts", "Empty"])
  }

  @Test func `a range of the rows of an outline includes those below`() {
    let tree = [Node(id: "Root", nodes: [Node(id: "Twig")]), Node(id: "Stone")]
    let harness = harness { OutlineGroup(tree, children: \.nodes) { Text($0.id) } }
    open("Root", in: harness)
    harness.click("Root")
    let stone = harness["Stone"]
    harness.click(CGPoint(x: stone.midX, y: stone.midY), .primary, modifiers: .shift)
    #expect(record.selection == ["Root", "Twig", "Stone"])
  }

  private struct Node: Identifiable {
    let id: String
    var nodes: [Node]?
  }

  @Test func `the tag of a label is that of its row`() {
    let harness = harness {
      DisclosureGroup(isExpanded: .constant(true)) {
        Text("Aria").tag("a")
      } label: {
        Text("Music").tag("music")
      }
    }
    harness.click("Music")
    #expect(record.selection == ["music"])
  }

  @Test func `actions for the rows of the groups are not for those of the children`() {
    struct Removing: View {
      @State private var folders = ["Music", "Texts"]
      @State private var selection: String?

      var body: some View {
        List(selection: $selection) {
          ForEach(folders, id: \.self) { folder in
            DisclosureGroup(folder, isExpanded: .constant(true)) {
              Text("in \(folder)").tag("in \(folder)")
            }
          }
          .onDelete { folders.remove(atOffsets: $0) }
        }
      }
    }
    let harness = LayoutHarness(in: CGSize(width: 300, height: 400)) { Removing() }
    harness.click("in Music")
    harness.press(.delete)
    #expect(harness.shownLabels.isSuperset(of: ["Music", "Texts"]))
    harness.click("Music")
    harness.press(.delete)
    #expect(!harness.shownLabels.contains("Music"))
  }

  @Test func `in a list without a selection, pressing the label shows and hides the rows`() {
    let harness = LayoutHarness(in: CGSize(width: 300, height: 400)) {
      List { DisclosureGroup("Music") { Text("Aria") } }
    }
    #expect(!harness.shownLabels.contains("Aria"))
    harness.click("Music")
    #expect(harness.shownLabels.contains("Aria"))
    harness.click("Music")
    #expect(!harness.shownLabels.contains("Aria"))
  }

  @Test func `a group inside of a row, and one in a style of its own, is one row`() {
    struct Plain: DisclosureGroupStyle {
      func makeBody(configuration: Configuration) -> some View {
        VStack {
          configuration.label
          configuration.content
        }
      }
    }
    let harness = harness {
      HStack { DisclosureGroup("Music", isExpanded: .constant(true)) { Text("Aria") } }.tag("row")
      DisclosureGroup("Texts") { Text("Letter") }.disclosureGroupStyle(Plain()).tag("plain")
    }
    harness.click("Aria")
    #expect(record.selection == ["row"])
    harness.click("Letter")
    #expect(record.selection == ["plain"])
  }
}
