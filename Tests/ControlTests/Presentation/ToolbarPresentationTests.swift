import EngineTesting
import Foundation
import SwiftUI
import Testing

@testable import TestSupport

/// The toolbars of sheets, and the presentations of items of toolbars.
@MainActor @Suite struct ToolbarPresentationTests {
  private static let size = CGSize(width: 500, height: 400)

  /// A screen whose sheet has a toolbar and no stack.
  private struct Screen: View {
    let record: Kept<[String]>
    @State private var isEditing = false

    var body: some View {
      NavigationStack {
        Button("Edit") { isEditing = true }
          .navigationTitle("Home")
          .toolbar { Button("Behind") { record.value.append("behind") } }
          .sheet(isPresented: $isEditing) { Editor(record: record) }
      }
    }
  }

  private struct Editor: View {
    let record: Kept<[String]>
    @Environment(\.dismiss) private var dismiss

    var body: some View {
      Text("the form")
        .frame(width: 300, height: 150)
        .toolbar {
          ToolbarItem(placement: .confirmationAction) {
            Button("Save") {
              record.value.append("save")
              dismiss()
            }
          }
          ToolbarItem(placement: .cancellationAction) {
            Button("Cancel") {
              record.value.append("cancel")
              dismiss()
            }
          }
          ToolbarItem(placement: .destructiveAction) {
            Button("Remove") { record.value.append("remove") }
          }
        }
    }
  }

  @Test func `the toolbar of a sheet without a stack is at its bottom`() {
    let record = Kept<[String]>([])
    let harness = LayoutHarness(in: Self.size) { Screen(record: record) }
    harness.click("Edit")
    let form = harness["the form"]
    for button in ["Save", "Cancel", "Remove"] {
      #expect(harness[button].minY > form.maxY, "\(button)")
    }
    // The item that confirms is at the trailing end, the item that cancels beside it, and the item that destroys at the
    // other end.
    #expect(harness["Cancel"].maxX + 8 == harness["Save"].minX)
    #expect(harness["Remove"].maxX < form.midX)
    harness.click("Remove")
    harness.click("Save")
    #expect(record.value == ["remove", "save"])
    #expect(harness.shownLabels.isSuperset(of: ["Home", "Edit"]))
    #expect(harness.shownLabels.isDisjoint(with: ["Save", "Cancel"]))
  }

  @Test func `Return presses what confirms a sheet, and Escape what cancels it`() {
    let record = Kept<[String]>([])
    let harness = LayoutHarness(in: Self.size) { Screen(record: record) }
    harness.click("Edit")
    harness.press(.return)
    harness.click("Edit")
    harness.press(.escape)
    #expect(record.value == ["save", "cancel"])
    #expect(harness.shownLabels.contains("Edit"))
  }

  /// A screen whose sheet has a stack, with a toolbar and a field.
  private struct StackScreen: View {
    let record: Kept<[String]>
    @State private var isEditing = false

    var body: some View {
      Button("Edit") { isEditing = true }
        .sheet(isPresented: $isEditing) {
          NavigationStack {
            Field(record: record).navigationTitle("Form")
          }
          .frame(width: 300, height: 150)
        }
    }
  }

  private struct Field: View {
    let record: Kept<[String]>
    @Environment(\.dismiss) private var dismiss
    @State private var text = ""

    var body: some View {
      TextField("Name", text: $text)
        .toolbar {
          ToolbarItem(placement: .confirmationAction) { Button("Save") { end("save \(text)") } }
          ToolbarItem(placement: .cancellationAction) { Button("Cancel") { end("cancel") } }
        }
    }

    private func end(_ word: String) {
      record.value.append(word)
      dismiss()
    }
  }

  @Test func `the bar of a stack in a sheet has its title between the buttons, and their keys`() {
    let record = Kept<[String]>([])
    let harness = LayoutHarness(in: Self.size) { StackScreen(record: record) }
    harness.click("Edit")
    #expect(abs(harness["Form"].midX - Self.size.width / 2) < 0.01)
    #expect(harness["Cancel"].maxX < harness["Form"].minX)
    #expect(harness["Form"].maxX < harness["Save"].minX)
    harness.click("Name")
    harness.type("ab")
    harness.press(.return)
    harness.click("Edit")
    harness.press(.escape)
    #expect(record.value == ["save ab", "cancel"])
    #expect(harness.shownLabels.isDisjoint(with: ["Save", "Form"]))
  }

  @Test func `keys do not press the buttons of a bar outside of sheets`() {
    let record = Kept<[String]>([])
    let harness = LayoutHarness(in: Self.size) { NavigationStack { Field(record: record) } }
    harness.press(.return)
    harness.press(.escape)
    #expect(record.value.isEmpty)
  }

  private struct LinkInSheet: View {
    @State private var isShown = false

    var body: some View {
      NavigationStack {
        Button("Present") { isShown = true }
          .navigationDestination(for: Int.self) { Text("number \($0)") }
          .sheet(isPresented: $isShown) { NavigationLink("Go", value: 3).frame(width: 200) }
      }
    }
  }

  @Test func `a link in a sheet without a stack does not push on the stack behind`() {
    let harness = LayoutHarness(in: Self.size) { LinkInSheet() }
    harness.click("Present")
    harness.click("Go")
    harness.press(.escape)
    #expect(harness.shownLabels.contains("Present"))
    #expect(!harness.shownLabels.contains("number 3"))
  }

  private struct Labels: View {
    let isInToolbar: Bool
    @State private var isShown = false

    var body: some View {
      NavigationStack {
        if isInToolbar {
          Text("content").toolbar { presenter }
        } else {
          presenter
        }
      }
    }

    private var presenter: some View {
      Button("Present") { isShown = true }
        .sheet(isPresented: $isShown) {
          Button {
          } label: {
            Label("Add", systemImage: "plus")
          }
        }
    }
  }

  @Test func `what an item of a toolbar presents does not look like the toolbar`() {
    let sizes = [false, true].map { isInToolbar in
      let harness = LayoutHarness(in: Self.size) { Labels(isInToolbar: isInToolbar) }
      harness.click("Present")
      return harness["Add"].size
    }
    #expect(sizes[0] == sizes[1])
  }

  private struct Row: View {
    let number: Int
    @State private var isShown = false

    var body: some View {
      Button("show \(number)") { isShown = true }
        .frame(height: 40)
        .navigationDestination(isPresented: $isShown) { Text("detail \(number)") }
    }
  }

  @Test func `a row that presents is kept while it is out of sight`() {
    let harness = LayoutHarness(in: CGSize(width: 800, height: 400)) {
      NavigationSplitView {
        ScrollView {
          LazyVStack(spacing: 0) { ForEach(0..<1_000) { Row(number: $0) } }
        }
      } detail: {
        Text("nothing")
      }
    }
    // The first row of a lazy container is kept in any case.
    harness.click("show 3")
    #expect(harness.shownLabels.contains("detail 3"))
    harness.tree.send(
      .scrolled(CGPoint(x: 100, y: 300), by: CGSize(width: 0, height: -20_000)))
    #expect(!harness.shownLabels.contains("show 3"))
    #expect(harness.shownLabels.contains("detail 3"))
    harness.tree.send(
      .scrolled(CGPoint(x: 100, y: 300), by: CGSize(width: 0, height: 20_000)))
    harness.click("show 4")
    #expect(harness.shownLabels.contains("detail 4"))
    #expect(!harness.shownLabels.contains("detail 3"))
  }
}
