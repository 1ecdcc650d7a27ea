/// An observable object which lives as long as a view in the view tree. It is created when the view
/// first appears; its changes evaluate the view's body again.
@propertyWrapper public struct StateObject<ObjectType: ObservableObject>: DynamicProperty {
  private let make: () -> ObjectType
  private var storage: ObjectStorage<ObjectType>?

  /// Creates a property from an expression that creates the object.
  ///
  /// - Parameter thunk: creates the object; called once for each view in the tree.
  public init(wrappedValue thunk: @autoclosure @escaping () -> ObjectType) {
    make = thunk
  }

  /// The object; outside a view tree, a new one for each access.
  @MainActor @preconcurrency public var wrappedValue: ObjectType { storage?.object ?? make() }

  /// Bindings to the object's properties.
  @MainActor @preconcurrency public var projectedValue: ObservedObject<ObjectType>.Wrapper {
    ObservedObject<ObjectType>.Wrapper(object: wrappedValue)
  }
}

extension StateObject: InstallableProperty {
  mutating func install(in host: any PropertyHost, slot: Int) {
    storage = host.object(in: slot) { ObjectStorage(make(), observer: host.stateObserver) }
  }

  /// The expression is evaluated once, so another one changes nothing.
  func isKnownEqual(to other: Self) -> Bool { true }
}

/// The object of one view, and its observer.
private final class ObjectStorage<ObjectType: ObservableObject>: PropertyStorage {
  let object: ObjectType
  private let objectObserver = ObjectObserver()

  var changeCount: Int { objectObserver.changeCount }

  init(_ object: ObjectType, observer: any StateObserver) {
    self.object = object
    objectObserver.observe(object, for: observer)
  }
}
