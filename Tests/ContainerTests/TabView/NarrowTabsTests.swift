import EngineTesting
import Foundation
import PlumbUI
import Testing

@testable import PlumbCore
@testable import PlumbGraphics
@testable import TestSupport

/// Tabs in a width that is too narrow for a row of symbols and titles.
@MainActor @Suite struct NarrowTabsTests {
  private struct Tabs: View {
    let titles: [String]
    var badge = 0
    var symbol = "star"
    @State var selection: Int

    var body: some View {
      TabView(selection: $selection) {
        ForEach(titles.indices, id: \.self) { index in
          Text("page \(index)")
            .tabItem { Label(titles[index], systemImage: symbol) }
            .badge(index == 0 ? badge : 0).tag(index)
        }
      }
    }
  }

  private static let five = ["Home", "Search", "Library", "Settings", "Profile"]

  private func harness(
    _ width: CGFloat, _ titles: [String] = five, badge: Int = 0, symbol: String = "star",
    selection: Int = 0, typeSize: DynamicTypeSize = .large
  ) -> LayoutHarness {
    LayoutHarness(in: CGSize(width: width, height: 500)) {
      Tabs(titles: titles, badge: badge, symbol: symbol, selection: selection)
        .dynamicTypeSize(typeSize)
    }
  }

  /// The texts that are drawn in the row of tabs.
  private func texts(_ harness: LayoutHarness) -> [String] {
    harness.drawnCommands.compactMap {
      if case .text(let run, _, _) = $0, !run.text.hasPrefix("page") { run.text } else { nil }
    }
  }

  private func tabs(_ harness: LayoutHarness) -> [AccessibilityElement] {
    harness.elements.filter { $0.role == .tab }
  }

  @Test(arguments: [320.0, 375, 390, 430])
  func `all of five titles are readable at the width of a phone`(width: CGFloat) {
    let harness = harness(width)
    #expect(texts(harness) == Self.five)
    let tabs = tabs(harness)
    #expect(tabs.map(\.label) == Self.five)
    for tab in tabs { #expect(tab.frame.minX >= 0 && tab.frame.maxX <= width) }
    for (tab, next) in zip(tabs, tabs.dropFirst()) { #expect(tab.frame.maxX <= next.frame.minX) }
    // All tabs have the same height, and are higher than with titles beside their symbols.
    #expect(Set(tabs.map(\.frame.height)).count == 1)
    #expect(tabs[0].frame.height > self.tabs(self.harness(900))[0].frame.height)
  }

  @Test func `a wide row has the symbols beside the titles, in the middle`() {
    let harness = harness(900)
    let tabs = tabs(harness)
    #expect(texts(harness) == Self.five)
    #expect(tabs[0].frame.height == 30)
    #expect(abs(tabs[0].frame.minX + tabs[4].frame.maxX - 900) < 0.01)
  }

  @Test func `titles are whole in every width in which they are shown`() {
    for width in stride(from: 900.0, through: 150, by: -10) {
      for text in texts(harness(width)) {
        #expect((Self.five + ["More"]).contains(text), "\(text) at \(width)")
      }
    }
  }

  @Test func `tabs for which there is no room are in a menu, which selects them`() {
    let harness = harness(320, (1...9).map { "Number \($0)" })
    #expect(texts(harness).last == "More")
    #expect(tabs(harness).count < 9)
    harness.click("More")
    harness.click("Number 9")
    #expect(harness.shownLabels.contains("page 8"))
    // The selected tab is in the row.
    #expect(tabs(harness).last?.label == "Number 9")
    #expect(tabs(harness).last?.traits.contains(.isSelected) == true)
    harness.click("More")
    #expect(!harness.elements.contains { $0.role == .button && $0.label == "Number 9" })
    harness.press(.escape)
    harness.click("Number 1")
    #expect(harness.shownLabels.contains("page 0"))
    #expect(!tabs(harness).contains { $0.label == "Number 9" })
  }

  @Test func `keys go to tabs in the menu, too`() {
    let harness = harness(320, (1...9).map { "Number \($0)" })
    harness.press(.tab)
    for index in 1..<9 {
      harness.press(.right)
      #expect(harness.shownLabels.contains("page \(index)"))
    }
    harness.press(.home)
    #expect(harness.shownLabels.contains("page 0"))
    harness.press(.end)
    #expect(harness.shownLabels.contains("page 8"))
  }

  @Test func `a long title does not take the room of the others`() {
    let titles = ["Home", "A title that is far too long for a tab", "Settings"]
    let harness = harness(320, titles)
    #expect(tabs(harness).count == 3)
    #expect(texts(harness).first == "Home" && texts(harness).last == "Settings")
  }

  @Test func `a badge is in its tab, and hides no title`() throws {
    let harness = harness(320, badge: 128)
    #expect(texts(harness).contains("128"))
    let badge = try #require(harness.elements.first { $0.label == "128" && $0.role == .text })
    #expect(badge.frame.minX >= 0)
    #expect(tabs(harness).count == 5)
  }

  @Test func `large type has fewer tabs, none of them outside of the window`() {
    let harness = harness(320, typeSize: .accessibility3)
    for tab in tabs(harness) { #expect(tab.frame.minX >= 0 && tab.frame.maxX <= 320) }
    #expect(tabs(harness).first?.label == "Home")
    #expect(harness.shownLabels.contains("More"))
  }

  @Test func `a tab with an empty symbol shows its title`() {
    for width in [320.0, 900] {
      let harness = harness(width, symbol: "")
      #expect(texts(harness) == Self.five)
    }
  }

  @Test func `from right to left the first tab is on the right`() {
    let harness = LayoutHarness(in: CGSize(width: 320, height: 500)) {
      Tabs(titles: Self.five, selection: 0).environment(\.layoutDirection, .rightToLeft)
    }
    let frames = tabs(harness).map(\.frame)
    for (tab, next) in zip(frames, frames.dropFirst()) { #expect(next.maxX <= tab.minX) }
  }

  @Test func `the least width of a window with many tabs is small`() {
    let harness = harness(800, (1...9).map { "Number \($0)" })
    #expect(harness.tree.minimumWindowSize.width < 200)
  }
}
