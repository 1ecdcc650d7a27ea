/// A random number generator with the same results for the same seed on every machine.
///
/// The generator of Steele, Lea and Flood: a counter and a mixing function.
public struct SplitMix64: RandomNumberGenerator {
  private var state: UInt64

  public init(seed: UInt64) {
    state = seed
  }

  public mutating func next() -> UInt64 {
    state &+= 0x9e37_79b9_7f4a_7c15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xbf58_476d_1ce4_e5b9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94d0_49bb_1331_11eb
    return mixed ^ (mixed >> 31)
  }

  /// Returns an integer from 0 up to, but not including, a bound.
  public mutating func below(_ bound: Int) -> Int {
    Int(truncatingIfNeeded: next() >> 33) % bound
  }

  /// Returns `true` with a probability in percent.
  public mutating func chance(_ percent: Int) -> Bool {
    below(100) < percent
  }

  /// Returns one of several values with equal probability.
  ///
  /// - Precondition: there is at least one value.
  public mutating func pick<Value>(_ values: [Value]) -> Value {
    values[below(values.count)]
  }
}
