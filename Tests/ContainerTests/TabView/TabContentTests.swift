import EngineTesting
import Foundation
import PlumbUI
import Testing

@testable import TestSupport

/// The content of tab views: loops, groups, sections, badges and tabs that cannot be chosen.
@MainActor @Suite struct TabContentTests {
  private static let size = CGSize(width: 600, height: 300)

  fileprivate enum Place: Hashable {
    case home
    case number(Int)
    case search
  }

  private struct Looped: View {
    @State private var place = Place.number(2)
    @State private var numbers = [1, 2]
    let isHidden: Bool

    var body: some View {
      TabView(selection: $place) {
        Tab("Home", systemImage: "house", value: .home) { Text("home page") }
        ForEach(numbers, id: \.self) { number in
          Tab("Number \(number)", systemImage: "circle", value: Place.number(number)) {
            Text("page \(number)")
          }
          .badge(number == 1 ? 0 : number)
        }
        TabSection("More") {
          Group {
            Tab(value: Place.search, role: .search) { Text("search page") }
          }
        }
        .hidden(isHidden)
      }
      Button("Add") { numbers.append(3) }
    }
  }

  @Test func `a loop has a tab for each element`() {
    let harness = LayoutHarness(in: Self.size) { Looped(isHidden: false) }
    #expect(
      harness.shownLabels.isSuperset(of: ["Home", "Number 1", "Number 2", "Search", "page 2"]))
    #expect(harness["Home"].minX < harness["Number 1"].minX)
    #expect(harness["Number 2"].minX < harness["Search"].minX)
    harness.click("Search")
    #expect(harness.shownLabels.contains("search page"))
    harness.click("Add")
    harness.click("Number 3")
    #expect(harness.shownLabels.contains("page 3"))
  }

  @Test func `a badge of 0 is not shown, and hidden tabs are not there`() {
    let harness = LayoutHarness(in: Self.size) { Looped(isHidden: true) }
    #expect(harness.shownLabels.contains("2") && !harness.shownLabels.contains("0"))
    #expect(!harness.shownLabels.contains("Search"))
  }

  private struct Badges: View {
    let text: String?

    var body: some View {
      TabView {
        Tab("A", systemImage: "star") { Text("page A") }.badge(text)
        Tab("B", systemImage: "star") { Text("page B") }.badge(text.map { Text("text \($0)") })
        Tab("C", systemImage: "star") { Text("page C") }.badge("key")
        Tab("D", image: "missing") { Text("page D") }.disabled(true)
        Tab("E", systemImage: "star") { Text("page E") }
      }
    }
  }

  @Test func `badges are texts or nothing`() {
    let full = LayoutHarness(in: Self.size) { Badges(text: "new") }
    #expect(full.shownLabels.isSuperset(of: ["new", "text new", "key"]))
    let empty = LayoutHarness(in: Self.size) { Badges(text: nil) }
    #expect(empty.shownLabels.isDisjoint(with: ["new", "text new"]))
  }

  @Test func `keys and clicks leave out a disabled tab`() {
    let harness = LayoutHarness(in: Self.size) { Badges(text: nil) }
    harness.click("D")
    #expect(harness.shownLabels.contains("page A"))
    harness.click("C")
    harness.press(.tab, .control)
    #expect(harness.shownLabels.contains("page E"))
    harness.press(.tab, [.control, .shift])
    #expect(harness.shownLabels.contains("page C"))
  }

  private struct Rows: View {
    let count: Int
    let text: String?

    var body: some View {
      List {
        Text("numbered").badge(count)
        Text("named").badge(text)
        Text("keyed").badge("key")
        Text("styled").badge(text.map { Text($0).bold() })
      }
    }
  }

  @Test func `rows of lists have badges at their end`() {
    let full = LayoutHarness(in: Self.size) { Rows(count: 12, text: "new") }
    #expect(full["12"].midY == full["numbered"].midY && full["12"].minX > Self.size.width / 2)
    #expect(full.elements.count { $0.label == "new" && $0.role == .text } == 2)
    #expect(full["key"].midY == full["keyed"].midY)
    let empty = LayoutHarness(in: Self.size) { Rows(count: 0, text: nil) }
    #expect(empty.shownLabels.isDisjoint(with: ["0", "12", "new"]))
  }
}
