import CSDL2
import Foundation
import Testing

@testable import PlumbSDL
@testable import TestSupport

/// The signals that ask a program to end. Each test is a process of its own.
///
/// The signals are sent to the process and not to the thread, which is one that blocks all signals in
/// tests.
@Suite(.serialized) struct EndSignalTests {
  /// Refuses every event, on whichever thread it comes.
  private nonisolated static let refuse: SDL_EventFilter = { _, _ in 0 }

  /// Opens a window, sends a signal and waits for the request to close.
  ///
  /// - Parameters:
  ///   - seconds: the length of the wait; `nil` for no limit.
  ///   - queuesEvents: whether SDL accepts events, which it does not without memory.
  @MainActor static func platformClosed(
    by number: Int32, waiting seconds: Double? = nil, queuesEvents: Bool = true
  ) throws -> SDLPlatform {
    // A wait that does not end must not hold up the other tests.
    alarm(60)
    let (platform, _) = try SDLPlatformTests.dummyWindow()
    while !platform.events(until: platform.now).isEmpty {}
    if !queuesEvents { SDL_SetEventFilter(refuse, nil) }
    Thread.detachNewThread { kill(getpid(), number) }
    var hasEnded = false
    while !hasEnded {
      let events = platform.events(until: seconds.map { platform.now + $0 })
      hasEnded = events.contains { $0.event == .closeRequested }
    }
    return platform
  }

  @Test(arguments: [SIGTERM, SIGHUP])
  func `a signal ends a wait without limit, as a request to close`(number: Int32) async {
    await #expect(processExitsWith: .success) { @MainActor [number] in
      try Self.platformClosed(by: number).close()
    }
  }

  @Test(arguments: [Double?.none, 3_600])
  func `a signal ends a wait even if no event can be queued`(seconds: Double?) async {
    await #expect(processExitsWith: .success) { @MainActor [seconds] in
      try Self.platformClosed(by: SIGTERM, waiting: seconds, queuesEvents: false).close()
    }
  }

  @Test func `after a SIGINT the process ends by it, with all it has written`() async {
    let result = await #expect(
      processExitsWith: .signal(SIGINT), observing: [\.standardOutputContent]
    ) { @MainActor in
      try Self.platformClosed(by: SIGINT).close()
      print("the result")
      exit(0)
    }
    let output = String(decoding: result?.standardOutputContent ?? [], as: UTF8.self)
    #expect(output.contains("the result"))
  }

  @Test func `a second SIGINT ends a process that is not waiting for events`() async {
    await #expect(processExitsWith: .signal(SIGINT)) { @MainActor in
      let platform = try Self.platformClosed(by: SIGINT)
      kill(getpid(), SIGINT)
      sleep(60)
      platform.close()
      _exit(0)
    }
  }

  @Test func `a signal that the process ignores is still ignored`() async {
    await #expect(processExitsWith: .success) { @MainActor in
      _ = signal(SIGHUP, SIG_IGN)
      let (platform, _) = try SDLPlatformTests.dummyWindow()
      while !platform.events(until: platform.now).isEmpty {}
      kill(getpid(), SIGHUP)
      let isClosing = platform.events(until: platform.now + 0.1).contains {
        $0.event == .closeRequested
      }
      #expect(!isClosing)
      platform.close()
    }
  }

  @Test func `after the platform is closed a signal has its default action`() async {
    await #expect(processExitsWith: .signal(SIGTERM)) { @MainActor in
      let (platform, _) = try SDLPlatformTests.dummyWindow()
      platform.close()
      kill(getpid(), SIGTERM)
      sleep(60)
      _exit(0)
    }
  }
}
