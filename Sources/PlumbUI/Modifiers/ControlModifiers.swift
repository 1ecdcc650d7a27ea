/// How large controls are: buttons with a ground, toggles, sliders, steppers, segments, and progress.
///
/// Apple publishes no lengths; those here are the engine's own, with some measured on the desktop.
public enum ControlSize: CaseIterable, Hashable, Sendable {
  case mini, small, regular, large, extraLarge
}

private enum ControlSizeKey: EnvironmentKey {
  static var defaultValue: ControlSize { .regular }
}

extension EnvironmentValues {
  /// How large controls are.
  public var controlSize: ControlSize {
    get { self[ControlSizeKey.self] }
    set { self[ControlSizeKey.self] = newValue }
  }
}

extension View {
  /// Says how large the controls inside are.
  nonisolated public func controlSize(_ controlSize: ControlSize) -> some View {
    environment(\.controlSize, controlSize)
  }

  /// The view itself: there are no texts that show when the pointer rests.
  nonisolated public func help(_ textKey: LocalizedStringKey) -> some View { self }

  /// The view itself: there are no texts that show when the pointer rests.
  nonisolated public func help(_ text: Text) -> some View { self }

  /// The view itself: there are no texts that show when the pointer rests.
  @_disfavoredOverload
  nonisolated public func help<S: StringProtocol>(_ text: S) -> some View { self }
}
