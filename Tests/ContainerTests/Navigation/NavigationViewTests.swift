import EngineTesting
import Foundation
import SwiftUI
import Testing

@testable import TestSupport

/// Navigation views with one view, and with several.
@MainActor @Suite struct NavigationViewTests {
  private static let wide = CGSize(width: 800, height: 400)
  private static let narrow = CGSize(width: 400, height: 400)

  private struct Two: View {
    var body: some View {
      NavigationView {
        List {
          NavigationLink("First") { Text("view 1") }
          NavigationLink("Second") { Text("view 2") }
        }
        Text("Placeholder")
      }
    }
  }

  @Test func `two views are two columns, and links in the first replace the second`() {
    let harness = LayoutHarness(in: Self.wide) { Two() }
    #expect(harness.shownLabels.isSuperset(of: ["First", "Placeholder"]))
    #expect(harness["First"].maxX < harness["Placeholder"].minX)
    harness.click("First")
    #expect(harness.shownLabels.isSuperset(of: ["First", "view 1"]))
    #expect(!harness.shownLabels.contains("Placeholder"))
    harness.click("Second")
    #expect(harness.shownLabels.isSuperset(of: ["First", "view 2"]))
  }

  @Test func `a narrow window shows the first view, and goes on`() {
    let harness = LayoutHarness(in: Self.narrow) { Two() }
    #expect(!harness.shownLabels.contains("Placeholder"))
    harness.click("Second")
    #expect(harness.shownLabels.isSuperset(of: ["view 2", "Back"]))
    harness.click("Back")
    #expect(harness.shownLabels.contains("First"))
  }

  @Test(arguments: [InterfaceIdiom.desktop, .touch])
  func `in a narrow window of a desktop the second view is reached without a link`(
    idiom: InterfaceIdiom
  ) {
    let harness = LayoutHarness(in: Self.narrow) {
      NavigationView {
        List { Text("Row") }
        Text("Content")
      }
      .interfaceIdiom(idiom)
    }
    #expect(harness.shownLabels.contains("Row"))
    #expect(harness.shownLabels.contains("Sidebar") == (idiom == .desktop))
    guard idiom == .desktop else { return }
    harness.click("Sidebar")
    #expect(harness.shownLabels.contains("Content"))
    harness.click("Back")
    #expect(harness.shownLabels.contains("Row"))
  }

  @Test func `three views are three columns`() {
    let harness = LayoutHarness(in: Self.wide) {
      NavigationView {
        NavigationLink("first") { NavigationLink("inner") { Text("innermost") } }
        Text("second")
        Text("third")
        Text("fourth")
      }
    }
    #expect(harness["first"].maxX < harness["second"].minX)
    #expect(harness["second"].maxX < harness["third"].minX)
    #expect(!harness.shownLabels.contains("fourth"))
    harness.click("first")
    #expect(harness.shownLabels.isSuperset(of: ["first", "inner", "third"]))
    harness.click("inner")
    #expect(harness.shownLabels.isSuperset(of: ["first", "inner", "innermost"]))
  }

  @Test func `the style says that one screen is shown`() {
    let harness = LayoutHarness(in: Self.wide) { Two().navigationViewStyle(.stack) }
    #expect(!harness.shownLabels.contains("Placeholder"))
    harness.click("First")
    #expect(harness.shownLabels.isSuperset(of: ["view 1", "Back"]))
    #expect(!harness.shownLabels.contains("Second"))
    let columns = LayoutHarness(in: Self.wide) { Two().navigationViewStyle(.columns) }
    #expect(columns.shownLabels.contains("Placeholder"))
  }

  @Test func `one view is a stack`() {
    let harness = LayoutHarness(in: Self.wide) {
      NavigationView { NavigationLink("First") { Text("view 1") } }
    }
    harness.click("First")
    #expect(harness.shownLabels.isSuperset(of: ["view 1", "Back"]))
    #expect(!harness.shownLabels.contains("First"))
  }
}
