/// Whether a scroll view's indicators show.
public struct ScrollIndicatorVisibility: Hashable, Sendable {
  /// While content overflows.
  public static let automatic = ScrollIndicatorVisibility(isShown: true)
  /// While content overflows.
  public static let visible = ScrollIndicatorVisibility(isShown: true)
  public static let hidden = ScrollIndicatorVisibility(isShown: false)
  public static let never = ScrollIndicatorVisibility(isShown: false)

  let isShown: Bool
}

extension View {
  /// Says whether the indicators of the scroll views inside show along some axes.
  nonisolated public func scrollIndicators(
    _ visibility: ScrollIndicatorVisibility, axes: Axis.Set = [.vertical, .horizontal]
  ) -> some View {
    transformEnvironment(\.scrollIndicatorAxes) { shown in
      if visibility.isShown { shown.formUnion(axes) } else { shown.subtract(axes) }
    }
  }

  /// Keeps people from moving the content of the scroll views inside; actions still can.
  nonisolated public func scrollDisabled(_ disabled: Bool) -> some View {
    transformEnvironment(\.isScrollEnabled) { $0 = $0 && !disabled }
  }

  /// Lets the content of the scroll views inside show beyond their bounds.
  nonisolated public func scrollClipDisabled(_ disabled: Bool = true) -> some View {
    environment(\.isScrollClipping, !disabled)
  }
}

private enum IndicatorAxesKey: EnvironmentKey {
  static var defaultValue: Axis.Set { [.vertical, .horizontal] }
}

private enum ScrollEnabledKey: EnvironmentKey {
  static var defaultValue: Bool { true }
}

private enum ScrollClippingKey: EnvironmentKey {
  static var defaultValue: Bool { true }
}

extension EnvironmentValues {
  /// Whether people can move the content of scroll views.
  public var isScrollEnabled: Bool {
    get { self[ScrollEnabledKey.self] }
    set { self[ScrollEnabledKey.self] = newValue }
  }

  var scrollIndicatorAxes: Axis.Set {
    get { self[IndicatorAxesKey.self] }
    set { self[IndicatorAxesKey.self] = newValue }
  }

  var isScrollClipping: Bool {
    get { self[ScrollClippingKey.self] }
    set { self[ScrollClippingKey.self] = newValue }
  }
}
