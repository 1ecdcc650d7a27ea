internal import Synchronization

/// An observable object passed to a view. Changes of the object evaluate the view's body again.
@propertyWrapper public struct ObservedObject<ObjectType: ObservableObject>: DynamicProperty {
  /// The object.
  public var wrappedValue: ObjectType

  /// Creates a property that observes an object.
  public init(wrappedValue: ObjectType) {
    self.wrappedValue = wrappedValue
  }

  /// Creates a property that observes an object.
  public init(initialValue: ObjectType) {
    self.wrappedValue = initialValue
  }

  /// Bindings to the object's properties.
  @MainActor @preconcurrency public var projectedValue: Wrapper { Wrapper(object: wrappedValue) }

  /// A wrapper that creates bindings to an object's properties.
  @MainActor @preconcurrency @dynamicMemberLookup public struct Wrapper {
    let object: ObjectType

    /// A binding to a property of the object.
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
    host.object(in: slot) { ObjectObserver() }.observe(wrappedValue, for: host.stateObserver)
  }

  func isKnownEqual(to other: Self) -> Bool { wrappedValue === other.wrappedValue }
}

/// An observer of the object that a property of a view currently holds.
final class ObjectObserver: PropertyStorage {
  var isKept: Bool { false }
  private var object: AnyObject?
  private var subscription: AnyCancellable?
  private let changes = ChangeCounter()

  var changeCount: Int { changes.count }

  func observe<Object: ObservableObject>(_ object: Object, for observer: any StateObserver) {
    guard object !== self.object else { return }
    self.object = object
    subscription = object.objectWillChange.sink { [changes] _ in
      observer.stateDidChange { changes.increment() }
    }
  }
}

/// A number of changes, counted on any thread.
private final class ChangeCounter: Sendable {
  private let value = Atomic(0)

  var count: Int { value.load(ordering: .relaxed) }

  func increment() { value.add(1, ordering: .relaxed) }
}
