import Foundation
import Testing

@testable import PlumbCore
@testable import PlumbGraphics
@testable import PlumbPainting
@testable import PlumbSDL
@testable import PlumbText
@testable import PlumbUI
@testable import TestSupport

struct ShadowTests {
  @Test(arguments: [0.4, 1, 2.5, 4, 9.7, 20])
  func `a blur has the given variance and preserves the sum`(deviation: Double) {
    let blur = BoxFilter(deviation: deviation)
    let side = 2 * blur.reach + 3
    var values = [UInt16](repeating: 0, count: side * side)
    // A vertical line of full coverage is blurred to both sides only.
    for y in 0..<side { values[y * side + side / 2] = 65_535 }
    blur.apply(to: &values, width: side, height: side)
    let row = values[(side / 2) * side..<(side / 2 + 1) * side].map { Double($0) }
    let sum = row.reduce(0, +)
    let variance = row.enumerated().reduce(0) {
      $0 + $1.element * pow(Double($1.offset - side / 2), 2)
    }
    #expect(abs(sum / 65_535 - 1) < 0.005)
    #expect(abs(variance / sum - deviation * deviation) < 0.02 * deviation * deviation + 0.01)
    #expect(row.first == 0 && row.last == 0)
  }

  @Test func `a blur approximates a Gaussian`() {
    let blur = BoxFilter(deviation: 5)
    // Far enough from the borders, beyond which nothing is covered.
    let side = 2 * blur.reach + 40
    var values = [UInt16](repeating: 0, count: side * side)
    // Half of the plane is covered, so the result is the error function.
    for y in 0..<side {
      for x in side / 2..<side { values[y * side + x] = 65_535 }
    }
    blur.apply(to: &values, width: side, height: side)
    for offset in -8...8 {
      let value = Double(values[(side / 2) * side + side / 2 + offset]) / 65_535
      let exact = 0.5 * (1 + erf((Double(offset) + 0.5) / 5 / 2.0.squareRoot()))
      #expect(abs(value - exact) < 0.015)
    }
  }

  @Test func `a shadow without blur is the shape offset and tinted`() {
    let shape = Path(CGRect(x: 4, y: 4, width: 6, height: 6))
    let effect = GroupEffect.shadow(
      color: .black, radius: 0, offset: CGSize(width: 10, height: 3))
    let list = DisplayList(30, 30, .group(effect, [.fill(shape, FillStyle(), .red)]))
    let expected = DisplayList(
      30, 30,
      .fill(
        Path(CGRect(x: 14, y: 7, width: 6, height: 6)), FillStyle(), .color(.black)),
      .fill(shape, FillStyle(), .red))
    #expect(list.painted() == expected.painted())
  }

  @Test func `a shadow is below its contents and fades outwards`() {
    let effect = GroupEffect.shadow(color: .black, radius: 6, offset: .zero)
    let shape = Path(CGRect(x: 20, y: 20, width: 20, height: 20))
    let canvas = DisplayList(60, 60, .group(effect, [.fill(shape, FillStyle(), .red)])).painted()
    #expect(canvas[30, 30] == 0xFFFF_0000)
    let fading = (0..<20).map { canvas.opacity(19 - $0, 30) }
    #expect(fading == fading.sorted(by: >))
    #expect(fading[0] > 80 && fading[19] == 0)
  }
}
