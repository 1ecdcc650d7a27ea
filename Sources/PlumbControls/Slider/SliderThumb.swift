extension EnvironmentValues {
  /// Whether sliders show their knob.
  @EnvironmentEntry var isSliderThumbShown: Bool = true
}

extension View {
  /// Sets whether the sliders inside show their knob. A slider without a knob can be moved all the
  /// same.
  nonisolated public func sliderThumbVisibility(_ visibility: Visibility) -> some View {
    environment(\.isSliderThumbShown, visibility != .hidden)
  }
}
