public import Foundation
internal import PlumbUI

/// The view of a controller or a window, with the values that code for UIKit sets there.
///
/// The views of a program are those of SwiftUI. There is no hierarchy of views of UIKit: this class cannot be created,
/// and has nothing to draw.
@MainActor @preconcurrency open class UIView: UIResponder {
  /// The colour behind the views; stored without an effect, as the views have backgrounds of their own.
  public var backgroundColor: UIColor?
  /// The colour of controls; stored without an effect.
  public var tintColor: UIColor?
  /// Stored without an effect.
  public var alpha: CGFloat = 1
  /// Whether the view is not shown; stored without an effect, except for a window.
  public var isHidden = false
  /// Stored without an effect.
  public var isOpaque = true
  /// Stored without an effect.
  public var isUserInteractionEnabled = true
  /// Stored without an effect.
  public var clipsToBounds = false
  /// A number of the program's choice.
  public var tag = 0
  /// The window that shows the view; `nil` for none.
  public internal(set) weak var window: UIWindow?

  /// Used by this module.
  init(of window: UIWindow?) {
    self.window = window
    super.init()
  }

  /// The rectangle of the view: that of its window's content.
  public var bounds: CGRect {
    CGRect(origin: .zero, size: (self as? UIWindow ?? window)?.contentSize ?? .zero)
  }

  /// The rectangle of the view: that of its window's content.
  public var frame: CGRect {
    get { bounds }
    set {}
  }

  /// The distances from the edges within which nothing covers the views; none on this platform.
  public var safeAreaInsets: UIEdgeInsets { .zero }

  /// Ends the editing of text in the window. Returns whether no text has the keyboard focus.
  @discardableResult public func endEditing(_ force: Bool) -> Bool {
    (self as? UIWindow ?? window)?.program.endEditing()
    return true
  }

  /// Without an effect: the views are laid out before each frame.
  public func setNeedsLayout() {}

  /// Without an effect: the views are laid out before each frame.
  public func layoutIfNeeded() {}

  /// Without an effect: the views are drawn with each frame in which they have changed.
  public func setNeedsDisplay() {}

  // MARK: What views of UIKit of one's own would override

  /// Not available.
  @available(
    *, unavailable, message: "There are no UIKit views of one's own on Linux. Write a View."
  )
  public init?(coder: NSCoder) { nil }

  /// Not available.
  @available(*, unavailable, message: "There are no UIKit views of one's own on Linux. Use Canvas.")
  open func draw(_ rect: CGRect) {}

  /// Not available.
  @available(
    *, unavailable, message: "There are no UIKit views of one's own on Linux. Write a Layout."
  )
  open func layoutSubviews() {}

  /// Not available.
  @available(
    *, unavailable, message: "There are no hierarchies of UIKit views on Linux. Compose a View."
  )
  public func addSubview(_ view: UIView) {}
}
