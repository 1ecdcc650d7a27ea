import EngineTesting
import Foundation
import PlumbUI
import Testing

@testable import TestSupport

/// Navigation stacks: the screens that links, paths and bindings show, and the state of the screens
/// below.
@MainActor @Suite struct NavigationStackTests {
  /// A screen that counts its evaluations and keeps a number.
  private struct Home: View {
    static var bodyCount = 0
    @State private var count = 0

    static func countBody() { bodyCount += 1 }

    var body: some View {
      let _ = Self.countBody()
      VStack(spacing: 0) {
        Text("Home")
        Button("Count \(count)") { count += 1 }
        NavigationLink("One", value: 1)
        NavigationLink("Plain") { Text("Plain screen") }
      }
      .navigationTitle("Start")
      .navigationDestination(for: Int.self) { Detail(number: $0) }
    }
  }

  private struct Detail: View {
    let number: Int
    @Environment(\.dismiss) private var dismiss
    @Environment(\.isPresented) private var isPresented

    var body: some View {
      VStack(spacing: 0) {
        Text("Screen \(number)")
        Text(isPresented ? "presented" : "not presented")
        NavigationLink("Next", value: number + 1)
        Button("Close") { dismiss() }
      }
      .navigationTitle("Number \(number)")
    }
  }

  private static let size = CGSize(width: 300, height: 300)

  private func stack() -> LayoutHarness {
    LayoutHarness(in: Self.size) { NavigationStack { Home() } }
  }

  @Test func `a link shows the destination for its value, with a title and a way back`() {
    let harness = stack()
    #expect(harness.shownLabels.contains("Start"))
    #expect(!harness.shownLabels.contains("Back"))
    harness.click("One")
    #expect(harness.shownLabels.isSuperset(of: ["Number 1", "Screen 1", "Back", "presented"]))
    harness.click("Next")
    #expect(harness.shownLabels.isSuperset(of: ["Number 2", "Screen 2"]))
    harness.click("Back")
    harness.click("Back")
    #expect(harness.shownLabels.isSuperset(of: ["Start", "Home"]))
    #expect(!harness.shownLabels.contains("Back"))
  }

  @Test func `a link with a view shows the view`() {
    let harness = stack()
    harness.click("Plain")
    #expect(harness.shownLabels.contains("Plain screen"))
    harness.click("Back")
    #expect(harness.shownLabels.contains("Home"))
    harness.click("Plain")
    #expect(harness.shownLabels.contains("Plain screen"))
  }

  @Test func `screens below keep their state, and are not evaluated for a push`() {
    let harness = stack()
    harness.click("Count 0")
    let count = Home.bodyCount
    harness.click("One")
    harness.click("Next")
    #expect(Home.bodyCount == count)
    harness.click("Back")
    harness.click("Back")
    #expect(harness.shownLabels.contains("Count 1"))
    #expect(Home.bodyCount == count)
  }

  @Test func `screens below are hidden, and get neither pointer nor keys nor focus`() {
    let log = Log()
    let harness = LayoutHarness(in: Self.size) {
      NavigationStack {
        VStack(spacing: 0) {
          Button("Below") { log.add("below") }.keyboardShortcut("b")
          NavigationLink("Open", value: 1)
        }
        .navigationDestination(for: Int.self) { _ in Text("Above") }
      }
    }
    let place = harness["Below"]
    harness.press(.character("b"), .command)
    #expect(log.entries == ["below"])
    harness.click("Open")
    #expect(!harness.shownLabels.contains("Below"))
    harness.click(CGPoint(x: place.midX, y: place.midY))
    harness.press(.character("b"), .command)
    // The button that goes back is the only one that can have the focus.
    harness.press(.tab)
    harness.press(.tab)
    harness.press(.return)
    #expect(log.entries == ["below"])
    #expect(harness.shownLabels.contains("Below"))
  }

  @Test func `keys, the mouse and the dismiss action go back`() {
    let harness = stack()
    for goBack: (LayoutHarness) -> Void in [
      { $0.press(.left, .option) },
      { $0.press(.character("["), .command) },
      { $0.click(CGPoint(x: 150, y: 200), .back) },
      { $0.click("Close") },
    ] {
      harness.click("One")
      #expect(harness.shownLabels.contains("Screen 1"))
      goBack(harness)
      #expect(harness.shownLabels.contains("Home"))
    }
    #expect(!harness.press(.left, .option))
  }

  @Test func `from right to left the other arrow goes back`() {
    var environment = EnvironmentValues()
    environment.layoutDirection = .rightToLeft
    let harness = LayoutHarness(in: Self.size, environment: environment) {
      NavigationStack { Home() }
    }
    harness.click("One")
    #expect(harness["Back"].minX > harness["Number 1"].maxX)
    #expect(!harness.press(.left, .option))
    #expect(harness.press(.right, .option))
    #expect(harness.shownLabels.contains("Home"))
  }

  @Test func `without its button nothing but the program goes back`() {
    let harness = LayoutHarness(in: Self.size) {
      NavigationStack {
        NavigationLink("Open") { Closable().navigationBarBackButtonHidden() }
      }
    }
    harness.click("Open")
    #expect(!harness.shownLabels.contains("Back"))
    #expect(!harness.press(.left, .option))
    harness.click("Close")
    #expect(harness.shownLabels.contains("Open"))
  }

  private struct Closable: View {
    @Environment(\.dismiss) private var dismiss

    var body: some View { Button("Close") { dismiss() } }
  }

  // MARK: Paths

  private struct Numbers: View {
    @State private var numbers: [Int] = []

    var body: some View {
      VStack(spacing: 0) {
        NavigationStack(path: $numbers) {
          Home()
        }
        Text("path \(numbers)")
        Button("Three") { numbers = [1, 2, 3] }
        Button("None") { numbers = [] }
        Button("Other") { numbers = [1, 5] }
      }
    }
  }

  @Test func `the stack follows a path, and writes it when somebody goes back`() {
    let harness = LayoutHarness(in: Self.size) { Numbers() }
    harness.click("Three")
    #expect(harness.shownLabels.contains("Screen 3"))
    harness.click("Back")
    #expect(harness.shownLabels.isSuperset(of: ["Screen 2", "path [1, 2]"]))
    harness.click("Other")
    #expect(harness.shownLabels.contains("Screen 5"))
    harness.click("Next")
    #expect(harness.shownLabels.isSuperset(of: ["Screen 6", "path [1, 5, 6]"]))
    harness.click("None")
    #expect(harness.shownLabels.isSuperset(of: ["Home", "path []"]))
  }

  private struct Impatient: View {
    @State private var path = [1, 2, 3]

    var body: some View {
      NavigationStack(path: $path) {
        Text("Home").navigationDestination(for: Int.self) { Leaver(number: $0) }
      }
    }
  }

  private struct Leaver: View {
    let number: Int
    @Environment(\.dismiss) private var dismiss

    var body: some View {
      Button("Leave \(number)") {
        dismiss()
        dismiss()
      }
    }
  }

  @Test func `a screen that is dismissed twice at once goes back by one`() {
    let harness = LayoutHarness(in: Self.size) { Impatient() }
    harness.click("Leave 3")
    #expect(harness.shownLabels.contains("Leave 2"))
    harness.click("Leave 2")
    #expect(harness.shownLabels.contains("Leave 1"))
  }

  private struct Mixed: View {
    @State private var path = NavigationPath([7])

    var body: some View {
      NavigationStack(path: $path) {
        NavigationLink("Seven", value: 7)
          .navigationDestination(for: Int.self) { Text("number \($0)") }
          .navigationDestination(for: String.self) { Text("word \($0)") }
      }
      Text("count \(path.count)")
      Button("Add") { path.append("seven") }
    }
  }

  @Test func `a path holds values of several types, and may begin with some`() {
    let harness = LayoutHarness(in: Self.size) { Mixed() }
    #expect(harness.shownLabels.contains("number 7"))
    harness.click("Add")
    #expect(harness.shownLabels.isSuperset(of: ["word seven", "count 2"]))
    harness.click("Back")
    harness.click("Back")
    #expect(harness.shownLabels.isSuperset(of: ["Seven", "count 0"]))
  }

  // MARK: Presented screens

  private struct Presenting: View {
    @State private var isShown = false
    @State private var word: String?

    var body: some View {
      NavigationStack {
        VStack(spacing: 0) {
          Button("Show") { isShown = true }
          Button("Word") { word = "apple" }
        }
        .navigationDestination(isPresented: $isShown) { Text("shown") }
        .navigationDestination(item: $word) { Text("word \($0)") }
      }
      Text("\(isShown) \(word ?? "none")")
      Button("Hide") { isShown = false }
      Button("Pear") { word = "pear" }
    }
  }

  @Test func `bindings present screens, and are written when somebody goes back`() {
    let harness = LayoutHarness(in: Self.size) { Presenting() }
    harness.click("Show")
    #expect(harness.shownLabels.isSuperset(of: ["shown", "true none"]))
    harness.click("Hide")
    #expect(harness.shownLabels.contains("Show"))
    harness.click("Show")
    harness.click("Back")
    #expect(harness.shownLabels.isSuperset(of: ["Show", "false none"]))
    harness.click("Word")
    #expect(harness.shownLabels.isSuperset(of: ["word apple", "false apple"]))
    harness.click("Pear")
    #expect(harness.shownLabels.contains("word pear"))
    harness.click("Back")
    #expect(harness.shownLabels.isSuperset(of: ["Show", "false none"]))
  }

  // MARK: Environment and titles

  @Test func `a screen has the environment of the stack, not that of the link`() {
    let harness = LayoutHarness(in: Self.size) {
      NavigationStack {
        NavigationLink("Open") { LineLimit() }.lineLimit(3)
      }
      .lineLimit(2)
    }
    harness.click("Open")
    #expect(harness.shownLabels.contains("limit 2"))
  }

  private struct LineLimit: View {
    @Environment(\.lineLimit) private var lineLimit

    var body: some View { Text("limit \(lineLimit ?? 0)") }
  }

  @Test func `the innermost title is used, and a hidden bar leaves its space`() {
    let harness = LayoutHarness(in: Self.size) {
      NavigationStack {
        Text("Content").navigationTitle("Inner").navigationTitle("Outer")
      }
    }
    #expect(harness.shownLabels.contains("Inner"))
    #expect(!harness.shownLabels.contains("Outer"))
    // A bar of 52 points, and the rest of the window for the text.
    #expect(abs(harness["Content"].midY - (52 + (300 - 52) / 2)) < 0.01)
    let plain = LayoutHarness(in: Self.size) {
      NavigationStack { Text("Content").navigationTitle("Title").navigationBarHidden(true) }
    }
    #expect(plain["Content"].midY == 150)
  }

  @Test func `a link in a list is the whole row`() {
    let harness = LayoutHarness(in: Self.size) {
      NavigationStack {
        List {
          NavigationLink("Open", value: 1)
          Text("Row")
        }
        .navigationDestination(for: Int.self) { Text("number \($0)") }
      }
    }
    harness.click(CGPoint(x: harness["Row"].minX + 250, y: harness["Open"].midY))
    #expect(harness.shownLabels.contains("number 1"))
  }

  @Test func `a value without a destination shows a sign of warning`() {
    let harness = LayoutHarness(in: Self.size) {
      NavigationStack { NavigationLink("Open", value: "text") }
    }
    harness.click("Open")
    #expect(harness.shownLabels.contains("No destination"))
    harness.click("Back")
    #expect(harness.shownLabels.contains("Open"))
  }
}
