public import Foundation

extension View {
  /// Sets the store of the `AppStorage` properties inside that name none.
  nonisolated public func defaultAppStorage(_ store: UserDefaults) -> some View {
    environment(\.defaultValueStore, UserDefaults.values(of: store))
  }
}

extension Scene {
  /// Sets the store of the `AppStorage` properties inside that name none.
  public func defaultAppStorage(_ store: UserDefaults) -> some Scene {
    environment(\.defaultValueStore, UserDefaults.values(of: store))
  }
}
