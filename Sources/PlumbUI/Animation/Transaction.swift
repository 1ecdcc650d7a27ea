/// What accompanies a change of state on its way through the views: above all how it moves.
public struct Transaction {
  /// The animation of what changes; `nil` lets it jump.
  public var animation: Animation?
  /// Whether animations that views attach to values are ignored.
  ///
  /// The transaction's own animation still counts.
  public var disablesAnimations = false
  /// Whether the change is one of a quick sequence, as a drag makes them.
  public var isContinuous = false
  /// Whether values that change without an animation are watched for their velocity.
  public var tracksVelocity = false

  /// What is to run when the animations that this transaction starts are over, in order.
  var completions: [AnimationCompletion] = []
  private var values: [ObjectIdentifier: Any] = [:]

  /// A change that does not move.
  public init() {}

  /// A change that moves with an animation.
  public init(animation: Animation?) {
    self.animation = animation
  }

  public subscript<K: TransactionKey>(key: K.Type) -> K.Value {
    get {
      // Cast only what is there: for an optional type a missing value would pass as a set nil.
      guard let value = values[ObjectIdentifier(key)] else { return K.defaultValue }
      return value as? K.Value ?? K.defaultValue
    }
    set { values[ObjectIdentifier(key)] = newValue }
  }

  /// Adds what is to run when the animations that this transaction starts are over.
  ///
  /// It runs once; at once where the transaction starts none.
  public mutating func addAnimationCompletion(
    criteria: AnimationCompletionCriteria = .logicallyComplete,
    _ completion: @escaping () -> Void
  ) {
    completions.append(AnimationCompletion(criteria: criteria, action: completion))
  }
}

/// A key for a value that accompanies a change of state.
public protocol TransactionKey {
  associatedtype Value

  static var defaultValue: Value { get }
}
