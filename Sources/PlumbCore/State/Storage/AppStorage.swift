public import Foundation

/// A persistent value stored under a key. Changes update every view that reads the key.
///
/// The value is stored in `settings.plist` in the program's folder below `XDG_CONFIG_HOME`, unless
/// the property names a store. A file that cannot be read is renamed, one message is shown, and
/// every key has its default value again.
///
/// As SwiftUI: `UserDefaults.standard` has the same values. A value that is written to it, or to a named store, updates
/// the views, and a value that is registered with it is used before the default value of the property. Every change
/// posts `UserDefaults.didChangeNotification` on the thread that makes it.
@propertyWrapper public struct AppStorage<Value>: DynamicProperty {
  private var stored: StoredProperty<Value>

  init(_ stored: StoredProperty<Value>) {
    self.stored = stored
  }

  /// Returns the storage that belongs to a store, or the program's own file for `nil`.
  private static func values(in store: UserDefaults?) -> any ValueStore {
    guard let store else { return StandardValues() }
    return UserDefaults.values(of: store)
  }

  /// The stored value, or the default value if none is stored.
  public var wrappedValue: Value {
    get { stored.value }
    nonmutating set { stored.value = newValue }
  }

  /// A binding to the stored value.
  public var projectedValue: Binding<Value> { stored.binding }
}

extension AppStorage {
  /// Creates a property with a default value, stored under a key.
  ///
  /// - Parameter store: holds the value instead of the program's own file.
  public init(
    wrappedValue: Value, _ key: String, store: UserDefaults? = nil
  ) where Value: _Storable {
    self.init(StoredProperty(key, wrappedValue, in: Self.values(in: store)))
  }

  /// Creates a property with a default value, stored as its raw value under a key.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil)
  where Value: RawRepresentable, Value.RawValue: _Storable {
    self.init(StoredProperty(key, wrappedValue, in: Self.values(in: store)))
  }

  /// Creates an optional property that is `nil` until a value is stored under a key.
  public init<Wrapped: _Storable>(
    _ key: String, store: UserDefaults? = nil
  ) where Value == Wrapped? {
    self.init(StoredProperty(key, in: Self.values(in: store)))
  }

  /// Creates an optional property that is `nil` until a value is stored, as its raw value, under a
  /// key.
  public init<Wrapped: RawRepresentable>(_ key: String, store: UserDefaults? = nil)
  where Value == Wrapped?, Wrapped.RawValue: _Storable {
    self.init(StoredProperty(key, in: Self.values(in: store)))
  }
}
