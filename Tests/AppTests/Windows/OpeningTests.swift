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

/// The opening and closing of windows.
@MainActor @Suite struct OpeningTests {
  @Test func `the first scene opens when the app starts`() throws {
    let harness = try WindowsHarness(Opener { $0(id: "none") })
    try harness.run()
    #expect(harness.titles == ["Main"])
  }

  @Test func `a group opens a window with each call`() throws {
    let harness = try WindowsHarness(Opener { $0(id: "group") })
    harness.click(in: 0)
    harness.click(in: 0)
    try harness.run()
    #expect(harness.titles == ["Main", "Group", "Group"])
  }

  @Test func `a single window opens once and is brought to the front`() throws {
    let harness = try WindowsHarness(Opener { $0(id: "single") })
    harness.click(in: 0)
    harness.click(in: 0)
    try harness.run()
    #expect(harness.titles == ["Main", "Single"])
    #expect(harness.opened[1].bringToFrontCount == 1)
  }

  @Test func `a window is opened once for equal values`() throws {
    let number = Knob(7)
    let harness = try WindowsHarness(Opener { $0(value: number.value) })
    harness.click(in: 0)
    harness.click(in: 0)
    harness.then { number.value = 8 }
    harness.click(in: 0)
    try harness.run()
    #expect(harness.titles == ["Main", "Number 7", "Number 8"])
    #expect(harness.opened[1].bringToFrontCount == 1)
  }

  @Test func `a group is found by its id and the type of the value`() throws {
    let harness = try WindowsHarness(Opener { $0(id: "words", value: "cat") })
    harness.click(in: 0)
    try harness.run()
    #expect(harness.titles == ["Main", "Word cat"])
  }

  @Test func `a window without a value has the default value`() throws {
    let harness = try WindowsHarness(Opener { $0(id: "words") })
    harness.click(in: 0)
    try harness.run()
    #expect(harness.titles == ["Main", "Word default"])
  }

  @Test func `the views of a window may change its value`() throws {
    let harness = try WindowsHarness(Opener { $0(value: 1) })
    harness.click(in: 0)
    harness.click(in: 1)
    harness.click(in: 1)
    try harness.run()
    #expect(harness.titles == ["Main", "Number 3"])
  }

  @Test func `no window opens for a value or an id of no scene`() throws {
    let harness = try WindowsHarness(Opener { $0(value: 1.5) })
    harness.click(in: 0)
    try harness.run()
    #expect(harness.titles == ["Main"])
  }

  @Test func `a new window does not cover one that is open`() throws {
    let harness = try WindowsHarness(Opener { $0(id: "group") })
    harness.then { harness.opened[0].place?.origin = CGPoint(x: 50, y: 60) }
    harness.click(in: 0)
    harness.click(in: 0)
    try harness.run()
    let origins = harness.opened.compactMap { $0.place?.origin }
    #expect(Set(origins.map(\.x)).count == 3)
  }

  @Test func `the scenes that open at the start follow from their behaviour`() throws {
    struct Several: App {
      var body: some Scene {
        WindowGroup("First") { Text("") }.defaultLaunchBehavior(.suppressed)
        UtilityWindow("Tools", id: "tools") { Text("") }
        WindowGroup("Second") { Text("") }
        Window("Third", id: "third") { Text("") }
        Window("Fourth", id: "fourth") { Text("") }.defaultLaunchBehavior(.presented)
        Settings { Text("") }
      }
    }
    let harness = try WindowsHarness(Several())
    try harness.run()
    #expect(harness.titles == ["Second", "Fourth"])
  }

  @Test func `an app whose scenes are all suppressed opens the first one`() throws {
    struct Suppressed: App {
      var body: some Scene {
        WindowGroup("First") { Text("") }.defaultLaunchBehavior(.suppressed)
      }
    }
    let harness = try WindowsHarness(Suppressed())
    try harness.run()
    #expect(harness.titles == ["First"])
  }

  @Test func `the settings open once, with the size of their views`() throws {
    struct Configured: App {
      struct Main: View {
        @Environment(\.openSettings) private var openSettings
        var body: some View { Button("Settings") { openSettings() } }
      }

      var body: some Scene {
        Settings { Color.red.frame(width: 120, height: 80) }
        WindowGroup("Main") { Main() }
      }
    }
    let harness = try WindowsHarness(Configured())
    harness.click(in: 0)
    harness.click(in: 0)
    try harness.run()
    #expect(harness.titles == ["Main", "Settings"])
    #expect(harness.opened[1].size == CGSize(width: 120, height: 80))
    #expect(harness.opened[1].minimumSize == CGSize(width: 120, height: 80))
    #expect(harness.opened[1].maximumSize == CGSize(width: 120, height: 80))
    #expect(harness.opened[1].bringToFrontCount == 1)
  }

  @Test func `a settings link opens the settings`() throws {
    struct Linked: App {
      var body: some Scene {
        WindowGroup("Main") { SettingsLink() }
        Settings { Text("here") }
      }
    }
    let harness = try WindowsHarness(Linked())
    harness.click(in: 0)
    try harness.run()
    #expect(harness.titles == ["Main", "Settings"])
  }
}

/// Opens windows with a button in the middle of the first one.
struct Opener: App {
  var action: @MainActor (OpenWindowAction) -> Void = { _ in }

  private struct Main: View {
    let action: @MainActor (OpenWindowAction) -> Void
    @Environment(\.openWindow) private var openWindow
    var body: some View { Button("Open") { action(openWindow) } }
  }

  init() {}

  init(_ action: @escaping @MainActor (OpenWindowAction) -> Void) {
    self.action = action
  }

  var body: some Scene {
    WindowGroup("Main") { Main(action: action) }
    WindowGroup("Group", id: "group") { Text("group") }
    Window("Single", id: "single") { Text("single") }
    WindowGroup("Numbers", for: Int.self) { $number in
      Button("More") { number = (number ?? 0) + 1 }
        .navigationTitle("Number \(number ?? 0)")
    }
    WindowGroup("Words", id: "words", for: String.self) { $word in
      Text(word).navigationTitle("Word \(word)")
    } defaultValue: {
      "default"
    }
  }
}
