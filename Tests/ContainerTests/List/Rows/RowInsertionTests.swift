import EngineTesting
import Foundation
import SwiftUI
import Testing
import UniformTypeIdentifiers

@testable import PlumbCore
@testable import TestSupport

/// Values that are dropped between the rows of a list, and collections that are edited by bindings.
@MainActor @Suite struct RowInsertionTests {
  private struct Shelf: View {
    let record: Kept<[String]>
    var usesProviders = false
    @State private var names = ["A", "B", "C"]

    var body: some View {
      VStack(spacing: 0) {
        Text("Source").draggable("new").frame(height: 40)
        Text("Number").draggable(NumberBox(number: 7)).frame(height: 40)
        List {
          Section("First") { Text("Alone") }
          Section("Second") {
            if usesProviders {
              ForEach(names, id: \.self) { Text($0) }
                .onInsert(of: [.plainText]) { offset, providers in
                  record.value.append("\(offset): \(providers.count)")
                }
            } else {
              ForEach(names, id: \.self) { Text($0) }
                .dropDestination(for: String.self) { names.insert(contentsOf: $0, at: $1) }
                .onDelete { names.remove(atOffsets: $0) }
            }
          }
        }
        .listStyle(.plain)
        .onChange(of: names) { record.value = $1 }
      }
    }
  }

  private struct NumberBox: Transferable, Codable {
    let number: Int

    static var transferRepresentation: some TransferRepresentation {
      CodableRepresentation(contentType: .json)
    }
  }

  private let record = Kept<[String]>([])

  private func harness(usesProviders: Bool = false) -> LayoutHarness {
    LayoutHarness(in: CGSize(width: 300, height: 360)) {
      Shelf(record: record, usesProviders: usesProviders)
    }
  }

  /// Drags from a view to a point, and keeps the button pressed.
  private func hold(_ label: String, at point: CGPoint, in harness: LayoutHarness) {
    let source = harness[label]
    let start = CGPoint(x: source.midX, y: source.midY)
    harness.tree.send(.pointerMoved(start))
    harness.tree.send(.pointerDown(start, .primary))
    for point in [CGPoint(x: start.x, y: start.y + 12), point] {
      harness.tree.send(.pointerMoved(point))
      harness.layOut()
    }
  }

  private func drop(_ label: String, at point: CGPoint, in harness: LayoutHarness) {
    hold(label, at: point, in: harness)
    harness.tree.send(.pointerUp(point, .primary))
    harness.layOut()
  }

  /// Returns the heights of the middles of the lines that are as thick as the line that shows a
  /// place.
  private func lines(_ harness: LayoutHarness) -> [CGFloat] {
    var environment = EnvironmentValues()
    environment.colorScheme = .light
    let tint = Color.accentColor.resolved(in: environment.colorAppearance)
    func fills(_ commands: [DrawCommand]) -> [CGRect] {
      commands.flatMap { command -> [CGRect] in
        switch command {
        case .fill(let path, _, .color(tint)): [path.boundingRect]
        case .clip(_, _, let inner), .group(_, let inner), .transform(_, let inner): fills(inner)
        default: []
        }
      }
    }
    let list = harness.displayList
    return fills(list.commands).filter { $0.height == 2 }.map(\.midY)
  }

  @Test func `a value is inserted in front of the row below the line`() {
    let harness = harness()
    let row = harness["B"]
    hold("Source", at: CGPoint(x: 100, y: row.midY - 5), in: harness)
    // Between A and B.
    #expect(lines(harness) == [(harness["A"].midY + row.midY) / 2])
    harness.tree.send(.pointerMoved(CGPoint(x: 100, y: row.midY + 5)))
    #expect(lines(harness) == [(harness["C"].midY + row.midY) / 2])
    harness.tree.send(.pointerUp(CGPoint(x: 100, y: row.midY + 5), .primary))
    harness.layOut()
    #expect(record.value == ["A", "B", "new", "C"])
    #expect(lines(harness).isEmpty)
  }

  @Test func `below all rows it is inserted at the end`() {
    let harness = harness()
    let row = harness["C"]
    hold("Source", at: CGPoint(x: 100, y: 350), in: harness)
    #expect(lines(harness) == [row.midY + 14])
    harness.tree.send(.pointerUp(CGPoint(x: 100, y: 350), .primary))
    harness.layOut()
    #expect(record.value == ["A", "B", "C", "new"])
  }

  @Test func `other rows, and values of another type, are not taken`() {
    let harness = harness()
    let alone = harness["Alone"]
    drop("Source", at: CGPoint(x: 100, y: alone.minY), in: harness)
    #expect(record.value.isEmpty)
    hold("Number", at: CGPoint(x: 100, y: harness["B"].midY), in: harness)
    #expect(lines(harness).isEmpty)
    harness.tree.send(.pointerUp(CGPoint(x: 100, y: harness["B"].midY), .primary))
    harness.layOut()
    #expect(record.value.isEmpty)
  }

  @Test func `item providers are inserted by the types of their data`() {
    let harness = harness(usesProviders: true)
    let row = harness["B"]
    drop("Source", at: CGPoint(x: 100, y: row.midY - 5), in: harness)
    #expect(record.value == ["1: 1"])
  }

  // MARK: Bound collections

  private struct Task: Identifiable, Equatable {
    let id: Int
    var title: String
  }

  private struct Tasks: View {
    let record: Kept<[Task]>
    let actions: EditActions<[Task]>
    @State private var tasks = ["A", "B", "C"].enumerated().map { Task(id: $0, title: $1) }
    @State private var selection: Set<Int> = []

    var body: some View {
      List(selection: $selection) {
        Text("Heading")
        ForEach($tasks, editActions: actions) { $task in
          Text(task.title).deleteDisabled(task.title == "C")
        }
      }
      .listStyle(.plain)
      .onChange(of: tasks) { record.value = $1 }
    }
  }

  private func titles(
    _ actions: EditActions<[Task]>, after act: (LayoutHarness) -> Void
  ) -> [String] {
    let record = Kept<[Task]>([])
    let harness = LayoutHarness(in: CGSize(width: 300, height: 200)) {
      Tasks(record: record, actions: actions)
    }
    act(harness)
    return record.value.map(\.title)
  }

  private func move(_ harness: LayoutHarness) {
    let (first, last) = (harness["A"], harness["C"])
    harness.drag(
      CGPoint(x: first.midX, y: first.midY), CGPoint(x: first.midX, y: first.midY + 10),
      CGPoint(x: first.midX, y: last.maxY))
  }

  private func delete(_ title: String) -> (LayoutHarness) -> Void {
    { harness in
      harness.click(title)
      harness.press(.delete)
    }
  }

  @Test func `elements are moved and deleted as the actions say`() {
    #expect(titles([.move, .delete], after: move) == ["B", "C", "A"])
    #expect(titles(.all, after: delete("B")) == ["A", "C"])
    #expect(titles(.delete, after: move) == [])
    #expect(titles(.move, after: delete("B")) == [])
    #expect(titles(.all, after: delete("C")) == [])
    #expect(EditActions<[Task]>.all == [.move, .delete])
  }

  @Test func `a list of a bound collection has the actions`() {
    struct Names: View {
      let record: Kept<[String]>
      @State private var names = ["A", "B", "C"]

      var body: some View {
        List($names, id: \.self, editActions: .all) { $name in Text(name) }
          .listStyle(.plain)
          .onChange(of: names) { record.value = $1 }
      }
    }
    let harness = LayoutHarness(in: CGSize(width: 300, height: 200)) { Names(record: record) }
    move(harness)
    #expect(record.value == ["B", "C", "A"])
  }
}
