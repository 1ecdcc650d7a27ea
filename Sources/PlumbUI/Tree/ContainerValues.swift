/// A name under which a view says something to the container it is in.
public protocol ContainerValueKey {
  associatedtype Value

  /// What is read of a view that says nothing.
  static var defaultValue: Value { get }
}

/// What a view says to the container it is in.
public struct ContainerValues {
  private var values: [ObjectIdentifier: Any] = [:]
  private var tags: [AnyHashable] = []

  init() {}

  public subscript<K: ContainerValueKey>(key: K.Type) -> K.Value {
    get { values[ObjectIdentifier(key)] as? K.Value ?? K.defaultValue }
    set { values[ObjectIdentifier(key)] = newValue }
  }

  subscript<K: _ViewTraitKey>(trait key: K.Type) -> K.Value {
    get { values[ObjectIdentifier(key)] as? K.Value ?? K.defaultValue }
    set { values[ObjectIdentifier(key)] = newValue }
  }

  /// The tag of a type that the view was given last, if any.
  public func tag<V: Hashable>(for type: V.Type) -> V? {
    tags.reversed().lazy.compactMap { $0.base as? V }.first
  }

  /// Whether the view was given a tag.
  public func hasTag<V: Hashable>(_ tag: V) -> Bool { tags.contains(AnyHashable(tag)) }

  mutating func addTag(_ tag: AnyHashable) { tags.append(tag) }
}

/// A name under which a view says something to a ``_VariadicView`` it is in.
public protocol _ViewTraitKey {
  associatedtype Value

  /// What is read of a view that says nothing.
  static var defaultValue: Value { get }
}
