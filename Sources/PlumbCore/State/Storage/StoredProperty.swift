/// A persistent value as a property of a view; the storage of both `AppStorage` and `SceneStorage`.
struct StoredProperty<Value> {
  private let key: String
  private let defaultValue: Value
  private var values: any ValueStore
  /// Whether the values belong to the window, once the property is installed in one.
  var isOfWindow = false
  /// Returns the value for a stored one, or `nil` if that has another type.
  private let decode: (_StoredValue) -> Value?
  /// Returns the value to store; `nil` removes the stored value.
  private let encode: (Value) -> _StoredValue?
  /// Retained by the view; set when the property is installed.
  private var observer: StoredValueObserver?

  private init(
    _ key: String, _ defaultValue: Value, in values: any ValueStore,
    decode: @escaping (_StoredValue) -> Value?, encode: @escaping (Value) -> _StoredValue?
  ) {
    self.key = key
    self.defaultValue = defaultValue
    self.values = values
    self.decode = decode
    self.encode = encode
  }

  /// The stored value, or the default value if there is none or it has another type.
  var value: Value {
    get { values[key].flatMap(decode) ?? defaultValue }
    nonmutating set { values.set(encode(newValue), for: key) }
  }

  /// A binding to the stored value.
  var binding: Binding<Value> {
    let property = self
    return Binding(get: { property.value }, set: { property.value = $0 })
  }
}

extension StoredProperty: InstallableProperty {
  mutating func update() {}

  mutating func install(in host: any PropertyHost, slot: Int) {
    if isOfWindow {
      if let windowValues = host.environment.windowValues { values = windowValues }
    } else if values.isUnnamed, let store = host.environment.defaultValueStore {
      values = store
    }
    let (values, key) = (values, key)
    observer = host.object(in: slot) {
      let observer = StoredValueObserver(host.stateObserver)
      values.add(observer, for: key)
      return observer
    }
  }

  func isKnownEqual(to other: Self) -> Bool {
    values.id == other.values.id && key == other.key
      && ValueComparison.areSame(defaultValue, other.defaultValue)
  }
}

extension StoredProperty {
  /// Creates a property with a default value.
  init(_ key: String, _ value: Value, in values: any ValueStore) where Value: _Storable {
    self.init(key, value, in: values, decode: { Value(_stored: $0) }, encode: { $0._stored })
  }

  /// Creates a property that is stored as its raw value.
  init(_ key: String, _ value: Value, in values: any ValueStore)
  where Value: RawRepresentable, Value.RawValue: _Storable {
    self.init(
      key, value, in: values,
      decode: { Value.RawValue(_stored: $0).flatMap(Value.init(rawValue:)) },
      encode: { $0.rawValue._stored })
  }

  /// Creates an optional property that is `nil` if nothing is stored.
  init<Wrapped: _Storable>(_ key: String, in values: any ValueStore) where Value == Wrapped? {
    self.init(
      key, nil, in: values, decode: { .some(Wrapped(_stored: $0)) }, encode: { $0?._stored })
  }

  /// Creates an optional property that is stored as its raw value.
  init<Wrapped: RawRepresentable>(_ key: String, in values: any ValueStore)
  where Value == Wrapped?, Wrapped.RawValue: _Storable {
    self.init(
      key, nil, in: values,
      decode: { .some(Wrapped.RawValue(_stored: $0).flatMap(Wrapped.init(rawValue:))) },
      encode: { $0?.rawValue._stored })
  }
}
