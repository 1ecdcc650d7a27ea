/// The size of controls: bordered buttons, toggles, sliders, steppers, segments and progress views.
///
/// Apple publishes no dimensions; those used here are specific to this implementation, some of them
/// measured on macOS.
public enum ControlSize: CaseIterable, Hashable, Sendable {
  case mini, small, regular, large, extraLarge
}

extension EnvironmentValues {
  /// The size of controls.
  @EnvironmentEntry public var controlSize: ControlSize = .regular

  /// Whether the labels of controls are shown.
  public var labelsVisibility: Visibility {
    get { labelsAreHidden ? .hidden : .automatic }
    set { if newValue != labelsVisibility { labelsAreHidden = newValue == .hidden } }
  }
}

extension View {
  /// Sets the size of the controls within this view.
  nonisolated public func controlSize(_ controlSize: ControlSize) -> some View {
    environment(\.controlSize, controlSize)
  }
}
