import EngineTesting
import Foundation
import SwiftUI
import Testing

@_spi(Nodes) @testable import PlumbCore
@testable import PlumbPlatform
@testable import TestSupport

/// Sheets, menus and tooltips that are in front of a window at the same time or after each other.
@MainActor @Suite struct SeveralLayersTests {
  private static let window = CGSize(width: 600, height: 400)

  private struct MenuInSheet: View {
    @State private var isShown = false

    var body: some View {
      Button("present") { isShown = true }
        .sheet(isPresented: $isShown) {
          Menu("Actions") { Button("Open") {} }
        }
    }
  }

  @Test func `Escape closes a menu in a sheet, and after that the sheet`() {
    let harness = LayoutHarness(in: Self.window) { MenuInSheet() }
    harness.click("present")
    harness.click("Actions")
    #expect(harness.shownLabels.contains("Open"))
    #expect(harness.press(.escape))
    #expect(!harness.shownLabels.contains("Open"))
    #expect(harness.shownLabels.contains("Actions"), "the sheet stays")
    #expect(harness.press(.escape))
    #expect(harness.shownLabels == ["present"])
    #expect(!harness.press(.escape), "nothing is in front of the window")
  }

  private struct SheetOfItem: View {
    let record: Kept<[String]>
    @State private var isShown = false

    var body: some View {
      Menu("Actions") {
        Button("Edit") { isShown = true }
      }
      .sheet(isPresented: $isShown) {
        Button("one") { record.value.append("one") }
        Button("two") { record.value.append("two") }
      }
    }
  }

  @Test func `a sheet that an item of a menu presents has the focus, and returns it`() {
    let record = Kept<[String]>([])
    let harness = LayoutHarness(in: Self.window) { SheetOfItem(record: record) }
    harness.press(.tab)
    harness.press(.space)
    harness.press(.down)
    harness.press(.return)
    #expect(harness.shownLabels.isSuperset(of: ["one", "two"]))
    #expect(harness.shownLabels.isDisjoint(with: ["Actions", "Edit"]), "the menu is closed")
    harness.press(.space)
    harness.press(.tab)
    harness.press(.space)
    #expect(record.value == ["one", "two"])
    harness.press(.escape)
    #expect(harness.shownLabels == ["Actions"])
    harness.press(.space)
    #expect(harness.shownLabels.contains("Edit"), "the button of the menu has the focus again")
  }

  private struct WaitingSheet: View {
    @State private var isFirstShown = true
    @State private var isSecondShown = false

    var body: some View {
      Text("behind")
        .sheet(isPresented: $isFirstShown) {
          Button("first") { isSecondShown = true }.help("Presents the second sheet")
        }
        .sheet(isPresented: $isSecondShown) { Text("second") }
    }
  }

  @Test func `a tooltip in a sheet ends without presenting a sheet that waits`() {
    let harness = LayoutHarness(in: Self.window, isAtRest: false) { WaitingSheet() }
    /// The number of sheets and tooltips at a time in seconds.
    func layerCount(at time: Double) -> Int {
      harness.show(at: time)
      return harness.tree.rootLayoutNode.children.count - 1
    }
    #expect(layerCount(at: 1) == 1)
    let button = harness.center(of: "first")
    harness.click(button)
    #expect(layerCount(at: 2) == 1, "the second sheet waits")
    harness.tree.send(.pointerMoved(CGPoint(x: button.x + 1, y: button.y)))
    #expect(layerCount(at: 3) == 2)
    #expect(harness.shownLabels.contains("first") && !harness.shownLabels.contains("second"))
    harness.tree.send(.pointerExited)
    #expect(layerCount(at: 4) == 1)
    #expect(harness.shownLabels.contains("first") && !harness.shownLabels.contains("second"))
    harness.press(.escape)
    #expect(harness.shownLabels.contains("second") && !harness.shownLabels.contains("first"))
    harness.press(.escape)
    #expect(harness.shownLabels == ["behind"])
  }

  @Test(arguments: [true, false])
  func `views that exist twice present nothing in an open menu, but open menus`(isTemporary: Bool) {
    let harness = LayoutHarness(in: Self.window) {
      DuplicateContent(
        states: DuplicateStates(), isTemporary: isTemporary,
        content: Menu("Actions") {
          Button("Open") {}
        }
        .popover(isPresented: .constant(true)) { Text("popover") })
    }
    #expect(harness.shownLabels.contains("popover") == !isTemporary)
    guard isTemporary else { return }
    harness.click("Actions")
    #expect(harness.shownLabels.isSuperset(of: ["Actions", "Open"]))
    harness.press(.escape)
    #expect(harness.shownLabels == ["Actions"])
  }
}
