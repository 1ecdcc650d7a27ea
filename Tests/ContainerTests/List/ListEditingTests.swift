import EngineTesting
import Foundation
import SwiftUI
import Testing

@testable import PlumbContainers
@testable import PlumbCore
@testable import TestSupport

/// Lists whose rows are deleted, moved and swiped, and the trees in them.
@MainActor @Suite struct ListEditingTests {
  private static let size = CGSize(width: 300, height: 240)

  /// A list that a person edits.
  private struct Editor: View {
    let record: Kept<[String]>
    let flagged: Kept<String>
    @State private var names: [String]
    @State private var selection: Set<String> = []

    init(_ record: Kept<[String]>, flagged: Kept<String> = Kept("")) {
      self.record = record
      self.flagged = flagged
      names = record.value
    }

    var body: some View {
      VStack(spacing: 0) {
        EditButton()
        List(selection: $selection) {
          ForEach(names, id: \.self) { name in
            Text(name)
              .swipeActions(edge: .leading) { Button("Flag") { flagged.value = name } }
              .deleteDisabled(name == "Fixed")
          }
          .onDelete { names.remove(atOffsets: $0) }
          .onMove { names.move(fromOffsets: $0, toOffset: $1) }
        }
        .listStyle(.plain)
        .onChange(of: names) { record.value = $1 }
      }
    }
  }

  private func editor(_ names: [String]) -> (LayoutHarness, Kept<[String]>) {
    let record = Kept(names)
    return (LayoutHarness(in: Self.size) { Editor(record) }, record)
  }

  @Test func `the Delete key deletes the selected rows`() {
    let (harness, record) = editor(["A", "B", "C", "D"])
    harness.click(harness["B"].center, .primary)
    harness.click(harness["D"].center, .primary, modifiers: .control)
    harness.press(.delete)
    #expect(record.value == ["A", "C"])
  }

  @Test func `a dragged row goes to the place where it is left, and the others make way`() {
    let (harness, record) = editor(["A", "B", "C", "D"])
    let (start, third) = (harness["A"].center, harness["C"])
    harness.tree.send(.pointerMoved(start))
    harness.tree.send(.pointerDown(start, .primary))
    for y in [8, 40, 60] {
      harness.tree.send(.pointerMoved(CGPoint(x: start.x, y: start.y + CGFloat(y))))
      harness.layOut()
    }
    // Past the middle of C: B and C make way, and the row follows the pointer.
    #expect(harness["C"].midY == third.midY - 28)
    #expect(harness["A"].midY == start.y + 60)
    harness.tree.send(.pointerUp(CGPoint(x: start.x, y: start.y + 60), .primary))
    harness.layOut()
    #expect(record.value == ["B", "C", "A", "D"])
  }

  @Test func `with a selected row all that are selected move`() {
    let (harness, record) = editor(["A", "B", "C", "D"])
    harness.click(harness["A"].center, .primary)
    harness.click(harness["C"].center, .primary, modifiers: .control)
    let start = harness["A"].center
    harness.drag(
      start, CGPoint(x: start.x, y: start.y + 20), CGPoint(x: start.x, y: harness["D"].maxY))
    #expect(record.value == ["B", "D", "A", "C"])
  }

  private struct Drawer: View {
    let record: Kept<[String]>

    var body: some View {
      List {
        ForEach(record.value, id: \.self) { name in
          Text(name).gesture(DragGesture(minimumDistance: 50, coordinateSpace: .global))
        }
        .onMove { record.value.move(fromOffsets: $0, toOffset: $1) }
      }
      .listStyle(.plain)
    }
  }

  @Test func `a movement that a gesture of the row takes over leaves the rows where they were`() {
    let record = Kept(["A", "B", "C", "D"])
    let harness = LayoutHarness(in: Self.size) { Drawer(record: record) }
    let start = harness["A"].center
    harness.tree.send(.pointerMoved(start))
    harness.tree.send(.pointerDown(start, .primary))
    for y in [8, 40] {
      harness.tree.send(.pointerMoved(CGPoint(x: start.x, y: start.y + CGFloat(y))))
      harness.layOut()
    }
    #expect(harness["A"].midY == start.y + 40)
    harness.tree.send(.pointerMoved(CGPoint(x: start.x, y: start.y + 70)))
    #expect(harness["A"].midY == start.y)
    harness.tree.send(.pointerUp(CGPoint(x: start.x, y: start.y + 70), .primary))
    #expect(record.value == ["A", "B", "C", "D"])
  }

  @Test func `Option and an arrow key move the selected row`() {
    let (harness, record) = editor(["A", "B", "C"])
    harness.click(harness["B"].center, .primary)
    harness.press(.up, .option)
    #expect(record.value == ["B", "A", "C"])
    harness.press(.up, .option)
    #expect(record.value == ["B", "A", "C"])
    harness.press(.down, .option)
    harness.press(.down, .option)
    #expect(record.value == ["A", "C", "B"])
  }

  @Test func `while the list is edited each row has a button that deletes it`() {
    let (harness, record) = editor(["A", "Fixed", "C"])
    #expect(harness.elements.filter { $0.label == "Delete" }.isEmpty)
    harness.click(harness["Edit"].center, .primary)
    let buttons = harness.elements.filter { $0.label == "Delete" && $0.role == .button }
    #expect(buttons.count == 2)
    harness.click(buttons[1].frame.center, .primary)
    #expect(record.value == ["A", "Fixed"])
    harness.click(harness["Done"].center, .primary)
    #expect(harness.elements.filter { $0.label == "Delete" }.isEmpty)
  }

  @Test func `a swipe shows the actions at the edge, and a short one hides them`() {
    let record = Kept(["A", "B"])
    let flagged = Kept("")
    let harness = LayoutHarness(in: Self.size) { Editor(record, flagged: flagged) }
    let point = harness["A"].center
    harness.drag(point, CGPoint(x: point.x + 20, y: point.y), CGPoint(x: point.x + 90, y: point.y))
    let flag = harness.elements.first { $0.label == "Flag" }
    #expect(flag?.frame.width == ListSwipe.buttonWidth)
    harness.click(harness["Flag"].center, .primary)
    #expect(flagged.value == "A")
    #expect(harness["A"].center == point)
    harness.drag(point, CGPoint(x: point.x - 20, y: point.y), CGPoint(x: point.x - 90, y: point.y))
    harness.click(harness["Delete"].center, .primary)
    #expect(record.value == ["B"])
    let other = harness["B"].center
    harness.drag(other, CGPoint(x: other.x - 10, y: other.y), CGPoint(x: other.x - 30, y: other.y))
    #expect(harness["B"].center == other)
  }

  @Test func `each of several actions has its width, and the first is at the edge`() {
    let pressed = Kept("")
    let harness = LayoutHarness(in: Self.size) {
      List {
        Text("A").swipeActions {
          Button("Archive") { pressed.value = "archive" }
          Button("Later") { pressed.value = "later" }
        }
      }
      .listStyle(.plain)
    }
    let point = harness["A"].center
    harness.drag(point, CGPoint(x: point.x - 20, y: point.y), CGPoint(x: point.x - 90, y: point.y))
    #expect(harness["Archive"].maxX == 300)
    #expect(harness["Archive"].width == ListSwipe.buttonWidth)
    #expect(harness["Later"].width == ListSwipe.buttonWidth)
    harness.click("Later")
    #expect(pressed.value == "later")
    #expect(harness["A"].center == point)
  }

  @Test func `the context menu of a row has its actions`() {
    let (harness, record) = editor(["A", "B"])
    harness.click(harness["B"].center, .secondary)
    harness.press(.end)
    harness.press(.return)
    #expect(record.value == ["A"])
    // With the keyboard, of the selected row.
    harness.click(harness["A"].center, .primary)
    harness.press(.menu)
    harness.press(.end)
    harness.press(.return)
    #expect(record.value == [])
  }

  @Test func `an action belongs to the collection that it is set on`() {
    struct Group: Identifiable {
      let id: String
      let members: [String]
    }
    let groups = [Group(id: "x", members: ["a", "b"]), Group(id: "y", members: ["c", "d"])]
    var deleted: [IndexSet] = []
    let harness = LayoutHarness(in: Self.size) {
      List(selection: .constant(Set<String>())) {
        ForEach(groups) { group in
          ForEach(group.members, id: \.self) { Text($0) }
        }
        .onDelete { deleted.append($0) }
      }
      .environment(\.editMode, .constant(.active))
    }
    let buttons = harness.elements.filter { $0.label == "Delete" && $0.role == .button }
    #expect(buttons.count == 4)
    // d is in the second group, whatever its place among the members is.
    harness.click(buttons[3].frame.center, .primary)
    #expect(deleted == [[1]])
  }

  @Test func `keys belong to a field in a row, which can be edited`() {
    let text = Kept("")
    let binding = Binding {
      text.value
    } set: {
      text.value = $0
    }
    let harness = LayoutHarness(in: Self.size) {
      List(selection: .constant(Set(["a"]))) {
        ForEach(["a", "b"], id: \.self) { name in
          TextField("Field \(name)", text: name == "a" ? binding : .constant(""))
        }
        .onDelete { _ in text.value = "deleted" }
      }
    }
    harness.click(harness["Field a"].center, .primary)
    harness.type("tea")
    harness.press(.delete)
    #expect(text.value == "te")
  }

  @Test func `rows that must not be deleted stay, and a tag is not taken for an id`() {
    var deleted: [IndexSet] = []
    let record = Kept<Set<Int>>([])
    let harness = LayoutHarness(in: Self.size) {
      List(
        selection: Binding {
          record.value
        } set: {
          record.value = $0
        }
      ) {
        ForEach([1, 2, 3], id: \.self) { number in
          Text("Row \(number)").tag(number % 3 + 1).deleteDisabled(number == 1)
        }
        .onDelete { deleted.append($0) }
      }
    }
    harness.click(harness["Row 2"].center, .primary)
    #expect(record.value == [3])
    harness.press(.delete)
    #expect(deleted == [[1]])
    harness.press(.character("a"), .control)
    record.value = [1, 2, 3]
    harness.press(.delete)
    #expect(deleted == [[1], [1, 2]])
  }

  @Test func `what a row says in its body does not replace what is said outside`() {
    struct Row: View {
      var body: some View { Text("Row").listRowSeparator(.hidden) }
    }
    var isDeleted = false
    let harness = LayoutHarness(in: Self.size) {
      List {
        ForEach([1], id: \.self) { _ in Row() }.onDelete { _ in isDeleted = true }
      }
      .environment(\.editMode, .constant(.active))
    }
    harness.click(harness["Delete"].center, .primary)
    #expect(isDeleted)
  }

  @Test func `a disabled list is not edited`() {
    var isMoved = false
    let harness = LayoutHarness(in: Self.size) {
      List(selection: .constant(Set<Int>())) {
        ForEach([1, 2], id: \.self) { Text("Row \($0)") }.onMove { _, _ in isMoved = true }
      }
      .disabled(true)
    }
    let start = harness["Row 1"].center
    harness.drag(start, CGPoint(x: start.x, y: start.y + 10), CGPoint(x: start.x, y: start.y + 40))
    #expect(!isMoved)
  }
}

extension CGRect {
  fileprivate var center: CGPoint { CGPoint(x: midX, y: midY) }
}
