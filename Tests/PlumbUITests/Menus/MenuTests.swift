import EngineTesting
import Foundation
import SwiftUI
import Testing

@testable import PlumbCore

/// Buttons that open menus, and menus in menus.
@MainActor @Suite struct MenuTests {
  private static let size = CGSize(width: 400, height: 300)

  private let record = Kept<[String]>([])

  private func harness(_ direction: LayoutDirection = .leftToRight) -> LayoutHarness {
    let record = record
    return LayoutHarness(in: Self.size) {
      VStack {
        Menu("Actions") {
          Button("Open") { record.value.append("Open") }
          Menu("Share") {
            Button("Mail") { record.value.append("Mail") }
            Button("Copy") { record.value.append("Copy") }
          }
          Button("Delete", role: .destructive) { record.value.append("Delete") }
        }
        Spacer()
      }
      .environment(\.layoutDirection, direction)
    }
  }

  private func center(_ label: String, in harness: LayoutHarness) -> CGPoint {
    let frame = harness[label]
    return CGPoint(x: frame.midX, y: frame.midY)
  }

  private func has(_ label: String, _ harness: LayoutHarness) -> Bool {
    harness.elements.contains { $0.label == label }
  }

  @Test func `a click opens the menu below the button, and an item closes it`() {
    let harness = harness()
    #expect(!has("Open", harness))
    let button = harness["Actions"]
    harness.click(center("Actions", in: harness), .primary)
    #expect(harness["Open"].minY > button.maxY)
    harness.click(center("Open", in: harness), .primary)
    #expect(record.value == ["Open"])
    #expect(!has("Open", harness))
  }

  @Test func `the pointer opens a menu in a menu beside its item`() {
    let harness = harness()
    harness.click(center("Actions", in: harness), .primary)
    harness.tree.send(.pointerMoved(center("Share", in: harness)))
    harness.layOut()
    #expect(harness["Mail"].minX > harness["Share"].maxX)
    #expect(abs(harness["Mail"].midY - harness["Share"].midY) < 1)
    harness.click(center("Copy", in: harness), .primary)
    #expect(record.value == ["Copy"])
    #expect(!has("Copy", harness))
    #expect(!has("Open", harness))
  }

  @Test func `another item closes the menu in a menu`() {
    let harness = harness()
    harness.click(center("Actions", in: harness), .primary)
    harness.tree.send(.pointerMoved(center("Share", in: harness)))
    harness.layOut()
    harness.tree.send(.pointerMoved(center("Delete", in: harness)))
    harness.layOut()
    #expect(!has("Mail", harness))
    #expect(has("Open", harness))
  }

  @Test(arguments: [LayoutDirection.leftToRight, .rightToLeft])
  func `arrow keys open and close a menu in a menu`(direction: LayoutDirection) {
    let harness = harness(direction)
    let (forward, back) = direction == .leftToRight ? (Key.right, Key.left) : (.left, .right)
    harness.click(center("Actions", in: harness), .primary)
    harness.press(.down)
    harness.press(.down)
    harness.press(forward)
    #expect(has("Mail", harness))
    harness.press(back)
    #expect(!has("Mail", harness))
    #expect(has("Open", harness))
    harness.press(forward)
    harness.press(.down)
    harness.press(.return)
    #expect(record.value == ["Mail"])
    #expect(!has("Open", harness))
  }

  @Test func `a menu with an action of its own has a button beside it`() {
    let record = record
    let harness = LayoutHarness(in: Self.size) {
      Menu("Save") {
        Button("Save as PDF") { record.value.append("PDF") }
      } primaryAction: {
        record.value.append("Save")
      }
    }
    harness.click(center("Save", in: harness), .primary)
    #expect(record.value == ["Save"])
    #expect(!has("Save as PDF", harness))
    harness.click(center("More", in: harness), .primary)
    harness.click(center("Save as PDF", in: harness), .primary)
    #expect(record.value == ["Save", "PDF"])
  }

  @Test func `lines separate the sections of a menu`() {
    let harness = LayoutHarness(in: CGSize(width: 300, height: 400)) {
      Menu("Menu") {
        Button("a") {}
        Section { Button("b") {} }
        Section("Titled") { Button("c") {} }
        Button("d") {}
        Section { Button("e") {} }
      }
    }
    harness.click("Menu")
    func gap(_ upper: String, _ lower: String) -> CGFloat {
      harness[lower].minY - harness[upper].maxY
    }
    // Items of one section follow each other without a gap, lines and margins of 11 points between them.
    #expect(gap("a", "b") == 11)
    #expect(gap("b", "Titled") > 11)
    #expect(gap("c", "d") == 11)
    #expect(gap("d", "e") == 11)
  }
}
