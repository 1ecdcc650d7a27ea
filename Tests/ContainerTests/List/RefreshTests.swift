import EngineTesting
import Foundation
import SwiftUI
import Testing

@_spi(Nodes) @testable import PlumbCore
@testable import PlumbPlatform
@testable import TestSupport

/// Lists and scroll views whose content is refreshed.
@MainActor @Suite struct RefreshTests {
  private let work = Work()

  /// The work of an action, which ends when it is told to, or is cancelled.
  @MainActor private final class Work {
    private(set) var startCount = 0
    private(set) var cancelCount = 0
    private(set) var endCount = 0
    private var isOpen = false
    /// The rows whose bodies were evaluated.
    var rowCount = 0

    func perform() async {
      startCount += 1
      while !isOpen, !Task.isCancelled { await Task.yield() }
      if Task.isCancelled { cancelCount += 1 } else { endCount += 1 }
    }

    /// Lets the work end.
    func finish() { isOpen = true }

    /// Waits until a condition holds.
    func wait(
      until condition: (Work) -> Bool, sourceLocation: SourceLocation = #_sourceLocation
    ) async {
      for _ in 0..<100_000 where !condition(self) { await Task.yield() }
      #expect(condition(self), sourceLocation: sourceLocation)
    }
  }

  /// A row of 50 points, whose evaluations are counted.
  private struct Row: View {
    let name: String
    let work: Work

    var body: some View {
      work.rowCount += 1
      return Color.clear.frame(height: 50).accessibilityElement().accessibilityLabel(name)
    }
  }

  /// Twenty rows in a window of 100 by 200.
  private func scrollView() -> LayoutHarness {
    LayoutHarness(in: CGSize(width: 100, height: 200), isAtRest: false) { [work] in
      ScrollView {
        VStack(spacing: 0) { ForEach(0..<20, id: \.self) { Row(name: "\($0)", work: work) } }
      }
      .refreshable { await work.perform() }
    }
  }

  /// Pulls the content with ten events within a tenth of a second. Returns the time of the last one.
  @discardableResult private func pull(
    _ harness: LayoutHarness, by distance: CGFloat, from time: Double = 0,
    at point: CGPoint = CGPoint(x: 50, y: 150)
  ) -> Double {
    for index in 0..<10 {
      harness.show(at: time + Double(index) / 100)
      harness.tree.send(
        .scrolled(point, by: CGSize(width: 0, height: distance / 10), isPrecise: true))
    }
    harness.show(at: time + 0.09)
    return time + 0.09
  }

  private func point(at pointer: CGPoint, _ harness: LayoutHarness) {
    harness.tree.send(.pointerMoved(pointer))
  }

  private func point(at label: String, _ harness: LayoutHarness) {
    point(at: harness.center(of: label), harness)
  }

  private func top(_ harness: LayoutHarness, at time: Double) -> CGFloat {
    harness.frame(of: "0", at: time).minY
  }

  /// The views that show progress.
  private func indicators(_ harness: LayoutHarness) -> [ViewNode] {
    var found: [ViewNode] = []
    var rest = [harness.tree.rootNode].compactMap(\.self)
    while let node = rest.popLast() {
      if node.elementRole == .progressIndicator { found.append(node) }
      rest += node.children
    }
    return found
  }

  // MARK: Pulling

  @Test func `what is pulled far enough and let go is refreshed below a spinner`() async {
    let harness = scrollView()
    let time = pull(harness, by: 300)
    // The rubber band: 200 · (1 - 1 / (300 · 0.55 / 200 + 1)), beyond the threshold.
    #expect(abs(top(harness, at: time) - 90.41) < 0.01)
    #expect(indicators(harness).map { $0.controlState?.number?.value } == [1])
    #expect(work.startCount == 0)
    harness.show(at: time + 0.06)
    await work.wait { $0.startCount == 1 }
    #expect(indicators(harness).map { $0.controlState?.isIndeterminate } == [true])
    // The spinner stays while the action runs, in the middle of the space above the content.
    for seconds in [1.0, 5] { #expect(top(harness, at: time + seconds) == 44) }
    #expect(indicators(harness).map { $0.shownFrame?.midX } == [50])
    #expect(indicators(harness).map { $0.shownFrame?.midY } == [22])
    work.finish()
    await work.wait { $0.endCount == 1 }
    await Task.yield()
    #expect(top(harness, at: time + 5) == 44)
    let moving = top(harness, at: time + 5.1)
    #expect(moving > 0 && moving < 44)
    #expect(top(harness, at: time + 7) == 0)
    #expect(indicators(harness).isEmpty)
    #expect(!harness.tree.isMoving && harness.tree.nextWakeUp == nil)
  }

  @Test func `what is pulled less far, or comes there with momentum, is not refreshed`() async {
    let harness = scrollView()
    // 200 · (1 - 1 / (80 · 0.55 / 200 + 1)).
    let time = pull(harness, by: 80)
    #expect(abs(top(harness, at: time) - 36.07) < 0.01)
    harness.show(at: time + 0.06)
    #expect(top(harness, at: time + 2) == 0)
    harness.tree.send(
      .scrolled(CGPoint(x: 50, y: 50), by: CGSize(width: 0, height: -400), isPrecise: false))
    // The drag stops short of the top, and its momentum goes far beyond.
    let last = pull(harness, by: 390, from: time + 3)
    var highest: CGFloat = 0
    for frame in 0..<60 {
      highest = max(highest, top(harness, at: last + Double(frame) / 60))
    }
    #expect(highest > 64)
    for _ in 0..<100 { await Task.yield() }
    #expect(work.startCount == 0)
  }

  @Test func `an action that ends at once lets the content spring back to the top`() async {
    let harness = scrollView()
    work.finish()
    let time = pull(harness, by: 300)
    harness.show(at: time + 0.06)
    await work.wait { $0.endCount == 1 }
    await Task.yield()
    #expect(top(harness, at: time + 0.1) > 44)
    #expect(top(harness, at: time + 2) == 0)
    #expect(!harness.tree.isMoving)
  }

  @Test func `with reduced motion the content is pulled, too, and does not spring`() async {
    let harness = scrollView()
    harness.tree.reducesMotion = true
    let time = pull(harness, by: 300)
    #expect(top(harness, at: time) > 64)
    #expect(top(harness, at: time + 0.06) == 44)
    await work.wait { $0.startCount == 1 }
    #expect(top(harness, at: time + 0.08) == 44)
    work.finish()
    await work.wait { $0.endCount == 1 }
    await Task.yield()
    #expect(top(harness, at: time + 0.1) == 0)
    // Beyond the end the content does not follow.
    harness.tree.send(
      .scrolled(CGPoint(x: 50, y: 50), by: CGSize(width: 0, height: -5_000), isPrecise: false))
    pull(harness, by: -100, from: time + 1)
    #expect(harness.frame(of: "19", at: time + 1.1).maxY == 200)
  }

  // MARK: Keys

  @Test func `keys refresh what the pointer is in`() async {
    let harness = LayoutHarness(in: CGSize(width: 100, height: 200)) { [work] in
      VStack(spacing: 0) {
        ScrollView { Color.clear.frame(height: 300) }
          .frame(height: 100)
          .refreshable { await work.perform() }
        Color.clear.frame(height: 100)
      }
    }
    #expect(!harness.press(.function(5)))
    point(at: CGPoint(x: 50, y: 150), harness)
    #expect(!harness.press(.function(5)))
    point(at: CGPoint(x: 50, y: 50), harness)
    #expect(!harness.press(.function(5), .shift) && !harness.press(.character("r")))
    #expect(harness.press(.character("r"), .control))
    await work.wait { $0.startCount == 1 }
    // An action that is running is not started again in any way.
    #expect(harness.press(.function(5)))
    pull(harness, by: 300, from: 10, at: CGPoint(x: 50, y: 50))
    harness.show(at: 12)
    for _ in 0..<100 { await Task.yield() }
    #expect(work.startCount == 1)
    work.finish()
    await work.wait { $0.endCount == 1 }
    await Task.yield()
    #expect(harness.press(.function(5)))
    await work.wait { $0.startCount == 2 }
  }

  @Test func `keys refresh the list that has the focus, and not while it is disabled`() async {
    let harness = LayoutHarness(in: CGSize(width: 200, height: 200)) { [work] in
      DisabledList { await work.perform() }
    }
    harness.click("B")
    harness.tree.send(.pointerExited)
    #expect(harness.press(.character("r"), .control))
    await work.wait { $0.startCount == 1 }
    work.finish()
    await work.wait { $0.endCount == 1 }
    harness.click("Disable")
    point(at: "B", harness)
    #expect(!harness.press(.function(5)))
  }

  @Test func `a shortcut of the program comes first`() async {
    let count = Kept(0)
    let harness = LayoutHarness(in: CGSize(width: 200, height: 200)) { [work] in
      VStack {
        Button("Rotate") { count.value += 1 }.keyboardShortcut("r", modifiers: .control)
        List { Text("A") }.refreshable { await work.perform() }
      }
    }
    point(at: "A", harness)
    harness.press(.character("r"), .control)
    #expect(count.value == 1)
    for _ in 0..<100 { await Task.yield() }
    #expect(work.startCount == 0)
    harness.press(.function(5))
    await work.wait { $0.startCount == 1 }
  }

  @Test func `only what is scrolled to the top makes room for the spinner`() async {
    let harness = scrollView()
    harness.tree.send(
      .scrolled(CGPoint(x: 50, y: 50), by: CGSize(width: 0, height: -120), isPrecise: false))
    harness.tree.send(.keyDown(KeyStroke(.function(5))))
    await work.wait { $0.startCount == 1 }
    #expect(top(harness, at: 1) == -120)
    #expect(indicators(harness).isEmpty)
    harness.tree.send(.keyDown(KeyStroke(.home)))
    #expect(top(harness, at: 2) == 44)
    #expect(indicators(harness).count == 1)
    harness.tree.send(.keyDown(KeyStroke(.end)))
    #expect(harness.frame(of: "19", at: 3).maxY == 200)
    #expect(indicators(harness).isEmpty)
    work.finish()
    await work.wait { $0.endCount == 1 }
    await Task.yield()
    #expect(harness.frame(of: "19", at: 4).maxY == 200)
    harness.tree.send(.keyDown(KeyStroke(.home)))
    #expect(top(harness, at: 5) == 0)
  }

  // MARK: The enclosing views

  @Test func `the task of a list that disappears is cancelled`() async {
    let harness = LayoutHarness(in: CGSize(width: 200, height: 200)) { [work] in
      ClosableList { await work.perform() }
    }
    point(at: "A", harness)
    harness.press(.function(5))
    await work.wait { $0.startCount == 1 }
    harness.click("Close")
    #expect(!harness.elements.contains { $0.label == "A" })
    await work.wait { $0.cancelCount == 1 }
    // The action of the list can be started again once the list has appeared again.
    harness.click("Close")
    point(at: "A", harness)
    harness.press(.function(5))
    await work.wait { $0.startCount == 2 }
  }

  @Test func `the action belongs to the outermost vertical scroll views`() async {
    let harness = LayoutHarness(in: CGSize(width: 100, height: 200)) { [work] in
      ScrollView {
        VStack(spacing: 0) {
          ScrollView(.horizontal) { Color.clear.frame(width: 300, height: 50) }
          ScrollView { Color.clear.frame(height: 300) }.frame(height: 100)
            .accessibilityElement().accessibilityLabel("inner")
          Color.clear.frame(height: 400)
        }
      }
      .refreshable { await work.perform() }
    }
    pull(harness, by: 300, at: CGPoint(x: 50, y: 25))
    #expect(indicators(harness).count == 1)
    harness.show(at: 0.2)
    await work.wait { $0.startCount == 1 }
    harness.show(at: 2)
    #expect(harness["inner"].minY == 94)
  }

  @Test func `the rows are not evaluated for the indicator`() async {
    let harness = scrollView()
    let rows = work.rowCount
    #expect(rows == 20)
    let time = pull(harness, by: 300)
    let bodies = harness.tree.bodyCount
    for frame in 0..<30 { harness.show(at: time + Double(frame) / 60) }
    await work.wait { $0.startCount == 1 }
    work.finish()
    await work.wait { $0.endCount == 1 }
    await Task.yield()
    for frame in 30..<120 { harness.show(at: time + Double(frame) / 60) }
    #expect(top(harness, at: time + 3) == 0)
    #expect(work.rowCount == rows)
    // The indicator alone: itself, its progress view, and the steps of the spinner.
    #expect(harness.tree.bodyCount - bodies < 300)
    harness.show(at: time + 10)
    #expect(!harness.tree.isMoving && harness.tree.nextWakeUp == nil)
  }

  @Test func `assistive technologies refresh a list by an action of it`() {
    let harness = LayoutHarness(in: CGSize(width: 200, height: 200)) { [work] in
      List { Text("A") }.refreshable { await work.perform() }
    }
    #expect(harness.elements.count { $0.actions.contains("Refresh") } == 1)
    let sheet = LayoutHarness(in: CGSize(width: 400, height: 400)) {
      Color.clear.sheet(isPresented: .constant(true)) { List { Text("B") } }
        .refreshable { await work.perform() }
    }
    #expect(sheet.elements.contains { $0.label == "B" })
    #expect(!sheet.elements.contains { $0.actions.contains("Refresh") })
    let plain = LayoutHarness { List { Text("A") } }
    #expect(!plain.elements.contains { $0.actions.contains("Refresh") })
  }

  @Test func `a scroll view is put once into a scope without an action`() {
    let harness = LayoutHarness {
      ScrollView { Text("A") }
        .transformEnvironment(\.self) { $0.scrollWrapper = RefreshScope.self }
    }
    #expect(harness.elements.contains { $0.label == "A" })
  }

  @Test func `the geometry counts the room of the spinner as a margin`() async {
    let insets = Kept(CGFloat(0))
    let harness = LayoutHarness(in: CGSize(width: 100, height: 200)) { [work] in
      ScrollView { Color.clear.frame(height: 300) }
        .refreshable { await work.perform() }
        .onScrollGeometryChange(for: CGFloat.self) {
          $0.contentInsets.top + $0.contentOffset.y
        } action: {
          insets.value = $1
        }
    }
    point(at: CGPoint(x: 50, y: 50), harness)
    harness.press(.function(5))
    await work.wait { $0.startCount == 1 }
    harness.show(at: 5)
    harness.show(at: 6)
    // The distance that is scrolled.
    #expect(insets.value == 0)
  }
}

private struct DisabledList: View {
  let action: @Sendable () async -> Void
  @State private var isListDisabled = false
  @State private var selection: String?

  var body: some View {
    VStack(spacing: 0) {
      Button("Disable") { isListDisabled = true }
      List(["A", "B", "C"], id: \.self, selection: $selection) { Text($0) }
        .refreshable(action: action)
        .disabled(isListDisabled)
    }
  }
}

private struct ClosableList: View {
  let action: @Sendable () async -> Void
  @State private var isOpen = true

  var body: some View {
    VStack(spacing: 0) {
      Button("Close") { isOpen.toggle() }
      if isOpen {
        List { Text("A") }.refreshable(action: action)
      } else {
        Spacer()
      }
    }
  }
}
