internal import Foundation
internal import Synchronization

/// The values of a `UserDefaults` store named by a view.
struct DefaultsValues: ValueStore, @unchecked Sendable {
  /// The store; its functions are thread-safe.
  let store: UserDefaults
  /// Whether the store itself reports its changes.
  private let isObserved: Bool

  init(store: UserDefaults) {
    self.store = store
    isObserved = DefaultsFunctions.areUsed(by: store)
  }

  var id: ObjectIdentifier { ObjectIdentifier(store) }

  subscript(key: String) -> _StoredValue? {
    store.object(forKey: key).flatMap { _StoredValue(propertyList: $0) }
  }

  func set(_ value: _StoredValue?, for key: String) {
    switch value {
    case .bool(let value): store.set(value, forKey: key)
    case .int(let value): store.set(value, forKey: key)
    case .double(let value): store.set(value, forKey: key)
    case nil: store.removeObject(forKey: key)
    case let value: store.set(value?.propertyList, forKey: key)
    }
    if !isObserved { UnsavedDefaults.shared.didChange(store, for: key) }
  }

  func add(_ observer: StoredValueObserver, for key: String) {
    UnsavedDefaults.shared.add(observer, for: key)
  }

  func storedKeys(withPrefix prefix: String) -> [String] {
    store.dictionaryRepresentation().keys.filter { $0.hasPrefix(prefix) }
  }
}

extension UserDefaults {
  /// Posts that a value of the store has changed.
  func post() {
    NotificationCenter.default.post(name: UserDefaults.didChangeNotification, object: self)
  }

  /// Returns the values of a store named by a view.
  package static func values(of store: UserDefaults) -> any ValueStore {
    store === standard ? StandardValues(isUnnamed: false) : DefaultsValues(store: store)
  }
}

/// The observers and the pending writes of all `UserDefaults` stores with a name.
///
/// A view that is created again may name its store by another object, so the observers of a key are
/// notified of a change in any store. On Linux a store writes its file only when it is
/// synchronized; writes are delayed by 200 milliseconds and combined, as in ``StoredValues``.
package final class UnsavedDefaults: @unchecked Sendable {
  /// The only instance.
  package static let shared = UnsavedDefaults()

  private let queue = DispatchQueue(label: "PlumbUI.UnsavedDefaults")

  // The lock protects the properties below.
  private let lock = Mutex(())
  private var observers = StoredValueObserverList()
  private var stores: [UserDefaults] = []

  func add(_ observer: StoredValueObserver, for key: String) {
    lock.withLock { observers.add(observer, for: key) }
  }

  /// Notifies the observers of a key, and schedules writing a store to its file.
  func didChange(_ store: UserDefaults, for key: String) {
    let (notified, isFirst) = lock.withLock {
      let isFirst = stores.isEmpty
      if !stores.contains(where: { $0 === store }) { stores.append(store) }
      return (observers[key], isFirst)
    }
    for observer in notified { observer.stateObserver.stateDidChange {} }
    store.post()
    if isFirst { queue.asyncAfter(deadline: .now() + .milliseconds(200)) { self.save() } }
  }

  /// Writes pending changes to the files of the stores.
  package func save() {
    let changed = lock.withLock {
      defer { stores = [] }
      return stores
    }
    guard ProgramValues.areStored else { return }
    for store in changed { store.synchronize() }
  }
}
