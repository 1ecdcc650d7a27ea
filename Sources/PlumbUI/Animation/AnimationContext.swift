/// What a custom animation keeps between frames, for one animated value.
///
/// Unlike SwiftUI's it holds no environment yet: animations are values that know no tree.
public struct AnimationContext<Value: VectorArithmetic> {
  /// What the animation remembers; it starts with every key's default.
  public var state: AnimationState<Value>
  /// Whether what follows is an echo that nobody waits for, such as the last swings of a spring.
  public var isLogicallyComplete: Bool

  init() {
    state = AnimationState()
    isLogicallyComplete = false
  }

  /// The same context with other memories.
  public func withState<T: VectorArithmetic>(_ state: AnimationState<T>) -> AnimationContext<T> {
    var context = AnimationContext<T>()
    context.state = state
    context.isLogicallyComplete = isLogicallyComplete
    return context
  }
}

/// Values that a custom animation remembers, by key.
public struct AnimationState<Value: VectorArithmetic> {
  private var values: [ObjectIdentifier: Any] = [:]

  /// An empty memory: every key has its default.
  public init() {}

  public subscript<K: AnimationStateKey>(key: K.Type) -> K.Value {
    get {
      // Cast only what is there: for an optional type a missing value would pass as a set nil.
      guard let value = values[ObjectIdentifier(key)] else { return K.defaultValue }
      return value as? K.Value ?? K.defaultValue
    }
    set { values[ObjectIdentifier(key)] = newValue }
  }
}

/// A key for a value that a custom animation remembers.
public protocol AnimationStateKey {
  associatedtype Value

  static var defaultValue: Value { get }
}
