import Testing

@testable import PlumbSDL

/// The presses by which a window is moved.
@Suite struct WindowGripTests {
  /// Returns for each press whether it is a double click: SDL asks for each press, and the desktop takes the presses
  /// that it may take.
  private func doubleClicks(_ presses: [(x: Int32, y: Int32, time: UInt64)]) -> [Bool] {
    var grip = WindowGrip()
    return presses.map { press in
      if grip.takes(x: press.x, y: press.y, at: press.time) {
        grip.wasTaken()
        return false
      }
      return grip.ends(x: press.x, y: press.y, at: press.time)
    }
  }

  @Test func `the second of two quick presses in one place is a double click`() {
    #expect(doubleClicks([(10, 10, 1_000), (11, 9, 1_300)]) == [false, true])
    #expect(doubleClicks([(10, 10, 1_000), (10, 10, 1_500)]) == [false, false])
    #expect(doubleClicks([(10, 10, 1_000), (10, 30, 1_200)]) == [false, false])
  }

  @Test func `a third press begins anew`() {
    let presses: [(x: Int32, y: Int32, time: UInt64)] = [
      (10, 10, 1_000), (10, 10, 1_200), (10, 10, 1_400), (10, 10, 1_600),
    ]
    #expect(doubleClicks(presses) == [false, true, false, true])
  }

  @Test func `places for which SDL asks without a press are none`() {
    var grip = WindowGrip()
    let areTaken = [1_000, 1_100].map { grip.takes(x: 10, y: 10, at: $0) }
    let isDouble = grip.ends(x: 10, y: 10, at: 1_200)
    #expect(areTaken == [true, true])
    #expect(!isDouble)
  }
}
