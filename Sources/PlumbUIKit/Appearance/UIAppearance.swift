public import Foundation

/// The looks of all bars or controls of one kind, which a program may describe and which have no effect.
///
/// Bars and controls are those of the engine. The modifiers of SwiftUI change them, such as `toolbarBackground`, `tint`
/// and `scrollContentBackground`. None can be created.
@MainActor @preconcurrency public class UIControlAppearance: NSObject {
  public var tintColor: UIColor?
  public var backgroundColor: UIColor?
  public var alpha: CGFloat = 1
  public var isHidden = false
  public var isOpaque = true

  nonisolated required override init() {
    super.init()
  }

  /// Returns the looks of all of this kind.
  public class func appearance() -> Self { Self() }

  /// Returns the looks of all of this kind within some others.
  public class func appearance(
    whenContainedInInstancesOf containerTypes: [AnyClass]
  ) -> Self {
    Self()
  }

  /// Returns the looks of all of this kind with some traits.
  public class func appearance(for trait: UITraitCollection) -> Self { Self() }
}

/// The size of a bar.
public enum UIBarMetrics: Int, Sendable {
  case `default`, compact
  case defaultPrompt = 101
  case compactPrompt
}

/// The place of a bar.
public enum UIBarPosition: Int, Sendable {
  case any, bottom, top, topAttached
}

/// The brightness of a bar.
public enum UIBarStyle: Int, Sendable {
  case `default`, black
}

/// The looks of all navigation bars, which have no effect.
public final class UINavigationBar: UIControlAppearance {
  public var barTintColor: UIColor?
  public var barStyle = UIBarStyle.default
  public var isTranslucent = true
  public var prefersLargeTitles = false
  public var titleTextAttributes: [NSAttributedString.Key: Any]?
  public var largeTitleTextAttributes: [NSAttributedString.Key: Any]?
  public var shadowImage: UIImage?
  public var backIndicatorImage: UIImage?
  public var backIndicatorTransitionMaskImage: UIImage?
  public var standardAppearance = UINavigationBarAppearance()
  public var scrollEdgeAppearance: UINavigationBarAppearance?
  public var compactAppearance: UINavigationBarAppearance?
  public var compactScrollEdgeAppearance: UINavigationBarAppearance?

  /// Without effect.
  public func setBackgroundImage(_ backgroundImage: UIImage?, for barMetrics: UIBarMetrics) {}

  /// Without effect.
  public func setBackgroundImage(
    _ backgroundImage: UIImage?, for barPosition: UIBarPosition, barMetrics: UIBarMetrics
  ) {}

  /// Without effect.
  public func setTitleVerticalPositionAdjustment(
    _ adjustment: CGFloat, for barMetrics: UIBarMetrics
  ) {}
}

/// The looks of all bars of tabs, which have no effect.
public final class UITabBar: UIControlAppearance {
  public var barTintColor: UIColor?
  public var unselectedItemTintColor: UIColor?
  public var barStyle = UIBarStyle.default
  public var isTranslucent = true
  public var backgroundImage: UIImage?
  public var shadowImage: UIImage?
  public var selectionIndicatorImage: UIImage?
  public var standardAppearance = UITabBarAppearance()
  public var scrollEdgeAppearance: UITabBarAppearance?
}

/// The looks of all toolbars, which have no effect.
public final class UIToolbar: UIControlAppearance {
  public var barTintColor: UIColor?
  public var barStyle = UIBarStyle.default
  public var isTranslucent = true
  public var standardAppearance = UIToolbarAppearance()
  public var scrollEdgeAppearance: UIToolbarAppearance?
  public var compactAppearance: UIToolbarAppearance?

  /// Without effect.
  public func setBackgroundImage(
    _ backgroundImage: UIImage?, forToolbarPosition topOrBottom: UIBarPosition,
    barMetrics: UIBarMetrics
  ) {}

  /// Without effect.
  public func setShadowImage(
    _ shadowImage: UIImage?, forToolbarPosition topOrBottom: UIBarPosition
  ) {}
}

/// The looks of all items of bars, which have no effect.
public class UIBarItem: UIControlAppearance {
  /// Without effect.
  public func setTitleTextAttributes(
    _ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State
  ) {}
}

/// The looks of all items of bars of tabs, which have no effect.
public final class UITabBarItem: UIBarItem {
  public var badgeColor: UIColor?
  public var titlePositionAdjustment = UIOffset.zero
}

/// The looks of all buttons in bars, which have no effect.
public final class UIBarButtonItem: UIBarItem {
  /// Without effect.
  public func setBackButtonTitlePositionAdjustment(
    _ adjustment: UIOffset, for barMetrics: UIBarMetrics
  ) {}
}
