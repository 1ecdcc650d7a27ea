import XCTest

@testable import Streaks

final class HabitTests: XCTestCase {
  func testAStreakEndsAtTheFirstGap() {
    let habit = Habit(name: "Read", symbol: "book", days: [1, 3, 4, 5])
    XCTAssertEqual(habit.streak(on: 5), 3)
    XCTAssertEqual(habit.streak(on: 6), 3)
    XCTAssertEqual(habit.streak(on: 7), 0)
  }

  func testToggling() {
    var habit = Habit(name: "Read", symbol: "book")
    habit.toggle(on: 1)
    XCTAssertEqual(habit.days, [1])
    habit.toggle(on: 1)
    XCTAssertTrue(habit.days.isEmpty)
  }
}
