import EngineTesting
import Foundation
import PlumbUI
import Testing

@testable import PlumbControls
@_spi(Nodes) @testable import PlumbCore
@testable import TestSupport

@MainActor @Suite struct ContextMenuTests {
  private final class Model {
    var log: [String] = []
    var isOn = false
  }

  private func harness(_ model: Model) -> LayoutHarness {
    LayoutHarness(in: CGSize(width: 400, height: 400)) {
      Color.blue.frame(width: 100, height: 100)
        .contextMenu {
          Button("Rename") { model.log.append("rename") }
          Toggle("Pinned", isOn: Binding(get: { model.isOn }, set: { model.isOn = $0 }))
          Divider()
          Button("Archive") { model.log.append("archive") }.disabled(true)
          Button("Delete", role: .destructive) { model.log.append("delete") }
        }
        .accessibilityLabel("square")
    }
  }

  private func isOpen(_ harness: LayoutHarness) -> Bool {
    harness.elements.contains { $0.label == "Rename" }
  }

  @Test func `the menu opens at the pointer and stays inside the window`() {
    let harness = harness(Model())
    harness.click(CGPoint(x: 200, y: 200), .secondary)
    #expect(isOpen(harness))
    // 5 points of padding of the panel and 8 of the item.
    #expect(harness["Rename"].minX >= 200 && harness["Rename"].minX <= 220)
    #expect(harness["Rename"].minY >= 200 && harness["Rename"].minY <= 220)
    harness.press(.escape)
    #expect(!isOpen(harness))
    let small = LayoutHarness(in: CGSize(width: 200, height: 150)) {
      Color.blue.contextMenu {
        Button("One") {}
        Button("Two") {}
        Button("Three") {}
      }
    }
    small.click(CGPoint(x: 199, y: 149), .secondary)
    for title in ["One", "Two", "Three"] {
      #expect(CGRect(x: 0, y: 0, width: 200, height: 150).contains(small[title]))
    }
  }

  @Test func `a click performs an action and closes the menu`() {
    let model = Model()
    let harness = harness(model)
    harness.click(CGPoint(x: 200, y: 200), .secondary)
    harness.click("Rename")
    #expect(model.log == ["rename"] && !isOpen(harness))
    harness.click(CGPoint(x: 200, y: 200), .secondary)
    harness.click("Pinned")
    #expect(model.isOn && !isOpen(harness))
  }

  @Test func `the arrow keys pass over disabled items, and letters find items`() {
    let model = Model()
    let harness = harness(model)
    harness.click(CGPoint(x: 200, y: 200), .secondary)
    for _ in 0..<3 { harness.press(.down) }
    harness.press(.return)
    #expect(model.log == ["delete"])
    harness.click(CGPoint(x: 200, y: 200), .secondary)
    harness.press(.character("r"))
    harness.press(.space)
    #expect(model.log == ["delete", "rename"])
    harness.click(CGPoint(x: 200, y: 200), .secondary)
    harness.press(.character("a"))
    harness.press(.return)
    // Nothing is highlighted: the item is disabled.
    #expect(model.log.count == 2 && isOpen(harness))
  }

  @Test func `a disabled item does nothing and leaves the menu open`() {
    let model = Model()
    let harness = harness(model)
    harness.click(CGPoint(x: 200, y: 200), .secondary)
    harness.click("Archive")
    #expect(model.log.isEmpty && isOpen(harness))
  }

  @Test func `outside of the view, and on one without items, no menu opens`() {
    let harness = harness(Model())
    harness.click(CGPoint(x: 20, y: 20), .secondary)
    #expect(!isOpen(harness))
    let before = LayoutHarness { Color.blue.contextMenu {} }
    before.click(CGPoint(x: 50, y: 50), .secondary)
    #expect(before.tree.service(FrontKeyHandlers.self).current() == nil)
  }

  // MARK: Keys

  @Test(arguments: [LayoutDirection.leftToRight, .rightToLeft])
  func `a key opens the menu below the selected row, or above it where there is no room`(
    direction: LayoutDirection
  ) {
    var environment = EnvironmentValues()
    environment.layoutDirection = direction
    let selection = Kept<String?>(nil)
    let rows = (0..<8).map { "Row \($0)" }
    let harness = LayoutHarness(
      in: CGSize(width: 300, height: 240), environment: environment
    ) {
      Recorded(record: selection) { selection in
        List(rows, id: \.self, selection: selection) { row in
          Text(row).contextMenu {
            Button("Rename") {}
            Button("Delete") {}
          }
        }
        .listStyle(.plain)
      }
    }
    func open(_ row: String) -> (row: CGRect, menu: CGRect) {
      harness.click(row)
      let frame = harness[row]
      harness.press(.function(10), .shift)
      defer { harness.press(.escape) }
      return (frame, harness["Rename"].union(harness["Delete"]))
    }
    let first = open("Row 0")
    #expect(first.menu.minY >= first.row.maxY && first.menu.minY < first.row.maxY + 30)
    let last = open("Row 6")
    #expect(last.menu.maxY <= last.row.minY && last.menu.maxY > last.row.minY - 30)
    // At the side at which the row begins.
    let distance =
      direction == .leftToRight ? first.menu.minX : harness.size.width - first.menu.maxX
    #expect(distance < 60)
  }

  @Test func `a key opens the menu of a button below it`() {
    let harness = LayoutHarness(in: CGSize(width: 300, height: 240)) {
      Button("Letter") {}.buttonStyle(.bordered).contextMenu { Button("Rename") {} }
    }
    harness.press(.tab)
    harness.press(.menu)
    #expect(harness["Rename"].minY >= harness["Letter"].maxY)
  }

  // MARK: Holding

  /// Presses at a point, moves by a distance and releases the button after a duration in seconds.
  private func hold(
    _ harness: LayoutHarness, at point: CGPoint, for duration: Double, moving distance: CGFloat = 0
  ) {
    harness.tree.advance(to: 1)
    harness.tree.send(.pointerMoved(point))
    harness.tree.send(.pointerDown(point, .primary))
    let end = CGPoint(x: point.x + distance, y: point.y)
    if distance != 0 { harness.tree.send(.pointerMoved(end)) }
    harness.tree.advance(to: 1 + duration)
    harness.tree.send(.pointerUp(end, .primary))
    harness.layOut()
  }

  @Test func `a press that is held in one place opens the menu`() {
    let center = CGPoint(x: 200, y: 200)
    let short = harness(Model())
    hold(short, at: center, for: 0.4)
    #expect(!isOpen(short))
    let moved = harness(Model())
    hold(moved, at: center, for: 0.6, moving: 8)
    #expect(!isOpen(moved))
    let long = harness(Model())
    hold(long, at: center, for: 0.6, moving: 2)
    #expect(isOpen(long), "the menu stays after the button is released")
    #expect(long["Rename"].minX >= 200 && long["Rename"].minX <= 220)
    long.click("Rename")
    #expect(!isOpen(long))
  }

  @Test func `a button does not perform its action when its menu opens`() {
    let model = Model()
    let harness = LayoutHarness(in: CGSize(width: 400, height: 400)) {
      Button("Press") { model.log.append("pressed") }
        .contextMenu { if model.isOn { Button("Rename") {} } }
    }
    hold(harness, at: harness.center(of: "Press"), for: 0.6)
    #expect(model.log == ["pressed"], "an empty menu does not open")
    model.isOn = true
    let other = LayoutHarness(in: CGSize(width: 400, height: 400)) {
      Button("Press") { model.log.append("again") }.contextMenu { Button("Rename") {} }
    }
    hold(other, at: other.center(of: "Press"), for: 0.6)
    #expect(model.log == ["pressed"] && isOpen(other))
    other.press(.escape)
    other.click("Press")
    #expect(model.log == ["pressed", "again"])
  }

  @Test func `the menu below a preview has its whole height`() {
    let model = Model()
    let harness = LayoutHarness(in: CGSize(width: 400, height: 400)) {
      Text("Letter").contextMenu {
        ForEach(0..<6) { number in Button("Item \(number)") { model.log.append("\(number)") } }
      } preview: {
        Text("A letter").padding(20)
      }
    }
    // The window is higher than the preview and six items together, so that none is scrolled away.
    harness.click(harness.center(of: "Letter"), .secondary)
    harness.click("Item 5")
    #expect(model.log == ["5"])
  }
}
