/// The persistent values of one window: those of a store whose keys begin with a prefix.
final class PrefixedValueStore: ValueStore {
  private let values: any ValueStore
  private let prefix: String

  /// - Parameter prefix: the beginning of the stored keys, which no other open window has.
  init(_ values: any ValueStore, prefix: String) {
    self.values = values
    self.prefix = prefix
  }

  var id: ObjectIdentifier { ObjectIdentifier(self) }

  subscript(key: String) -> _StoredValue? { values[prefix + key] }

  func set(_ value: _StoredValue?, for key: String) {
    values.set(value, for: prefix + key)
  }

  func add(_ observer: StoredValueObserver, for key: String) {
    values.add(observer, for: prefix + key)
  }

  func storedKeys(withPrefix prefix: String) -> [String] {
    values.storedKeys(withPrefix: self.prefix + prefix)
      .map { String($0.dropFirst(self.prefix.count)) }
  }

  /// Removes the values of the window, also values that its views have not used since the program
  /// started.
  func removeAll() {
    for key in values.storedKeys(withPrefix: prefix) { values.set(nil, for: key) }
  }
}
