import EngineTesting
import Foundation
import Testing

@testable import PlumbApp
@testable import PlumbCore
@testable import PlumbGraphics
@testable import PlumbPainting
@testable import PlumbPlatform
@testable import PlumbSDL
@testable import PlumbText
@testable import PlumbUI
@testable import TestSupport

/// The closing of windows, and the end of the program.
@MainActor @Suite struct ClosingTests {
  @Test(arguments: [[Event.closeRequested], .control("w")])
  func `the program goes on without a window that is closed`(events: [Event]) throws {
    let harness = try WindowsHarness(Opener { $0(id: "single") })
    harness.click(in: 0)
    harness.then(in: 0, events)
    var titles: [String] = []
    harness.then { titles = harness.titles }
    try harness.run()
    #expect(titles == ["Single"])
    #expect(harness.opened[0].isClosed)
  }

  @Test func `the program ends with its last window`() throws {
    let harness = try WindowsHarness(Opener { $0(id: "single") })
    harness.click(in: 0)
    harness.then(in: 0, [.closeRequested])
    harness.then(in: 1, [.closeRequested])
    var isRunning = false
    harness.then { isRunning = true }
    try harness.run()
    #expect(!isRunning)
    #expect(harness.saved.map(\.scene) == ["single"])
  }

  @Test func `a window that another program destroys counts as closed`() throws {
    let harness = try WindowsHarness(Opener { $0(id: "single") })
    harness.click(in: 0)
    harness.then(in: 0, [.closed])
    var titles: [String] = []
    harness.then { titles = harness.titles }
    harness.then(in: 1, [.closed])
    harness.then { Issue.record("The program goes on.") }
    try harness.run()
    #expect(titles == ["Single"])
    #expect(harness.opened.first?.isClosed == true)
  }

  @Test func `Control Q ends the program with all of its windows`() throws {
    let harness = try WindowsHarness(Opener { $0(id: "single") })
    harness.click(in: 0)
    harness.then(in: 1, .control("q"))
    var isRunning = false
    harness.then { isRunning = true }
    try harness.run()
    #expect(!isRunning)
    #expect(harness.saved.map(\.scene) == ["", "single"])
  }

  @Test(arguments: [0, 1, 2, 3])
  func `actions close windows`(kind: Int) throws {
    let harness = try WindowsHarness(Closer(kind: kind))
    for _ in 0..<3 { harness.click(in: 0) }
    harness.click(in: 2)
    var titles: [String] = []
    harness.then { titles = harness.titles }
    try harness.run()
    let rest = [["Main", "1", "3"], ["Main", "1", "3"], ["Main"], ["Main", "2", "3"]]
    #expect(titles == rest[kind])
  }

  @Test func `views disappear and learn of the background when their window closes`() throws {
    let log = Knob<[String]>([])
    let harness = try WindowsHarness(Watched(log: log))
    harness.click(in: 0)
    harness.then(in: 1, [.closeRequested])
    harness.then { log.value.append("end") }
    try harness.run()
    #expect(log.value == ["appear", "background", "disappear", "end"])
  }
}

extension ClosingTests {
  @Test func `views of the last window disappear at the end of the program`() throws {
    let log = Knob<[String]>([])
    let harness = try WindowsHarness(Watched(log: log, isFirst: true))
    try harness.run()
    #expect(log.value == ["appear", "background", "disappear"])
    #expect(harness.titles == ["Watched"])
  }

  @Test(arguments: [false, true])
  func `a sheet is dismissed when its window closes`(isLast: Bool) throws {
    let log = Knob<[String]>([])
    let harness = try WindowsHarness(Presenting(log: log, opensOther: !isLast))
    harness.then { log.value.append("rest") }
    harness.then(in: 0, [.closeRequested])
    if !isLast { harness.then { log.value.append("end") } }
    try harness.run()
    #expect(log.value.first == "appear")
    #expect(log.value.dropFirst().first == "rest")
    #expect(Set(log.value.dropFirst(2).prefix(2)) == ["disappear", "dismiss"])
    #expect(log.value.dropFirst(4) == (isLast ? [] : ["end"]))
  }

  @Test func `a window that was dismissed opens again in the same action`() throws {
    let harness = try WindowsHarness(
      Reopening { dismiss, open in
        dismiss(id: "numbers", value: 1)
        open(id: "numbers", value: 1)
      })
    harness.click(in: 0)
    harness.click(in: 0)
    var titles: [String] = []
    harness.then { titles = harness.titles }
    try harness.run()
    #expect(titles == ["Main", "1"])
    #expect(harness.opened.count == 3)
    #expect(harness.opened[1].isClosed)
    #expect(harness.opened[1].bringToFrontCount == 0)
  }

  @Test func `the only window may be replaced by another one`() throws {
    let harness = try WindowsHarness(
      Reopening { dismiss, open in
        dismiss()
        open(value: 3)
      })
    harness.click(in: 0)
    var titles: [String] = []
    harness.then { titles = harness.titles }
    try harness.run()
    #expect(titles == ["3"])
  }

  @Test func `actions after the end of their window have no effect`() {
    let presence = WindowPresence(observesScenes: false)
    let window = AppWindow(
      scene: 0, number: 0, value: nil, presence: presence,
      values: PrefixedValueStore(StoredValues(file: nil), prefix: ""), in: NoWindows())
    let warnings = RuntimeWarning.collect {
      DismissWindowAction(context: window)()
      DismissWindowAction(context: window)(id: "gone")
      OpenWindowAction(context: window)(id: "gone")
      OpenSettingsAction(context: window)()
    }
    #expect(warnings.isEmpty)
  }

  /// The list of an app that has ended: no object refers to it.
  private final class NoWindows: WindowList {
    func openWindow(_ request: WindowRequest) -> Bool { false }
    func closeWindows(_ request: WindowRequest) -> Bool { false }
    func openSettings() -> Bool { false }

    func openWindows(with current: AppWindow) -> [OpenWindow] { [] }
  }
}

/// A window with a sheet, and perhaps another window.
private struct Presenting: App {
  var log = Knob<[String]>([])
  var opensOther = false

  private struct Main: View {
    let log: Knob<[String]>
    @State private var isPresented = true

    var body: some View {
      Text("").sheet(isPresented: $isPresented) {
        log.value.append("dismiss")
      } content: {
        Text("sheet")
          .onAppear { log.value.append("appear") }
          .onDisappear { log.value.append("disappear") }
      }
    }
  }

  init() {}

  init(log: Knob<[String]>, opensOther: Bool) {
    self.log = log
    self.opensOther = opensOther
  }

  var body: some Scene {
    WindowGroup("Main") { Main(log: log) }
    Window("Other", id: "other") { Text("") }
      .defaultLaunchBehavior(opensOther ? .presented : .suppressed)
  }
}

/// A window with a button that dismisses and opens windows.
private struct Reopening: App {
  var action: @MainActor (DismissWindowAction, OpenWindowAction) -> Void = { _, _ in }

  private struct Main: View {
    let action: @MainActor (DismissWindowAction, OpenWindowAction) -> Void
    @Environment(\.dismissWindow) private var dismissWindow
    @Environment(\.openWindow) private var openWindow
    var body: some View { Button("Open") { action(dismissWindow, openWindow) } }
  }

  init() {}

  init(_ action: @escaping @MainActor (DismissWindowAction, OpenWindowAction) -> Void) {
    self.action = action
  }

  var body: some Scene {
    WindowGroup("Main") { Main(action: action) }
    WindowGroup("Numbers", id: "numbers", for: Int.self) { $number in
      Text("").navigationTitle("\(number ?? 0)")
    }
  }
}

/// Opens windows for 1, 2 and 3, each of which closes windows in one of four ways.
private struct Closer: App {
  var kind = 0

  private struct Main: View {
    @State private var count = 0
    @Environment(\.openWindow) private var openWindow
    var body: some View {
      Button("Open") {
        count += 1
        openWindow(value: count)
      }
    }
  }

  private struct Number: View {
    let kind: Int
    @Environment(\.dismiss) private var dismiss
    @Environment(\.dismissWindow) private var dismissWindow
    var body: some View {
      Button("Close") {
        switch kind {
        case 0: dismiss()
        case 1: dismissWindow()
        case 2: dismissWindow(id: "numbers")
        default: dismissWindow(id: "numbers", value: 1)
        }
      }
    }
  }

  init() {}

  init(kind: Int) {
    self.kind = kind
  }

  var body: some Scene {
    WindowGroup("Main") { Main() }
    WindowGroup("Numbers", id: "numbers", for: Int.self) { $number in
      Number(kind: kind).navigationTitle("\(number ?? 0)")
    }
  }
}

/// Opens a window that logs its life.
private struct Watched: App {
  var log = Knob<[String]>([])
  var isFirst = false

  private struct Main: View {
    @Environment(\.openWindow) private var openWindow
    var body: some View { Button("Open") { openWindow(id: "watched") } }
  }

  private struct Logging: View {
    let log: Knob<[String]>
    @Environment(\.scenePhase) private var scenePhase
    var body: some View {
      Text("")
        .onChange(of: scenePhase) { log.value.append("\(scenePhase)") }
        .onAppear { log.value.append("appear") }
        .onDisappear { log.value.append("disappear") }
    }
  }

  init() {}

  init(log: Knob<[String]>, isFirst: Bool = false) {
    self.log = log
    self.isFirst = isFirst
  }

  var body: some Scene {
    WindowGroup { Main() }.defaultLaunchBehavior(isFirst ? .suppressed : .automatic)
    Window("Watched", id: "watched") { Logging(log: log) }
  }
}
