extension View {
  /// Calls an action with the new value whenever a value changes.
  @_disfavoredOverload
  nonisolated public func onChange<V: Equatable>(
    of value: V, perform action: @escaping (_ newValue: V) -> Void
  ) -> some View {
    modifier(ValueChange(value: value, isInitial: false) { action($1) })
  }

  /// Calls an action with the old and the new value whenever a value changes.
  ///
  /// The action runs after the layout with the new value and before the frame is shown; changes it makes are shown in
  /// that frame. As SwiftUI: the actions of nested views, including those of `onAppear(perform:)`, run from the inside
  /// to the outside; the actions of one view run in the order in which they are written. Applied to several views it
  /// runs once; SwiftUI's behaviour in this case is not documented.
  ///
  /// - Parameter initial: whether the action also runs when the view appears, with the same value
  ///   twice.
  nonisolated public func onChange<V: Equatable>(
    of value: V, initial: Bool = false, _ action: @escaping (_ oldValue: V, _ newValue: V) -> Void
  ) -> some View {
    modifier(ValueChange(value: value, isInitial: initial, action: action))
  }

  /// Calls an action whenever a value changes.
  ///
  /// - Parameter initial: whether the action also runs when the view appears.
  nonisolated public func onChange<V: Equatable>(
    of value: V, initial: Bool = false, _ action: @escaping () -> Void
  ) -> some View {
    modifier(ValueChange(value: value, isInitial: initial) { _, _ in action() })
  }
}

@usableFromInline struct ValueChange<Value: Equatable> {
  let value: Value
  let isInitial: Bool
  let action: (Value, Value) -> Void
}

extension ValueChange: _PrimitiveModifier {
  @usableFromInline static func _resolve(
    _ modifier: Self, _ content: @escaping @MainActor (inout _ChildCursor) -> Void,
    at cursor: inout _ChildCursor
  ) {
    let node = cursor.node(ValueChangeViewNode<Value>.self) { ValueChangeViewNode(at: $0) }
    node.update(modifier)
    node.resolveChildren(content)
  }
}

/// A node that stores the value of the last update.
private final class ValueChangeViewNode<Value: Equatable>: ViewNode {
  private var value: Value?
  private let number: Int

  init(at place: _ChildCursor.Place) {
    number = place.tree.appearances.nextNumber()
    super.init(at: place)
  }

  override var propagatesPolicy: Bool { true }

  func update(_ modifier: ValueChange<Value>) {
    let new = modifier.value
    let kept: KeptValue<Value>? = restoration?.value()
    let old = value ?? kept?.value
    value = new
    if let old, old != new {
      perform { modifier.action(old, new) }
    } else if old == nil, modifier.isInitial {
      perform { modifier.action(new, new) }
    }
  }

  private func perform(_ action: @escaping @MainActor () -> Void) {
    tree.afterLayout(perform: ViewAction(node: self, number: number, perform: action))
  }

  override func keepState(in state: inout KeptViewState, at place: KeptViewState.Place) {
    if let value { state.add(KeptValue(value), at: place) }
    super.keepState(in: &state, at: place)
  }
}
