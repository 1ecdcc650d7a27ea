import EngineTesting
import Foundation
import PlumbUI
import Testing

@testable import TestSupport

/// The wake-ups of a window for views that change at known dates.
@MainActor @Suite struct FrameLoopTimelineTests {
  private func run(
    _ platform: HeadlessPlatform, _ schedule: some TimelineSchedule, for seconds: Double
  ) throws {
    let view = TimelineView(schedule) { context in
      Text("\(context.date.timeIntervalSince(platform.startDate))")
    }
    platform.closingTime = seconds
    try platform.run(view)
  }

  @Test func `a timeline of seconds wakes the window once a second`() throws {
    let platform = HeadlessPlatform()
    try run(platform, .periodic(from: platform.startDate, by: 1), for: 4.5)
    #expect(platform.waits.map(\.deadline) == [1, 2, 3, 4, 5])
    #expect(platform.window.frames.map(\.time) == [0, 1, 2, 3, 4])
  }

  @Test func `an animation timeline requests every frame`() throws {
    let platform = HeadlessPlatform()
    try run(platform, .animation, for: 0.5)
    for wait in platform.waits {
      #expect(abs((wait.deadline ?? 0) - wait.start - 1.0 / 60) < 1e-9)
    }
    #expect((29...32).contains(platform.window.frames.count))
  }

  @Test func `a paused timeline lets the window sleep`() throws {
    let platform = HeadlessPlatform()
    try run(platform, .animation(paused: true), for: 1)
    #expect(platform.waits.map(\.deadline) == [nil])
  }

  @Test func `a window that is not visible does not wake up`() throws {
    let platform = HeadlessPlatform()
    platform.window.isVisible = false
    try run(platform, .everyMinute, for: 1_000)
    #expect(platform.waits.map(\.deadline) == [nil])
  }

  @Test func `dates are those of the system, also after it was suspended`() throws {
    let platform = HeadlessPlatform()
    var dates: [TimeInterval] = []
    let start = platform.startDate
    let view = TimelineView(.periodic(from: start, by: 60)) { context in
      let _ = dates.append(context.date.timeIntervalSince(start))
      Color.red
    }
    platform.thenInFlight { [weak platform] in
      // The machine was suspended for an hour, which its monotonic clock does not count.
      platform?.startDate += 3_600
      return []
    }
    platform.closingTime = 130
    try platform.run(view)
    #expect(dates.first == 0)
    #expect(dates.contains(3_660))
    #expect(dates.last == 3_720)
  }

  @Test func `a timeline inserted later starts with the current date`() throws {
    let platform = HeadlessPlatform()
    platform.now = 5_000
    try run(platform, .periodic(from: platform.startDate, by: 1_000), for: 7_500)
    #expect(platform.window.frames.map(\.time) == [5_000, 6_000, 7_000])
  }
}
