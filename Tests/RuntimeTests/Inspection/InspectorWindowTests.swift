import EngineTesting
import Foundation
import PlumbPlatform
import PlumbUI
import Testing

@testable import TestSupport

@MainActor @Suite struct InspectorWindowTests {
  private struct Counter: View {
    @State private var count = 0

    var body: some View {
      Button("\(count)") { count += 1 }
        .frame(maxWidth: .infinity, maxHeight: .infinity)
        .contentShape(Rectangle())
    }
  }

  /// The views of the inspector's window: the number of frames it has recorded.
  private struct FrameCount: View {
    @ObservedObject var inspection: WindowInspection

    var body: some View { Text("\(inspection.frames.count)") }
  }

  private let f12 = [Event.keyDown(KeyStroke(.function(12))), .keyUp(KeyStroke(.function(12)))]

  /// Runs a loop with an inspector whose content only shows a number.
  ///
  /// - Returns: the inspection that was made last.
  @discardableResult
  private func run(
    _ platform: HeadlessPlatform, _ content: some View = Counter()
  ) throws -> WindowInspection? {
    platform.waitLimit = 1_000
    let loop = FrameLoop(root: content, window: platform.window, platform: platform)
    var made: WindowInspection?
    loop.inspectorContent = {
      made = $0
      return AnyView(FrameCount(inspection: $0))
    }
    try loop.run()
    #expect(platform.waits.count <= platform.waitLimit, "The loop never comes to rest.")
    return made
  }

  /// Adds events of one window.
  private func then(_ platform: HeadlessPlatform, in index: Int, _ events: [Event]) {
    platform.script(during: .unlimited) {
      events.map { WindowEvent($0, window: platform.windows[index].id) }
    }
  }

  @Test func f12OpensTheInspectorAndClosesIt() throws {
    let platform = HeadlessPlatform()
    var counts: [Int] = []
    let count = {
      platform.script(during: .unlimited) {
        counts.append(platform.windows.count)
        return []
      }
    }
    count()
    then(platform, in: 0, f12)
    count()
    then(platform, in: 0, f12)
    count()
    try run(platform)
    #expect(counts == [1, 2, 1])
  }

  @Test func theInspectorClosesWithItsOwnKeyAndTheProgramGoesOn() throws {
    let platform = HeadlessPlatform()
    then(platform, in: 0, f12)
    then(platform, in: 1, f12)
    var count = 0
    platform.script(during: .unlimited) {
      count = platform.windows.count
      return []
    }
    try run(platform)
    #expect(count == 1)
  }

  @Test func closingTheMainWindowClosesTheInspector() throws {
    let platform = HeadlessPlatform()
    then(platform, in: 0, f12)
    then(platform, in: 0, [.closeRequested])
    try run(platform)
    #expect(platform.windows.count <= 1)
  }

  @Test func clicksInTheMainWindowAreRecordedWithTheirCauses() throws {
    let platform = HeadlessPlatform()
    then(platform, in: 0, f12)
    then(platform, in: 0, .click(100, 100))
    let inspection = try #require(try run(platform))
    let change = try #require(
      inspection.frames.last { $0.evaluations.contains { $0.view == "Counter" } })
    let evaluation = try #require(change.evaluations.first { $0.view == "Counter" })
    #expect(evaluation.causes.contains("_count"))
    #expect(change.nodes.contains { $0.label == "1" })
  }

  @Test func aFrozenWindowTakesNoEventsUntilItGoesOn() throws {
    let platform = HeadlessPlatform()
    var inspection: WindowInspection?
    platform.waitLimit = 1_000
    let loop = FrameLoop(root: Counter(), window: platform.window, platform: platform)
    loop.inspectorContent = {
      inspection = $0
      return AnyView(FrameCount(inspection: $0))
    }
    then(platform, in: 0, f12)
    platform.script(during: .unlimited) {
      inspection?.setFrozen(true)
      return []
    }
    then(platform, in: 0, .click(100, 100))
    var labels: [[String]] = []
    let note = {
      platform.script(during: .unlimited) {
        labels.append(inspection?.frames.last?.nodes.compactMap(\.label) ?? [])
        return []
      }
    }
    note()
    platform.script(during: .unlimited) {
      inspection?.setFrozen(false)
      return []
    }
    then(platform, in: 0, .click(100, 100))
    note()
    try loop.run()
    #expect(labels.count == 2)
    #expect(labels.first?.contains("0") == true)
    #expect(labels.last?.contains("1") == true)
  }

  private struct Moving: View {
    @State private var isRight = false

    var body: some View {
      Color.red.frame(width: 10, height: 10)
        .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: isRight ? .trailing : .leading)
        .contentShape(Rectangle())
        .onTapGesture { withAnimation(.linear(duration: 1)) { isRight.toggle() } }
    }
  }

  @Test func slowedAnimationsTakeLongerByTheFactor() throws {
    func duration(speed: Double) throws -> Double {
      let platform = HeadlessPlatform()
      let loop = FrameLoop(root: Moving(), window: platform.window, platform: platform)
      platform.waitLimit = 2_000
      loop.inspectorContent = {
        $0.setSpeed(speed)
        return AnyView(FrameCount(inspection: $0))
      }
      then(platform, in: 0, f12)
      var start = 0.0
      platform.script(during: .unlimited) {
        start = platform.now
        return [Event].click(100, 100).map { WindowEvent($0, window: platform.windows[0].id) }
      }
      try loop.run()
      return (platform.waits.last?.start ?? 0) - start
    }
    let (usual, slow) = (try duration(speed: 1), try duration(speed: 0.25))
    // The animation lasts one second of the views; a frame more or less.
    #expect(abs(usual - 1) < 0.1)
    #expect(abs(slow - 4) < 0.2)
  }

  @Test func anInspectedWindowAtRestWaitsWithoutADeadline() throws {
    let platform = HeadlessPlatform()
    then(platform, in: 0, f12)
    try run(platform)
    #expect(platform.waits.last?.deadline == nil)
    #expect(platform.waits.count < 20)
  }

  @Test(arguments: [0, 1])
  func theMarkGoesWithTheInspectorThatWasClosedIn(window: Int) throws {
    let platform = HeadlessPlatform()
    var inspection: WindowInspection?
    var corners: [UInt32] = []
    platform.waitLimit = 1_000
    let loop = FrameLoop(root: Counter(), window: platform.window, platform: platform)
    loop.inspectorContent = {
      inspection = $0
      return AnyView(FrameCount(inspection: $0))
    }
    func then(_ action: @escaping @MainActor () -> [WindowEvent]) {
      platform.script(during: .unlimited) {
        corners.append(platform.windows[0].canvas?[5, 5] ?? 0)
        return action()
      }
    }
    let key = { [f12] index in f12.map { WindowEvent($0, window: platform.windows[index].id) } }
    then { key(0) }
    then {
      inspection?.selection = inspection?.shownFrame?.nodes.first?.id
      return []
    }
    then { key(window) }
    then { [] }
    try loop.run()
    #expect(corners.count == 4)
    #expect(corners[1] != corners[2])
    #expect(corners[3] == corners[0])
  }
}
