import Foundation
import Testing

@testable import PlumbCore
@testable import PlumbGraphics
@testable import PlumbPainting
@testable import PlumbSDL
@testable import PlumbText
@testable import PlumbUI
@testable import TestSupport

struct ColorMatrixTests {
  /// A row of ten coefficients.
  private typealias Rows = [[Double]]

  private let colors: [ResolvedColor] = [
    .black, .white, ResolvedColor(red: 1, green: 0, blue: 0),
    ResolvedColor(red: 0.1, green: 0.7, blue: 0.3),
    ResolvedColor(red: 0.9, green: 0.5, blue: 0.2, opacity: 0.6),
    ResolvedColor(red: 0, green: 0.2, blue: 1, opacity: 0.2),
  ]

  private func painted(_ color: ResolvedColor, _ effect: GroupEffect) -> UInt32 {
    let dot = Path(CGRect(x: 0, y: 0, width: 1, height: 1))
    return DisplayList(1, 1, .group(effect, [.fill(dot, FillStyle(), .color(color))]))
      .painted()[0, 0]
  }

  /// Returns the colours of a pixel transformed by a matrix of three rows, as premultiplied bytes.
  private func expected(_ pixel: UInt32, _ rows: Rows, adding constant: Double) -> [Double] {
    let opacity = Double(pixel >> 24) / 255
    let color = ([16, 8, 0] as [UInt32]).map { Double(pixel >> $0 & 255) / 255 / opacity }
    return rows.map { row in
      let sum = zip(row, color).reduce(constant) { $0 + $1.0 * $1.1 }
      return min(max(sum, 0), 1) * opacity * 255
    } + [opacity * 255]
  }

  private func check(_ matrix: ColorMatrix, _ rows: Rows, adding constant: Double = 0) {
    for color in colors {
      let pixel = painted(color, .colors(matrix))
      let bytes = expected(Blending.pixel(color), rows, adding: constant)
      for (shift, byte) in zip([16, 8, 0, 24] as [UInt32], bytes) {
        #expect(abs(Double(pixel >> shift & 255) - byte) < 0.52, "\(color)")
      }
    }
  }

  @Test func `the identity matrix leaves every byte unchanged`() {
    for color in colors {
      #expect(painted(color, .colors(ColorMatrix())) == Blending.pixel(color))
    }
  }

  @Test(arguments: [-1, -0.3, 0.25, 1]) func `brightness is added`(amount: Double) {
    check(.brightness(amount), [[1, 0, 0], [0, 1, 0], [0, 0, 1]], adding: amount)
  }

  @Test(arguments: [-1, 0, 0.5, 2]) func `contrast scales about the middle grey`(amount: Double) {
    check(
      .contrast(amount), [[amount, 0, 0], [0, amount, 0], [0, 0, amount]],
      adding: 0.5 * (1 - amount))
  }

  /// The matrix of `saturate` in the W3C's Filter Effects.
  @Test(arguments: [0, 0.4, 1, 1.8]) func `saturation is computed as specified`(s: Double) {
    check(
      .saturation(s),
      [
        [0.213 + 0.787 * s, 0.715 - 0.715 * s, 0.072 - 0.072 * s],
        [0.213 - 0.213 * s, 0.715 + 0.285 * s, 0.072 - 0.072 * s],
        [0.213 - 0.213 * s, 0.715 - 0.715 * s, 0.072 + 0.928 * s],
      ])
  }

  /// The matrix of `hueRotate` in the W3C's Filter Effects.
  @Test(arguments: [0, 30, 90, 180, 300]) func `hues are rotated as specified`(degrees: Double) {
    let (c, s) = (cos(degrees * .pi / 180), sin(degrees * .pi / 180))
    check(
      .hueRotation(radians: degrees * .pi / 180),
      [
        [
          0.213 + c * 0.787 - s * 0.213, 0.715 - c * 0.715 - s * 0.715,
          0.072 - c * 0.072 + s * 0.928,
        ],
        [
          0.213 - c * 0.213 + s * 0.143, 0.715 + c * 0.285 + s * 0.140,
          0.072 - c * 0.072 - s * 0.283,
        ],
        [
          0.213 - c * 0.213 - s * 0.787, 0.715 - c * 0.715 + s * 0.715,
          0.072 + c * 0.928 + s * 0.072,
        ],
      ])
  }

  @Test func `inverting twice is the identity`() {
    check(.inversion, [[-1, 0, 0], [0, -1, 0], [0, 0, -1]], adding: 1)
  }

  @Test func `a colour multiplication includes the opacity`() {
    let tint = ResolvedColor(red: 1, green: 0.5, blue: 0, opacity: 0.5)
    #expect(painted(.white, .colors(.multiplication(by: tint))) == 0x8080_4000)
  }

  /// In sRGB's luminance, red has the weight 0.2126, green 0.7152, blue 0.0722.
  @Test func `luminance to alpha makes bright colours opaque and black`() {
    #expect(painted(.white, .luminanceToAlpha) == 0xFF00_0000)
    #expect(painted(.black, .luminanceToAlpha) == 0)
    let green = ResolvedColor(red: 0, green: 1, blue: 0)
    #expect(painted(green, .luminanceToAlpha) >> 24 == UInt32((0.7152 * 255).rounded()))
    let half = ResolvedColor(red: 1, green: 1, blue: 1, opacity: 0.5)
    #expect(painted(half, .luminanceToAlpha) == 0x8000_0000)
  }

  @Test func `special numbers are harmless`() {
    var matrix = ColorMatrix()
    (matrix.r1, matrix.g5, matrix.a4) = (.nan, .infinity, 5)
    #expect(painted(.white, .colors(matrix)) == 0xFF00_FFFF)
  }
}
