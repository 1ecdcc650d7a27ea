public import Foundation

/// A `UserDefaults` store that notifies of every change of its values, by views and by models.
///
/// Foundation on Linux neither notifies of changes nor observes keys, and a program has its stores from Foundation.
/// `observe` therefore gives an existing store the functions of this class, as observing a key does on a Mac. The class
/// has no stored properties, so the memory of the store stays as it is.
class ObservedDefaults: UserDefaults {
  /// Makes a store notify of the changes of its values.
  ///
  /// - Returns: whether it does; `false` for a store of a program's own class.
  @discardableResult static func observe(_ store: UserDefaults) -> Bool {
    if store is ObservedDefaults { return true }
    return setClass(of: store, to: ObservedDefaults.self)
  }

  /// Replaces the class `UserDefaults` of a store, which the first word of an object refers to.
  ///
  /// - Returns: whether the store had that class, and not one of its subclasses.
  static func setClass(of store: UserDefaults, to type: ObservedDefaults.Type) -> Bool {
    let object = unsafe Unmanaged.passUnretained(store).toOpaque()
    let word = unsafe object.load(as: UInt.self)
    guard unsafe word == unsafeBitCast(UserDefaults.self as AnyClass, to: UInt.self) else {
      return false
    }
    unsafe object.storeBytes(of: unsafeBitCast(type as AnyClass, to: UInt.self), as: UInt.self)
    return true
  }

  // The functions for truth values and numbers call this one.
  override func set(_ value: Any?, forKey key: String) {
    super.set(value, forKey: key)
    UnsavedDefaults.shared.didChange(self, for: key)
  }

  /// Stores a URL; Foundation would store the path of any URL.
  override func set(_ url: URL?, forKey key: String) {
    set(url?.absoluteString, forKey: key)
  }

  override func removeObject(forKey key: String) {
    super.removeObject(forKey: key)
    UnsavedDefaults.shared.didChange(self, for: key)
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
  /// Stores a value under a key, as `set(_:forKey:)`.
  public func setValue(_ value: Any?, forKey key: String) { set(value, forKey: key) }

  /// Returns the value stored under a key, as `object(forKey:)`.
  public func value(forKey key: String) -> Any? { object(forKey: key) }
}
