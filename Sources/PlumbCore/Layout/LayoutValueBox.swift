/// A value for a custom layout, of the type of its key.
///
/// An object, whose class follows from the key: a cast of a value of any type takes longer than all
/// else that a layout does to read it.
class LayoutValueBox {
  private let key: ObjectIdentifier

  fileprivate init(key: ObjectIdentifier) {
    self.key = key
  }

  /// Returns whether the value is the one of a key.
  final func hasKey(_ key: ObjectIdentifier) -> Bool { key == self.key }

  /// Returns the value.
  ///
  /// - Precondition: the key is the one of the value.
  final func value<Key: LayoutValueKey>(of key: Key.Type) -> Key.Value {
    precondition(hasKey(ObjectIdentifier(key)), "The value of a view was read by another key.")
    // Sound, as a value of another class has another key.
    return unsafe unsafeDowncast(self, to: KeyedLayoutValue<Key>.self).value
  }
}

final class KeyedLayoutValue<Key: LayoutValueKey>: LayoutValueBox {
  let value: Key.Value

  init(_ value: Key.Value) {
    self.value = value
    super.init(key: ObjectIdentifier(Key.self))
  }
}
