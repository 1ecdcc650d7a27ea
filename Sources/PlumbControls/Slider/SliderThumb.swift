private enum SliderThumbKey: EnvironmentKey {
  static var defaultValue: Bool { true }
}

extension EnvironmentValues {
  /// Whether sliders show their knob.
  var isSliderThumbShown: Bool {
    get { self[SliderThumbKey.self] }
    set { self[SliderThumbKey.self] = newValue }
  }
}

extension View {
  /// Sets whether the sliders inside show their knob. A slider without a knob can be moved all the
  /// same.
  nonisolated public func sliderThumbVisibility(_ visibility: Visibility) -> some View {
    environment(\.isSliderThumbShown, visibility != .hidden)
  }
}
