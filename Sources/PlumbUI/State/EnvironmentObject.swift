public import Observation

/// An observable object that a view further up put into the environment; its changes evaluate the
/// view's body again.
@propertyWrapper public struct EnvironmentObject<ObjectType: ObservableObject>: DynamicProperty {
  private var object: ObjectType?

  public init() {}

  /// The object.
  ///
  /// - Precondition: a view further up has the modifier `environmentObject` with such an object.
  @MainActor @preconcurrency public var wrappedValue: ObjectType {
    guard let object else {
      preconditionFailure(
        "No \(ObjectType.self) is in the environment; give a view further up the modifier "
          + ".environmentObject with one.")
    }
    return object
  }

  /// Bindings to the object's properties.
  @MainActor @preconcurrency public var projectedValue: ObservedObject<ObjectType>.Wrapper {
    ObservedObject<ObjectType>.Wrapper(object: wrappedValue)
  }
}

extension EnvironmentObject: InstallableProperty {
  mutating func install(in host: any PropertyHost, slot: Int) {
    object = host.environment[ObjectKey<ObjectType>.self]
    guard let object else { return }
    host.object(in: slot) { ObjectObserver() }.watch(object, for: host.stateObserver)
  }
}

/// The place of an object in the environment: its type.
enum ObjectKey<Object: AnyObject>: EnvironmentKey {
  static var defaultValue: Object? { nil }
}

extension EnvironmentValues {
  /// The object of a type that a view further up put in.
  public subscript<T: AnyObject & Observable>(type: T.Type) -> T? {
    get { self[ObjectKey<T>.self] }
    set { self[ObjectKey<T>.self] = newValue }
  }
}
