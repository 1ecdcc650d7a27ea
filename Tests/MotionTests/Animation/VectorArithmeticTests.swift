import PlumbUI
import Testing

@testable import TestSupport

@Suite struct VectorArithmeticTests {
  typealias Pair = AnimatablePair<Double, AnimatablePair<CGFloat, Float>>

  private let a = Pair(1, AnimatablePair(2, 4))
  private let b = Pair(0.5, AnimatablePair(-8, 0.25))

  @Test func `pairs add, subtract and scale component by component`() {
    #expect(a + b == Pair(1.5, AnimatablePair(-6, 4.25)))
    #expect(a - b == Pair(0.5, AnimatablePair(10, 3.75)))
    #expect(a.scaled(by: 0.5) == Pair(0.5, AnimatablePair(1, 2)))
    #expect(a.magnitudeSquared == 1 + 4 + 16)
  }

  @Test func `pairs satisfy the vector space axioms`() {
    #expect(a + b == b + a)
    #expect(a + .zero == a)
    #expect(a - a == .zero)
    #expect((a + b).scaled(by: 4) == a.scaled(by: 4) + b.scaled(by: 4))
    #expect(a.scaled(by: 2).scaled(by: 3) == a.scaled(by: 6))
    #expect(a.scaled(by: 1) == a)
    #expect(a.scaled(by: 0) == .zero)
    var sum = a
    sum += b
    sum -= a
    #expect(sum == b)
  }

  @Test func `interpolation and extrapolation are linear`() {
    #expect(a.interpolated(towards: b, amount: 0) == a)
    #expect(a.interpolated(towards: b, amount: 1) == b)
    #expect(a.interpolated(towards: b, amount: 0.5) == Pair(0.75, AnimatablePair(-3, 2.125)))
    #expect(10.0.interpolated(towards: 20, amount: 1.5) == 25)
  }

  @Test func `EmptyAnimatableData is a vector space with one value`() {
    var empty = EmptyAnimatableData()
    empty.scale(by: 3)
    empty += empty
    #expect(empty == .zero)
    #expect(empty.magnitudeSquared == 0)
  }

  @Test func `the animatable data of geometry types can be read and set`() {
    roundTrip(CGPoint(x: 1, y: 2), CGPoint(x: 3, y: 5))
    roundTrip(CGSize(width: 1, height: 2), CGSize(width: 3, height: 5))
    roundTrip(
      CGRect(x: 1, y: 2, width: 3, height: 4), CGRect(x: 5, y: 6, width: 7, height: 8))
    roundTrip(UnitPoint.topLeading, UnitPoint(x: 0.25, y: 2))
    roundTrip(Angle(radians: 1), Angle(radians: 7))
    roundTrip(
      EdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4),
      EdgeInsets(top: 5, leading: 6, bottom: 7, trailing: 8))
    roundTrip(1.0, 2.0)
    roundTrip(CGFloat(1), CGFloat(2))
    roundTrip(Float(1), Float(2))
  }

  @Test func `a rectangle has two pairs, and an angle multiples of its radians`() {
    let rect = CGRect(x: 1, y: 2, width: 3, height: 4)
    #expect(rect.animatableData == AnimatablePair(AnimatablePair(1, 2), AnimatablePair(3, 4)))
    #expect(Angle(radians: 7).animatableData == 7 * 128)
  }

  @Test func `a type without animatable data has an empty one`() {
    struct Plain: Animatable { var word = "a" }
    var plain = Plain()
    plain.animatableData = .zero
    #expect(plain.word == "a")
  }

  @Test func `an Animatable vector type is its own animatable data`() {
    var heat = Heat(degrees: 3)
    heat.animatableData = Heat(degrees: 5)
    #expect(heat == Heat(degrees: 5))
  }

  private func roundTrip<Value: Animatable & Equatable>(_ first: Value, _ second: Value) {
    var value = first
    value.animatableData = second.animatableData
    #expect(value == second)
    value.animatableData = first.animatableData
    #expect(value == first)
  }
}

private struct Heat: VectorArithmetic, Animatable {
  var degrees: Double

  static var zero: Heat { Heat(degrees: 0) }
  static func + (lhs: Heat, rhs: Heat) -> Heat { Heat(degrees: lhs.degrees + rhs.degrees) }
  static func - (lhs: Heat, rhs: Heat) -> Heat { Heat(degrees: lhs.degrees - rhs.degrees) }
  mutating func scale(by rhs: Double) { degrees *= rhs }
  var magnitudeSquared: Double { degrees * degrees }
}
