import EngineTesting
import Foundation
import SwiftUI
import Testing

@testable import PlumbCore
@testable import TestSupport

/// The closing of the actions that a swipe has opened.
@MainActor @Suite struct SwipeClosingTests {
  private let selection = Kept<Int?>(nil)

  private func harness(_ count: Int = 3) -> LayoutHarness {
    LayoutHarness(in: CGSize(width: 300, height: 200)) {
      List(0..<count, selection: selection.binding) { number in
        Text(verbatim: "Row \(number)").swipeActions(edge: .leading) {
          Button("Flag \(number)") {}
        }
      }
      .listStyle(.plain)
    }
  }

  /// A list with a row that was swiped.
  private func open(_ count: Int = 3) -> LayoutHarness {
    let harness = harness(count)
    swipe("Row 1", harness)
    #expect(flags(harness) == ["Flag 1"])
    return harness
  }

  private func swipe(_ label: String, _ harness: LayoutHarness) {
    let row = harness[label]
    let point = CGPoint(x: row.midX, y: row.midY)
    harness.drag(point, CGPoint(x: point.x + 20, y: point.y), CGPoint(x: point.x + 90, y: point.y))
  }

  private func flags(_ harness: LayoutHarness) -> [String] {
    // A button and the text in it are elements of the same name.
    Set(harness.elements.compactMap(\.label).filter { $0.hasPrefix("Flag") }).sorted()
  }

  @Test func `a swipe of another row`() {
    let harness = open()
    swipe("Row 2", harness)
    #expect(flags(harness) == ["Flag 2"])
  }

  @Test func `a click on another row, which selects it`() {
    let harness = open()
    harness.click("Row 2")
    #expect(flags(harness) == [])
    #expect(selection.value == 2)
  }

  @Test func `a click on the row itself, which does nothing else`() {
    selection.value = 0
    let harness = open()
    selection.value = 0
    harness.layOut()
    harness.click("Row 1")
    #expect(flags(harness) == [])
    #expect(selection.value == 0)
  }

  @Test func `a click below the rows`() {
    let harness = open()
    harness.click(CGPoint(x: 150, y: 190))
    #expect(flags(harness) == [])
  }

  @Test func `scrolling, by any distance`() {
    let harness = open(100)
    harness.wheel(0, -3)
    #expect(flags(harness) == [])
  }

  @Test func `the menu of another row, and that of the row itself`() {
    for label in ["Row 2", "Row 1"] {
      let harness = open()
      let row = harness[label]
      harness.click(CGPoint(x: row.midX, y: row.midY), .secondary)
      // The actions of the row of the menu are its items.
      #expect(flags(harness) == [label.replacing("Row", with: "Flag")])
      harness.press(.escape)
      #expect(flags(harness) == [])
    }
  }

  @Test func `a swipe goes on from where the row is`() {
    let harness = open()
    let row = harness["Row 1"]
    let point = CGPoint(x: row.midX, y: row.midY)
    harness.drag(point, CGPoint(x: point.x - 20, y: point.y), CGPoint(x: point.x - 30, y: point.y))
    #expect(flags(harness) == ["Flag 1"])
    #expect(harness["Row 1"].minX == row.minX)
    harness.drag(point, CGPoint(x: point.x - 20, y: point.y), CGPoint(x: point.x - 80, y: point.y))
    #expect(flags(harness) == [])
  }

  @Test func `a click in a list without a selection`() {
    let harness = LayoutHarness(in: CGSize(width: 300, height: 200)) {
      List {
        ForEach(1..<3) { number in
          Text(verbatim: "Row \(number)").swipeActions(edge: .leading) {
            Button("Flag \(number)") {}
          }
        }
        Button("Press") {}
      }
      .listStyle(.plain)
    }
    for label in ["Row 2", "Press"] {
      swipe("Row 1", harness)
      #expect(flags(harness) == ["Flag 1"])
      harness.click(label)
      #expect(flags(harness) == [])
    }
  }
}
