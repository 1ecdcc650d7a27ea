public import Foundation

/// A class between `UserDefaults` and the functions that replace some of its own, as ``ClassFunctions`` needs it.
class UnchangedDefaults: UserDefaults {
  init(never: Never) { switch never {} }
}

/// The functions of `UserDefaults` that the engine replaces, so that each store notifies of every change of its values,
/// by views and by models, and the standard store has the values of the program's own file.
///
/// Foundation on Linux neither notifies of changes nor observes keys, and a program has its stores from Foundation. The
/// objects are of the class `UserDefaults`, not of this one.
final class DefaultsFunctions: UnchangedDefaults {
  /// Whether the functions are replaced; replaces them on first use.
  static let areInstalled =
    ClassFunctions.replace(
      in: UserDefaults.self, unchanged: UnchangedDefaults.self, by: DefaultsFunctions.self) > 0

  /// Whether a store has the functions; not one of a program's own class.
  static func areUsed(by store: UserDefaults) -> Bool {
    areInstalled && type(of: store) == UserDefaults.self
  }

  // The functions for truth values and numbers call this one, with objects that have lost the type of a number.
  override func set(_ value: Any?, forKey key: String) {
    if let values = standardValues {
      values.set(value, forKey: key)
    } else {
      super.set(value, forKey: key)
      UnsavedDefaults.shared.didChange(self, for: key)
    }
  }

  override func set(_ value: Int, forKey key: String) {
    if let values = standardValues {
      values.set(value, forKey: key)
    } else {
      super.set(value, forKey: key)
    }
  }

  override func set(_ value: Bool, forKey key: String) {
    if let values = standardValues {
      values.set(value, forKey: key)
    } else {
      super.set(value, forKey: key)
    }
  }

  override func set(_ value: Double, forKey key: String) {
    if let values = standardValues {
      values.set(value, forKey: key)
    } else {
      super.set(value, forKey: key)
    }
  }

  override func set(_ value: Float, forKey key: String) {
    if let values = standardValues {
      values.set(value, forKey: key)
    } else {
      super.set(value, forKey: key)
    }
  }

  /// Stores a URL; Foundation would store the path of any URL.
  override func set(_ url: URL?, forKey key: String) {
    set(url?.absoluteString as Any?, forKey: key)
  }

  override func removeObject(forKey key: String) {
    if let values = standardValues {
      if values.hasOlderValue(forKey: key) {
        super.removeObject(forKey: key)
        if ProgramValues.areStored { super.synchronize() }
      }
      values.remove(key)
    } else {
      super.removeObject(forKey: key)
      UnsavedDefaults.shared.didChange(self, for: key)
    }
  }

  override func register(defaults: [String: Any]) {
    super.register(defaults: defaults)
    standardValues?.notify(of: defaults.keys)
  }

  override func removePersistentDomain(forName name: String) {
    super.removePersistentDomain(forName: name)
    standardValues?.removeAll(inDomain: name)
  }

  @discardableResult override func synchronize() -> Bool {
    guard let values = standardValues else {
      return ProgramValues.areStored ? super.synchronize() : true
    }
    values.save()
    return true
  }

  override func object(forKey key: String) -> Any? {
    standardValues?.object(forKey: key) ?? super.object(forKey: key)
  }

  override func dictionaryRepresentation() -> [String: Any] {
    let values = super.dictionaryRepresentation()
    return standardValues?.merged(with: values) ?? values
  }

  // As on a Mac, a number is read as any type of number. Foundation on Linux returns 0 for another type than the stored
  // one, which after a start is `Int` for 2.0.

  override func integer(forKey key: String) -> Int {
    switch object(forKey: key) {
    case let value as Double: Int(exactly: value.rounded(.towardZero)) ?? 0
    case let value as Bool: value ? 1 : 0
    default: super.integer(forKey: key)
    }
  }

  override func double(forKey key: String) -> Double {
    switch object(forKey: key) {
    case let value as Int: Double(value)
    case let value as Bool: value ? 1 : 0
    default: super.double(forKey: key)
    }
  }

  override func float(forKey key: String) -> Float {
    switch object(forKey: key) {
    case let value as Double: Float(value)
    case let value as Int: Float(value)
    case let value as Bool: value ? 1 : 0
    default: super.float(forKey: key)
    }
  }

  override func string(forKey key: String) -> String? {
    switch object(forKey: key) {
    case let value as Bool: value ? "1" : "0"
    case let value as Int: "\(value)"
    case let value as Double: "\(value)"
    default: super.string(forKey: key)
    }
  }

  override func url(forKey key: String) -> URL? {
    (object(forKey: key) as? String).flatMap { URL(storedText: $0) } ?? super.url(forKey: key)
  }
}

extension UserDefaults {
  /// The values of the program's own file, if this is the standard store.
  fileprivate var standardValues: StandardDefaults? {
    self === UserDefaults.standard ? StandardDefaults() : nil
  }
}

extension UserDefaults {
  /// Stores a value under a key, as `set(_:forKey:)`.
  public func setValue(_ value: Any?, forKey key: String) { set(value, forKey: key) }

  /// Returns the value stored under a key, as `object(forKey:)`.
  public func value(forKey key: String) -> Any? { object(forKey: key) }
}

/// Makes `UserDefaults.standard` the store of the program's own file, before the program begins to use it.
package func prepareStandardDefaults() { _ = DefaultsFunctions.areInstalled }
