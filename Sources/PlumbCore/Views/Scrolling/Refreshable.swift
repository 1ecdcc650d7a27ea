/// An action that refreshes the content of a view.
public struct RefreshAction: Sendable {
  private let action: @Sendable () async -> Void

  fileprivate init(_ action: @escaping @Sendable () async -> Void) {
    self.action = action
  }

  /// Performs the action and returns when it has finished.
  public func callAsFunction() async {
    await action()
  }
}

private enum RefreshKey: EnvironmentKey {
  static var defaultValue: RefreshAction? { nil }
}

extension EnvironmentValues {
  /// The action set by `refreshable(action:)`; `nil` if none is set.
  public internal(set) var refresh: RefreshAction? {
    get { self[RefreshKey.self] }
    set { self[RefreshKey.self] = newValue }
  }
}

extension View {
  /// Sets an action that refreshes the content of the views inside.
  ///
  /// As SwiftUI on the desktop: no movement of the pointer starts it. A view calls it by reading
  /// `EnvironmentValues.refresh`, for instance in a button.
  nonisolated public func refreshable(
    action: @escaping @Sendable () async -> Void
  ) -> some View {
    environment(\.refresh, RefreshAction(action))
  }
}
