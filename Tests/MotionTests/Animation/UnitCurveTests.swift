import PlumbUI
import Testing

@testable import TestSupport

/// The expected points were measured with SwiftUI's curves.
@Suite struct UnitCurveTests {
  static let all: [UnitCurve] = [
    .linear, .easeIn, .easeOut, .easeInOut, .circularEaseIn, .circularEaseOut, .circularEaseInOut,
    .bezier(
      startControlPoint: UnitPoint(x: 0.2, y: 0.1), endControlPoint: UnitPoint(x: 0.7, y: 0.8)),
  ]

  @Test(arguments: [
    (UnitCurve.linear, [0.25, 0.5, 0.75], 1e-12),
    (.easeIn, [0.09, 0.32, 0.62], 0.01),
    (.easeOut, [0.38, 0.68, 0.91], 0.01),
    (.easeInOut, [0.13, 0.5, 0.87], 0.01),
    (.circularEaseIn, [0.032, 0.134, 0.339], 0.001),
    (.circularEaseOut, [0.661, 0.866, 0.968], 0.001),
    (.circularEaseInOut, [0.067, 0.5, 0.933], 0.001),
  ])
  func `a named curve has its known values`(
    curve: UnitCurve, expected: [Double], tolerance: Double
  ) {
    for (share, value) in zip([0.25, 0.5, 0.75], expected) {
      #expect(abs(curve.value(at: share) - value) <= tolerance, "\(curve) at \(share)")
    }
  }

  @Test(arguments: all) func `a curve starts at 0, ends at 1 and is clamped outside`(
    curve: UnitCurve
  ) {
    for share in [-1, 0, -Double.infinity, .nan] { #expect(curve.value(at: share) == 0) }
    for share in [1, 2, Double.infinity] { #expect(curve.value(at: share) == 1) }
  }

  @Test func `a Bezier curve satisfies its polynomial`() {
    let (x1, y1, x2, y2) = (0.1, 0.9, 0.35, -0.4)
    let curve = UnitCurve.bezier(
      startControlPoint: UnitPoint(x: x1, y: y1), endControlPoint: UnitPoint(x: x2, y: y2))
    for step in 1..<100 {
      let t = Double(step) / 100
      let (b1, b2, b3) = (3 * (1 - t) * (1 - t) * t, 3 * (1 - t) * t * t, t * t * t)
      let value = curve.value(at: b1 * x1 + b2 * x2 + b3)
      #expect(abs(value - (b1 * y1 + b2 * y2 + b3)) < 1e-9)
    }
  }

  @Test func `control points at the limits give valid curves`() {
    for (x1, x2) in [(0.0, 0.0), (0, 1), (1, 0), (1, 1)] {
      let curve = UnitCurve.bezier(
        startControlPoint: UnitPoint(x: x1, y: 0.3), endControlPoint: UnitPoint(x: x2, y: 0.7))
      var last = 0.0
      for step in 0...1000 {
        let value = curve.value(at: Double(step) / 1000)
        #expect(value >= last - 1e-9)
        #expect(!curve.velocity(at: Double(step) / 1000).isNaN)
        last = value
      }
    }
  }

  @Test(arguments: all) func `velocity is the derivative of the value`(curve: UnitCurve) {
    let step = 1e-6
    for share in [0.1, 0.3, 0.45, 0.6, 0.9] {
      let slope = (curve.value(at: share + step) - curve.value(at: share - step)) / (2 * step)
      #expect(abs(curve.velocity(at: share) - slope) < 1e-4 * (1 + slope), "\(curve) at \(share)")
    }
  }

  @Test(
    arguments: [
      (.linear, 1, 1), (.easeIn, 0, 0), (.easeOut, 1, 0), (.easeInOut, 0, 0),
      (.circularEaseIn, 0, .infinity), (.circularEaseOut, .infinity, 0),
      (.circularEaseInOut, 0, 0),
    ] as [(UnitCurve, Double, Double)])
  func `a named curve has the velocities at its ends that SwiftUI has`(
    curve: UnitCurve, start: Double, end: Double
  ) {
    #expect(curve.velocity(at: 0) == start)
    #expect(curve.velocity(at: -1) == start)
    #expect(curve.velocity(at: 1) == end)
    #expect(curve.velocity(at: 2) == end)
  }

  @Test(
    arguments: [
      // A control point beside an end determines the slope there: 3 of 1, and 0.2 of 0.4.
      (0.1, 0.3, 0.6, 0.8, 3, 0.5),
      // Above or below an end the curve is vertical.
      (0, 0.42, 1, 0.7, .infinity, .infinity), (0, -0.1, 1, 1.2, -.infinity, -.infinity),
      // At an end it determines nothing, except on a line.
      (0, 0, 0.2, 0.9, 1, 0.125), (0.5, 0.2, 1, 1, 0.4, 0), (0, 0, 1, 1, 1, 1),
      (0.3, 0.3, 1, 1, 1, 1),
    ] as [(Double, Double, Double, Double, Double, Double)])
  func `control points determine the velocities at the ends of a Bezier curve`(
    x1: Double, y1: Double, x2: Double, y2: Double, start: Double, end: Double
  ) {
    let curve = UnitCurve.bezier(
      startControlPoint: UnitPoint(x: x1, y: y1), endControlPoint: UnitPoint(x: x2, y: y2))
    func isNear(_ velocity: Double, _ expected: Double) -> Bool {
      velocity == expected || abs(velocity - expected) < 1e-9
    }
    #expect(isNear(curve.velocity(at: 0), start), "\(curve.velocity(at: 0))")
    #expect(isNear(curve.velocity(at: 1), end), "\(curve.velocity(at: 1))")
  }

  @Test(arguments: all + [UnitCurve.circularEaseInOut.inverse])
  func `the inverse of a curve undoes it`(curve: UnitCurve) {
    for share in stride(from: 0.01, through: 0.99, by: 0.07) {
      #expect(abs(curve.inverse.value(at: curve.value(at: share)) - share) < 1e-6, "\(curve)")
    }
    #expect(curve.inverse.inverse == curve)
  }

  @Test func `curves of the same points are equal`() {
    let curve = UnitCurve.bezier(
      startControlPoint: UnitPoint(x: 0.42, y: 0), endControlPoint: UnitPoint(x: 1, y: 1))
    #expect(curve == .easeIn)
    #expect(Set([curve, .easeIn, .easeOut]).count == 2)
  }
}
