/// An identity of its own for the names a view gives to others.
///
/// As SwiftUI: ids under different namespaces are different, however equal they are.
@propertyWrapper public struct Namespace: DynamicProperty {
  private var place: Place?

  /// What names belong to; two are equal when they come from the same property of the same view.
  public struct ID: Hashable, Sendable {
    fileprivate let object: ObjectIdentifier
    // Keeps the identity from being given to something else.
    private let place: Place

    fileprivate init(_ place: Place) {
      object = ObjectIdentifier(place)
      self.place = place
    }

    public static func == (lhs: Self, rhs: Self) -> Bool { lhs.object == rhs.object }

    public func hash(into hasher: inout Hasher) {
      hasher.combine(object)
    }
  }

  fileprivate final class Place: Sendable {}

  public init() {}

  /// The namespace of the view; outside a tree a new one each time.
  public var wrappedValue: ID { ID(place ?? Place()) }
}

extension Namespace: InstallableProperty {
  mutating func install(in host: any PropertyHost, slot: Int) {
    place = host.object(in: slot) { Place() }
  }
}
