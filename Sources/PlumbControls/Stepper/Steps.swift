/// Steps from value to value that stay at the ends of the integer types, beyond which Swift's own steps trap.
enum Steps {
  /// Returns the value after a step; the last one of its type instead of one beyond it.
  static func value<V: Strideable>(_ value: V, after step: V.Stride) -> V {
    guard let number = value as? any FixedWidthInteger,
      let distance = step as? any FixedWidthInteger,
      let next = integer(number, after: distance) as? V
    else { return value.advanced(by: step) }
    return next
  }

  /// Returns a step in the other direction.
  static func opposite<Step: SignedNumeric>(of step: Step) -> Step {
    guard let number = step as? any FixedWidthInteger,
      let opposite = negated(number) as? Step
    else { return -step }
    return opposite
  }

  private static func integer<Number: FixedWidthInteger>(
    _ number: Number, after step: some FixedWidthInteger
  ) -> Number {
    let end = step < 0 ? Number.min : Number.max
    // As bits, a difference of signed numbers is the unsigned distance.
    let room = Number.Magnitude(truncatingIfNeeded: step < 0 ? number &- end : end &- number)
    guard let distance = Number.Magnitude(exactly: step.magnitude), distance < room else {
      return end
    }
    let change = Number(truncatingIfNeeded: distance)
    return step < 0 ? number &- change : number &+ change
  }

  private static func negated<Number: FixedWidthInteger>(_ number: Number) -> Number {
    let (opposite, isTooLarge) = (0 as Number).subtractingReportingOverflow(number)
    return isTooLarge ? .max : opposite
  }
}
