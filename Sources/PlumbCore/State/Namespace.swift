/// A namespace for the ids that a view assigns to other views.
///
/// As SwiftUI: ids in different namespaces are different, even if they are equal.
@propertyWrapper public struct Namespace: DynamicProperty {
  private var token: Token?

  /// The identity of a namespace. Two are equal if they come from the same property of the same
  /// view.
  public struct ID: Hashable, Sendable {
    fileprivate let object: ObjectIdentifier
    // Retained so that the identity is not reused for another object.
    private let token: Token

    fileprivate init(_ token: Token) {
      object = ObjectIdentifier(token)
      self.token = token
    }

    public static func == (lhs: Self, rhs: Self) -> Bool { lhs.object == rhs.object }

    public func hash(into hasher: inout Hasher) {
      hasher.combine(object)
    }
  }

  fileprivate final class Token: PropertyStorage, Sendable {}

  /// Creates a namespace property.
  public init() {}

  /// The namespace of the view; outside a view tree, a new one for each access.
  public var wrappedValue: ID { ID(token ?? Token()) }
}

extension Namespace: InstallableProperty {
  mutating func install(in host: any PropertyHost, slot: Int) {
    token = host.object(in: slot) { Token() }
  }

  func isKnownEqual(to other: Self) -> Bool { true }
}
