import Foundation

@testable import PlumbCore
@testable import PlumbGraphics
@testable import PlumbPainting
@testable import PlumbPlatform
@testable import PlumbSDL
@testable import PlumbText
@testable import PlumbUI

/// Random numbers that are the same in every run.
struct PaintRandom: RandomNumberGenerator {
  private var state: UInt64

  init(seed: UInt64) {
    state = seed
  }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ mixed >> 30) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ mixed >> 27) &* 0x94D0_49BB_1331_11EB
    return mixed ^ mixed >> 31
  }

  mutating func number(_ low: Double, _ high: Double) -> Double {
    Double.random(in: low...high, using: &self)
  }

  mutating func whole(_ low: Int, _ high: Int) -> Int {
    Int.random(in: low...high, using: &self)
  }

  mutating func point(in rect: CGRect) -> CGPoint {
    CGPoint(x: number(rect.minX, rect.maxX), y: number(rect.minY, rect.maxY))
  }
}

/// A rasterizer that draws a letter as a rectangle that is darker towards its right, and counts its
/// calls.
final class CountingRasterizer: RunRasterizer {
  private(set) var requests = 0

  func mask(of run: String, in font: FontKey, scale: CGFloat) -> RunMask {
    requests += 1
    let height = max(1, Int(font.size * scale))
    let width = max(1, run.count * height / 2)
    let row = (0..<width).map { UInt8(truncatingIfNeeded: ($0 % height) * 255 / height) }
    return RunMask(
      left: -1, top: 1 - height, width: width, height: height,
      coverage: (0..<height).flatMap { _ in row })
  }
}

extension Shading {
  static let white = Shading.color(.white)
  static let red = Shading.color(ResolvedColor(red: 1, green: 0, blue: 0))

  static func gray(_ level: Double, opacity: Double = 1) -> Shading {
    .color(ResolvedColor(red: level, green: level, blue: level, opacity: opacity))
  }
}

extension DisplayList {
  /// Returns a list of commands on a transparent canvas of a size in points.
  init(_ width: CGFloat, _ height: CGFloat, scale: CGFloat = 1, _ commands: DrawCommand...) {
    self.init(
      commands: commands, background: .clear, size: CGSize(width: width, height: height),
      scale: scale)
  }

  /// Returns a new canvas with the whole list painted.
  func painted() -> PixelCanvas {
    Painter(rasterizer: CountingRasterizer()).canvas(of: self)
  }
}

extension PixelCanvas {
  /// Returns the opacity of a pixel, which is the coverage if white was painted on a transparent
  /// canvas.
  func opacity(_ x: Int, _ y: Int) -> UInt8 { UInt8(self[x, y] >> 24) }

  /// The covered area in pixels.
  var area: Double {
    var sum = 0
    for y in 0..<height {
      for x in 0..<width { sum += Int(opacity(x, y)) }
    }
    return Double(sum) / 255
  }
}

/// The difference between painted coverage and the fraction of 1 024 samples inside a shape.
///
/// The samples form a grid of 32 by 32, sheared so that no two of them have the same x or the same
/// y; otherwise the coverage of a vertical edge would have steps of a thirty-second. Thin shapes
/// along the grid still cause errors, so a large error is checked with 64 times as many samples.
struct EdgeError {
  private(set) var mean = 0.0
  private(set) var largest = 0.0
  private(set) var pixels = 0

  mutating func add(_ canvas: PixelCanvas, isInside: (Double, Double) -> Bool) {
    var sum = mean * Double(pixels)
    for y in 0..<canvas.height {
      for x in 0..<canvas.width {
        let painted = canvas.opacity(x, y)
        let (left, top) = (Double(x), Double(y))
        let coarse = EdgeError.samples(4) { isInside(left + $0, top + $1) }
        if painted == UInt8(coarse * 255), coarse == 0 || coarse == 1 { continue }
        let coverage = Double(painted) / 255
        var error = abs(EdgeError.samples(32) { isInside(left + $0, top + $1) } - coverage)
        if error > 0.012 {
          error = abs(EdgeError.samples(256) { isInside(left + $0, top + $1) } - coverage)
        }
        sum += error
        largest = max(largest, error)
        pixels += 1
      }
    }
    mean = pixels == 0 ? 0 : sum / Double(pixels)
  }

  private static func samples(_ count: Int, _ isInside: (Double, Double) -> Bool) -> Double {
    let step = 1 / Double(count)
    var inside = 0
    for i in 0..<count {
      for j in 0..<count {
        let x = (Double(j) + (Double(i) + 0.5) * step) * step
        let y = (Double(i) + (Double(j) + 0.5) * step) * step
        if isInside(x, y) { inside += 1 }
      }
    }
    return Double(inside) / Double(count * count)
  }
}
