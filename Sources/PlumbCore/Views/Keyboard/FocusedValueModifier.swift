public import Observation

extension View {
  /// Provides a value while the view, or one inside, has the keyboard focus; see ``FocusedValue``.
  nonisolated public func focusedValue<Value>(
    _ keyPath: WritableKeyPath<FocusedValues, Value?>, _ value: Value
  ) -> some View {
    modifier(FocusedValueModifier(isForWindow: false) { $0[keyPath: keyPath] = value })
  }

  /// Provides a value, unless it is `nil`, while the view, or one inside, has the keyboard focus.
  nonisolated public func focusedValue<Value>(
    _ keyPath: WritableKeyPath<FocusedValues, Value?>, _ value: Value?
  ) -> some View {
    modifier(
      FocusedValueModifier(isForWindow: false) { values in
        if let value { values[keyPath: keyPath] = value }
      })
  }

  /// Provides an object while the view, or one inside, has the keyboard focus.
  nonisolated public func focusedValue<T: AnyObject & Observable>(_ object: T?) -> some View {
    modifier(FocusedValueModifier(isForWindow: false, object: object))
  }

  /// Provides a value for the window of the view, wherever the keyboard focus is.
  nonisolated public func focusedSceneValue<Value>(
    _ keyPath: WritableKeyPath<FocusedValues, Value?>, _ value: Value
  ) -> some View {
    modifier(FocusedValueModifier(isForWindow: true) { $0[keyPath: keyPath] = value })
  }

  /// Provides a value, unless it is `nil`, for the window of the view, wherever the keyboard focus is.
  nonisolated public func focusedSceneValue<Value>(
    _ keyPath: WritableKeyPath<FocusedValues, Value?>, _ value: Value?
  ) -> some View {
    modifier(
      FocusedValueModifier(isForWindow: true) { values in
        if let value { values[keyPath: keyPath] = value }
      })
  }

  /// Provides an object for the window of the view, wherever the keyboard focus is.
  nonisolated public func focusedSceneValue<T: AnyObject & Observable>(_ object: T?) -> some View {
    modifier(FocusedValueModifier(isForWindow: true, object: object))
  }

  /// Provides an observed object while the view, or one inside, has the keyboard focus; see ``FocusedObject``.
  nonisolated public func focusedObject<T: ObservableObject>(_ object: T?) -> some View {
    modifier(FocusedValueModifier(isForWindow: false, object: object))
  }

  /// Provides an observed object for the window of the view, wherever the keyboard focus is.
  nonisolated public func focusedSceneObject<T: ObservableObject>(_ object: T?) -> some View {
    modifier(FocusedValueModifier(isForWindow: true, object: object))
  }
}

/// A modifier that provides values for the views around the keyboard focus.
@usableFromInline struct FocusedValueModifier {
  let isForWindow: Bool
  let provide: (inout FocusedValues) -> Void

  init(isForWindow: Bool, provide: @escaping (inout FocusedValues) -> Void) {
    self.isForWindow = isForWindow
    self.provide = provide
  }

  init<Object: AnyObject>(isForWindow: Bool, object: Object?) {
    self.init(isForWindow: isForWindow) { values in
      if let object { values[object: Object.self] = object }
    }
  }
}

extension FocusedValueModifier: _PrimitiveModifier {
  @usableFromInline static func _resolve(
    _ modifier: Self, _ content: @escaping @MainActor (inout _ChildCursor) -> Void,
    at cursor: inout _ChildCursor
  ) {
    let node = cursor.node(FocusedValueViewNode.self) { FocusedValueViewNode(at: $0) }
    node.update(modifier)
    node.resolveChildren(content)
  }
}

private final class FocusedValueViewNode: ViewNode, FocusedValueProvider {
  private var modifier: FocusedValueModifier?

  init(at place: _ChildCursor.Place) {
    super.init(at: place)
    tree.focusedValues.add(self)
  }

  override var propagatesPolicy: Bool { true }

  var isForWindow: Bool { modifier?.isForWindow == true }

  func update(_ modifier: FocusedValueModifier) {
    self.modifier = modifier
    tree.focusedValues.setNeedsUpdate(in: tree)
  }

  func provide(to values: inout FocusedValues) { modifier?.provide(&values) }

  override func didUnmount() { tree.focusedValues.setNeedsUpdate(in: tree) }
}
