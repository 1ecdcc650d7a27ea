public import Foundation
internal import PlumbUI

/// The width or height that a user interface has, as a class.
public enum UIUserInterfaceSizeClass: Int, Sendable {
  case unspecified, compact, regular
}

/// The contrast of the user interface.
public enum UIAccessibilityContrast: Int, Sendable {
  case unspecified = -1
  case normal, high
}

/// The direction in which the user interface is laid out.
public enum UITraitEnvironmentLayoutDirection: Int, Sendable {
  case unspecified = -1
  case leftToRight, rightToLeft
}

/// The traits of the user interface, as far as they matter to colours and sizes.
///
/// Views read the same from their environment, which changes with the window.
public final class UITraitCollection: NSObject, @unchecked Sendable {
  /// The light or dark appearance.
  public let userInterfaceStyle: UIUserInterfaceStyle
  /// The contrast.
  public let accessibilityContrast: UIAccessibilityContrast
  /// The class of the width: a desktop is wide.
  public var horizontalSizeClass: UIUserInterfaceSizeClass { .regular }
  /// The class of the height: a desktop is high.
  public var verticalSizeClass: UIUserInterfaceSizeClass { .regular }
  /// The kind of the device.
  public var userInterfaceIdiom: UIUserInterfaceIdiom { .pad }
  /// The direction of the layout in the locale of the program.
  public var layoutDirection: UITraitEnvironmentLayoutDirection {
    let language = Locale.current.language
    return language.characterDirection == .rightToLeft ? .rightToLeft : .leftToRight
  }
  /// The pixels per point of the screen.
  @MainActor @preconcurrency public var displayScale: CGFloat { UIScreen.main.scale }

  /// Creates traits of an appearance.
  public init(
    userInterfaceStyle: UIUserInterfaceStyle = .unspecified,
    accessibilityContrast: UIAccessibilityContrast = .unspecified
  ) {
    self.userInterfaceStyle = userInterfaceStyle
    self.accessibilityContrast = accessibilityContrast
    super.init()
  }

  /// Creates traits from others, of which the later ones come first where they specify a value.
  public convenience init(traitsFrom traitCollections: [UITraitCollection]) {
    self.init(
      userInterfaceStyle: traitCollections.map(\.userInterfaceStyle)
        .last { $0 != .unspecified } ?? .unspecified,
      accessibilityContrast: traitCollections.map(\.accessibilityContrast)
        .last { $0 != .unspecified } ?? .unspecified)
  }

  /// The traits of the desktop.
  public static var current: UITraitCollection {
    UITraitCollection(CurrentAppearance.colors)
  }

  /// Creates the traits of an appearance of the engine.
  convenience init(_ appearance: ColorAppearance) {
    self.init(
      userInterfaceStyle: appearance.scheme == .dark ? .dark : .light,
      accessibilityContrast: appearance.contrast == .increased ? .high : .normal)
  }

  /// The appearance of the engine; unspecified traits are those of the desktop.
  var colorAppearance: ColorAppearance {
    let current = CurrentAppearance.colors
    let scheme: ColorScheme =
      switch userInterfaceStyle {
      case .unspecified: current.scheme
      case .light: .light
      case .dark: .dark
      }
    let contrast: ColorSchemeContrast =
      switch accessibilityContrast {
      case .unspecified: current.contrast
      case .normal: .standard
      case .high: .increased
      }
    return CurrentAppearance.colors(scheme, contrast: contrast)
  }

  public override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UITraitCollection else { return false }
    return other.userInterfaceStyle == userInterfaceStyle
      && other.accessibilityContrast == accessibilityContrast
  }

  public override var hash: Int {
    var hasher = Hasher()
    hasher.combine(userInterfaceStyle)
    hasher.combine(accessibilityContrast)
    return hasher.finalize()
  }
}
