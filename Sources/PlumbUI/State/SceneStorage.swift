/// A value of a window that outlives the program, under a key.
///
/// It is kept in `scene.plist` in the program's folder below `XDG_STATE_HOME`. A program has one window,
/// so all views share its values.
@propertyWrapper public struct SceneStorage<Value>: DynamicProperty {
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

extension SceneStorage {
  public init(wrappedValue: Value, _ key: String) where Value: _Storable {
    self.init(StoredProperty(key, wrappedValue, in: .scene))
  }

  /// A value kept as its raw value.
  public init(wrappedValue: Value, _ key: String)
  where Value: RawRepresentable, Value.RawValue: _Storable {
    self.init(StoredProperty(key, wrappedValue, in: .scene))
  }

  /// A value that may be missing, as it is at first.
  public init<Wrapped: _Storable>(_ key: String) where Value == Wrapped? {
    self.init(StoredProperty(key, in: .scene))
  }

  /// A value that may be missing, as it is at first, kept as its raw value.
  public init<Wrapped: RawRepresentable>(_ key: String)
  where Value == Wrapped?, Wrapped.RawValue: _Storable {
    self.init(StoredProperty(key, in: .scene))
  }
}
