public import Foundation

private enum DefaultValueStoreKey: EnvironmentKey {
  static var defaultValue: (any ValueStore)? { nil }
}

extension EnvironmentValues {
  /// The storage of `AppStorage` properties that name none; `nil` for the program's own file.
  var defaultValueStore: (any ValueStore)? {
    get { self[DefaultValueStoreKey.self] }
    set { self[DefaultValueStoreKey.self] = newValue }
  }
}

extension View {
  /// Sets the store of the `AppStorage` properties inside that name none.
  nonisolated public func defaultAppStorage(_ store: UserDefaults) -> some View {
    environment(\.defaultValueStore, DefaultsValues(store: store))
  }
}

extension Scene {
  /// Sets the store of the `AppStorage` properties inside that name none.
  public func defaultAppStorage(_ store: UserDefaults) -> some Scene {
    environment(\.defaultValueStore, DefaultsValues(store: store))
  }
}
