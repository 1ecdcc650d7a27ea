/// The context of a state change, passed to all views that it updates; above all its animation.
public struct Transaction {
  /// The animation of the change; with `nil` it is not animated.
  public var animation: Animation?
  /// Whether animations that views attach to values are ignored.
  ///
  /// The transaction's own animation still applies.
  public var disablesAnimations = false
  /// Whether the change is part of a continuous interaction, such as a drag.
  ///
  /// It is set by the code that makes the change, for use in `transaction(_:)` modifiers: built-in
  /// controls and gestures do not set it, and it has no effect on animations.
  public var isContinuous = false
  /// Accepted for source compatibility, without effect: the velocity of values that change without
  /// an animation is not measured.
  public var tracksVelocity = false

  /// The closures to call when the animations of this transaction are complete, in order.
  var completions: [AnimationCompletion] = []
  private var values: [ObjectIdentifier: Any] = [:]

  /// Creates a transaction without an animation.
  public init() {}

  /// Creates a transaction with an animation.
  public init(animation: Animation?) {
    self.animation = animation
  }

  /// The value for a key, or the key's default value.
  public subscript<K: TransactionKey>(key: K.Type) -> K.Value {
    get {
      // For an optional type, casting a missing value would succeed and give nil, not the default.
      guard let value = values[ObjectIdentifier(key)] else { return K.defaultValue }
      return value as? K.Value ?? K.defaultValue
    }
    set { values[ObjectIdentifier(key)] = newValue }
  }

  /// Adds a closure to call when the animations of this transaction are complete.
  ///
  /// It is called once, and immediately if the transaction starts no animation.
  public mutating func addAnimationCompletion(
    criteria: AnimationCompletionCriteria = .logicallyComplete,
    _ completion: @escaping () -> Void
  ) {
    completions.append(AnimationCompletion(criteria: criteria, action: completion))
  }
}

/// A key for a value in a transaction.
public protocol TransactionKey {
  /// The type of the value.
  associatedtype Value

  /// The value of the key in transactions that do not set it.
  static var defaultValue: Value { get }
}
