import Foundation
import Testing

@testable import PlumbUI

/// Each test is a process of its own, as the environment and SDL's video belong to a process.
@Suite(.serialized) struct SDLWindowHostTests {
  /// A window on SDL's dummy driver, which needs no display.
  @MainActor static func dummyHost() throws -> SDLWindowHost {
    setenv("SDL_VIDEODRIVER", "dummy", 1)
    // The settings of the person who runs the test are none of its business.
    setenv("DBUS_SESSION_BUS_ADDRESS", "disabled:", 1)
    return try SDLWindowHost(
      title: "Test", applicationID: "test", size: CGSize(width: 320, height: 200),
      fontFolder: BundledFonts.folder, scale: 2)
  }

  @Test func `without a display there is no window, and the error says so`() async {
    await #expect(processExitsWith: .success) { @MainActor in
      for name in ["SDL_VIDEODRIVER", "DISPLAY", "WAYLAND_DISPLAY", "WAYLAND_SOCKET"] {
        unsetenv(name)
      }
      let error = #expect(throws: SDLError.self) {
        _ = try SDLWindowHost(
          title: "Test", applicationID: "test", size: CGSize(width: 320, height: 200),
          fontFolder: BundledFonts.folder)
      }
      #expect(error == .noDisplay)
    }
  }

  @Test func `a window has the size asked for, in points`() async {
    await #expect(processExitsWith: .success) { @MainActor in
      let host = try Self.dummyHost()
      #expect(host.scale == 2)
      #expect(host.size == CGSize(width: 320, height: 200))
    }
  }

  @Test func `presenting shows a frame, with any damage and any canvas`() async {
    await #expect(processExitsWith: .success) { @MainActor in
      let host = try Self.dummyHost()
      let canvas = PixelCanvas(width: 640, height: 400)
      try host.present(canvas, damage: [canvas.bounds])
      try host.present(canvas, damage: [])
      try host.present(canvas, damage: [PixelRect(x: -50, y: 390, width: 5_000, height: 5_000)])
      try host.present(PixelCanvas(width: 10, height: 1_000), damage: [])
      #expect(host.presentedFrames == 4)
    }
  }

  @Test func `a deadline ends the wait, and not before its time`() async {
    await #expect(processExitsWith: .success) { @MainActor in
      let host = try Self.dummyHost()
      while !host.events(until: host.now).isEmpty {}
      let deadline = host.now + 0.05
      var events: [Event] = []
      while host.now < deadline { events += host.events(until: deadline) }
      #expect(events.isEmpty)
    }
  }

  @Test func `a call from another thread ends a wait without end`() async {
    await #expect(processExitsWith: .success) { @MainActor in
      let host = try Self.dummyHost()
      while !host.events(until: host.now).isEmpty {}
      for _ in 0..<20 {
        Thread.detachNewThread { for _ in 0..<1_000 { host.wakeUp() } }
        #expect(host.events(until: nil).isEmpty)
      }
    }
  }

  @Test func `a request to end the program is a request to close`() async {
    await #expect(processExitsWith: .success) { @MainActor in
      let host = try Self.dummyHost()
      Thread.detachNewThread { kill(getpid(), SIGTERM) }
      var events: [Event] = []
      while !events.contains(.closeRequested) { events += host.events(until: nil) }
      #expect(events.last == .closeRequested)
    }
  }

  @Test func `a window follows the settings of the desktop after its first frame`() async {
    await #expect(processExitsWith: .success) { @MainActor in
      let bus = try PrivateBus()
      let host = try Self.dummyHost()
      setenv("DBUS_SESSION_BUS_ADDRESS", bus.address, 1)
      let isReady = DispatchSemaphore(value: 0)
      Thread.detachNewThread {
        do {
          let portal = try MockPortal(on: bus, [.colorScheme: .uint32(1)])
          isReady.signal()
          try portal.answer(portal.questions())
        } catch {
          Issue.record(error)
          kill(getpid(), SIGTERM)
        }
      }
      #expect(isReady.wait(timeout: .now() + 60) == .success)
      let record = Record()
      try FrameLoop(root: ClosesWhenDark(record: record), host: host).run()
      // The scale of the window may bring one more of either.
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

  @Test func `a closed window does nothing any more`() async {
    await #expect(processExitsWith: .success) { @MainActor in
      let host = try Self.dummyHost()
      host.close()
      host.close()
      host.wakeUp()
      host.setMinimumSize(CGSize(width: 10, height: 10))
      try host.present(PixelCanvas(width: 10, height: 10), damage: [])
      #expect(host.presentedFrames == 0)
      #expect(host.events(until: nil) == [.closeRequested])
    }
  }

  @Test func `windows can be opened one after another`() async {
    await #expect(processExitsWith: .success) { @MainActor in
      for _ in 0..<5 {
        let host = try Self.dummyHost()
        try host.present(PixelCanvas(width: 640, height: 400), damage: [])
        host.wakeUp()
        _ = host.events(until: nil)
      }
    }
  }
}
