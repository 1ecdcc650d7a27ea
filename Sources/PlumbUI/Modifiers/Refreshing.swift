/// Brings what a view shows up to date.
public struct RefreshAction: Sendable {
  private let action: @Sendable () async -> Void

  fileprivate init(_ action: @escaping @Sendable () async -> Void) {
    self.action = action
  }

  public func callAsFunction() async {
    await action()
  }
}

private enum RefreshKey: EnvironmentKey {
  static var defaultValue: RefreshAction? { nil }
}

extension EnvironmentValues {
  /// What `refreshable(action:)` gave the views inside; `nil` where nothing did.
  public internal(set) var refresh: RefreshAction? {
    get { self[RefreshKey.self] }
    set { self[RefreshKey.self] = newValue }
  }
}

extension View {
  /// Gives the views inside something to bring themselves up to date with.
  ///
  /// As SwiftUI on the desktop: no movement of the pointer calls it. A view that reads
  /// `EnvironmentValues.refresh` does, in a button for instance.
  nonisolated public func refreshable(
    action: @escaping @Sendable () async -> Void
  ) -> some View {
    environment(\.refresh, RefreshAction(action))
  }
}
