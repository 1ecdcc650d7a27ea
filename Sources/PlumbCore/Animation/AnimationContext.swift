/// The state of a custom animation between frames, for one animated value.
///
/// Unlike SwiftUI's it has no environment yet: animations are values without access to the tree.
public struct AnimationContext<Value: VectorArithmetic> {
  /// The values stored by the animation; initially the default of every key.
  public var state: AnimationState<Value>
  /// Whether the animation is logically complete although it still runs, such as during the last
  /// oscillations of a spring.
  public var isLogicallyComplete: Bool

  init() {
    state = AnimationState()
    isLogicallyComplete = false
  }

  /// Returns the same context with another state.
  public func withState<T: VectorArithmetic>(_ state: AnimationState<T>) -> AnimationContext<T> {
    var context = AnimationContext<T>()
    context.state = state
    context.isLogicallyComplete = isLogicallyComplete
    return context
  }
}

/// The values stored by a custom animation, by key.
public struct AnimationState<Value: VectorArithmetic> {
  private var values: [ObjectIdentifier: Any] = [:]

  /// Creates an empty state, in which every key has its default value.
  public init() {}

  /// The value for a key, or the key's default value.
  public subscript<K: AnimationStateKey>(key: K.Type) -> K.Value {
    get {
      // For an optional type, casting a missing value would succeed and give nil, not the default.
      guard let value = values[ObjectIdentifier(key)] else { return K.defaultValue }
      return value as? K.Value ?? K.defaultValue
    }
    set { values[ObjectIdentifier(key)] = newValue }
  }
}

/// A key for a value stored in an animation's state.
public protocol AnimationStateKey {
  /// The type of the stored value.
  associatedtype Value

  /// The value of the key while none is stored.
  static var defaultValue: Value { get }
}
