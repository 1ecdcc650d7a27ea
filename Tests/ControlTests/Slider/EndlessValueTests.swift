import Foundation
import Testing

@testable import PlumbControls

/// Dates without an end, which no integer counts.
@Suite struct EndlessValueTests {
  private let none = Date(timeIntervalSinceReferenceDate: -.infinity)
  private let never = Date(timeIntervalSinceReferenceDate: .infinity)
  private let now = Date(timeIntervalSinceReferenceDate: 0)

  @Test func `the progress of an endless interval is a number`() {
    for interval in [none...never, now...never, none...now] {
      for countsDown in [false, true] {
        for date in [none, now, never] {
          let source = ProgressSource.dates(interval, countsDown: countsDown)
          let fraction = source.fraction(at: date)
          #expect(fraction.map { (0...1).contains($0) } == true)
        }
      }
    }
  }

  @Test func `an endless interval is drawn once`() {
    let schedule = ProgressSchedule(interval: now...never)
    #expect(schedule.entries(from: now, mode: .normal) == [now])
  }
}
