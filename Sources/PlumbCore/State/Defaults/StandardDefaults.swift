internal import Foundation

/// `UserDefaults.standard`, whose values are those in the program's own file.
///
/// As on a Mac, `AppStorage` and `UserDefaults.standard` are one store. The file is that of ``StoredValues``, because
/// Foundation on Linux writes its own only when it is synchronized, in place, and over a damaged one. Values that a
/// program stored with Foundation before are still read; a value that is set or removed replaces them.
final class StandardDefaults: ObservedDefaults {
  /// Whether `UserDefaults.standard` has the values of the program's file; makes it have them.
  static let isShared = setClass(of: .standard, to: StandardDefaults.self)

  private var values: StoredValues { .standard }

  /// Whether an argument of the program sets the value of a key.
  static func hasArgument(_ key: String) -> Bool {
    UserDefaults.standard.volatileDomain(forName: argumentDomain)[key] != nil
  }

  override func object(forKey key: String) -> Any? {
    // The arguments of the program come first, and the registered values last.
    if let value = values[key], !Self.hasArgument(key) { return value.propertyList }
    return super.object(forKey: key)
  }

  override func dictionaryRepresentation() -> [String: Any] {
    // Foundation returns optional values.
    super.dictionaryRepresentation()
      .mapValues { _StoredValue(propertyList: $0)?.propertyList ?? $0 }
      .merging(values.all.mapValues(\.propertyList)) { $1 }
  }

  override func set(_ value: Any?, forKey key: String) {
    guard let value else { return removeObject(forKey: key) }
    guard let stored = _StoredValue(propertyList: value) else {
      preconditionFailure(
        "UserDefaults cannot store a value of the type \(type(of: value)) for \"\(key)\". Store "
          + "a number, a string, a date, data, or arrays and dictionaries of these.")
    }
    values.set(stored, for: key)
  }

  override func set(_ value: Int, forKey key: String) { values.set(.int(value), for: key) }
  override func set(_ value: Bool, forKey key: String) { values.set(.bool(value), for: key) }
  override func set(_ value: Double, forKey key: String) { values.set(.double(value), for: key) }
  override func set(_ value: Float, forKey key: String) {
    values.set(.double(Double(value)), for: key)
  }

  override func removeObject(forKey key: String) {
    if persistentDomain(forName: Self.programName)?[key] != nil {
      // Stored with Foundation before. Another object for the same values does not notify of the change.
      let older = UserDefaults()
      older.removeObject(forKey: key)
      older.synchronize()
    }
    values.set(nil, for: key)
  }

  override func register(defaults: [String: Any]) {
    super.register(defaults: defaults)
    values.notify(of: defaults.keys)
  }

  override func removePersistentDomain(forName name: String) {
    super.removePersistentDomain(forName: name)
    guard name == Self.programName || name == Bundle.main.bundleIdentifier else { return }
    for key in values.all.keys { values.set(nil, for: key) }
  }

  @discardableResult override func synchronize() -> Bool {
    values.save()
    return true
  }

  private static var programName: String { ProcessInfo.processInfo.processName }
}

/// The values of `AppStorage` properties that name no store, or `UserDefaults.standard`; may be used on any thread.
struct StandardValues: ValueStore {
  let isUnnamed: Bool

  init(isUnnamed: Bool = true) {
    self.isUnnamed = isUnnamed
    _ = StandardDefaults.isShared
  }

  var id: ObjectIdentifier { StoredValues.standard.id }

  subscript(key: String) -> _StoredValue? {
    if let value = StoredValues.standard[key], !StandardDefaults.hasArgument(key) { return value }
    return UserDefaults.standard.object(forKey: key).flatMap { _StoredValue(propertyList: $0) }
  }

  func set(_ value: _StoredValue?, for key: String) {
    if value == nil, StandardDefaults.isShared {
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
