/// How much what is behind a view stands out.
public struct BackgroundProminence: Hashable, Sendable {
  private let isIncreased: Bool

  /// As usual.
  public static let standard = BackgroundProminence(isIncreased: false)
  /// More than usual, as behind a selected row of a list with the keyboard focus.
  public static let increased = BackgroundProminence(isIncreased: true)
}

/// The weight of text that a person prefers.
public enum LegibilityWeight: Hashable, Sendable {
  case regular, bold
}

/// The size of the rows of sidebars that a person prefers.
public enum SidebarRowSize: Hashable, Sendable {
  case small, medium, large
}

private enum BackgroundProminenceKey: EnvironmentKey {
  static var defaultValue: BackgroundProminence? { nil }
}

private enum LegibilityWeightKey: EnvironmentKey {
  static var defaultValue: LegibilityWeight? { .regular }
}

private enum SidebarRowSizeKey: EnvironmentKey {
  static var defaultValue: SidebarRowSize { .medium }
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

/// What views inside follow, and what has no effect on the views of this platform.
extension EnvironmentValues {
  /// How much what is behind the view stands out: increased in the selected rows of a list with the keyboard focus.
  public var backgroundProminence: BackgroundProminence {
    get {
      self[BackgroundProminenceKey.self]
        ?? (foregroundLevels?.rowLevels == nil ? .standard : .increased)
    }
    set { self[BackgroundProminenceKey.self] = newValue }
  }

  /// The weight of text that a person prefers; the desktop has no such setting, so it is regular.
  public var legibilityWeight: LegibilityWeight? {
    get { self[LegibilityWeightKey.self] }
    set { self[LegibilityWeightKey.self] = newValue }
  }

  /// The size of the rows of sidebars that a person prefers; the desktop has no such setting, so it is medium, and lists
  /// have rows of one size.
  public var sidebarRowSize: SidebarRowSize {
    get { self[SidebarRowSizeKey.self] }
    set { self[SidebarRowSizeKey.self] = newValue }
  }

  /// Whether the screen is dimmed, as that of a watch; no screen of a desktop is.
  public var isLuminanceReduced: Bool {
    get { self[LuminanceKey.self] }
    set { self[LuminanceKey.self] = newValue }
  }

  /// Whether the screen is recorded or shown elsewhere, which the desktop does not tell.
  public var isSceneCaptured: Bool { false }

  /// Whether words are not corrected automatically; on this platform none are.
  public var autocorrectionDisabled: Bool {
    get { self[AutocorrectionKey.self] }
    set { self[AutocorrectionKey.self] = newValue }
  }

  /// Whether what is dragged over a view presses it; on this platform nothing does.
  public internal(set) var springLoadingBehavior: SpringLoadingBehavior {
    get { self[SpringLoadingKey.self] }
    set { self[SpringLoadingKey.self] = newValue }
  }

  /// How materials look in a window that is not active; on this platform as in an active one.
  public var materialActiveAppearance: MaterialActiveAppearance {
    get { self[MaterialActiveAppearanceKey.self] }
    set { self[MaterialActiveAppearanceKey.self] = newValue }
  }

  /// How scrolling dismisses a keyboard on the screen; on this platform there is none.
  public var scrollDismissesKeyboardMode: ScrollDismissesKeyboardMode {
    get { self[ScrollDismissalKey.self] }
    set { self[ScrollDismissalKey.self] = newValue }
  }

  /// Whether the labels of controls are shown.
  public var labelsVisibility: Visibility {
    get { labelsAreHidden ? .hidden : .automatic }
    set { if newValue != labelsVisibility { labelsAreHidden = newValue == .hidden } }
  }

  /// Whether menus have an arrow beside their label.
  public var menuIndicatorVisibility: Visibility {
    get { menuIndicator }
    set { menuIndicator = newValue }
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

  /// Where the suggestions of a search are shown: in a menu below the field.
  public var searchSuggestionsPlacement: SearchSuggestionsPlacement { .menu }

  /// Whether a program that helps a person with a disability reads the views.
  public var accessibilityEnabled: Bool { accessibilityVoiceOverEnabled }
}
