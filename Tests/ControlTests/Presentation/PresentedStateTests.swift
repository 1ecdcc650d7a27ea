import EngineTesting
import Foundation
import PlumbUI
import Testing

@testable import TestSupport

/// The state, the environment and the cost of presented views.
@MainActor @Suite struct PresentedStateTests {
  private static let window = CGSize(width: 600, height: 400)

  private struct Item: Identifiable {
    let id: Int
    let name: String
  }

  private struct Counter: View {
    let title: String
    @State private var count = 0

    var body: some View { Button("\(title) \(count)") { count += 1 } }
  }

  private func labels(_ harness: LayoutHarness) -> [String] { harness.elements.compactMap(\.label) }

  @Test func `another item replaces the content, and the same item keeps its state`() {
    @MainActor final class Control { var set: (Item?) -> Void = { _ in } }
    struct Screen: View {
      let control: Control
      @State private var item: Item?

      var body: some View {
        control.set = { item = $0 }
        return Text(item?.name ?? "none").sheet(item: $item) { Counter(title: $0.name) }
      }
    }
    let control = Control()
    let harness = LayoutHarness(in: Self.window) { Screen(control: control) }
    control.set(Item(id: 1, name: "one"))
    harness.click("one 0")
    control.set(Item(id: 1, name: "uno"))
    #expect(labels(harness).contains("uno 1"))
    control.set(Item(id: 2, name: "two"))
    #expect(labels(harness).contains("two 0"))
    harness.press(.escape)
    #expect(labels(harness) == ["none"])
  }

  @Test func `a sheet that is presented again begins with a new state`() {
    struct Screen: View {
      @State private var isShown = false

      var body: some View {
        Button("present") { isShown = true }.sheet(isPresented: $isShown) {
          Counter(title: "count")
        }
      }
    }
    let harness = LayoutHarness(in: Self.window) { Screen() }
    harness.click("present")
    harness.click("count 0")
    harness.press(.escape)
    harness.click("present")
    #expect(labels(harness).contains("count 0"))
  }

  @Test func `presented views have the environment and the current state of the presenting view`() {
    struct Reader: View {
      @Environment(\.isPresented) private var isPresented
      @Environment(\.presentationMode) private var presentationMode
      @Environment(\.locale) private var locale

      var body: some View {
        Button("\(isPresented) \(presentationMode.wrappedValue.isPresented) \(locale.identifier)") {
          presentationMode.wrappedValue.dismiss()
        }
      }
    }
    struct Screen: View {
      @State private var count = 0
      @State private var isShown = true

      var body: some View {
        Reader()
          .sheet(isPresented: $isShown) {
            Reader()
            Button("add to \(count)") { count += 1 }
          }
          .environment(\.locale, Locale(identifier: "sv"))
      }
    }
    let harness = LayoutHarness(in: Self.window) { Screen() }
    harness.click("add to 0")
    #expect(labels(harness).contains("add to 1"))
    harness.click("true true sv")
    #expect(Set(labels(harness)) == ["false false sv"])
  }

  @Test func `presented views begin with the font of a window`() {
    let harness = LayoutHarness(in: Self.window) {
      Text("behind").sheet(isPresented: .constant(true)) { Text("sheet") }.font(.system(size: 40))
    }
    // The type size of the body is 17 points.
    #expect(harness["sheet"].height == 17)
  }

  @Test func `a view that is removed takes its sheet with it`() {
    struct Screen: View {
      @State private var isThere = true

      var body: some View {
        VStack {
          Text("behind")
          if isThere {
            Text("presenting").sheet(isPresented: .constant(true)) {
              Button("remove") { isThere = false }
            }
          }
        }
      }
    }
    let harness = LayoutHarness(in: Self.window) { Screen() }
    harness.click("remove")
    #expect(labels(harness) == ["behind"])
  }

  @Test func `a sheet waits until another one is gone`() {
    struct Screen: View {
      @State private var first = true
      @State private var second = true

      var body: some View {
        Text("behind")
          .sheet(isPresented: $first) { Text("first") }
          .sheet(isPresented: $second) { Text("second") }
      }
    }
    let harness = LayoutHarness(in: Self.window) { Screen() }
    let shown = labels(harness).filter { $0 == "first" || $0 == "second" }
    #expect(shown.count == 1)
    harness.press(.escape)
    #expect(!labels(harness).contains(shown[0]))
    #expect(labels(harness).contains(shown[0] == "first" ? "second" : "first"))
    harness.press(.escape)
    #expect(labels(harness) == ["behind"])
  }

  @Test func `presenting evaluates no views behind`() {
    @MainActor final class Count { var bodies = 0 }
    struct Row: View {
      let count: Count
      let index: Int

      var body: some View {
        count.bodies += 1
        return Text("row \(index)")
      }
    }
    struct Screen: View {
      let count: Count
      @State private var isShown = false

      var body: some View {
        VStack(spacing: 0) {
          Button("present") { isShown = true }
          ForEach(0..<10) { Row(count: count, index: $0) }
        }
        .sheet(isPresented: $isShown) { Text("sheet") }
        .alert("alert", isPresented: .constant(false)) {}
      }
    }
    let count = Count()
    let harness = LayoutHarness(in: Self.window) { Screen(count: count) }
    #expect(count.bodies == 10)
    harness.click("present")
    #expect(labels(harness).contains("sheet"))
    harness.press(.escape)
    #expect(labels(harness).contains("row 9"))
    #expect(count.bodies == 10)
  }

  @Test func `a sheet has the height of its detent`() {
    @MainActor final class Control { var set: (PresentationDetent) -> Void = { _ in } }
    struct Screen: View {
      let control: Control
      @State private var detent = PresentationDetent.medium

      var body: some View {
        control.set = { detent = $0 }
        return Text("behind").sheet(isPresented: .constant(true)) {
          Color.red.accessibilityLabel("content")
            .presentationDetents(
              [.medium, .height(120), .large, .fraction(0.25)], selection: $detent)
        }
      }
    }
    let control = Control()
    let harness = LayoutHarness(in: Self.window) { Screen(control: control) }
    // Of the 400 points of the window, 16 remain above and below the largest sheet.
    #expect(harness["content"].height == 184)
    control.set(.height(120))
    #expect(harness["content"].height == 120)
    control.set(.fraction(0.25))
    #expect(harness["content"].height == 92)
    control.set(.large)
    #expect(harness["content"].height == 368)
  }

  @Test func `the indicator of a sheet is clicked and dragged to other detents`() {
    let harness = LayoutHarness(in: Self.window) {
      Text("behind").sheet(isPresented: .constant(true)) {
        Color.red.accessibilityLabel("content")
          .presentationDetents([.height(100), .height(200), .height(300)])
          .presentationDragIndicator(.visible)
      }
    }
    // The indicator is 17 points high.
    #expect(harness["content"].height == 83)
    var indicator: CGPoint {
      CGPoint(x: harness["content"].midX, y: harness["content"].minY - 8)
    }
    harness.click(indicator)
    #expect(harness["content"].height == 183)
    let start = indicator
    harness.drag(start, CGPoint(x: start.x, y: start.y - 15), CGPoint(x: start.x, y: start.y - 30))
    #expect(harness["content"].height == 283)
    harness.click(indicator)
    #expect(harness["content"].height == 83, "after the highest comes the lowest")
  }

  @Test func `content that is higher than a detent is centred in it, below the indicator`() {
    let harness = LayoutHarness(in: CGSize(width: 400, height: 400)) {
      Color.clear.sheet(isPresented: .constant(true)) {
        VStack(spacing: 0) {
          Color.red.frame(width: 100, height: 200).accessibilityLabel("upper")
          Color.red.frame(width: 100, height: 200).accessibilityLabel("lower")
        }
        .presentationDetents([.height(120), .height(220)])
        .presentationDragIndicator(.visible)
      }
    }
    let panel = CGRect(x: 0, y: ((400 - 120) * 0.4).rounded(), width: 400, height: 120)
    // The indicator is 17 points high; the content has the rest and, as in SwiftUI, is centred in
    // it.
    let middle = panel.minY + 17 + 103.0 / 2
    #expect(abs(harness["upper"].maxY - middle) <= 1)
    harness.click(CGPoint(x: 200, y: panel.minY + 8))
    // A panel of 220 points, of which two fifths of the rest are above.
    let next: CGFloat = 72 + 17 + 203.0 / 2
    #expect(abs(harness["upper"].maxY - next) <= 1)
  }

  @Test func `a sheet with detents fits into a narrow window`() {
    func width(in window: CGFloat) -> CGFloat {
      LayoutHarness(in: CGSize(width: window, height: 400)) {
        Text("behind").sheet(isPresented: .constant(true)) {
          Color.red.accessibilityLabel("content").presentationDetents([.medium])
        }
      }["content"].width
    }
    #expect(width(in: 600) == 320)
    #expect(width(in: 300) == 268, "16 points remain at each side")
  }

  @Test func `a sheet has the size that its sizing proposes, within the window`() {
    func frame(_ sizing: some PresentationSizing) -> CGRect {
      let harness = LayoutHarness(in: Self.window) {
        Text("behind").sheet(isPresented: .constant(true)) {
          Color.red.frame(minWidth: 200, maxWidth: .infinity, minHeight: 100, maxHeight: .infinity)
            .accessibilityLabel("content")
            .presentationSizing(sizing)
        }
      }
      return harness["content"]
    }
    #expect(frame(.form).size == CGSize(width: 480, height: 100))
    #expect(frame(.page).size == CGSize(width: 568, height: 368))
    #expect(frame(.fitted).size == CGSize(width: 200, height: 100))
    let narrow = PagePresentationSizing().fitted(horizontal: true, vertical: false)
    #expect(frame(narrow).size == CGSize(width: 200, height: 368))
  }

  @Test func `what a disabled view presents can be used`() {
    var count = 0
    let harness = LayoutHarness(in: Self.window) {
      Text("behind").alert("Title", isPresented: .constant(true)) { Button("Save") { count += 1 } }
        .disabled(true)
    }
    harness.click("Save")
    #expect(count == 1)
  }
}
