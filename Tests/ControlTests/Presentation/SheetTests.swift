import EngineTesting
import Foundation
import PlumbUI
import Testing

@testable import TestSupport

/// Sheets and covers.
@MainActor @Suite struct SheetTests {
  private static let window = CGSize(width: 600, height: 400)

  /// The state of a sheet, and the recorded events.
  @MainActor private final class Log {
    var events: [String] = []
  }

  /// A window with a button at the top that presents a sheet.
  private struct Screen<Sheet: View>: View {
    let log: Log
    @ViewBuilder let sheet: () -> Sheet
    @State private var isShown = false

    var body: some View {
      VStack {
        Button("present") { isShown = true }
        Button("behind") { log.events.append("behind") }
        Spacer()
        Text(isShown ? "shown" : "hidden")
      }
      .frame(maxWidth: .infinity, maxHeight: .infinity)
      .sheet(isPresented: $isShown, onDismiss: { log.events.append("gone") }, content: sheet)
    }
  }

  private struct Dismiss: View {
    let title: String
    @Environment(\.dismiss) private var dismiss

    var body: some View { Button(title) { dismiss() } }
  }

  private func labels(_ harness: LayoutHarness) -> [String] { harness.elements.compactMap(\.label) }

  @Test func `a sheet takes the place of the views behind it until it is dismissed`() {
    let log = Log()
    let harness = LayoutHarness(in: Self.window) {
      Screen(log: log) { Dismiss(title: "close").frame(width: 200, height: 120) }
    }
    let behind = harness["behind"]
    harness.click("present")
    #expect(labels(harness).contains("close"))
    #expect(!labels(harness).contains("behind"))
    harness.click(CGPoint(x: behind.midX, y: behind.midY))
    #expect(log.events.isEmpty)
    #expect(labels(harness).contains("close"), "a click beside a sheet has no effect")
    harness.click("close")
    #expect(!labels(harness).contains("close"))
    #expect(labels(harness).contains("hidden"), "the binding is set")
    #expect(log.events == ["gone"])
    harness.click("behind")
    #expect(log.events == ["gone", "behind"])
  }

  @Test func `a sheet is as large as its content, within the window`() {
    let log = Log()
    let small = LayoutHarness(in: Self.window) {
      Screen(log: log) { Color.red.frame(width: 200, height: 120).accessibilityLabel("content") }
    }
    small.click("present")
    // In the middle, with two fifths of the rest above.
    #expect(small["content"] == CGRect(x: 200, y: 112, width: 200, height: 120))
    let large = LayoutHarness(in: Self.window) {
      Screen(log: log) {
        Color.red.frame(
          idealWidth: 2_000, maxWidth: .infinity, idealHeight: 2_000, maxHeight: .infinity
        )
        .accessibilityLabel("content")
      }
    }
    large.click("present")
    #expect(large["content"] == CGRect(x: 16, y: 16, width: 568, height: 368))
  }

  /// The lengths of rows are estimated until they are shown, here from a header that is twice as high.
  @Test(arguments: [100, 300] as [CGFloat])
  func `a sheet is as high as the lazy rows of a section, however many there are`(width: CGFloat) {
    let count = Knob(2)
    let harness = LayoutHarness(in: Self.window) {
      Color.clear.sheet(isPresented: .constant(true)) {
        ScrollView {
          LazyVStack(spacing: 0) {
            Section {
              ForEach(0..<count.value, id: \.self) { fixedView("\($0)", width, 20) }
            } header: {
              fixedView("header", width, 40)
            }
          }
        }
      }
    }
    for rows in [2, 10, 3, 16, 5] {
      count.value = rows
      let height = CGFloat(40 + rows * 20)
      #expect(harness["header"].minY == ((400 - height) * 0.4).rounded(), "\(rows) rows")
      #expect(harness["\(rows - 1)"].maxY == harness["header"].minY + height, "\(rows) rows")
    }
  }

  @Test func `Escape dismisses a sheet unless that is disabled or a button cancels`() {
    let log = Log()
    let plain = LayoutHarness(in: Self.window) { Screen(log: log) { Text("content") } }
    plain.click("present")
    #expect(plain.press(.escape))
    #expect(!labels(plain).contains("content"))
    let disabled = LayoutHarness(in: Self.window) {
      Screen(log: log) { Text("content").interactiveDismissDisabled() }
    }
    disabled.click("present")
    disabled.press(.escape)
    #expect(labels(disabled).contains("content"))
    let cancelled = LayoutHarness(in: Self.window) {
      Screen(log: log) {
        Button("cancel") { log.events.append("cancelled") }.keyboardShortcut(.cancelAction)
      }
    }
    cancelled.click("present")
    log.events = []
    cancelled.press(.escape)
    #expect(log.events == ["cancelled"])
    #expect(labels(cancelled).contains("cancel"))
  }

  @Test func `the content stays while it disappears, and onDismiss is called once after that`() {
    let log = Log()
    let harness = LayoutHarness(in: Self.window, isAtRest: false) {
      Screen(log: log) { Text("content") }
    }
    func texts() -> Int {
      harness.tree.displayList().dump().split(separator: "\n").count { $0.contains("text") }
    }
    let before = texts()
    let button = harness.frame(of: "present", at: 1)
    let middle = CGPoint(x: button.midX, y: button.midY)
    harness.tree.send([
      .pointerMoved(middle), .pointerDown(middle, .primary), .pointerUp(middle, .primary),
    ])
    harness.show(at: 1)
    harness.show(at: 3)
    #expect(texts() == before + 1)
    harness.tree.send(.key(.escape))
    harness.show(at: 3)
    harness.show(at: 3.05)
    #expect(texts() == before + 1, "still disappearing")
    #expect(log.events.isEmpty)
    harness.show(at: 4)
    harness.show(at: 5)
    #expect(texts() == before)
    #expect(log.events == ["gone"])
  }

  @Test func `a sheet moves in unless motion is reduced or animations are disabled`() {
    struct Screen: View {
      let isAnimated: Bool
      @State private var isShown = false

      var body: some View {
        Button("present") {
          var transaction = Transaction()
          transaction.disablesAnimations = !isAnimated
          withTransaction(transaction) { isShown = true }
        }
        .sheet(isPresented: $isShown) { Color.red.frame(width: 200, height: 100) }
      }
    }
    /// The kinds of the commands around the sheet shortly after its presentation.
    func effects(isAnimated: Bool, reducesMotion: Bool) -> (fades: Bool, moves: Bool) {
      let harness = LayoutHarness(in: Self.window, isAtRest: false) {
        Screen(isAnimated: isAnimated)
      }
      harness.tree.reducesMotion = reducesMotion
      let button = harness.frame(of: "present", at: 1)
      let middle = CGPoint(x: button.midX, y: button.midY)
      for event in [Event.pointerDown(middle, .primary), .pointerUp(middle, .primary)] {
        harness.tree.send(event)
      }
      harness.show(at: 1)
      harness.show(at: 1.05)
      let dump = harness.tree.displayList().dump()
      return (dump.contains("group opacity 0."), dump.contains("transform"))
    }
    #expect(effects(isAnimated: true, reducesMotion: false) == (true, true))
    #expect(effects(isAnimated: true, reducesMotion: true) == (true, false))
    #expect(effects(isAnimated: false, reducesMotion: false) == (false, false))
  }

  @Test func `inner sheets are in front and are dismissed first`() {
    let log = Log()
    let harness = LayoutHarness(in: Self.window) {
      Screen(log: log) {
        Screen(log: log) { Text("inner") }.frame(width: 300, height: 200)
      }
    }
    harness.click("present")
    harness.click("present")
    #expect(labels(harness).contains("inner"))
    #expect(!labels(harness).contains("present"))
    harness.press(.escape)
    #expect(!labels(harness).contains("inner"))
    #expect(labels(harness).contains("present"), "the outer sheet")
    harness.press(.escape)
    #expect(log.events == ["gone", "gone"])
    #expect(!harness.press(.escape), "nothing is presented")
  }

  @Test func `a cover fills the window`() {
    let harness = LayoutHarness(in: Self.window) {
      Text("behind").fullScreenCover(isPresented: .constant(true)) {
        Color.red.accessibilityLabel("cover")
      }
    }
    #expect(harness["cover"] == CGRect(origin: .zero, size: Self.window))
  }
}
