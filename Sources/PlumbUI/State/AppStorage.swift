public import Foundation

/// A value that outlives the program, under a key; every view that reads the key shows its changes.
///
/// It is kept in `settings.plist` in the program's folder below `XDG_CONFIG_HOME`. A file that cannot be
/// read is put aside with one message, and every key has its default again.
@propertyWrapper public struct AppStorage<Value>: DynamicProperty {
  private var stored: StoredProperty<Value>

  init(_ stored: StoredProperty<Value>) {
    self.stored = stored
  }

  public var wrappedValue: Value {
    get { stored.value }
    nonmutating set { stored.value = newValue }
  }

  /// A binding to the stored value.
  public var projectedValue: Binding<Value> { stored.binding }
}

extension AppStorage {
  /// - Parameter store: for sources that name one; every value is kept in the program's own file.
  public init(
    wrappedValue: Value, _ key: String, store: UserDefaults? = nil
  ) where Value: _Storable {
    self.init(StoredProperty(key, wrappedValue, in: .standard))
  }

  /// A value kept as its raw value.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil)
  where Value: RawRepresentable, Value.RawValue: _Storable {
    self.init(StoredProperty(key, wrappedValue, in: .standard))
  }

  /// A value that may be missing, as it is at first.
  public init<Wrapped: _Storable>(
    _ key: String, store: UserDefaults? = nil
  ) where Value == Wrapped? {
    self.init(StoredProperty(key, in: .standard))
  }

  /// A value that may be missing, as it is at first, kept as its raw value.
  public init<Wrapped: RawRepresentable>(_ key: String, store: UserDefaults? = nil)
  where Value == Wrapped?, Wrapped.RawValue: _Storable {
    self.init(StoredProperty(key, in: .standard))
  }
}
