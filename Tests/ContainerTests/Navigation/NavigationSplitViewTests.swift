import EngineTesting
import Foundation
import SwiftUI
import Testing

@testable import PlumbCore
@testable import TestSupport

/// Split views: their columns, and the screens that links in one column show in the next.
@MainActor @Suite struct NavigationSplitViewTests {
  private struct Folders: View {
    @State private var visibility = NavigationSplitViewVisibility.automatic

    var body: some View {
      NavigationSplitView(columnVisibility: $visibility) {
        VStack {
          NavigationLink("One", value: 1)
          NavigationLink("Two", value: 2)
          NavigationLink("View") { Text("a view") }
        }
        .navigationTitle("Folders")
        .navigationDestination(for: Int.self) { number in
          NavigationLink("More", value: number * 10).navigationTitle("Folder \(number)")
        }
      } detail: {
        Text("Nothing")
      }
    }
  }

  private static let wide = CGSize(width: 800, height: 400)
  private static let narrow = CGSize(width: 400, height: 400)

  @Test func `links in the sidebar replace the detail, and those in the detail go on`() {
    let harness = LayoutHarness(in: Self.wide) { Folders() }
    #expect(harness.shownLabels.isSuperset(of: ["Folders", "One", "Nothing"]))
    harness.click("Two")
    #expect(harness.shownLabels.isSuperset(of: ["Folder 2", "One"]))
    #expect(harness.shownLabels.isDisjoint(with: ["Nothing", "Back"]))
    harness.click("More")
    #expect(harness.shownLabels.isSuperset(of: ["Folder 20", "Back"]))
    harness.click("Back")
    #expect(harness.shownLabels.contains("Folder 2"))
    harness.click("View")
    #expect(harness.shownLabels.contains("a view"))
    harness.click("One")
    #expect(harness.shownLabels.contains("Folder 1"))
    #expect(!harness.shownLabels.contains("a view"))
  }

  @Test func `a list in the sidebar has the style of sidebars, unless it has another one`() {
    func row(_ list: (List<Never, Text>) -> some View, inSidebar: Bool = true) -> CGFloat {
      let list = AnyView(list(List { Text("Row") }))
      let harness = LayoutHarness(in: Self.wide) {
        NavigationSplitView {
          if inSidebar { list } else { Text("Sidebar") }
        } detail: {
          if !inSidebar { list }
        }
      }
      return harness["Row"].minX
    }
    let sidebar = row { $0.listStyle(.sidebar) }
    let inset = row { $0.listStyle(.inset) }
    #expect(sidebar != inset)
    #expect(row { $0 } == sidebar)
    let columns = row({ $0 }, inSidebar: false) - row({ $0.listStyle(.inset) }, inSidebar: false)
    #expect(columns == 0)
  }

  @Test func `the line between the columns is dragged, within limits`() {
    let harness = LayoutHarness(in: Self.wide) {
      NavigationSplitView {
        Color.clear.accessibilityElement().accessibilityLabel("Side")
          .navigationSplitViewColumnWidth(min: 150, ideal: 200, max: 300)
      } detail: {
        Color.clear.accessibilityElement().accessibilityLabel("Detail")
      }
    }
    #expect(harness["Side"].width == 200)
    #expect(harness["Detail"].minX == 200)
    harness.drag(CGPoint(x: 200, y: 200), CGPoint(x: 220, y: 200), CGPoint(x: 250, y: 200))
    #expect(harness["Side"].width == 250)
    #expect(harness["Detail"].width == 550)
    harness.drag(CGPoint(x: 250, y: 200), CGPoint(x: 400, y: 200), CGPoint(x: 500, y: 200))
    #expect(harness["Side"].width == 300)
    harness.drag(CGPoint(x: 300, y: 200), CGPoint(x: 100, y: 200), CGPoint(x: 20, y: 200))
    #expect(harness["Side"].width == 150)
  }

  @Test func `a button hides and shows the sidebar`() {
    let harness = LayoutHarness(in: Self.wide) { Folders() }
    harness.click("Two")
    harness.click("Sidebar")
    #expect(!harness.shownLabels.contains("One"))
    #expect(harness.shownLabels.isSuperset(of: ["Sidebar", "Folder 2"]))
    harness.click("Sidebar")
    #expect(harness.shownLabels.isSuperset(of: ["One", "Folder 2"]))
  }

  @Test func `a narrow window shows one column at a time`() {
    let harness = LayoutHarness(in: Self.narrow) { Folders() }
    #expect(harness.shownLabels.contains("One"))
    #expect(!harness.shownLabels.contains("Nothing"))
    harness.click("Two")
    #expect(harness.shownLabels.isSuperset(of: ["Folder 2", "Back"]))
    #expect(!harness.shownLabels.contains("One"))
    harness.click("More")
    #expect(harness.shownLabels.contains("Folder 20"))
    harness.click("Back")
    harness.click("Back")
    #expect(harness.shownLabels.contains("One"))
    harness.layOut(in: Self.wide)
    #expect(harness.shownLabels.isSuperset(of: ["One", "Folder 2"]))
  }

  @Test func `in a narrow window a link shows its view again after going back`() {
    let harness = LayoutHarness(in: Self.narrow) { Folders() }
    for _ in 0..<2 {
      harness.click("View")
      #expect(harness.shownLabels.contains("a view"))
      harness.click("Back")
      #expect(harness.shownLabels.contains("One"))
    }
  }

  private struct Selecting: View {
    @State private var selection: String?

    var body: some View {
      NavigationSplitView {
        List(["One", "Two"], id: \.self, selection: $selection) { Text($0) }
      } detail: {
        if let selection {
          Button("Close \(selection)") { self.selection = nil }
          Button("Other") { self.selection = "Two" }
        } else {
          Text("Nothing")
        }
      }
    }
  }

  @Test func `in a narrow window the detail goes with the selection`() {
    let harness = LayoutHarness(in: Self.narrow) { Selecting() }
    harness.click("One")
    #expect(harness.shownLabels.contains("Close One"))
    harness.click("Other")
    #expect(harness.shownLabels.contains("Close Two"))
    harness.click("Close Two")
    #expect(harness.shownLabels.isSuperset(of: ["One", "Two"]))
    #expect(!harness.shownLabels.contains("Nothing"))
  }

  private struct Compact: View {
    @State private var column = NavigationSplitViewColumn.detail

    var body: some View {
      NavigationSplitView(preferredCompactColumn: $column) {
        Text("first")
      } content: {
        Text("second")
      } detail: {
        Button("third") { column = .content }
      }
    }
  }

  @Test func `three columns are shown as the program says`() {
    let harness = LayoutHarness(in: Self.wide) { Compact() }
    #expect(harness.shownLabels.isSuperset(of: ["first", "second", "third"]))
    #expect(harness["first"].maxX < harness["second"].minX)
    #expect(harness["second"].maxX < harness["third"].minX)
    harness.layOut(in: Self.narrow)
    #expect(harness.shownLabels.isDisjoint(with: ["first", "second"]))
    harness.click("third")
    #expect(harness.shownLabels.contains("second"))
    harness.click("Back")
    #expect(harness.shownLabels.contains("first"))
  }

  @Test func `a stack in the detail has the bar of the column`() {
    let harness = LayoutHarness(in: Self.narrow) {
      NavigationSplitView(preferredCompactColumn: .constant(.detail)) {
        Text("Side")
      } detail: {
        NavigationStack { Text("Content").navigationTitle("Title") }
      }
    }
    // One bar of 52 points, with both.
    #expect(abs(harness["Content"].midY - (52 + (400 - 52) / 2)) < 0.01)
    #expect(abs(harness["Title"].midY - harness["Back"].midY) < 0.01)
  }

  // MARK: Keys

  private struct Returning: View {
    let count: Kept<Int>
    @State private var selection: String?

    var body: some View {
      NavigationSplitView {
        List(["One", "Two"], id: \.self, selection: $selection) { Text($0) }
          .onKeyPress(.return) {
            count.value += 1
            return .handled
          }
      } detail: {
        Text(selection.map { "at \($0)" } ?? "Nothing")
      }
    }
  }

  @Test func `beside the column that shows the selection, Return belongs to the program`() {
    let count = Kept(0)
    let harness = LayoutHarness(in: Self.wide) { Returning(count: count) }
    harness.click("One")
    harness.press(.return)
    #expect(count.value == 1)
  }

  @Test func `where one column is shown, Return shows the selection`() {
    let count = Kept(0)
    let harness = LayoutHarness(in: Self.wide) { Returning(count: count) }
    harness.click("One")
    harness.layOut(in: Self.narrow)
    if harness.shownLabels.contains("Back") { harness.click("Back") }
    #expect(harness.shownLabels.contains("Two") && !harness.shownLabels.contains("at One"))
    // A click with a key selects and shows nothing.
    harness.click(
      CGPoint(x: harness["Two"].midX, y: harness["Two"].midY), .primary, modifiers: .shift)
    #expect(harness.shownLabels.contains("Two"))
    harness.press(.return)
    #expect(harness.shownLabels.contains("at Two"))
    #expect(count.value == 0)
  }

  // MARK: Going back

  /// The ways back, each of which goes one step.
  private static let waysBack: [@MainActor (LayoutHarness) -> Void] = [
    { $0.press(.left, .option) }, { $0.press(.character("["), .control) },
    { $0.click(CGPoint(x: 200, y: 300), .back) },
    {
      $0.drag(CGPoint(x: 5, y: 300), CGPoint(x: 30, y: 300), CGPoint(x: 160, y: 305))
    },
    { harness in
      for _ in 0..<12 {
        harness.tree.send(
          .scrolled(
            CGPoint(x: 200, y: 300), by: CGSize(width: 10, height: 0), isPrecise: true))
        harness.layOut()
      }
    },
  ]

  @Test(arguments: 0..<5)
  func `in a narrow window what goes back goes to the column before`(_ index: Int) {
    let harness = LayoutHarness(in: Self.narrow) { Folders() }
    harness.click("Two")
    harness.click("More")
    #expect(harness.shownLabels.contains("Folder 20"))
    Self.waysBack[index](harness)
    #expect(harness.shownLabels.contains("Folder 2"))
    // A later swipe, so that it is another gesture.
    harness.show(at: 10)
    Self.waysBack[index](harness)
    #expect(harness.shownLabels.contains("One"))
    harness.show(at: 20)
    Self.waysBack[index](harness)
    #expect(harness.shownLabels.contains("One"))
  }

  @Test(arguments: 0..<5)
  func `from a stack in a column one step goes back to the column before`(_ index: Int) {
    let harness = LayoutHarness(in: Self.narrow) {
      NavigationSplitView(preferredCompactColumn: .constant(.detail)) {
        Text("first")
      } content: {
        Text("second")
      } detail: {
        NavigationStack { Text("third").navigationTitle("Title") }
      }
    }
    #expect(harness.shownLabels.contains("third"))
    Self.waysBack[index](harness)
    // The program has chosen the column, which stays.
    #expect(harness.shownLabels.contains("third"))
    let column = Kept(NavigationSplitViewColumn.detail)
    let free = LayoutHarness(in: Self.narrow) {
      Recorded(record: column) { column in
        NavigationSplitView(preferredCompactColumn: column) {
          Text("first")
        } content: {
          Text("second")
        } detail: {
          NavigationStack { Text("third").navigationTitle("Title") }
        }
      }
    }
    Self.waysBack[index](free)
    #expect(column.value == .content)
    #expect(free.shownLabels.contains("second"))
  }

  @Test func `beside other columns nothing goes back`() {
    let harness = LayoutHarness(in: Self.wide) { Folders() }
    harness.click("Two")
    #expect(!harness.press(.left, .option))
    #expect(harness.shownLabels.isSuperset(of: ["One", "Folder 2"]))
  }

  // MARK: Links

  @Test func `the row of the link whose view is shown is marked`() {
    let harness = LayoutHarness(in: Self.wide) {
      NavigationSplitView {
        List {
          NavigationLink("First") { Text("view 1") }
          NavigationLink("Second") { Text("view 2") }
        }
      } detail: {
        Text("Nothing")
      }
    }
    func marked() -> [String] {
      harness.elements.filter { $0.traits.contains(.isSelected) }.compactMap(\.label)
    }
    #expect(marked().isEmpty)
    harness.click("First")
    #expect(harness.shownLabels.contains("view 1"))
    #expect(marked() == ["First"])
    harness.click("Second")
    #expect(marked() == ["Second"])
  }

  @Test func `the row of the value whose destination is shown is marked`() {
    let harness = LayoutHarness(in: Self.wide) {
      NavigationSplitView {
        List {
          ForEach(1..<4) { NavigationLink("Link \($0)", value: $0) }
          NavigationLink("View") { Text("view") }
        }
        .navigationDestination(for: Int.self) { Text("value \($0)") }
      } detail: {
        Text("Nothing")
      }
    }
    func marked() -> Set<String> {
      Set(harness.elements.filter { $0.traits.contains(.isSelected) }.compactMap(\.label))
    }
    #expect(marked().isEmpty)
    harness.click("Link 2")
    #expect(harness.shownLabels.contains("value 2"))
    #expect(marked() == ["Link 2"])
    harness.click("Link 3")
    #expect(marked() == ["Link 3"])
    harness.click("View")
    #expect(harness.shownLabels.contains("view"))
    #expect(marked() == ["View"])
  }

  @Test func `a prominent detail keeps its width, and the sidebar is in front of it`() {
    struct Screen: View {
      let clicked: Kept<[String]>
      @State private var visibility = NavigationSplitViewVisibility.all

      var body: some View {
        NavigationSplitView(columnVisibility: $visibility) {
          Button("Side") { clicked.value.append("side") }
        } detail: {
          Button("Behind") { clicked.value.append("detail") }
            .frame(maxWidth: .infinity, alignment: .leading)
            .accessibilityElement(children: .contain).accessibilityLabel("Detail")
        }
        .navigationSplitViewStyle(.prominentDetail)
      }
    }
    let clicked = Kept<[String]>([])
    let harness = LayoutHarness(in: Self.wide) { Screen(clicked: clicked) }
    #expect(harness["Detail"].minX == 0 && harness["Detail"].width == 800)
    let behind = harness["Behind"]
    harness.click(CGPoint(x: behind.midX, y: behind.midY))
    #expect(clicked.value == [], "the sidebar is in front of the button")
    harness.click("Side")
    harness.click("Sidebar")
    #expect(harness["Detail"].minX == 0 && harness["Detail"].width == 800)
    harness.click("Behind")
    #expect(clicked.value == ["side", "detail"])
    let balanced = LayoutHarness(in: Self.wide) {
      NavigationSplitView {
        Text("Side")
      } detail: {
        Color.clear.accessibilityLabel("Detail")
      }
      .navigationSplitViewStyle(.balanced)
    }
    #expect(abs(balanced["Detail"].width - 580) < 0.01)
  }
}
