import EngineTesting
import Foundation
import Testing

@testable import PlumbCore
@testable import PlumbPlatform
@testable import PlumbUI
@testable import TestSupport

/// The changes of views that are reported to assistive technologies, and the cost of the reports.
@MainActor @Suite struct AccessibilityChangeTests {
  @Observable final class Model {
    var names = ["a", "b", "c"]
    var text = "old"
    var isOn = false
    var level = 0.25
    var isVertical = true
    var isWide = true
  }

  /// A text in a view of its own, so that a change of the model evaluates nothing else.
  private struct ModelText: View {
    let model: Model

    var body: some View { Text(model.text) }
  }

  @Test func `without a change there is none, and no element is made`() {
    let stage = AccessibilityStage { Button("Save") {} }
    let items = AccessibilityCounters.items
    #expect(stage.tree.update() == [])
    #expect(AccessibilityCounters.items == items)
  }

  @Test func `a changed text has a new name and the same identifier`() throws {
    let model = Model()
    let stage = AccessibilityStage {
      VStack {
        ModelText(model: model)
        Button {
        } label: {
          ModelText(model: model)
        }
        Toggle(isOn: .constant(true)) { ModelText(model: model) }.labelsHidden()
        ModelText(model: model).accessibilityElement(children: .combine)
      }
    }
    let ids = stage.objects.map(\.id)
    #expect(Set(ids).count == 4)
    model.text = "new"
    #expect(
      Set(stage.changes().map { "\($0)" })
        == Set(ids.map { "\(AccessibilityChange.name($0, "new"))" }))
    #expect(stage.objects.map(\.id) == ids)
  }

  @Test func `values and states are told of`() throws {
    let model = Model()
    let stage = AccessibilityStage {
      VStack {
        Toggle("Wi-Fi", isOn: Bindable(model).isOn)
        Slider(value: Bindable(model).level) { Text("Volume") }
        Button("Save") {}.disabled(model.isOn)
      }
    }
    let ids = stage.objects.map(\.id)
    model.isOn = true
    #expect(
      stage.changes() == [.state(ids[0], .checked, true), .state(ids[2], .enabled, false)])
    model.level = 0.5
    #expect(stage.changes() == [.number(ids[1], 0.5)])
  }

  @Test func `insertions and removals are told of with their places`() throws {
    let model = Model()
    let stage = AccessibilityStage {
      VStack { ForEach(model.names, id: \.self) { Text($0) } }
    }
    let ids = stage.objects.map(\.id)
    model.names = ["a", "x", "b", "c"]
    let inserted = stage.changes()
    let x = try stage.object("x").id
    #expect(inserted == [.childInserted(x, at: 1, in: .window)])
    model.names = ["a", "b"]
    #expect(
      stage.changes() == [
        .childRemoved(ids[2], at: 3, from: .window), .childRemoved(x, at: 1, from: .window),
      ])
    #expect(stage.objects.map(\.id) == [ids[0], ids[1]])
  }

  @Test func `rows that change places keep their identifiers`() {
    let model = Model()
    let stage = AccessibilityStage {
      VStack { ForEach(model.names, id: \.self) { Text($0) } }
    }
    let ids = stage.objects.map(\.id)
    model.names = ["c", "b", "a"]
    let changes = stage.changes()
    #expect(stage.objects.map(\.id) == [ids[2], ids[1], ids[0]])
    #expect(
      changes == [
        .childRemoved(ids[2], at: 2, from: .window), .childRemoved(ids[1], at: 1, from: .window),
        .childRemoved(ids[0], at: 0, from: .window), .childInserted(ids[2], at: 0, in: .window),
        .childInserted(ids[1], at: 1, in: .window), .childInserted(ids[0], at: 2, in: .window),
      ])
  }

  @Test func `views that change their container keep their identifiers`() {
    let model = Model()
    let stage = AccessibilityStage {
      let layout = model.isVertical ? AnyLayout(VStackLayout()) : AnyLayout(HStackLayout())
      layout {
        Text("a")
        Button("b") {}
      }
    }
    let ids = stage.objects.map(\.id)
    model.isVertical = false
    #expect(stage.changes() == [])
    #expect(stage.objects.map(\.id) == ids)
  }

  @Test func `an identifier is not used again`() throws {
    let model = Model()
    let stage = AccessibilityStage {
      if model.isOn { Text("shown") }
    }
    var ids: Set<AccessibilityID> = []
    for _ in 0..<20 {
      model.isOn = true
      _ = stage.changes()
      ids.insert(try stage.object("shown").id)
      model.isOn = false
      _ = stage.changes()
    }
    #expect(ids.count == 20)
  }

  @Test func `views that layout shows or hides are told of`() {
    let stage = AccessibilityStage {
      ViewThatFits {
        Text("a long text").fixedSize()
        Text("short")
      }
    }
    #expect(stage.objects.map(\.name) == ["a long text"])
    stage.harness.layOut(in: CGSize(width: 50, height: 100))
    #expect(stage.tree.update().count == 2)
    #expect(stage.objects.map(\.name) == ["short"])
  }

  @Test func `rows that scroll into view are told of`() {
    let stage = AccessibilityStage(in: CGSize(width: 100, height: 100)) {
      ScrollView {
        LazyVStack(spacing: 0) {
          ForEach(0..<1_000, id: \.self) { Text("row \($0)").frame(height: 20) }
        }
      }
    }
    #expect(stage.objects.contains { $0.name == "row 0" })
    #expect(!stage.objects.contains { $0.name == "row 50" })
    stage.harness.tree.send(.scrolled(CGPoint(x: 50, y: 50), by: CGSize(width: 0, height: -1_000)))
    _ = stage.changes()
    #expect(stage.objects.contains { $0.name == "row 50" })
    #expect(!stage.objects.contains { $0.name == "row 0" })
  }

  /// Returns the number of elements made for a change of one text among some others.
  private func itemsForOneChange(among count: Int) -> Int {
    let model = Model()
    let stage = AccessibilityStage {
      VStack {
        ForEach(0..<count, id: \.self) { row in
          if row == count / 2 { ModelText(model: model) } else { Text("row \(row)") }
        }
      }
    }
    #expect(stage.objects.count == count)
    model.text = "new"
    stage.harness.layOut()
    let items = AccessibilityCounters.items
    let changes = stage.tree.update()
    #expect(changes.count == 1)
    return AccessibilityCounters.items - items
  }

  @Test func `a change of one text makes as few elements in a long page as in a short one`() {
    // The text, the view that contains it, the stack, and the root view.
    #expect(itemsForOneChange(among: 10) == 4)
    #expect(itemsForOneChange(among: 1_000) == 4)
    #expect(itemsForOneChange(among: 10_000) == 4)
  }
}
