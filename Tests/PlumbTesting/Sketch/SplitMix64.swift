/// Random numbers that are the same for the same seed, on every machine.
///
/// The generator of Steele, Lea and Flood: a counter and a mixing step.
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

  /// A whole number from 0 up to, but not including, a bound.
  public mutating func below(_ bound: Int) -> Int {
    Int(truncatingIfNeeded: next() >> 33) % bound
  }

  /// Whether something that happens so many times in a hundred happens now.
  public mutating func chance(_ percent: Int) -> Bool {
    below(100) < percent
  }

  /// One of several values, each as likely as the others; of none there is none.
  public mutating func pick<Value>(_ values: [Value]) -> Value {
    values[below(values.count)]
  }
}
