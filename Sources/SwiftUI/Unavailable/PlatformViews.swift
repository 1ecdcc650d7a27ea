public import PlumbUI

/// Not available: a view of UIKit.
@available(
  *, unavailable,
  message: "There are no UIKit views on Linux. Draw with Canvas or a Shape."
)
open class UIView {
  /// Not available.
  public init() {}
}

/// Not available: a view controller of UIKit.
@available(
  *, unavailable,
  message: "There are no view controllers on Linux. Compose views in a View."
)
open class UIViewController {
  /// Not available.
  public init() {}
}

/// Not available: a view controller that shows a view of SwiftUI.
@available(
  *, unavailable,
  message: "There are no view controllers on Linux. Show the view in a WindowGroup."
)
open class UIHostingController<Content: View> {
  /// Not available.
  public init(rootView: Content) {}
}

/// Not available: a view of AppKit.
@available(
  *, unavailable,
  message: "There are no AppKit views on Linux. Draw with Canvas or a Shape."
)
open class NSView {
  /// Not available.
  public init() {}
}

/// Not available: a view controller of AppKit.
@available(
  *, unavailable,
  message: "There are no view controllers on Linux. Compose views in a View."
)
open class NSViewController {
  /// Not available.
  public init() {}
}

/// Not available: a view controller that shows a view of SwiftUI.
@available(
  *, unavailable,
  message: "There are no view controllers on Linux. Show the view in a WindowGroup."
)
open class NSHostingController<Content: View> {
  /// Not available.
  public init(rootView: Content) {}
}

/// Not available: a view of AppKit that shows a view of SwiftUI.
@available(
  *, unavailable,
  message: "There are no AppKit views on Linux. Show the view in a WindowGroup."
)
open class NSHostingView<Content: View> {
  /// Not available.
  public init(rootView: Content) {}
}

/// Not available: a blurred view.
@available(
  *, unavailable,
  message: "There are no UIKit views on Linux. Use a Material, such as .background(.thinMaterial)."
)
open class UIVisualEffectView {
  /// Not available.
  public init(effect: UIBlurEffect?) {}
}

/// Not available: the effect of a blurred view.
@available(
  *, unavailable,
  message: "Use a Material, such as .background(.thinMaterial), or blur(radius:)."
)
open class UIBlurEffect {
  /// Not available.
  public enum Style {
    case extraLight, light, dark, regular, prominent
    case systemUltraThinMaterial, systemThinMaterial, systemMaterial, systemThickMaterial
    case systemChromeMaterial
  }

  /// Not available.
  public init(style: Style) {}
}
