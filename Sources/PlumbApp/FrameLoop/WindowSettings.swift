internal import Foundation

/// The settings of a window's views: the settings of the program, completed by the user's.
@MainActor final class WindowSettings {
  private let initial: EnvironmentValues
  private let fixed: Appearance
  private unowned let platform: any Platform
  private var applied = Appearance()
  /// The colour scheme preferred by the views.
  let preferred = PreferredScheme()
  /// Whether the window is closing, so that preferences of views that are being removed do not
  /// count.
  var isWindowClosing = false
  /// The type size before changes by the keyboard.
  private(set) var usualTypeSize: DynamicTypeSize

  init(initial: EnvironmentValues, fixed: Appearance, platform: any Platform) {
    self.initial = initial
    self.fixed = fixed
    self.platform = platform
    usualTypeSize = initial.dynamicTypeSize
  }

  /// The settings of the program, completed by the user's settings and the preferred colour scheme.
  private var appearance: Appearance {
    var appearance = fixed.completed(by: platform.appearance)
    appearance.colorScheme = preferred.scheme ?? appearance.colorScheme
    return appearance
  }

  /// Whether the views have the current settings.
  var areApplied: Bool { appearance == applied }

  /// Sets the current settings in the environment of the views. Returns whether they have changed.
  @discardableResult
  func apply(to tree: ViewTree) -> Bool {
    let appearance = appearance
    guard appearance != applied else { return false }
    applied = appearance
    var environment = tree.environment
    environment.colorScheme = appearance.colorScheme ?? initial.colorScheme
    environment.setColorSchemeContrast(appearance.contrast ?? initial.colorSchemeContrast)
    let typeSize = appearance.typeSize ?? initial.dynamicTypeSize
    // A size chosen with the keyboard applies to this window and is kept.
    if environment.dynamicTypeSize == usualTypeSize { environment.dynamicTypeSize = typeSize }
    usualTypeSize = typeSize
    environment.caretBlinkTimes = CaretBlink.Times(
      interval: appearance.caretBlinkInterval, duration: appearance.caretBlinkDuration)
    tree.environment = environment
    tree.reducesMotion = appearance.reducesMotion ?? initial.accessibilityReduceMotion
    return true
  }
}
