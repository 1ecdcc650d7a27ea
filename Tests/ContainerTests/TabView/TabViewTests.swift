import EngineTesting
import Foundation
import PlumbUI
import Testing

@testable import TestSupport

/// Tab views: the views that they show, and the selection of tabs.
@MainActor @Suite struct TabViewTests {
  private struct Counter: View {
    let name: String
    @State private var count = 0

    var body: some View { Button("\(name) \(count)") { count += 1 } }
  }

  private struct Selecting: View {
    @State private var selection = "b"

    var body: some View {
      TabView(selection: $selection) {
        Tab("First", systemImage: "star", value: "a") { Counter(name: "one") }
        Tab("Second", systemImage: "heart", value: "b") { Counter(name: "two") }
      }
      Text("selected \(selection)")
      Button("Program") { selection = "a" }
    }
  }

  private static let size = CGSize(width: 400, height: 300)

  @Test func `tabs follow the selection and write it, and keep the state of their views`() {
    let harness = LayoutHarness(in: Self.size) { Selecting() }
    #expect(harness.shownLabels.isSuperset(of: ["First", "Second", "two 0"]))
    #expect(!harness.shownLabels.contains("one 0"))
    harness.click("two 0")
    harness.click("First")
    #expect(harness.shownLabels.isSuperset(of: ["one 0", "selected a"]))
    #expect(!harness.shownLabels.contains("two 1"))
    harness.click("Second")
    #expect(harness.shownLabels.contains("two 1"))
    harness.click("Program")
    #expect(harness.shownLabels.contains("one 0"))
  }

  private struct Vanishing: View {
    @State private var count = 2

    var body: some View {
      TabView {
        ForEach(0..<count, id: \.self) { number in
          Button("page \(number)") { count = 0 }.tabItem { Text("tab \(number)") }
        }
      }
      Button("Again") { count = 1 }
    }
  }

  @Test func `without tabs nothing is shown`() {
    let harness = LayoutHarness(in: Self.size) { Vanishing() }
    harness.click("page 0")
    #expect(harness.shownLabels == ["Again"])
    harness.click("Again")
    #expect(harness.shownLabels.isSuperset(of: ["page 0", "tab 0"]))
  }

  private func plainTabs() -> LayoutHarness {
    LayoutHarness(in: Self.size) {
      TabView {
        Counter(name: "one").tabItem { Text("First") }.badge(7)
        Counter(name: "two").tabItem { Label("Second", systemImage: "star") }
        Counter(name: "three").tabItem { Text("Third") }
      }
    }
  }

  @Test func `views with tab items need no selection, and may have badges`() {
    let harness = plainTabs()
    #expect(harness.shownLabels.isSuperset(of: ["one 0", "Second", "Third", "7"]))
    harness.click("Third")
    #expect(harness.shownLabels.contains("three 0"))
  }

  @Test func `Control and Tab go around the tabs, and arrows along those with the focus`() {
    let harness = plainTabs()
    harness.press(.tab, .control)
    #expect(harness.shownLabels.contains("two 0"))
    harness.press(.tab, [.control, .shift])
    harness.press(.tab, [.control, .shift])
    #expect(harness.shownLabels.contains("three 0"))
    // The first tab has the focus.
    harness.press(.tab)
    harness.press(.left)
    #expect(harness.shownLabels.contains("two 0"))
    harness.press(.home)
    #expect(harness.shownLabels.contains("one 0"))
    harness.press(.right)
    #expect(harness.shownLabels.contains("two 0"))
  }

  @Test func `assistive technologies find a list of tabs, of which one is selected`() {
    let harness = plainTabs()
    harness.click("Second")
    let tabs = harness.elements.filter { $0.role == .tab }
    #expect(tabs.count == 3)
    #expect(tabs.filter { $0.traits.contains(.isSelected) }.map(\.label) == ["Second"])
    #expect(harness.elements.filter { $0.role == .tabList }.count == 1)
  }

  @Test func `a shortcut in a tab that is not shown has no effect`() {
    let log = Log()
    let harness = LayoutHarness(in: Self.size) {
      TabView {
        Button("Act") { log.add("act") }.keyboardShortcut("k").tabItem { Text("First") }
        Text("Empty").tabItem { Text("Second") }
      }
    }
    harness.press(.character("k"), .command)
    harness.click("Second")
    harness.press(.character("k"), .command)
    #expect(log.entries == ["act"])
  }

  @Test func `pages are turned by arrows, by dots and by dragging`() {
    let harness = LayoutHarness(in: Self.size) {
      TabView { ForEach(0..<3) { Text("page \($0)") } }.tabViewStyle(.page)
    }
    #expect(harness.shownLabels.contains("page 0"))
    #expect(!harness.shownLabels.contains("Previous page"))
    harness.click("Next page")
    #expect(harness.shownLabels.contains("page 1"))
    harness.drag(
      CGPoint(x: 300, y: 100), CGPoint(x: 250, y: 100), CGPoint(x: 200, y: 100))
    #expect(harness.shownLabels.contains("page 2"))
    #expect(!harness.shownLabels.contains("Next page"))
    // Too short a drag.
    harness.drag(
      CGPoint(x: 200, y: 100), CGPoint(x: 225, y: 100), CGPoint(x: 240, y: 100))
    #expect(harness.shownLabels.contains("page 2"))
    harness.click("Page 1 of 3")
    #expect(harness.shownLabels.contains("page 0"))
  }

  @Test func `a screen in a tab may hide the tabs`() {
    let harness = LayoutHarness(in: Self.size) {
      TabView {
        NavigationStack {
          NavigationLink("Open") { Text("Above").toolbar(.hidden, for: .tabBar) }
        }
        .tabItem { Text("First") }
        Text("Other").tabItem { Text("Second") }
      }
    }
    #expect(harness.shownLabels.contains("Second"))
    harness.click("Open")
    #expect(harness.shownLabels.contains("Above"))
    #expect(!harness.shownLabels.contains("Second"))
    harness.click("Back")
    #expect(harness.shownLabels.contains("Second"))
  }
}
