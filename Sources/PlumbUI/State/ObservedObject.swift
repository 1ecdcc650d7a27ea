/// An observable object that a view was given; its changes evaluate the view's body again.
@propertyWrapper public struct ObservedObject<ObjectType: ObservableObject>: DynamicProperty {
  public var wrappedValue: ObjectType

  public init(wrappedValue: ObjectType) {
    self.wrappedValue = wrappedValue
  }

  public init(initialValue: ObjectType) {
    self.wrappedValue = initialValue
  }

  /// Bindings to the object's properties.
  @MainActor @preconcurrency public var projectedValue: Wrapper { Wrapper(object: wrappedValue) }

  /// Makes bindings to an object's properties.
  @MainActor @preconcurrency @dynamicMemberLookup public struct Wrapper {
    let object: ObjectType

    public subscript<Value>(
      dynamicMember path: ReferenceWritableKeyPath<ObjectType, Value>
    ) -> Binding<Value> {
      let object = object
      return Binding(get: { object[keyPath: path] }, set: { object[keyPath: path] = $0 })
    }
  }
}

extension ObservedObject: InstallableProperty {
  mutating func install(in host: any PropertyHost, slot: Int) {
    host.object(in: slot) { ObjectObserver() }.watch(wrappedValue, for: host.stateObserver)
  }
}

/// Listens to the object that a property of a view holds at present.
final class ObjectObserver {
  private var object: AnyObject?
  private var subscription: AnyCancellable?

  func watch<Object: ObservableObject>(_ object: Object, for observer: any StateObserver) {
    guard object !== self.object else { return }
    self.object = object
    subscription = object.objectWillChange.sink { _ in observer.stateDidChange {} }
  }
}
