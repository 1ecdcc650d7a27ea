private enum DefaultValueStoreKey: EnvironmentKey {
  static var defaultValue: (any ValueStore)? { nil }
}

extension EnvironmentValues {
  /// The storage of `AppStorage` properties that name none; `nil` for the program's own file.
  package var defaultValueStore: (any ValueStore)? {
    get { self[DefaultValueStoreKey.self] }
    set { self[DefaultValueStoreKey.self] = newValue }
  }
}
