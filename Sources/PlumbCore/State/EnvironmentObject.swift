public import Observation

/// An observable object in the environment, set by an ancestor view. Changes of the object evaluate
/// the view's body again.
@propertyWrapper public struct EnvironmentObject<ObjectType: ObservableObject>: DynamicProperty {
  private var object: ObjectType?

  /// Creates a property that reads an object from the environment.
  public init() {}

  /// The object.
  ///
  /// - Precondition: an ancestor view has the modifier `environmentObject` with such an object.
  @MainActor @preconcurrency public var wrappedValue: ObjectType {
    guard let object else {
      preconditionFailure(
        "No \(ObjectType.self) is in the environment; add the modifier .environmentObject with "
          + "one to an ancestor view.")
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
    host.object(in: slot) { ObjectObserver() }.observe(object, for: host.stateObserver)
  }

  func isKnownEqual(to other: Self) -> Bool { true }
}

/// The environment key of an object, by the type of the object.
enum ObjectKey<Object: AnyObject>: EnvironmentKey {
  static var defaultValue: Object? { nil }
}

extension EnvironmentValues {
  /// The object of a type set by an ancestor view, if any.
  public subscript<T: AnyObject & Observable>(type: T.Type) -> T? {
    get { self[ObjectKey<T>.self] }
    set { self[ObjectKey<T>.self] = newValue }
  }
}
