private enum ScrollEnabledKey: EnvironmentKey {
  static var defaultValue: Bool { true }
}

private enum TextMeasurerKey: EnvironmentKey {
  static var defaultValue: (any TextMeasurer)? { nil }
}

extension EnvironmentValues {
  /// Whether the user can scroll the content of scroll views.
  public var isScrollEnabled: Bool {
    get { self[ScrollEnabledKey.self] }
    set { self[ScrollEnabledKey.self] = newValue }
  }

  /// The measurer of text, set by the root of each view tree.
  package var textMeasurer: any TextMeasurer {
    get {
      guard let measurer = self[TextMeasurerKey.self] else {
        preconditionFailure("A text is not part of a view tree; add its view to a ViewTree first.")
      }
      return measurer
    }
    set { self[TextMeasurerKey.self] = newValue }
  }
}
