import Testing

@testable import EngineTesting

/// The comparison of laps of use, by which `make endurance` finds growth.
@Suite struct EnduranceTests {
  private func lap(
    heap: Int = 4_000_000, resident: Int = 50_000_000, descriptors: Int = 14,
    windowBodies: Int = 16, windowAllocations: Int = 700, bodies: Int = 40_000,
    allocations: Int = 20_000_000
  ) -> Lap {
    Lap(
      usage: ProcessUsage(heap: heap, resident: resident, descriptors: descriptors),
      window: Lap.Work(bodies: windowBodies, allocations: windowAllocations), steps: 3_600,
      work: Lap.Work(bodies: bodies, allocations: allocations))
  }

  @Test func `a lap with as much of everything has not grown`() {
    #expect(lap().growth(since: lap()) == nil)
    // The first lap creates what lasts as long as the process.
    #expect(lap(windowAllocations: 690).growth(since: lap()) == nil)
    // Garbage of other threads, and timers that follow the real time.
    let next = lap(heap: 4_190_000, resident: 52_400_000, bodies: 43_900, allocations: 21_900_000)
    #expect(next.growth(since: lap()) == nil)
  }

  @Test func `more memory, descriptors or work is found`() {
    let grown = [
      lap(heap: 4_210_000), lap(resident: 52_600_000), lap(descriptors: 15), lap(windowBodies: 17),
      lap(windowAllocations: 715), lap(bodies: 44_100), lap(allocations: 22_100_000),
    ]
    for next in grown { #expect(next.growth(since: lap()) != nil, "\(next)") }
  }

  @Test(arguments: ProgramActivity.allCases)
  func `time passes in each activity`(activity: ProgramActivity) {
    #expect(activity.steps.contains(.passTime))
  }
}
