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
@testable import TestSupport

/// Completions of changes that several windows show.
@MainActor @Suite struct WindowCompletionTests {
  @Test(arguments: [nil, Animation.linear(duration: 0.25)])
  func `a completion runs once for all windows that show the change`(animation: Animation?) throws {
    let log = Knob<[String]>([])
    let harness = try WindowsHarness(GrowingProgram(log: log, animation: animation))
    harness.click(in: 0)
    harness.then { log.value.append("rest") }
    try harness.run()
    #expect(log.value == ["completion", "rest"])
    #expect(harness.frameCounts.allSatisfy { $0 > (animation == nil ? 1 : 10) })
  }

  @Test func `a completion does not wait for a window that has closed`() throws {
    let log = Knob<[String]>([])
    let harness = try WindowsHarness(GrowingProgram(log: log, animation: .linear(duration: 0.25)))
    harness.then(in: 1, [.closeRequested])
    harness.click(in: 0)
    harness.then { log.value.append("rest") }
    try harness.run()
    #expect(log.value == ["completion", "rest"])
  }

  @Test func `a completion runs when the window that shows the change closes meanwhile`() throws {
    let log = Knob<[String]>([])
    let harness = try WindowsHarness(GrowingProgram(log: log, animation: .linear(duration: 100)))
    harness.click(in: 0)
    harness.platform.script(during: .timed) {
      [WindowEvent(.closeRequested, window: harness.opened[0].id)]
    }
    harness.platform.script(during: .timed) {
      log.value.append("closed")
      return [WindowEvent(.closeRequested, window: harness.opened[1].id)]
    }
    try harness.run()
    #expect(log.value == ["closed", "completion"])
  }
}
