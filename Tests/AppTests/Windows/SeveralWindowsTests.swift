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

/// The common state of the windows of an app, their places, and the cost of each.
@MainActor @Suite struct SeveralWindowsTests {
  // MARK: The phase

  @Test func `the phase of an app is the most active one of its windows`() throws {
    let harness = try WindowsHarness(Phases())
    var titles: [[String]] = []
    func note() { harness.then { titles.append(harness.titles) } }
    func change(_ index: Int, _ change: @escaping (HeadlessWindow) -> Void) {
      harness.platform.script(during: .unlimited) {
        change(harness.opened[index])
        return [WindowEvent(.activationChanged, window: harness.opened[index].id)]
      }
      note()
    }
    change(0) { $0.isActive = false }
    change(1) { $0.isActive = false }
    change(1) { $0.isVisible = false }
    change(0) { $0.isVisible = false }
    try harness.run()
    #expect(
      titles == [
        ["First active inactive", "Second active active"],
        ["First inactive inactive", "Second inactive inactive"],
        ["First inactive inactive", "Second inactive background"],
        ["First background background", "Second background background"],
      ])
  }

  @Test func `an app goes on being active when one of its windows closes`() throws {
    let log = Knob<[ScenePhase]>([])
    let harness = try WindowsHarness(Phases(log: log))
    harness.then(in: 0, [.closeRequested])
    harness.then {}
    try harness.run()
    #expect(log.value == [.background])
  }

  // MARK: The limits of the size

  @Test func `the space on the desktop is asked for when it or the views have changed`() throws {
    let harness = try WindowsHarness(GrowingProgram(log: Knob([]), animation: nil))
    var counts: [[Int]] = []
    func note() { harness.then { counts.append(harness.opened.map(\.availableSizeCount)) } }
    note()
    harness.then(in: 0, [.pointerMoved(CGPoint(x: 3, y: 3))])
    harness.then(in: 0, [.pointerMoved(CGPoint(x: 4, y: 4))])
    note()
    harness.then(in: 1, [.resized])
    // The size follows with the last of the events that change it.
    harness.platform.script(during: .timed) { [] }
    note()
    try harness.run()
    try #require(counts.count == 3)
    #expect(counts[0] == counts[1])
    #expect(counts[2][0] == counts[1][0])
    #expect(counts[2][1] > counts[1][1])
  }

  // MARK: Places

  private let screens = [
    WindowScreen(area: CGRect(x: 0, y: 30, width: 1_920, height: 1_050)),
    WindowScreen(area: CGRect(x: 1_920, y: 30, width: 1_920, height: 1_050)),
  ]

  @Test func `a new window is on the screen of the one beside it`() throws {
    let harness = try WindowsHarness(Opener { $0(id: "group") })
    harness.then {
      harness.opened[0].place?.origin = CGPoint(x: 2_400, y: 300)
      harness.opened[0].screen = screens[1]
    }
    harness.click(in: 0)
    try harness.run()
    #expect(harness.opened[1].place?.origin == CGPoint(x: 2_428, y: 328))
  }

  @Test func `windows go on at the upper left of their screen`() {
    let start = CGPoint(x: 3_600, y: 300)
    let cascade = WindowCascade([(start, screens[1])])
    let origin = cascade.unusedCorner(from: start, size: CGSize(width: 300, height: 200))
    #expect(origin == CGPoint(x: 1_948, y: 58))
  }

  @Test func `the distance of windows is in points`() {
    var screen = screens[0]
    screen.unitsPerPoint = 2
    let start = CGPoint(x: 100, y: 100)
    let cascade = WindowCascade([(start, screen)])
    let origin = cascade.unusedCorner(from: start, size: CGSize(width: 300, height: 200))
    #expect(origin == CGPoint(x: 156, y: 156))
  }

  @Test func `windows of a group with a position do not cover each other`() throws {
    struct Positioned: App {
      struct Main: View {
        @Environment(\.openWindow) private var openWindow
        var body: some View { Button("Open") { openWindow(id: "group") } }
      }

      var body: some Scene {
        WindowGroup(id: "group") { Main() }.defaultPosition(.topLeading)
      }
    }
    let harness = try WindowsHarness(Positioned())
    harness.then { harness.opened[0].place?.origin = CGPoint(x: 5, y: 35) }
    harness.click(in: 0)
    try harness.run()
    #expect(harness.opened[1].place?.origin == CGPoint(x: 33, y: 63))
  }

  // MARK: Scenes

  @Test func `without a window system the first scene that opens at the start is shown`() throws {
    struct Later: App {
      var body: some Scene {
        UtilityWindow(Text("Tools"), id: "tools") { Text("tools") }
        Window(Text("Second"), id: "second") { Text("second") }
      }
    }
    #expect(try AppScenes(of: Later()).configuration.title == "Second")
    #expect(try HeadlessApp(Later()).window.title == "Second")
  }
}

/// Two windows that show a bar whose length a button animates.
struct GrowingProgram: App {
  var log = Knob<[String]>([])
  var animation: Animation?
  @State private var length: CGFloat = 10

  init() {}

  init(log: Knob<[String]>, animation: Animation?) {
    self.log = log
    self.animation = animation
  }

  private var content: some View {
    ZStack {
      Color.red.frame(width: length, height: 10)
      Button("Grow") {
        withAnimation(animation) {
          length += 100
        } completion: {
          log.value.append("completion")
        }
      }
    }
  }

  var body: some Scene {
    WindowGroup { content }
    Window("Second", id: "second") { content }.defaultLaunchBehavior(.presented)
  }
}

/// Two windows whose titles name the phase of the app and the phase of the window.
private struct Phases: App {
  var log = Knob<[ScenePhase]>([])
  @Environment(\.scenePhase) private var scenePhase

  private struct Content: View {
    let name: String
    let appPhase: ScenePhase
    @Environment(\.scenePhase) private var scenePhase
    var body: some View { Text("").navigationTitle("\(name) \(appPhase) \(scenePhase)") }
  }

  init() {}

  init(log: Knob<[ScenePhase]>) {
    self.log = log
  }

  var body: some Scene {
    WindowGroup { Content(name: "First", appPhase: scenePhase) }
      .onChange(of: scenePhase) { log.value.append(scenePhase) }
    Window("Second", id: "second") { Content(name: "Second", appPhase: scenePhase) }
      .defaultLaunchBehavior(.presented)
  }
}
