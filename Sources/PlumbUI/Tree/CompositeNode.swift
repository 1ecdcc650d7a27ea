internal import Foundation

/// A view or modifier made of other views: it keeps their state and evaluates the body.
final class CompositeNode<Value, Body: View>: ViewNode, PropertyHost {
  private var value: Value?
  private var readBody: ((Value) -> Body)?
  private var objects: [Int: AnyObject] = [:]
  private let fields = FieldTable.table(for: Value.self)
  /// Lets the numbers of an animatable view move; `nil` for any other.
  private var motion: (any ValueAnimating<Value>)?
  private static var isAnimatable: Bool { Value.self is any Animatable.Type }

  override var isNamedByContent: Bool { true }
  override var passesLazinessOn: Bool { true }

  var stateObserver: any StateObserver {
    NodeInvalidator(invalidations: tree.invalidations, node: self)
  }

  /// Takes a new value in and evaluates its body.
  func update(_ value: Value, body: @escaping (Value) -> Body) {
    self.value = value
    readBody = body
    if let motion {
      motion.set(value, at: context)
    } else if Self.isAnimatable, let animatable = value as? any Animatable {
      motion = makeMotion(animatable)
    }
    evaluate()
  }

  override func evaluate() {
    guard var value = motion?.shown ?? value, let readBody else { return }
    fields.install(into: &value, host: self)
    tree.countBody()
    let body = tracked { readBody(value) }
    resolveChildren { Body._resolve(body, at: &$0) }
    didEvaluate()
  }

  /// A motion of the view's numbers, if it has any; each step asks for another evaluation.
  private func makeMotion<Animated: Animatable>(_ value: Animated) -> (any ValueAnimating<Value>)? {
    if Animated.AnimatableData.self == EmptyAnimatableData.self { return nil }
    let motion = AnimatedValue(value)
    motion.didMove = requestUpdate
    motion.keep(for: self)
    return motion as? any ValueAnimating<Value>
  }

  func object<Object: AnyObject>(in slot: Int, make: () -> Object) -> Object {
    if let object = objects[slot] as? Object { return object }
    let object = make()
    objects[slot] = object
    return object
  }
}
