import Testing

@testable import PlumbUI

struct AnimatableNumbersTests {
  private typealias Numbers = AnimatableNumbers

  @Test func `numbers add up side by side, and missing ones count as nothing`() {
    let (a, b) = (Numbers(values: [1, 2, 3]), Numbers(values: [10, 20]))
    #expect((a + b).values == [11, 22, 3])
    #expect((b - a).values == [9, 18, -3])
    #expect((a + .zero) == a && (.zero + a) == a)
  }

  @Test func `numbers scale, and their square is the sum of squares`() {
    var numbers = Numbers(values: [3, -4])
    #expect(numbers.magnitudeSquared == 25)
    numbers.scale(by: 0.5)
    #expect(numbers.values == [1.5, -2])
  }
}
