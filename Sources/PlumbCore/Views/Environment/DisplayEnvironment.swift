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
  @EnvironmentEntry public var legibilityWeight: LegibilityWeight? = .regular

  /// Whether the screen is dimmed, as on a watch; no screen of a desktop is.
  @EnvironmentEntry public var isLuminanceReduced: Bool = false

  /// Whether the screen is recorded or shown elsewhere, which the desktop does not report; always false.
  public var isSceneCaptured: Bool { false }

  /// Whether words are not corrected automatically; on this platform none are.
  @EnvironmentEntry public var autocorrectionDisabled: Bool = false

  /// Whether an item that is dragged over a view presses it; on this platform none does.
  @EnvironmentEntry public internal(set) var springLoadingBehavior: SpringLoadingBehavior =
    .automatic

  /// The appearance of materials in a window that is not active; on this platform the same as in an active one.
  @EnvironmentEntry public var materialActiveAppearance: MaterialActiveAppearance = .automatic

  /// The mode in which scrolling dismisses an on-screen keyboard; this platform has no such keyboard.
  @EnvironmentEntry public var scrollDismissesKeyboardMode: ScrollDismissesKeyboardMode = .automatic

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
