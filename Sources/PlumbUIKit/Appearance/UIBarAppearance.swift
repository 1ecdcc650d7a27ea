public import Foundation

/// The looks of a bar of UIKit, which a program may describe and which have no effect.
///
/// Bars are those of the engine. The modifiers of SwiftUI change them, such as `toolbarBackground` and `tint`.
@MainActor @preconcurrency open class UIBarAppearance: NSObject {
  /// The colour behind the bar.
  open var backgroundColor: UIColor?
  /// The blurred background.
  open var backgroundEffect: UIBlurEffect?
  /// The image behind the bar.
  open var backgroundImage: UIImage?
  /// The colour of the line at the edge of the bar.
  open var shadowColor: UIColor?
  /// The image of the line at the edge of the bar.
  open var shadowImage: UIImage?

  /// Creates looks.
  nonisolated public override init() {
    super.init()
  }

  /// Creates looks like others.
  public init(barAppearance: UIBarAppearance) {
    super.init()
    backgroundColor = barAppearance.backgroundColor
    backgroundEffect = barAppearance.backgroundEffect
    backgroundImage = barAppearance.backgroundImage
    shadowColor = barAppearance.shadowColor
    shadowImage = barAppearance.shadowImage
  }

  /// Describes the usual background.
  open func configureWithDefaultBackground() {}

  /// Describes an opaque background.
  open func configureWithOpaqueBackground() {}

  /// Describes a transparent background.
  open func configureWithTransparentBackground() {
    backgroundColor = nil
    backgroundEffect = nil
    shadowColor = nil
  }
}

/// The looks of a navigation bar, which have no effect.
@MainActor @preconcurrency open class UINavigationBarAppearance: UIBarAppearance {
  /// The attributes of the title.
  open var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
  /// The attributes of the large title.
  open var largeTitleTextAttributes: [NSAttributedString.Key: Any] = [:]
  /// The distance of the title from its place.
  open var titlePositionAdjustment = UIOffset.zero
  /// The looks of buttons.
  open var buttonAppearance = UIBarButtonItemAppearance()
  /// The looks of the button Back.
  open var backButtonAppearance = UIBarButtonItemAppearance()
  /// The looks of the button Done.
  open var doneButtonAppearance = UIBarButtonItemAppearance()
  /// The image of the button Back.
  open private(set) var backIndicatorImage = UIImage()

  /// Sets the image of the button Back.
  open func setBackIndicatorImage(
    _ backIndicatorImage: UIImage?, transitionMaskImage: UIImage?
  ) {
    self.backIndicatorImage = backIndicatorImage ?? UIImage()
  }
}

/// The looks of a bar of tabs, which have no effect.
@MainActor @preconcurrency open class UITabBarAppearance: UIBarAppearance {
  /// The looks of items with the text below the image.
  open var stackedLayoutAppearance = UITabBarItemAppearance()
  /// The looks of items with the text beside the image.
  open var inlineLayoutAppearance = UITabBarItemAppearance()
  /// The looks of small items with the text beside the image.
  open var compactInlineLayoutAppearance = UITabBarItemAppearance()
  /// The colour behind the selected item.
  open var selectionIndicatorTintColor: UIColor?
  /// The image behind the selected item.
  open var selectionIndicatorImage: UIImage?
}

/// The looks of a toolbar, which have no effect.
@MainActor @preconcurrency open class UIToolbarAppearance: UIBarAppearance {
  /// The looks of buttons.
  open var buttonAppearance = UIBarButtonItemAppearance()
  /// The looks of the button Done.
  open var doneButtonAppearance = UIBarButtonItemAppearance()
}

/// The looks of the buttons of a bar, which have no effect.
@MainActor @preconcurrency open class UIBarButtonItemAppearance: NSObject {
  /// In no other state.
  public let normal = UIBarItemStateAppearance()
  /// While it is pressed.
  public let highlighted = UIBarItemStateAppearance()
  /// While it is disabled.
  public let disabled = UIBarItemStateAppearance()
  /// While it has the focus.
  public let focused = UIBarItemStateAppearance()

  /// Creates looks.
  nonisolated public override init() {
    super.init()
  }
}

/// The looks of the items of a bar of tabs, which have no effect.
@MainActor @preconcurrency open class UITabBarItemAppearance: UIBarButtonItemAppearance {
  /// While it is selected.
  public let selected = UIBarItemStateAppearance()
}

/// The looks of an item of a bar in a state, which have no effect.
@MainActor @preconcurrency public final class UIBarItemStateAppearance: NSObject {
  /// The attributes of the title.
  public var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
  /// The distance of the title from its place.
  public var titlePositionAdjustment = UIOffset.zero
  /// The colour of the image.
  public var iconColor: UIColor?
  /// The image behind the item.
  public var backgroundImage: UIImage?
  /// The distance of the badge from its place.
  public var badgePositionAdjustment = UIOffset.zero
  /// The colour of the badge.
  public var badgeBackgroundColor: UIColor?
  /// The attributes of the text of the badge.
  public var badgeTextAttributes: [NSAttributedString.Key: Any] = [:]

  nonisolated override init() {
    super.init()
  }
}

/// A blurred background, which is a value only: use a `Material` for one that is shown.
open class UIBlurEffect: NSObject, @unchecked Sendable {
  /// The kind of background.
  public enum Style: Int, Sendable {
    case extraLight, light, dark
    case regular = 4
    case prominent
    case systemUltraThinMaterial, systemThinMaterial, systemMaterial, systemThickMaterial
    case systemChromeMaterial
  }

  /// Creates a background.
  public init(style: Style) {
    super.init()
  }
}
