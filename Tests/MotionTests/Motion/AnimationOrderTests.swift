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

/// Actions at the same time run in the order in which they were requested.
@MainActor @Suite struct AnimationOrderTests {
  private final class Owner {}

  /// An animation that records the calls that advance it.
  private final class Recorder: Tickable {
    let record: () -> Void
    var isNeeded: Bool { true }
    var endsWithReducedMotion: Bool { true }

    init(_ record: @escaping () -> Void) {
      self.record = record
    }

    func advance(to time: Double) -> Bool {
      record()
      return true
    }

    func finish() { record() }
  }

  private static let count = 32
  private let clock = AnimationScheduler()

  @Test func `wake-ups at the same time fire in the order in which they were scheduled`() {
    let owners = (0..<Self.count).map { _ in Owner() }
    var fired: [Int] = []
    for (number, owner) in owners.enumerated() {
      clock.scheduleWakeUp(at: number == 3 ? 2 : 1, for: owner) { fired.append(number) }
    }
    clock.scheduleWakeUp(at: 1, for: owners[5]) { fired.append(5) }
    clock.fire(at: 1)
    #expect(fired == (0..<Self.count).filter { $0 != 3 && $0 != 5 } + [5])
    #expect(clock.nextWakeUpTime == 2)
  }

  @Test func `a wake-up scheduled while another one fires is deferred to its time`() {
    let owners = (0..<Self.count).map { _ in Owner() }
    var fired: [Int] = []
    for (number, owner) in owners.enumerated() {
      clock.scheduleWakeUp(at: 1, for: owner) { [clock] in
        fired.append(number)
        for (later, other) in owners.enumerated() where later != number {
          clock.scheduleWakeUp(at: 2, for: other) { fired.append(later) }
        }
      }
    }
    clock.fire(at: 1)
    #expect(fired == [0])
    #expect(clock.nextWakeUpTime == 2)
    clock.fire(at: 2)
    #expect(fired == Array(0..<Self.count))
    #expect(clock.nextWakeUpTime == nil)
  }

  @Test func `animations are advanced and finished in the order in which they started`() {
    var advanced: [Int] = []
    let recorders = (0..<Self.count).map { number in Recorder { advanced.append(number) } }
    for recorder in recorders + recorders.prefix(9) { clock.add(recorder) }
    _ = clock.advance(to: 1)
    clock.finishAll()
    #expect(advanced == Array(0..<Self.count) + Array(0..<Self.count))
    for recorder in recorders { clock.add(recorder) }
    advanced = []
    clock.reducesMotion = true
    _ = clock.advance(to: 1)
    #expect(advanced == Array(0..<Self.count))
    #expect(!clock.isRunning)
  }

  @Test func `an ordered dictionary keeps the order of its keys through insertions and removals`() {
    var values = OrderedDictionary<Int, String>()
    for key in 0..<100 { values[key] = "\(key)" }
    for key in 0..<100 where key % 10 != 3 { values[key] = nil }
    values[53] = "other"
    values[7] = "new"
    #expect(values.elements.map(\.key) == [3, 13, 23, 33, 43, 53, 63, 73, 83, 93, 7])
    #expect(values[53] == "other")
    #expect(values[8] == nil)
    for key in values.elements.map(\.key) { values[key] = nil }
    #expect(values.isEmpty)
  }
}
