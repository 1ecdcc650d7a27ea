import EngineTesting
import Foundation
import Testing

@testable import PlumbControls
@testable import PlumbCore
@testable import PlumbGraphics
@testable import PlumbPainting
@testable import PlumbPlatform
@testable import PlumbSDL
@testable import PlumbText
@testable import PlumbUI
@testable import TestSupport

/// The question before a window closes.
@MainActor @Suite struct DismissalDialogTests {
  private func titles(
    _ shouldPresent: Bool, closes: Bool = false, after events: [[Event]]
  ) throws -> (titles: [String], log: [String]) {
    let (log, asks) = (Knob<[String]>([]), Knob(shouldPresent))
    let harness = try WindowsHarness(Asking(asks: asks, isDestructive: closes, log: log))
    for events in events { harness.then(in: 0, events) }
    var titles: [String] = []
    harness.then { titles = harness.titles }
    // The end of the script closes all windows.
    harness.then { asks.value = false }
    try harness.run()
    return (titles, log.value)
  }

  @Test(arguments: [[Event.closeRequested], .control("w")])
  func `the window stays open while it asks`(events: [Event]) throws {
    #expect(try titles(true, after: [events]).titles == ["Asking", "Other"])
    #expect(try titles(true, after: [events, events]).titles == ["Asking", "Other"])
  }

  @Test func `the button without a role closes the window`() throws {
    let result = try titles(true, after: [[.closeRequested], [.keyDown(KeyStroke(.return))]])
    #expect(result.titles == ["Other"])
    #expect(result.log == ["discard"])
  }

  @Test func `the button that cancels keeps the window, which asks again`() throws {
    let escape = [Event.keyDown(KeyStroke(.escape))]
    let result = try titles(true, after: [[.closeRequested], escape, [.closeRequested]])
    #expect(result.titles == ["Asking", "Other"])
    #expect(result.log.isEmpty)
  }

  @Test func `without a reason the window does not ask`() throws {
    #expect(try titles(false, after: [[.closeRequested]]).titles == ["Other"])
  }

  @Test(arguments: [false, true])
  func `the program closes a window with a question or without`(isDestructive: Bool) throws {
    let result = try titles(true, closes: isDestructive, after: [.click(100, 100)])
    #expect(result.titles == (isDestructive ? ["Other"] : ["Asking", "Other"]))
  }

  @Test func `only a window that a scene has opened is closed by its views`() {
    let (dismissal, count) = (WindowDismissal(), Kept(0))
    #expect(!dismissal.closeWindow())
    dismissal.close = { count.value += 1 }
    DismissAction(nil, in: dismissal)()
    #expect(count.value == 1)
    #expect(dismissal.closeWindow())
    #expect(count.value == 2)
  }
}

private struct Asking: App {
  var asks = Knob(false)
  var isDestructive = false
  var log = Knob<[String]>([])

  private struct Main: View {
    let isDestructive: Bool
    @Environment(\.dismissWindow) private var dismissWindow

    var body: some View {
      Button("Close") {
        withTransaction(\.dismissBehavior, isDestructive ? .destructive : .interactive) {
          dismissWindow()
        }
      }
    }
  }

  init() {}

  init(asks: Knob<Bool>, isDestructive: Bool, log: Knob<[String]>) {
    self.asks = asks
    self.isDestructive = isDestructive
    self.log = log
  }

  var body: some Scene {
    Window("Asking", id: "asking") {
      Main(isDestructive: isDestructive)
        .dismissalConfirmationDialog("Discard the changes?", shouldPresent: asks.value) {
          Button("Discard") { log.value.append("discard") }
        } message: {
          Text("They were not saved.")
        }
    }
    Window("Other", id: "other") { Text("Other") }.defaultLaunchBehavior(.presented)
  }
}
