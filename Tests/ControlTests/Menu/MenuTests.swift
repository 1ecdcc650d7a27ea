import EngineTesting
import Foundation
import SwiftUI
import Testing

@_spi(Nodes) @testable import PlumbCore
@testable import TestSupport

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

  private func has(_ label: String, _ harness: LayoutHarness) -> Bool {
    harness.elements.contains { $0.label == label }
  }

  @Test func `a click opens the menu below the button, and an item closes it`() {
    let harness = harness()
    #expect(!has("Open", harness))
    let button = harness["Actions"]
    harness.click("Actions")
    #expect(harness["Open"].minY > button.maxY)
    harness.click("Open")
    #expect(record.value == ["Open"])
    #expect(!has("Open", harness))
  }

  @Test func `the pointer opens a menu in a menu beside its item`() {
    let harness = harness()
    harness.click("Actions")
    harness.tree.send(.pointerMoved(harness.center(of: "Share")))
    harness.layOut()
    #expect(harness["Mail"].minX > harness["Share"].maxX)
    #expect(abs(harness["Mail"].midY - harness["Share"].midY) < 1)
    harness.click("Copy")
    #expect(record.value == ["Copy"])
    #expect(!has("Copy", harness))
    #expect(!has("Open", harness))
  }

  @Test func `another item closes the menu in a menu`() {
    let harness = harness()
    harness.click("Actions")
    harness.tree.send(.pointerMoved(harness.center(of: "Share")))
    harness.layOut()
    harness.tree.send(.pointerMoved(harness.center(of: "Delete")))
    harness.layOut()
    #expect(!has("Mail", harness))
    #expect(has("Open", harness))
  }

  @Test(arguments: [LayoutDirection.leftToRight, .rightToLeft])
  func `arrow keys open and close a menu in a menu`(direction: LayoutDirection) {
    let harness = harness(direction)
    let (forward, back) = direction == .leftToRight ? (Key.right, Key.left) : (.left, .right)
    harness.click("Actions")
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
    harness.click("Save")
    #expect(record.value == ["Save"])
    #expect(!has("Save as PDF", harness))
    harness.click("More")
    harness.click("Save as PDF")
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

  @Test func `a text in a menu is aligned with the items, and cannot be chosen`() {
    let record = record
    let title = Kept<CGFloat>(0)
    let harness = LayoutHarness(in: Self.size) {
      Menu("Menu") {
        Text("No recent files")
        Toggle("Wrap", isOn: .constant(true))
        Button {
          record.value.append("Clear")
        } label: {
          Text("Clear").onGeometryChange(for: CGFloat.self) {
            $0.frame(in: .global).minX
          } action: {
            title.value = $0
          }
        }
      }
    }
    harness.click("Menu")
    // The frame of an item begins before its title and the check mark.
    #expect(harness["No recent files"].minX == title.value)
    #expect(title.value > harness["Clear"].minX + 20)
    #expect(harness["Wrap"].minX == harness["Clear"].minX)
    // The distance to the next title is the same as between two items.
    #expect(
      harness["Wrap"].midY - harness["No recent files"].midY
        == harness["Clear"].midY - harness["Wrap"].midY)
    harness.click("No recent files")
    #expect(has("Clear", harness), "the menu stays open")
    harness.press(.down)
    harness.press(.down)
    harness.press(.return)
    #expect(record.value == ["Clear"], "the keys pass over the text")
  }

  @Test func `letters that follow each other find an item together`() {
    let record = record
    let harness = LayoutHarness(in: Self.size) {
      Menu("Menu") {
        ForEach(["Bold", "Blue", "Black", "Red"], id: \.self) { name in
          Button(name) { record.value.append(name) }
        }
      }
    }
    func choose(_ letters: String, after pause: Double = 0) -> String? {
      harness.click("Menu")
      for letter in letters {
        harness.press(.character(letter))
        harness.tree.advance(to: harness.tree.context.time + pause)
      }
      harness.press(.return)
      return record.value.last
    }
    #expect(choose("b") == "Bold")
    #expect(choose("bl") == "Blue")
    #expect(choose("bla") == "Black")
    #expect(choose("BL") == "Blue")
    #expect(choose("bb") == "Blue", "the same letter goes on to the next item")
    #expect(choose("br") == "Red", "a letter with which nothing goes on begins anew")
    // After a while a letter begins a new word, with which no item begins.
    #expect(choose("bl", after: 2) == "Bold")
  }

  // MARK: Styles

  private struct BoxedStyle: MenuStyle {
    func makeBody(configuration: Configuration) -> some View {
      HStack {
        Text("boxed")
        Menu(configuration)
      }
    }
  }

  @Test func `a style of the program shows the menu with other views`() {
    let record = record
    let harness = LayoutHarness(in: Self.size) {
      VStack {
        Menu("Actions") {
          Button("Open") { record.value.append("Open") }
          Menu("Inner") { Button("Deep") { record.value.append("Deep") } }
        }
        Menu("Save") {
          Button("Elsewhere") {}
        } primaryAction: {
          record.value.append("Save")
        }
      }
      .menuStyle(BoxedStyle())
    }
    #expect(harness.elements.count { $0.label == "boxed" } == 2)
    harness.click("Actions")
    // A menu in a menu is an item.
    #expect(harness.elements.count { $0.label == "boxed" } == 2)
    harness.click("Inner")
    harness.click("Deep")
    harness.click("Save")
    #expect(record.value == ["Deep", "Save"])
  }
}
