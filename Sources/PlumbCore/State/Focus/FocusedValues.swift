/// A key for a value that the view with the keyboard focus, or the active window, provides.
public protocol FocusedValueKey {
  associatedtype Value
}

/// The values that the views around the keyboard focus provide.
public struct FocusedValues {
  private var values: [ObjectIdentifier: Entry] = [:]

  init() {}

  /// The value for a key; `nil` if no view provides one.
  public subscript<Key: FocusedValueKey>(key: Key.Type) -> Key.Value? {
    get { value(for: ObjectIdentifier(key)) }
    set { values[ObjectIdentifier(key)] = newValue.map { Entry(value: $0) } }
  }

  /// The object of a type; `nil` if no view provides one.
  subscript<Object: AnyObject>(object type: Object.Type) -> Object? {
    get { value(for: ObjectIdentifier(type)) }
    set { values[ObjectIdentifier(type)] = newValue.map { Entry(value: $0) } }
  }

  private func value<Value>(for id: ObjectIdentifier) -> Value? { values[id]?.value as? Value }

  /// Returns whether all values are known to be equal to the values of another view.
  func isKnownEqual(to other: FocusedValues) -> Bool { values == other.values }

  private struct Entry: Equatable {
    let value: Any

    static func == (lhs: Entry, rhs: Entry) -> Bool {
      haveSameBytes(lhs.value, rhs.value) || areKnownEqual(lhs.value, rhs.value)
    }
  }
}
