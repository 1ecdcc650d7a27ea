/// A value of a window, stored under a key, that is restored when the program is started again.
///
/// The value is stored in `scene.plist` in the program's folder below `XDG_STATE_HOME`. Each window has its own
/// values, which are restored with the window; they are forgotten when the window is closed while the program
/// goes on, except the values of a scene with a single window.
@propertyWrapper public struct SceneStorage<Value>: DynamicProperty {
  private var stored: StoredProperty<Value>

  init(_ stored: StoredProperty<Value>) {
    self.stored = stored
    self.stored.isOfWindow = true
  }

  /// The stored value, or the default value if none is stored.
  public var wrappedValue: Value {
    get { stored.value }
    nonmutating set { stored.value = newValue }
  }

  /// A binding to the stored value.
  public var projectedValue: Binding<Value> { stored.binding }
}

extension SceneStorage {
  /// Creates a property with a default value, stored under a key.
  public init(wrappedValue: Value, _ key: String) where Value: _Storable {
    self.init(StoredProperty(key, wrappedValue, in: StoredValues.scene))
  }

  /// Creates a property with a default value, stored as its raw value under a key.
  public init(wrappedValue: Value, _ key: String)
  where Value: RawRepresentable, Value.RawValue: _Storable {
    self.init(StoredProperty(key, wrappedValue, in: StoredValues.scene))
  }

  /// Creates an optional property that is `nil` until a value is stored under a key.
  public init<Wrapped: _Storable>(_ key: String) where Value == Wrapped? {
    self.init(StoredProperty(key, in: StoredValues.scene))
  }

  /// Creates an optional property that is `nil` until a value is stored, as its raw value, under a
  /// key.
  public init<Wrapped: RawRepresentable>(_ key: String)
  where Value == Wrapped?, Wrapped.RawValue: _Storable {
    self.init(StoredProperty(key, in: StoredValues.scene))
  }
}

extension EnvironmentValues {
  /// The persistent values of the window; `nil` for the values of a program without several windows.
  @EnvironmentEntry package var windowValues: (any ValueStore)?
}
