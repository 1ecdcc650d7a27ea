import Testing

@testable import PlumbCore
@testable import PlumbGraphics
@testable import PlumbPainting
@testable import PlumbPlatform
@testable import PlumbSDL
@testable import PlumbText
@testable import PlumbUI

struct AnimatableNumbersTests {
  private typealias Numbers = AnimatableNumbers

  @Test func `numbers are added component by component, missing ones as zero`() {
    let (a, b) = (Numbers(values: [1, 2, 3]), Numbers(values: [10, 20]))
    #expect((a + b).values == [11, 22, 3])
    #expect((b - a).values == [9, 18, -3])
    #expect((a + .zero) == a && (.zero + a) == a)
  }

  @Test func `numbers can be scaled, and the magnitude is the sum of squares`() {
    var numbers = Numbers(values: [3, -4])
    #expect(numbers.magnitudeSquared == 25)
    numbers.scale(by: 0.5)
    #expect(numbers.values == [1.5, -2])
  }
}
