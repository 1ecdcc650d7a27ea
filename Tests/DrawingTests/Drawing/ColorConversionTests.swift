import Foundation
import Testing

@testable import PlumbCore
@testable import PlumbGraphics
@testable import PlumbPainting
@testable import PlumbSDL
@testable import PlumbText
@testable import PlumbUI
@testable import TestSupport

struct ColorConversionTests {
  /// Colours with their published values in Oklab.
  private static let known: [(rgb: SIMD4<Double>, lab: SIMD4<Double>)] = [
    (SIMD4(1, 1, 1, 1), SIMD4(1, 0, 0, 1)),
    (SIMD4(0, 0, 0, 1), SIMD4(0, 0, 0, 1)),
    (SIMD4(1, 0, 0, 1), SIMD4(0.62796, 0.22486, 0.12585, 1)),
    (SIMD4(0, 1, 0, 1), SIMD4(0.86644, -0.23389, 0.17950, 1)),
    (SIMD4(0, 0, 1, 0.5), SIMD4(0.45201, -0.03246, -0.31153, 0.5)),
  ]

  @Test(arguments: 0..<5) func `Oklab has its published values`(_ index: Int) {
    let (rgb, lab) = Self.known[index]
    let difference = ColorConversion.oklab(rgb) - lab
    #expect((0..<4).allSatisfy { abs(difference[$0]) < 2e-5 })
  }

  @Test func `conversion to a space and back changes nothing`() {
    var random = PaintRandom(seed: 3)
    for _ in 0..<200 {
      let color = SIMD4(
        random.number(0, 1), random.number(0, 1), random.number(0, 1), random.number(0, 1))
      for space in [GradientRamp.Space.device, .perceptual, .linear] {
        let difference = space.color(of: space.values(of: color)) - color
        #expect((0..<4).allSatisfy { abs(difference[$0]) < 1e-5 })
      }
    }
  }

  @Test func `the transfer function of sRGB has its published values`() {
    #expect(abs(ColorConversion.linear(0.5) - 0.21404) < 1e-5)
    #expect(abs(ColorConversion.encoded(0.5) - 0.73536) < 1e-5)
    #expect(abs(ColorConversion.encoded(1) - 1) < 1e-12 && ColorConversion.linear(0) == 0)
  }
}
