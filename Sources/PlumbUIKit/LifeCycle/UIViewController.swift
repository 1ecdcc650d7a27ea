public import Foundation
internal import PlumbUI

/// The controller of a window's views.
///
/// Its subclass `UIHostingController` shows views of SwiftUI. Controllers of one's own are errors: their functions are
/// not available.
@MainActor @preconcurrency open class UIViewController: UIResponder {
  /// The view that code for UIKit sets values of.
  public var view: UIView! {
    if let loadedView { return loadedView }
    let view = UIView(of: window)
    loadedView = view
    return view
  }
  private var loadedView: UIView?
  /// The title of the window; `nil` for that of the views, or else of the program.
  public var title: String? {
    didSet { window?.titleDidChange() }
  }
  /// The brightness of the views' colours; `unspecified` for that of the desktop.
  public var overrideUserInterfaceStyle = UIUserInterfaceStyle.unspecified {
    didSet { window?.styleDidChange() }
  }
  /// The colours of the status bar; without an effect.
  open var preferredStatusBarStyle: UIStatusBarStyle { .default }
  /// Whether the status bar is hidden; without an effect.
  open var prefersStatusBarHidden: Bool { false }
  /// Whether the line for going home hides; without an effect.
  open var prefersHomeIndicatorAutoHidden: Bool { false }
  /// The positions in which the views may be; without an effect.
  open var supportedInterfaceOrientations: UIInterfaceOrientationMask { .all }
  /// Whether the views turn with the device; without an effect.
  open var shouldAutorotate: Bool { true }
  /// The controller that this one presents; `nil` for none.
  public private(set) var presentedViewController: UIViewController?
  /// The controller that presents this one; `nil` for none.
  public private(set) weak var presentingViewController: UIViewController?

  /// The window of which this is the root view controller; `nil` for none.
  weak var window: UIWindow? {
    didSet { loadedView?.window = window }
  }

  /// Used by this module.
  init(ofKind kind: Void) { super.init() }

  public override var next: UIResponder? { window }

  /// Whether code has asked for the view.
  public var isViewLoaded: Bool { loadedView != nil }

  /// Loads the view; without an effect.
  public func loadViewIfNeeded() {}

  /// The views of SwiftUI; `nil` for none.
  var content: AnyView? { nil }

  /// Without an effect, as there is no status bar.
  public func setNeedsStatusBarAppearanceUpdate() {}

  /// Without an effect, as windows have any shape.
  public func setNeedsUpdateOfSupportedInterfaceOrientations() {}

  // MARK: Presentation

  /// Shows the views of a controller in a window of their own.
  ///
  /// - Parameter completion: called after the window was asked to open.
  public func present(
    _ controller: UIViewController, animated: Bool, completion: (@MainActor () -> Void)? = nil
  ) {
    presentedViewController = controller
    controller.presentingViewController = self
    let window = UIWindow(scene: self.window?.windowScene, remembersPlace: false)
    window.rootViewController = controller
    window.makeKeyAndVisible()
    completion?()
  }

  /// Closes the window of the controller that this one presents, or its own one if it is presented.
  ///
  /// - Parameter completion: called after the window was asked to close.
  public func dismiss(animated: Bool, completion: (@MainActor () -> Void)? = nil) {
    if let presented = presentedViewController {
      presented.window?.isHidden = true
      presentedViewController = nil
      completion?()
    } else if let presenting = presentingViewController {
      presenting.dismiss(animated: animated, completion: completion)
    }
  }

  // MARK: What controllers of one's own would override

  /// Not available.
  @available(
    *, unavailable, message: "There are no view controllers of one's own on Linux. Write a View."
  )
  public init(nibName: String?, bundle: Bundle?) { super.init() }

  /// Not available.
  @available(
    *, unavailable,
    message: "There are no view controllers of one's own on Linux. Use onAppear of a View."
  )
  open func viewDidLoad() {}

  /// Not available.
  @available(
    *, unavailable, message: "There are no view controllers of one's own on Linux. Write a View."
  )
  open func loadView() {}

  /// Not available.
  @available(
    *, unavailable,
    message: "There are no view controllers of one's own on Linux. Use onAppear of a View."
  )
  open func viewWillAppear(_ animated: Bool) {}

  /// Not available.
  @available(
    *, unavailable,
    message: "There are no view controllers of one's own on Linux. Use onAppear of a View."
  )
  open func viewDidAppear(_ animated: Bool) {}

  /// Not available.
  @available(
    *, unavailable,
    message: "There are no view controllers of one's own on Linux. Use onDisappear of a View."
  )
  open func viewWillDisappear(_ animated: Bool) {}

  /// Not available.
  @available(
    *, unavailable,
    message: "There are no view controllers of one's own on Linux. Use onDisappear of a View."
  )
  open func viewDidDisappear(_ animated: Bool) {}

  /// Not available.
  @available(
    *, unavailable, message: "There are no view controllers of one's own on Linux. Write a Layout."
  )
  open func viewDidLayoutSubviews() {}

  /// Not available.
  @available(
    *, unavailable,
    message: "There are no hierarchies of view controllers on Linux. Compose views in a View."
  )
  public func addChild(_ controller: UIViewController) {}
}
