internal import Synchronization

/// The persistent values of one window, in the storage of all windows.
final class WindowValues: ValueStore {
  private let values: any ValueStore
  private let prefix: String
  /// The keys that the views of the window have used.
  private let keys = Mutex<Set<String>>([])

  /// - Parameter prefix: the beginning of the stored keys, which no other open window has.
  init(_ values: any ValueStore, prefix: String) {
    self.values = values
    self.prefix = prefix
  }

  var id: ObjectIdentifier { ObjectIdentifier(self) }

  subscript(key: String) -> _StoredValue? { values[prefix + key] }

  func set(_ value: _StoredValue?, for key: String) {
    keys.withLock { _ = $0.insert(key) }
    values.set(value, for: prefix + key)
  }

  func add(_ observer: StoredValueObserver, for key: String) {
    keys.withLock { _ = $0.insert(key) }
    values.add(observer, for: prefix + key)
  }

  /// Forgets the values of the window.
  func removeAll() {
    for key in keys.withLock({ $0 }) where values[prefix + key] != nil {
      values.set(nil, for: prefix + key)
    }
  }
}
