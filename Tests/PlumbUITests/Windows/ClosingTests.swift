import EngineTesting
import Foundation
import Testing

@testable import PlumbCore
@testable import PlumbGraphics
@testable import PlumbPainting
@testable import PlumbPlatform
@testable import PlumbSDL
@testable import PlumbText
@testable import PlumbUI

/// Which windows close, and when the program ends.
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

  init(log: Knob<[String]>) {
    self.log = log
  }

  var body: some Scene {
    WindowGroup { Main() }
    Window("Watched", id: "watched") { Logging(log: log) }
  }
}
