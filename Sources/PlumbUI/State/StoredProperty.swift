/// A stored value as a property of a view: both kinds of storage are one of these.
struct StoredProperty<Value> {
  private let key: String
  private let defaultValue: Value
  private let values: StoredValues
  private let decode: (_StoredValue) -> Value?
  private let encode: (Value) -> _StoredValue?
  private var watch: StoredValueObserver?

  private init(
    _ key: String, _ defaultValue: Value, in values: StoredValues,
    decode: @escaping (_StoredValue) -> Value?, encode: @escaping (Value) -> _StoredValue?
  ) {
    self.key = key
    self.defaultValue = defaultValue
    self.values = values
    self.decode = decode
    self.encode = encode
  }

  /// What is stored; the default where nothing is, or something of another type.
  var value: Value {
    get { values[key].flatMap(decode) ?? defaultValue }
    nonmutating set { values.set(encode(newValue), for: key) }
  }

  var binding: Binding<Value> {
    let property = self
    return Binding(get: { property.value }, set: { property.value = $0 })
  }
}

extension StoredProperty: InstallableProperty {
  mutating func update() {}

  mutating func install(in host: any PropertyHost, slot: Int) {
    let (values, key) = (values, key)
    watch = host.object(in: slot) {
      let watch = StoredValueObserver(host.stateObserver)
      values.add(watch, for: key)
      return watch
    }
  }
}

extension StoredProperty {
  init(_ key: String, _ value: Value, in values: StoredValues) where Value: _Storable {
    self.init(key, value, in: values, decode: { Value(_stored: $0) }, encode: { $0._stored })
  }

  init(_ key: String, _ value: Value, in values: StoredValues)
  where Value: RawRepresentable, Value.RawValue: _Storable {
    self.init(
      key, value, in: values,
      decode: { Value.RawValue(_stored: $0).flatMap(Value.init(rawValue:)) },
      encode: { $0.rawValue._stored })
  }

  init<Wrapped: _Storable>(_ key: String, in values: StoredValues) where Value == Wrapped? {
    self.init(
      key, nil, in: values, decode: { .some(Wrapped(_stored: $0)) }, encode: { $0?._stored })
  }

  init<Wrapped: RawRepresentable>(_ key: String, in values: StoredValues)
  where Value == Wrapped?, Wrapped.RawValue: _Storable {
    self.init(
      key, nil, in: values,
      decode: { .some(Wrapped.RawValue(_stored: $0).flatMap(Wrapped.init(rawValue:))) },
      encode: { $0?.rawValue._stored })
  }
}
