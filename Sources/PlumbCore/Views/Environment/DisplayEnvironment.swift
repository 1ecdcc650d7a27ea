/// The prominence of the background of a view.
public struct BackgroundProminence: Hashable, Sendable {
  private let isIncreased: Bool

  /// The usual prominence.
  public static let standard = BackgroundProminence(isIncreased: false)
  /// A greater prominence, such as behind a selected row of a list with the keyboard focus.
  public static let increased = BackgroundProminence(isIncreased: true)
}

/// The weight of text that a person prefers.
public enum LegibilityWeight: Hashable, Sendable {
  case regular, bold
}

private enum BackgroundProminenceKey: EnvironmentKey {
  static var defaultValue: BackgroundProminence? { nil }
}

private enum LegibilityWeightKey: EnvironmentKey {
  static var defaultValue: LegibilityWeight? { .regular }
}

private enum LuminanceKey: EnvironmentKey {
  static var defaultValue: Bool { false }
}

private enum AutocorrectionKey: EnvironmentKey {
  static var defaultValue: Bool { false }
}

private enum SpringLoadingKey: EnvironmentKey {
  static var defaultValue: SpringLoadingBehavior { .automatic }
}

private enum MaterialActiveAppearanceKey: EnvironmentKey {
  static var defaultValue: MaterialActiveAppearance { .automatic }
}

private enum ScrollDismissalKey: EnvironmentKey {
  static var defaultValue: ScrollDismissesKeyboardMode { .automatic }
}

/// Values for the appearance of views, some of which have no effect on this platform.
extension EnvironmentValues {
  /// The prominence of the background of the view: increased in the selected rows of a list with the keyboard focus.
  public var backgroundProminence: BackgroundProminence {
    get {
      self[BackgroundProminenceKey.self]
        ?? (foregroundLevels?.emphasisLevels == nil ? .standard : .increased)
    }
    set { self[BackgroundProminenceKey.self] = newValue }
  }

  /// The weight of text that a person prefers; the desktop has no such setting, so it is regular.
  public var legibilityWeight: LegibilityWeight? {
    get { self[LegibilityWeightKey.self] }
    set { self[LegibilityWeightKey.self] = newValue }
  }

  /// Whether the screen is dimmed, as on a watch; no screen of a desktop is.
  public var isLuminanceReduced: Bool {
    get { self[LuminanceKey.self] }
    set { self[LuminanceKey.self] = newValue }
  }

  /// Whether the screen is recorded or shown elsewhere, which the desktop does not report; always false.
  public var isSceneCaptured: Bool { false }

  /// Whether words are not corrected automatically; on this platform none are.
  public var autocorrectionDisabled: Bool {
    get { self[AutocorrectionKey.self] }
    set { self[AutocorrectionKey.self] = newValue }
  }

  /// Whether an item that is dragged over a view presses it; on this platform none does.
  public internal(set) var springLoadingBehavior: SpringLoadingBehavior {
    get { self[SpringLoadingKey.self] }
    set { self[SpringLoadingKey.self] = newValue }
  }

  /// The appearance of materials in a window that is not active; on this platform the same as in an active one.
  public var materialActiveAppearance: MaterialActiveAppearance {
    get { self[MaterialActiveAppearanceKey.self] }
    set { self[MaterialActiveAppearanceKey.self] = newValue }
  }

  /// The mode in which scrolling dismisses an on-screen keyboard; this platform has no such keyboard.
  public var scrollDismissesKeyboardMode: ScrollDismissesKeyboardMode {
    get { self[ScrollDismissalKey.self] }
    set { self[ScrollDismissalKey.self] = newValue }
  }

  /// Whether the horizontal indicators of scroll views are shown.
  public var horizontalScrollIndicatorVisibility: ScrollIndicatorVisibility {
    get { scrollIndicatorVisibility(.horizontal) }
    set { setScrollIndicators(newValue, axes: .horizontal) }
  }

  /// Whether the vertical indicators of scroll views are shown.
  public var verticalScrollIndicatorVisibility: ScrollIndicatorVisibility {
    get { scrollIndicatorVisibility(.vertical) }
    set { setScrollIndicators(newValue, axes: .vertical) }
  }

  private func scrollIndicatorVisibility(_ axis: Axis.Set) -> ScrollIndicatorVisibility {
    scrollIndicatorAxes.contains(axis) ? .automatic : .hidden
  }

  mutating func setScrollIndicators(_ visibility: ScrollIndicatorVisibility, axes: Axis.Set) {
    if visibility.isShown {
      scrollIndicatorAxes.formUnion(axes)
    } else {
      scrollIndicatorAxes.subtract(axes)
    }
  }

  /// Whether a program that helps a person with a disability reads the views.
  public var accessibilityEnabled: Bool { accessibilityVoiceOverEnabled }
}
