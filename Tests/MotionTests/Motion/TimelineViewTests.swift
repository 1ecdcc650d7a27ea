import EngineTesting
import Foundation
import PlumbUI
import Testing

@testable import TestSupport

/// Dates of timelines, in seconds since the reference date.
@MainActor @Suite struct TimelineViewTests {
  private let windowSize = CGSize(width: 400, height: 100)

  private func harness(_ schedule: some TimelineSchedule) -> LayoutHarness {
    LayoutHarness(in: windowSize) {
      TimelineView(schedule) { context in
        Text("\(context.date.timeIntervalSinceReferenceDate)")
      }
    }
  }

  private func date(_ seconds: Double) -> Date { Date(timeIntervalSinceReferenceDate: seconds) }

  /// Returns the date shown at a time.
  private func shown(_ harness: LayoutHarness, at time: Double) -> Double? {
    harness.show(at: time)
    let text = harness.tree.elements().flattened.first { $0.type == "Text" }
    return text?.label.flatMap { Double($0.filter { $0 != "," }) }
  }

  @Test func `a periodic timeline shows the latest of its dates`() {
    let harness = harness(.periodic(from: date(0.5), by: 2))
    #expect(shown(harness, at: 0.5) == 0.5)
    #expect(shown(harness, at: 2) == 0.5)
    #expect(harness.tree.nextWakeUp == 2.5)
    #expect(shown(harness, at: 2.5) == 2.5)
    #expect(shown(harness, at: 7.5) == 6.5)
    #expect(!harness.tree.isMoving)
  }

  @Test func `an animation schedule has no dates while paused or at a low frequency`() {
    func dates(_ schedule: AnimationTimelineSchedule, _ mode: TimelineScheduleMode) -> [Date] {
      Array(schedule.entries(from: date(1), mode: mode).prefix(2))
    }
    #expect(dates(.animation(paused: true), .normal) == [])
    #expect(dates(.animation, .lowFrequency) == [])
    #expect(dates(.animation(minimumInterval: 2), .lowFrequency) == [])
    #expect(dates(.animation(minimumInterval: 2), .normal) == [date(1), date(3)])
  }

  @Test func `distant dates are reached in one step`() {
    let harness = harness(.periodic(from: date(0), by: 0.25))
    #expect(shown(harness, at: 1_000_000.3) == 1_000_000.25)
    #expect(harness.tree.nextWakeUp == 1_000_000.5)
  }

  @Test func `before its first date the content has the date of its appearance`() {
    let harness = harness(.explicit([date(5), date(8)]))
    #expect(shown(harness, at: 0) == 0)
    #expect(shown(harness, at: 4) == 0)
    #expect(shown(harness, at: 5) == 5)
    #expect(shown(harness, at: 20) == 8)
    #expect(harness.tree.nextWakeUp == nil)
  }

  @Test func `everyMinute starts at full minutes`() {
    let harness = harness(.everyMinute)
    harness.tree.startDate = date(90)
    #expect(shown(harness, at: 0) == 60)
    #expect(harness.tree.nextWakeUp == 30)
    #expect(shown(harness, at: 100) == 180)
  }

  @Test func `an animation timeline has the time of every frame`() {
    let harness = harness(.animation)
    #expect(shown(harness, at: 0.1) == 0.1)
    #expect(shown(harness, at: 0.11) == 0.11)
    #expect(harness.tree.nextWakeUp == 0.11)
    #expect(!harness.tree.isMoving)
  }

  @Test func `an animation timeline respects its minimum interval`() {
    let harness = harness(.animation(minimumInterval: 1))
    #expect(shown(harness, at: 0.5) == 0)
    #expect(harness.tree.nextWakeUp == 1)
    #expect(shown(harness, at: 1.25) == 1.25)
    #expect(harness.tree.nextWakeUp == 2.25)
  }

  @Test func `a paused timeline stops and requests no frames`() {
    let isPaused = Dial()
    let harness = LayoutHarness(in: windowSize) {
      ObservedContent {
        TimelineView(.animation(paused: isPaused.value == 1)) { context in
          Text("\(context.date.timeIntervalSinceReferenceDate)")
        }
      }
    }
    #expect(shown(harness, at: 1) == 1)
    isPaused.value = 1
    #expect(shown(harness, at: 2) == 1)
    #expect(harness.tree.nextWakeUp == nil)
    isPaused.value = 0
    #expect(shown(harness, at: 3) == 3)
  }

  @Test func `dates are adjusted when the system's clock is set`() {
    let harness = harness(.periodic(from: date(0), by: 10))
    #expect(shown(harness, at: 25) == 20)
    harness.tree.startDate = date(1_000)
    #expect(shown(harness, at: 26) == 1_020)
    harness.tree.startDate = date(0)
    #expect(shown(harness, at: 27) == 20)
    #expect(harness.tree.nextWakeUp == 30)
  }

  @Test func `two trees without a window show the same dates`() {
    let schedule = PeriodicTimelineSchedule(from: date(0), by: 1)
    #expect(shown(harness(schedule), at: 3.5) == shown(harness(schedule), at: 3.5))
  }

  @Test func `the content is made once per date`() {
    let harness = harness(.periodic(from: date(0), by: 1))
    harness.show(at: 0)
    let before = harness.tree.bodyCount
    for tenth in 1...35 { harness.show(at: Double(tenth) / 10) }
    #expect(harness.tree.bodyCount - before == 3)
  }

  @Test func `a timeline requests no frames after its removal`() {
    let gone = Dial()
    let harness = LayoutHarness(in: windowSize) {
      ObservedContent {
        if gone.value == 0 { TimelineView(.everyMinute) { _ in Text("now") } }
      }
    }
    #expect(harness.tree.nextWakeUp == 60)
    gone.value = 1
    harness.show(at: 1)
    #expect(harness.tree.nextWakeUp == nil)
  }

  @Test func `invalid intervals give one date`() {
    for interval in [0, -1, Double.nan, .infinity] {
      let harness = harness(.periodic(from: date(1), by: interval))
      #expect(shown(harness, at: 3) == 1)
      #expect(harness.tree.nextWakeUp == nil)
    }
  }

  @Test func `a custom schedule may have an infinite number of dates`() {
    struct Doubling: TimelineSchedule {
      func entries(from startDate: Date, mode: Mode) -> some Sequence<Date> {
        sequence(first: 1.0) { $0 * 2 }.lazy.map { Date(timeIntervalSinceReferenceDate: $0) }
      }
    }
    let harness = harness(Doubling())
    #expect(shown(harness, at: 5) == 4)
    #expect(harness.tree.nextWakeUp == 8)
  }

  @Test func `a schedule whose dates do not increase does not hang`() {
    struct ConstantSchedule: TimelineSchedule {
      func entries(from startDate: Date, mode: Mode) -> some Sequence<Date> {
        sequence(first: Date(timeIntervalSinceReferenceDate: 0)) { $0 }
      }
    }
    #expect(shown(harness(ConstantSchedule()), at: 5) == 0)
  }
}
