import Foundation
import PlumbTesting
import PlumbUI
import Testing

/// When a window wakes up for views that change at known dates.
@MainActor @Suite struct FrameLoopTimelineTests {
  private func run(
    _ host: ClockedHost, _ schedule: some TimelineSchedule, for seconds: Double
  ) throws {
    let view = TimelineView(schedule) { context in
      Text("\(context.date.timeIntervalSince(host.start))")
    }
    host.closes(at: seconds)
    try FrameLoop(root: view, host: host).run()
  }

  @Test func `a timeline of seconds wakes the window once a second`() throws {
    let host = ClockedHost()
    try run(host, .periodic(from: host.start, by: 1), for: 4.5)
    #expect(host.waits.map(\.deadline) == [1, 2, 3, 4, 5])
    #expect(host.presents == [0, 1, 2, 3, 4])
  }

  @Test func `an animation timeline asks for every frame`() throws {
    let host = ClockedHost()
    try run(host, .animation, for: 0.5)
    for wait in host.waits {
      #expect(abs((wait.deadline ?? 0) - wait.now - 1.0 / 60) < 1e-9)
    }
    #expect((29...32).contains(host.presents.count))
  }

  @Test func `a paused timeline lets the window sleep`() throws {
    let host = ClockedHost()
    try run(host, .animation(paused: true), for: 1)
    #expect(host.waits.map(\.deadline) == [nil])
  }

  @Test func `a window nobody sees does not wake up`() throws {
    let host = ClockedHost()
    host.isVisible = false
    try run(host, .everyMinute, for: 1_000)
    #expect(host.waits.map(\.deadline) == [nil])
  }

  @Test func `dates are those of the system, also after it slept`() throws {
    let host = ClockedHost()
    var dates: [TimeInterval] = []
    let start = host.start
    let view = TimelineView(.periodic(from: start, by: 60)) { context in
      let _ = dates.append(context.date.timeIntervalSince(start))
      Color.red
    }
    host.thenInFlight { [weak host] in
      // The machine slept for an hour, which its clock of seconds does not count.
      host?.start += 3_600
      return []
    }
    host.closes(at: 130)
    try FrameLoop(root: view, host: host).run()
    #expect(dates.first == 0)
    #expect(dates.contains(3_660))
    #expect(dates.last == 3_720)
  }

  @Test func `a timeline that begins when the clock is far on begins with that date`() throws {
    let host = ClockedHost()
    host.now = 5_000
    try run(host, .periodic(from: host.start, by: 1_000), for: 7_500)
    #expect(host.presents == [5_000, 6_000, 7_000])
  }
}
