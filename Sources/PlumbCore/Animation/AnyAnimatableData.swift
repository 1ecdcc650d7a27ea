/// Type-erased animatable data.
///
/// The difference between values of different underlying types is zero, so a change between them is
/// not animated.
public struct _AnyAnimatableData: VectorArithmetic {
  /// The underlying value, or `nil` for the zero of every type.
  private var base: (any VectorArithmetic)?

  /// Creates type-erased data from a value.
  init(_ base: some VectorArithmetic) {
    self.base = base
  }

  private init(base: (any VectorArithmetic)?) {
    self.base = base
  }

  /// Returns the underlying value, or `nil` if it has another type.
  func value<V: VectorArithmetic>(as kind: V.Type) -> V? {
    base as? V
  }

  public static var zero: Self { Self(base: nil) }

  public static func + (lhs: Self, rhs: Self) -> Self {
    func sum<V: VectorArithmetic>(_ base: V) -> V {
      rhs.value(as: V.self).map { base + $0 } ?? base
    }
    guard let base = lhs.base else { return rhs }
    return Self(base: sum(base))
  }

  public static func - (lhs: Self, rhs: Self) -> Self {
    func difference<V: VectorArithmetic>(_ base: V, _ other: any VectorArithmetic) -> Self {
      (other as? V).map { Self(base: base - $0) } ?? .zero
    }
    guard let other = rhs.base else { return lhs }
    guard let base = lhs.base else { return rhs.scaled(by: -1) }
    return difference(base, other)
  }

  public static func == (lhs: Self, rhs: Self) -> Bool {
    func isEqual<V: VectorArithmetic>(_ base: V) -> Bool {
      rhs.base == nil ? base == .zero : rhs.value(as: V.self) == base
    }
    guard let base = lhs.base ?? rhs.base else { return true }
    return lhs.base == nil ? rhs == lhs : isEqual(base)
  }

  public mutating func scale(by factor: Double) {
    func scaled<V: VectorArithmetic>(_ base: V) -> V { base.scaled(by: factor) }
    base = base.map { scaled($0) }
  }

  public var magnitudeSquared: Double { base?.magnitudeSquared ?? 0 }
}
