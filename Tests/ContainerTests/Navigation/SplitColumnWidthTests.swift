import EngineTesting
import Foundation
import SwiftUI
import Testing

@testable import TestSupport

/// The widths of the columns of split views, which depend on the widths that their content needs.
@MainActor @Suite struct SplitColumnWidthTests {
  private static let window = CGSize(width: 1_000, height: 400)

  private func side(_ name: String = "Side") -> some View {
    Color.red.accessibilityElement().accessibilityLabel(name)
  }

  @Test(
    arguments: [
      (nil, 220), (300, 300), (100, 220), (500, 500),
    ] as [(CGFloat?, CGFloat)])
  func `a sidebar is as wide as its content needs`(least: CGFloat?, width: CGFloat) {
    let view = LayoutHarness(in: Self.window) {
      NavigationSplitView {
        side().frame(minWidth: least)
      } detail: {
        side("Detail")
      }
    }
    let superseded = LayoutHarness(in: Self.window) {
      NavigationView {
        side().frame(minWidth: least)
        side("Detail")
      }
    }
    for harness in [view, superseded] {
      #expect(harness["Side"].minX == 0)
      #expect(harness["Side"].width == width)
      #expect(harness["Detail"].minX == width)
      #expect(harness["Detail"].maxX == 1_000)
    }
  }

  @Test func `the sidebar of a list, a fixed width and a title need their width as well`() {
    let list = LayoutHarness(in: Self.window) {
      NavigationSplitView {
        List { Text("Row").frame(maxWidth: .infinity, alignment: .trailing) }
          .frame(minWidth: 300)
          .navigationTitle("Title")
      } detail: {
        side("Detail")
      }
    }
    #expect(list["Detail"].minX == 300)
    #expect(list["Row"].maxX <= 300)
    #expect(list["Row"].maxX > 260)
    let fixed = LayoutHarness(in: Self.window) {
      NavigationSplitView {
        side().frame(width: 350)
      } detail: {
        side("Detail")
      }
    }
    #expect(
      fixed["Side"] == CGRect(x: 0, y: fixed["Side"].minY, width: 350, height: fixed["Side"].height)
    )
  }

  @Test func `the content of three columns is as wide as it needs`() {
    let harness = LayoutHarness(in: Self.window) {
      NavigationSplitView {
        side().frame(minWidth: 240)
      } content: {
        side("Content").frame(minWidth: 320)
      } detail: {
        side("Detail")
      }
    }
    #expect(harness["Side"].width == 240)
    #expect(harness["Content"].minX == 240)
    #expect(harness["Content"].width == 320)
    #expect(harness["Detail"].minX == 560)
  }

  @Test func `a width that is set for a column takes precedence`() {
    let harness = LayoutHarness(in: Self.window) {
      NavigationSplitView {
        side().frame(minWidth: 300).navigationSplitViewColumnWidth(200)
      } detail: {
        side("Detail")
      }
    }
    #expect(harness["Detail"].minX == 200)
    #expect(harness["Side"].midX == 100)
  }

  @Test func `a detail that needs width leaves the columns what they need, and then less`() {
    func widths(_ window: CGFloat) -> (CGFloat, CGFloat) {
      let harness = LayoutHarness(in: CGSize(width: window, height: 400)) {
        NavigationSplitView {
          side().frame(minWidth: 150)
        } detail: {
          side("Detail").frame(minWidth: 500)
        }
      }
      return (harness["Detail"].minX, harness["Detail"].width)
    }
    #expect(widths(800) == (220, 580))
    #expect(widths(700) == (200, 500))
    #expect(widths(650) == (150, 500))
  }

  @Test func `a column is dragged from the width that it has`() {
    let harness = LayoutHarness(in: Self.window) {
      NavigationSplitView {
        side().frame(minWidth: 300)
      } detail: {
        side("Detail")
      }
    }
    func drag(from x: CGFloat, to end: CGFloat) {
      harness.drag(
        CGPoint(x: x, y: 200), CGPoint(x: (x + end) / 2, y: 200), CGPoint(x: end, y: 200))
    }
    drag(from: 300, to: 340)
    #expect(harness["Side"].width == 340)
    drag(from: 340, to: 100)
    #expect(harness["Side"].width == 300)
    drag(from: 300, to: 350)
    #expect(harness["Side"].width == 350)
  }
}
