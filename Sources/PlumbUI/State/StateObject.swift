/// An observable object that belongs to a place in the tree of views, made when the view first
/// appears there; its changes evaluate the view's body again.
@propertyWrapper public struct StateObject<ObjectType: ObservableObject>: DynamicProperty {
  private let make: () -> ObjectType
  private var kept: ObjectStorage<ObjectType>?

  /// - Parameter thunk: makes the object; called once for each place.
  public init(wrappedValue thunk: @autoclosure @escaping () -> ObjectType) {
    make = thunk
  }

  /// The object; outside a tree a new one each time.
  @MainActor @preconcurrency public var wrappedValue: ObjectType { kept?.object ?? make() }

  /// Bindings to the object's properties.
  @MainActor @preconcurrency public var projectedValue: ObservedObject<ObjectType>.Wrapper {
    ObservedObject<ObjectType>.Wrapper(object: wrappedValue)
  }
}

extension StateObject: InstallableProperty {
  mutating func install(in host: any PropertyHost, slot: Int) {
    kept = host.object(in: slot) { ObjectStorage(make(), observer: host.stateObserver) }
  }
}

/// The object of one place, and the ear that listens to it.
private final class ObjectStorage<ObjectType: ObservableObject> {
  let object: ObjectType
  private let watch = ObjectObserver()

  init(_ object: ObjectType, observer: any StateObserver) {
    self.object = object
    watch.watch(object, for: observer)
  }
}
