/// A stored property of a view that the engine fills before it reads the view's body.
public protocol DynamicProperty {
  /// Called before every evaluation of the body, after the properties inside were filled.
  mutating func update()
}

extension DynamicProperty {
  public mutating func update() {}
}

/// What a dynamic property finds at the place of its view in the tree.
@MainActor protocol PropertyHost: AnyObject {
  var environment: EnvironmentValues { get }

  /// The object kept for a property as long as the view lives; made when first asked for.
  ///
  /// - Parameter slot: the property's offset in its view, which no other property has.
  func object<Object: AnyObject>(in slot: Int, make: () -> Object) -> Object

  /// Is told of writes that concern the body.
  var stateObserver: any StateObserver { get }
}

/// A dynamic property of the engine's own.
@MainActor protocol InstallableProperty: DynamicProperty {
  /// Connects the property to the place of its view.
  mutating func install(in host: any PropertyHost, slot: Int)
}
