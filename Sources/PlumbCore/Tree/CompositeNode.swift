internal import Foundation

/// The node of a view or modifier that has a body: it stores the state and evaluates the body.
final class CompositeNode<Value, Body: View>: ViewNode, PropertyHost {
  /// The latest value; during an animation the body is evaluated with an interpolated one.
  private var value: Value?
  private var readBody: ((Value) -> Body)?
  /// The storage of dynamic properties, by their offset in the value.
  private var objects: [Int: AnyObject] = [:]
  private let fields = FieldTable.table(for: Value.self)
  /// The animation of an animatable view's data; `nil` for any other view.
  private var animatedValue: (any ValueAnimating<Value>)?
  /// Whether the type is animatable; checked before the cast of a value, which costs more.
  private static var isAnimatable: Bool { Value.self is any Animatable.Type }

  override var inheritsContentLabel: Bool { true }
  override var propagatesLaziness: Bool { true }

  var stateObserver: any StateObserver {
    NodeInvalidator(invalidations: tree.invalidations, node: self)
  }

  /// Sets the value and evaluates its body.
  func update(_ value: Value, body: @escaping (Value) -> Body) {
    self.value = value
    readBody = body
    if let animatedValue {
      animatedValue.set(value, at: context)
    } else if Self.isAnimatable, let animatable = value as? any Animatable {
      animatedValue = makeAnimatedValue(animatable)
    }
    evaluate()
  }

  override func evaluate() {
    guard var value = animatedValue?.presentedValue ?? value, let readBody else { return }
    fields.install(into: &value, host: self)
    tree.countBody()
    let body = tracked { readBody(value) }
    resolveChildren { Body._resolve(body, at: &$0) }
    didEvaluate()
  }

  /// Creates the animation of the view's animatable data, or `nil` if it has none. Every step of
  /// the animation requests an evaluation.
  private func makeAnimatedValue<Animated: Animatable>(
    _ value: Animated
  ) -> (any ValueAnimating<Value>)? {
    if Animated.AnimatableData.self == EmptyAnimatableData.self { return nil }
    let animatedValue = AnimatedValue(value)
    animatedValue.didChange = requestUpdate
    animatedValue.setOwner(self)
    return animatedValue as? any ValueAnimating<Value>
  }

  func object<Object: AnyObject>(in slot: Int, make: () -> Object) -> Object {
    if let object = objects[slot] as? Object { return object }
    let object = make()
    objects[slot] = object
    return object
  }
}
