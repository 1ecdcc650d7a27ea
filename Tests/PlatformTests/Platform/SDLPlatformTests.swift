import CSDL2
import Foundation
import Synchronization
import Testing

@testable import PlumbCore
@testable import PlumbGraphics
@testable import PlumbPainting
@testable import PlumbPlatform
@testable import PlumbSDL
@testable import PlumbText
@testable import PlumbUI
@testable import TestSupport

/// Each test is a separate process, as the environment and SDL's video subsystem belong to a
/// process.
@Suite(.serialized) struct SDLPlatformTests {
  /// A platform and a window on SDL's dummy driver, which needs no display.
  @MainActor static func dummyWindow() throws -> (SDLPlatform, SDLPlatformWindow) {
    let platform = try dummyPlatform()
    return (platform, try platform.openWindow(options))
  }

  @MainActor static func dummyPlatform() throws -> SDLPlatform {
    setenv("SDL_VIDEODRIVER", "dummy", 1)
    // The settings of the user who runs the test must not affect it.
    setenv("DBUS_SESSION_BUS_ADDRESS", "disabled:", 1)
    return try SDLPlatform(applicationID: "test", fontFolder: BundledFonts.folder)
  }

  nonisolated static let options = WindowOptions(
    title: "Test", size: CGSize(width: 320, height: 200), scale: 2)

  @Test func `without a display creating a window throws an explanatory error`() async {
    await #expect(processExitsWith: .success) { @MainActor in
      for name in ["SDL_VIDEODRIVER", "DISPLAY", "WAYLAND_DISPLAY", "WAYLAND_SOCKET"] {
        unsetenv(name)
      }
      let error = #expect(throws: SDLError.self) {
        _ = try SDLPlatform(applicationID: "test", fontFolder: BundledFonts.folder)
      }
      #expect(error == .noDisplay)
    }
  }

  @Test func `an unknown video driver is named with those that there are`() async {
    await #expect(processExitsWith: .success) { @MainActor in
      setenv("SDL_VIDEODRIVER", "nonsense", 1)
      let error = #expect(throws: SDLError.self) {
        _ = try SDLPlatform(applicationID: "test", fontFolder: BundledFonts.folder)
      }
      let sentence = try #require(error?.description)
      #expect(sentence.contains("no video driver \"nonsense\"; unset SDL_VIDEODRIVER"))
      #expect(sentence.contains("x11") && sentence.hasSuffix("."))
      // One known name of a list is enough for SDL to decide, whose driver without a screen wants to be alone.
      setenv("SDL_VIDEODRIVER", "nonsense,dummy", 1)
      let failure = #expect(throws: SDLError.self) {
        _ = try SDLPlatform(applicationID: "test", fontFolder: BundledFonts.folder)
      }
      #expect(failure?.description.hasPrefix("SDL_InitSubSystem failed: ") == true)
      // Failed starts are no obstacle to one that succeeds.
      let (platform, window) = try Self.dummyWindow()
      #expect(window.size == CGSize(width: 320, height: 200))
      platform.close()
    }
  }

  @Test func `without room for the files of a window it throws an explanatory error`() async {
    await #expect(processExitsWith: .success) { @MainActor in
      var limit = rlimit(rlim_cur: 20, rlim_max: 20)
      setrlimit(__rlimit_resource_t(RLIMIT_NOFILE.rawValue), &limit)
      let error = #expect(throws: SDLError.self) { _ = try Self.dummyPlatform() }
      #expect(error == .tooFewFiles)
    }
  }

  @Test func `after the loss of the display nothing waits and no window opens`() async {
    await #expect(processExitsWith: .success) { @MainActor in
      let (platform, window) = try Self.dummyWindow()
      PlumbNoteDisplayLoss()
      #expect(platform.isDisplayLost)
      #expect(platform.events(until: nil) == [WindowEvent(.closeRequested)])
      let error = #expect(throws: SDLError.self) { try platform.openWindow(Self.options) }
      #expect(error == .displayLost)
      window.title = "Other"
      #expect(throws: SDLError.displayLost) {
        try window.present(PixelCanvas(width: 1, height: 1), damage: [])
      }
      platform.close()
    }
  }

  @Test func `a window has the requested size, in points`() async {
    await #expect(processExitsWith: .success) { @MainActor in
      let (platform, window) = try Self.dummyWindow()
      defer { platform.close() }
      #expect(window.scale == 2)
      #expect(window.size == CGSize(width: 320, height: 200))
    }
  }

  @Test func `a window is never larger than the usable space of its screen`() async {
    await #expect(processExitsWith: .success) { @MainActor in
      let platform = try Self.dummyPlatform()
      defer { platform.close() }
      let window = try platform.openWindow(
        WindowOptions(title: "Test", size: CGSize(width: 9_000, height: 9_000), scale: 2))
      let available = try #require(window.availableSize)
      // The screen of SDL's dummy driver has 1 024×768 pixels; a title bar takes some of them.
      #expect(available.width == 512 && available.height > 300 && available.height < 384)
      #expect(window.size == available)
    }
  }

  @Test func `presenting supports any damage and any canvas`() async {
    await #expect(processExitsWith: .success) { @MainActor in
      let (platform, window) = try Self.dummyWindow()
      defer { platform.close() }
      let canvas = PixelCanvas(width: 640, height: 400)
      try window.present(canvas, damage: [canvas.bounds])
      try window.present(canvas, damage: [])
      try window.present(canvas, damage: [PixelRect(x: -50, y: 390, width: 5_000, height: 5_000)])
      try window.present(PixelCanvas(width: 10, height: 1_000), damage: [])
      #expect(window.presentedFrames == 4)
    }
  }

  @Test func `a wait ends at its deadline, and not before`() async {
    await #expect(processExitsWith: .success) { @MainActor in
      let (platform, _) = try Self.dummyWindow()
      defer { platform.close() }
      while !platform.events(until: platform.now).isEmpty {}
      for length in [0.0004, 0.0207, 0.0509] {
        let deadline = platform.now + length
        var waits = 0
        repeat {
          #expect(platform.events(until: deadline).isEmpty)
          waits += 1
        } while platform.now < deadline
        // Work of the main actor may end a wait early, which happens once or twice; waits that
        // ended before their deadline by themselves would be hundreds.
        #expect(waits < 10)
      }
    }
  }

  @Test func `a call from another thread ends an unlimited wait`() async {
    await #expect(processExitsWith: .success) { @MainActor in
      let (platform, _) = try Self.dummyWindow()
      defer { platform.close() }
      while !platform.events(until: platform.now).isEmpty {}
      for _ in 0..<20 {
        Thread.detachNewThread { for _ in 0..<1_000 { platform.wakeUp() } }
        #expect(platform.events(until: nil).isEmpty)
      }
    }
  }

  @Test func `a timer of the run loop ends an unlimited wait, again and again`() async {
    await #expect(processExitsWith: .success) { @MainActor in
      let (platform, _) = try Self.dummyWindow()
      defer { platform.close() }
      let fires = Fires()
      let timer = fires.start()
      defer { timer.invalidate() }
      let start = platform.now
      // Without a limit the test would hang instead of failing.
      while fires.count.load(ordering: .relaxed) < 3, platform.now < start + 10 {
        _ = platform.events(until: start + 10)
      }
      #expect(fires.count.load(ordering: .relaxed) >= 3)
      #expect(platform.now < start + 5)
    }
  }

  /// The number of times that a timer has fired.
  private final class Fires: Sendable {
    let count = Atomic(0)

    func start() -> Timer {
      Timer.scheduledTimer(withTimeInterval: 0.02, repeats: true) { [self] _ in
        count.add(1, ordering: .relaxed)
      }
    }
  }

  @Test func `a quit request is a close request`() async {
    await #expect(processExitsWith: .success) { @MainActor in
      let (platform, _) = try Self.dummyWindow()
      defer { platform.close() }
      Thread.detachNewThread { kill(getpid(), SIGTERM) }
      var events: [Event] = []
      while !events.contains(.closeRequested) {
        events += platform.events(until: nil).map(\.event)
      }
      #expect(events.last == .closeRequested)
    }
  }

  @Test func `a window follows the settings of the desktop after its first frame`() async {
    await #expect(processExitsWith: .success) { @MainActor in
      let bus = try PrivateBus()
      let (platform, window) = try Self.dummyWindow()
      defer { platform.close() }
      setenv("DBUS_SESSION_BUS_ADDRESS", bus.address, 1)
      let isReady = DispatchSemaphore(value: 0)
      Thread.detachNewThread {
        do {
          let portal = try MockPortal(on: bus, [.colorScheme: .uint32(1)])
          isReady.signal()
          try portal.reply(portal.requests())
        } catch {
          Issue.record(error)
          kill(getpid(), SIGTERM)
        }
      }
      #expect(isReady.wait(timeout: .now() + 60) == .success)
      let record = Record()
      try FrameLoop(root: ClosesWhenDark(record: record), window: window, platform: platform).run()
      // The scale of the window may add one more value to either list.
      #expect(record.schemes.first == .light)
      #expect(record.schemes.last == .dark)
      bus.stop()
    }
  }

  private final class Record {
    var schemes: [ColorScheme] = []
  }

  private struct ClosesWhenDark: View {
    let record: Record
    @Environment(\.colorScheme) private var colorScheme

    var body: some View {
      let _ = record.schemes.append(colorScheme)
      let _ = colorScheme == .dark ? kill(getpid(), SIGTERM) : 0
      Color.red
    }
  }

  @Test func `a closed window ignores calls`() async {
    await #expect(processExitsWith: .success) { @MainActor in
      let (platform, window) = try Self.dummyWindow()
      defer { platform.close() }
      platform.close()
      platform.close()
      platform.wakeUp()
      window.minimumSize = CGSize(width: 10, height: 10)
      try window.present(PixelCanvas(width: 10, height: 10), damage: [])
      #expect(window.presentedFrames == 0)
      #expect(platform.events(until: nil) == [WindowEvent(.closeRequested)])
    }
  }

  @Test func `opening windows one after another does not crash`() async {
    await #expect(processExitsWith: .success) { @MainActor in
      for _ in 0..<5 {
        let (platform, window) = try Self.dummyWindow()
        defer { platform.close() }
        try window.present(PixelCanvas(width: 640, height: 400), damage: [])
        platform.wakeUp()
        _ = platform.events(until: nil)
      }
    }
  }
}
