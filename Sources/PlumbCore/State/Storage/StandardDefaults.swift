internal import Foundation

/// The values of `UserDefaults.standard`, which are stored in the program's own file.
///
/// As on a Mac, `AppStorage` and `UserDefaults.standard` are one store. It is the file of ``StoredValues``, because
/// Foundation on Linux writes its own only when it is synchronized, in place, and over a damaged one. Values that a
/// program stored with Foundation before are still read; a value that is set or removed replaces them.
struct StandardDefaults {
  private var values: StoredValues { .standard }

  /// Whether an argument of the program sets the value of a key.
  static func hasArgument(_ key: String) -> Bool {
    UserDefaults.standard.volatileDomain(forName: UserDefaults.argumentDomain)[key] != nil
  }

  /// Returns the value in the file; `nil` for none. The arguments of the program take precedence over the file, and
  /// the file over the registered values.
  func object(forKey key: String) -> Any? {
    guard let value = values[key], !Self.hasArgument(key) else { return nil }
    return value.propertyList
  }

  /// Returns the values together with the values of Foundation, which returns optional ones.
  func merged(with other: [String: Any]) -> [String: Any] {
    other.mapValues { _StoredValue(propertyList: $0)?.propertyList ?? $0 }
      .merging(values.all.mapValues(\.propertyList)) { $1 }
  }

  func set(_ value: Any?, forKey key: String) {
    guard let value else { return UserDefaults.standard.removeObject(forKey: key) }
    guard let stored = _StoredValue(propertyList: value) else {
      preconditionFailure(
        "UserDefaults cannot store a value of the type \(type(of: value)) for \"\(key)\". Store "
          + "a number, a string, a date, data, or arrays and dictionaries of these.")
    }
    values.set(stored, for: key)
  }

  /// Whether a value was stored with Foundation before.
  func hasOlderValue(forKey key: String) -> Bool {
    UserDefaults.standard.persistentDomain(forName: Self.programName)?[key] != nil
  }

  func remove(_ key: String) { values.set(nil, for: key) }

  func removeAll(inDomain name: String) {
    guard name == Self.programName || name == Bundle.main.bundleIdentifier else { return }
    for key in values.all.keys { values.set(nil, for: key) }
  }

  func notify(of keys: some Collection<String>) { values.notify(of: keys) }

  func save() { values.save() }

  private static var programName: String { ProcessInfo.processInfo.processName }
}

/// The values of `AppStorage` properties that name no store, or `UserDefaults.standard`; may be used on any thread.
struct StandardValues: ValueStore {
  let isUnnamed: Bool

  init(isUnnamed: Bool = true) {
    self.isUnnamed = isUnnamed
    _ = DefaultsFunctions.areInstalled
  }

  var id: ObjectIdentifier { StoredValues.standard.id }

  subscript(key: String) -> _StoredValue? {
    if let value = StoredValues.standard[key], !StandardDefaults.hasArgument(key) { return value }
    return UserDefaults.standard.object(forKey: key).flatMap { _StoredValue(propertyList: $0) }
  }

  func set(_ value: _StoredValue?, for key: String) {
    if value == nil, DefaultsFunctions.areInstalled {
      UserDefaults.standard.removeObject(forKey: key)
    } else {
      StoredValues.standard.set(value, for: key)
    }
  }

  func add(_ observer: StoredValueObserver, for key: String) {
    StoredValues.standard.add(observer, for: key)
  }

  func storedKeys(withPrefix prefix: String) -> [String] {
    StoredValues.standard.storedKeys(withPrefix: prefix)
  }

}
