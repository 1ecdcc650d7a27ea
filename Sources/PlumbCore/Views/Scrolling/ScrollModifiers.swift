/// The visibility of a scroll view's indicators.
public struct ScrollIndicatorVisibility: Hashable, Sendable {
  /// Visible while the content overflows.
  public static let automatic = ScrollIndicatorVisibility(isShown: true)
  /// Visible while the content overflows.
  public static let visible = ScrollIndicatorVisibility(isShown: true)
  /// Not visible.
  public static let hidden = ScrollIndicatorVisibility(isShown: false)
  /// Not visible.
  public static let never = ScrollIndicatorVisibility(isShown: false)

  let isShown: Bool
}

extension View {
  /// Sets the visibility of the indicators of the scroll views inside along some axes.
  nonisolated public func scrollIndicators(
    _ visibility: ScrollIndicatorVisibility, axes: Axis.Set = [.vertical, .horizontal]
  ) -> some View {
    transformEnvironment { $0.setScrollIndicators(visibility, axes: axes) }
  }

  /// Disables scrolling by the user in the scroll views inside; scrolling by actions still works.
  nonisolated public func scrollDisabled(_ disabled: Bool) -> some View {
    transformEnvironment(\.isScrollEnabled) { $0 = $0 && !disabled }
  }

  /// Sets whether the content of the scroll views inside is visible beyond their bounds.
  nonisolated public func scrollClipDisabled(_ disabled: Bool = true) -> some View {
    environment(\.isScrollClipping, !disabled)
  }
}

extension EnvironmentValues {
  /// The axes along which scroll views show indicators, while the content overflows.
  @EnvironmentEntry package var scrollIndicatorAxes: Axis.Set = [.vertical, .horizontal]

  @EnvironmentEntry var isScrollClipping: Bool = true
}
