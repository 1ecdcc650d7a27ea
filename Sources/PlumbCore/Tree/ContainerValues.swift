/// A key for a value that a view sets for the container it is in.
public protocol ContainerValueKey {
  associatedtype Value

  /// The value read for a view that does not set one.
  static var defaultValue: Value { get }
}

/// The values that a view sets for the container it is in.
public struct ContainerValues {
  private var values: [ObjectIdentifier: Any] = [:]
  private var tags: [AnyHashable] = []

  init() {}

  /// The value for a key, or the default value of the key if the view does not set one.
  public subscript<K: ContainerValueKey>(key: K.Type) -> K.Value {
    get {
      // Not one cast: that of a missing value to an optional one succeeds, with `nil`.
      guard !values.isEmpty, let value = values[ObjectIdentifier(key)] else {
        return K.defaultValue
      }
      return value as? K.Value ?? K.defaultValue
    }
    set { values[ObjectIdentifier(key)] = newValue }
  }

  subscript<K: _ViewTraitKey>(trait key: K.Type) -> K.Value {
    get {
      guard let value = values[ObjectIdentifier(key)] else { return K.defaultValue }
      return value as? K.Value ?? K.defaultValue
    }
    set { values[ObjectIdentifier(key)] = newValue }
  }

  /// Returns the outermost tag of the given type that was set on the view, if any.
  public func tag<V: Hashable>(for type: V.Type) -> V? {
    for index in tags.indices.reversed() {
      if let tag = tags[index].base as? V { return tag }
    }
    return nil
  }

  /// Returns whether a tag was set on the view.
  public func hasTag<V: Hashable>(_ tag: V) -> Bool { tags.contains(AnyHashable(tag)) }

  /// Whether no value was set.
  package var isEmpty: Bool { values.isEmpty && tags.isEmpty }

  /// Returns these values together with others, which take precedence.
  package func overridden(by others: ContainerValues) -> ContainerValues {
    var result = self
    result.values.merge(others.values) { outer, inner in
      guard let outer = outer as? any MergedValue, let inner = inner as? any MergedValue else {
        return inner
      }
      return inner.over(outer)
    }
    result.tags += others.tags
    return result
  }

  /// Adds a tag, which is outside of the tags added before.
  package mutating func addTag(_ tag: AnyHashable) { tags.append(tag) }
}

/// A key for a value that a view sets for the ``_VariadicView`` it is in.
public protocol _ViewTraitKey {
  associatedtype Value

  /// The value read for a view that does not set one.
  static var defaultValue: Value { get }
}

/// A container value of several parts, which nested views may set separately.
package protocol MergedValue {
  /// Returns the value, with the parts that it lacks from the value of an ancestor.
  func over(_ outer: any MergedValue) -> any MergedValue
}
