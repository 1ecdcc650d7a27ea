import EngineTesting
import Foundation
import SwiftUI
import Testing

@_spi(Nodes) @testable import PlumbCore
@testable import TestSupport

/// Menus that a press opens, and whose items a press chooses.
@MainActor @Suite struct MenuPressTests {
  private let record = Kept<[String]>([])

  private func harness() -> LayoutHarness {
    let record = record
    return LayoutHarness(in: CGSize(width: 400, height: 300)) {
      VStack(alignment: .leading) {
        Menu("Actions") {
          Button("Open") { record.value.append("Open") }
          Menu("Share") { Button("Mail") { record.value.append("Mail") } }
          Button("Never") { record.value.append("Never") }.disabled(true)
        }
        Picker(
          "Pet",
          selection: Binding {
            "Cat"
          } set: {
            record.value.append($0)
          }
        ) {
          ForEach(["Cat", "Dog"], id: \.self) { Text($0) }
        }
        Text("Note").padding(20)
          .contextMenu { Button("Copy") { record.value.append("Copy") } }
        Button("Other") { record.value.append("Other") }
        Spacer()
      }
    }
  }

  private func has(_ label: String, _ harness: LayoutHarness) -> Bool {
    harness.elements.contains { $0.label == label }
  }

  /// Presses at a point, drags to an item that is shown then, and releases the button there.
  private func drag(
    _ start: CGPoint, to item: String, _ button: PointerButton = .primary, in harness: LayoutHarness
  ) {
    harness.hold(start, button)
    let end = harness.center(of: item)
    harness.move(to: end)
    harness.release(end, button)
  }

  @Test func `a press opens the menu, which stays open after a click`() {
    let harness = harness()
    let start = harness.center(of: "Actions")
    harness.hold(start)
    #expect(has("Open", harness))
    harness.release(CGPoint(x: start.x + 4, y: start.y))
    #expect(has("Open", harness))
    #expect(record.value == [])
  }

  @Test func `a press that ends on an item performs it once and closes the menu`() {
    let harness = harness()
    drag(harness.center(of: "Actions"), to: "Open", in: harness)
    #expect(record.value == ["Open"])
    #expect(!has("Open", harness))
  }

  @Test func `a press goes on into a menu in the menu`() {
    let harness = harness()
    harness.hold(harness.center(of: "Actions"))
    harness.move(to: harness.center(of: "Share"))
    let mail = harness.center(of: "Mail")
    harness.move(to: mail)
    harness.release(mail)
    #expect(record.value == ["Mail"])
    #expect(!has("Open", harness))
  }

  @Test func `a press that ends on what cannot be chosen leaves the menu open`() {
    for item in ["Never", "Share"] {
      let harness = harness()
      drag(harness.center(of: "Actions"), to: item, in: harness)
      #expect(record.value == [])
      #expect(has("Open", harness))
    }
  }

  @Test(arguments: [PointerButton.primary, .secondary])
  func `a press that ends beside the menu closes it without another effect`(button: PointerButton) {
    let harness = harness()
    let start = harness.center(of: button == .primary ? "Actions" : "Note")
    let (item, other) = (button == .primary ? "Open" : "Copy", harness.center(of: "Other"))
    harness.hold(start, button)
    #expect(has(item, harness))
    let end = CGPoint(x: 390, y: other.y)
    harness.move(to: end)
    harness.release(end, button)
    #expect(!has(item, harness))
    #expect(record.value == [])
    harness.click("Other")
    #expect(record.value == ["Other"])
  }

  @Test func `a press that ends outside of the window closes the menu`() {
    let harness = harness()
    let end = CGPoint(x: 900, y: -40)
    harness.hold(harness.center(of: "Actions"))
    harness.move(to: end)
    harness.release(end)
    #expect(!has("Open", harness))
  }

  @Test func `a press on an item chooses the one on which it ends`() {
    let harness = harness()
    harness.click("Actions")
    harness.hold(harness.center(of: "Never"))
    let end = harness.center(of: "Open")
    harness.move(to: end)
    harness.release(end)
    #expect(record.value == ["Open"])
  }

  @Test func `a press of a picker that ends on an option chooses it`() {
    let harness = harness()
    drag(harness.center(of: "Cat"), to: "Dog", in: harness)
    #expect(record.value == ["Dog"])
    #expect(!has("Dog", harness))
  }

  @Test func `a press of the secondary button chooses an item of the menu that it has opened`() {
    let harness = harness()
    let start = harness.center(of: "Note")
    harness.hold(start, .secondary)
    harness.release(start, .secondary)
    #expect(has("Copy", harness))
    harness.press(.escape)
    drag(start, to: "Copy", .secondary, in: harness)
    #expect(record.value == ["Copy"])
    #expect(!has("Copy", harness))
  }

  @Test func `a click with an unsteady hand chooses nothing`() {
    let harness = harness()
    let start = harness.center(of: "Note")
    // A quick click may move by 20 points, as far as the first item.
    let end = CGPoint(x: start.x + 12, y: start.y + 12)
    harness.hold(start, .secondary)
    harness.move(to: end)
    harness.release(end, .secondary)
    #expect(record.value == [] && has("Copy", harness))
    harness.press(.escape)
    harness.hold(start, .secondary)
    harness.move(to: end)
    harness.tree.advance(to: harness.tree.context.time + 0.5)
    harness.release(end, .secondary)
    #expect(record.value == ["Copy"])
  }

  @Test func `a finger opens the menu when it is lifted`() {
    let harness = harness()
    let start = harness.center(of: "Actions")
    harness.hold(start, modifiers: .touch)
    #expect(!has("Open", harness))
    harness.release(start)
    #expect(has("Open", harness))
    harness.tree.send(.pointerExited)
    let item = harness.center(of: "Open")
    harness.hold(item, modifiers: .touch)
    harness.release(item)
    #expect(record.value == ["Open"])
  }

  @Test func `a gesture that has precedence keeps the menu closed`() {
    let record = record
    let harness = LayoutHarness(in: CGSize(width: 200, height: 200)) {
      Menu("Actions") { Button("Open") {} }
        .highPriorityGesture(TapGesture().onEnded { record.value.append("tap") })
    }
    harness.click("Actions")
    #expect(record.value == ["tap"] && !has("Open", harness))
    let both = LayoutHarness(in: CGSize(width: 200, height: 200)) {
      Menu("Actions") { Button("Open") {} }
        .simultaneousGesture(TapGesture().onEnded { record.value.append("both") })
    }
    both.click("Actions")
    #expect(record.value == ["tap", "both"] && has("Open", both))
  }
}
