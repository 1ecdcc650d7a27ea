internal import Foundation

/// The node of a view or modifier that has a body: it stores the state and evaluates the body.
package final class CompositeViewNode<Value, Body: View>: ViewNode, EvaluatedNode {
  /// The latest value; during an animation the body is evaluated with an interpolated one.
  private var value: Value?
  private var readBody: ((Value) -> Body)?
  /// The storage of dynamic properties, by their offset in the value.
  private var objects: [Int: any PropertyStorage] = [:]
  /// The storage that is used instead, because the value is shown elsewhere as well; `nil` for none.
  private var sharedProperties: SharedProperties?
  /// Receives the changes of the storage; made with the first storage.
  private var invalidator: NodeInvalidator?
  private let fields = FieldTable.table(for: Value.self)
  /// The animation of an animatable view's data; `nil` for any other view.
  private var animatedValue: (any ValueAnimating<Value>)?
  /// The causes of the evaluations; `nil` until they are requested.
  private var evaluations: EvaluationRecord?
  private let traits: _CompositeTraits

  /// The name of the view's type, as its body may have another type after every change.
  override class var stateName: String { name(of: Value.self) }

  override var inheritsContentLabel: Bool { true }
  override var namesControl: Bool { traits.contains(.naming) }
  override var isField: Bool { traits.contains(.field) }
  override var isLabelled: Bool { traits.contains(.labelled) }
  override var controlState: ControlState? {
    elementRole == nil ? nil : (value as? any RoleView)?.controlState
  }
  package override var propagatesPolicy: Bool { true }

  var stateObserver: any StateObserver { sharedProperties?.observer ?? ownInvalidator }

  private var ownInvalidator: NodeInvalidator {
    if let invalidator { return invalidator }
    let invalidator = NodeInvalidator(invalidations: tree.invalidations, node: self)
    self.invalidator = invalidator
    return invalidator
  }

  /// Creates a node without a value.
  ///
  /// - Parameters:
  ///   - traits: the properties of the value's type; none for a value that is no view or modifier.
  ///   - listedType: the type of the view in the list of elements; `nil` omits the view from the list.
  package init(
    at place: _ChildCursor.Place, traits: _CompositeTraits = [],
    listedAs listedType: Any.Type? = nil
  ) {
    self.traits = traits
    super.init(at: place, listedAs: listedType)
  }

  /// Whether the value may be animatable; checked before the cast of a value, which costs more.
  private var isAnimatable: Bool {
    fields.mayBeAnimatable && !traits.contains(.implementation)
      && Value.self is any Animatable.Type
  }

  /// Returns whether the latest value satisfies a condition.
  func hasValue(where condition: (Value) -> Bool) -> Bool { value.map(condition) ?? false }

  /// Sets the value and evaluates its body.
  ///
  /// - Parameter shared: the storage of the value's properties if other trees show it as well; always the
  ///   same.
  package func update(
    _ value: Value, sharing shared: SharedProperties? = nil, body: @escaping (Value) -> Body
  ) {
    if let shared, sharedProperties == nil { share(shared) }
    if let evaluations, let old = self.value, !ValueComparison.areSame(old, value) {
      evaluations.hasNewValue = true
    }
    self.value = value
    readBody = body
    if let animatedValue {
      animatedValue.set(value, at: context)
    } else if isAnimatable, let animatable = value as? any Animatable {
      animatedValue = makeAnimatedValue(animatable)
    }
    evaluate()
  }

  private func share(_ properties: SharedProperties) {
    sharedProperties = properties
    properties.observer.add(ownInvalidator)
  }

  package override func evaluate() {
    guard var value = animatedValue?.presentedValue ?? value, let readBody else { return }
    restoreInvalidator()
    tree.countBody()
    evaluations?.update()
    if let recorder = tree.updateRecorder { recorder.add(self) }
    let body = CurrentEvaluation.with(self) {
      tracked {
        // Values of the environment may be observed as well.
        fields.install(into: &value, host: self)
        return readBody(value)
      }
    }
    resolveChildren { cursor in
      if cursor.policy.separatesBodies {
        CollectionContent(body).resolveItems(at: &cursor)
      } else {
        Body._resolve(body, at: &cursor)
      }
    }
    didEvaluate()
  }

  // MARK: The causes of evaluations

  var evaluatedType: Any.Type { Value.self }

  var evaluationCause: EvaluationCause {
    if let evaluations { return evaluations.cause }
    let record = EvaluationRecord(names: fields.names) { [weak self] in
      self?.changeCount(in: $0)
    }
    evaluations = record
    return record.cause
  }

  private func changeCount(in slot: Int) -> Int? {
    if let sharedProperties { return sharedProperties.changeCount(in: slot) }
    return objects[slot]?.changeCount
  }

  /// Creates the animation of the view's animatable data, or `nil` if the view has none. Every step
  /// of the animation requests an evaluation.
  private func makeAnimatedValue<Animated: Animatable>(
    _ value: Animated
  ) -> (any ValueAnimating<Value>)? {
    if Animated.AnimatableData.self == EmptyAnimatableData.self { return nil }
    let animatedValue = AnimatedValue(value)
    animatedValue.didChange = requestUpdate
    animatedValue.setOwner(self)
    return animatedValue as? any ValueAnimating<Value>
  }

  func object<Object: PropertyStorage>(in slot: Int, make: () -> Object) -> Object {
    if let sharedProperties { return sharedProperties.object(in: slot, make: make) }
    if let object = objects[slot] as? Object { return object }
    if objects.isEmpty, sharesState,
      let shared = environment.duplicateScope?.nextProperties(of: Value.self)
    {
      share(shared)
      return shared.object(in: slot, make: make)
    }
    let object = restoration?.value(in: slot) ?? make()
    objects[slot] = object
    return object
  }

  /// Whether a view that exists twice has one state. Parts of controls have two: their state, such as
  /// whether the pointer is over an item, belongs to one of the two places.
  private var sharesState: Bool {
    traits.contains(.view) && traits.isDisjoint(with: [.implementation, .field])
      && elementRole == nil
  }

  /// Makes the storage kept from an earlier node tell this one of its changes.
  private func restoreInvalidator() {
    guard let restoration, invalidator == nil,
      let kept: NodeInvalidator = restoration.value(in: Self.invalidatorSlot)
    else { return }
    invalidator = kept
    kept.move(to: self)
  }

  /// No property has this slot: the slots of properties are offsets.
  private static var invalidatorSlot: Int { -1 }

  package override func keepState(in state: inout KeptViewState, at place: KeptViewState.Place) {
    var keepsAny = false
    for (slot, object) in objects where object.isKept && !canBeMadeAgain(object) {
      state.add(object, in: slot, at: place)
      keepsAny = true
    }
    if keepsAny, let invalidator { state.add(invalidator, in: Self.invalidatorSlot, at: place) }
    super.keepState(in: &state, at: place)
  }

  /// Whether a new storage has the same value. Not used for the views of programs, whose initial value may be
  /// another one every time; a row of a list has some of the library's own, most of which never change.
  private func canBeMadeAgain(_ object: any PropertyStorage) -> Bool {
    object.isUnchanged && traits.contains(.implementation)
  }
}
