public import Foundation
public import PlumbUI

/// The controller of a window's views.
///
/// Its subclass `NSHostingController` shows views of SwiftUI. Controllers of one's own are errors: their functions are
/// not available.
@MainActor @preconcurrency open class NSViewController: NSResponder {
  /// The title of the window; `nil` for that of the views, or else of the program.
  open var title: String? {
    didSet { if let title { hostWindow?.title = title } }
  }
  /// The size that the views should have; stored without an effect.
  open var preferredContentSize = NSSize.zero
  /// The view with the views of SwiftUI.
  open var view: NSView {
    get { hostingView }
    set {}
  }
  private lazy var hostingView = makeView()

  /// The window of which this is the content view controller; `nil` for none.
  weak var hostWindow: NSWindow? {
    didSet { if let title { hostWindow?.title = title } }
  }

  /// Used by this module.
  init(ofKind kind: Void) { super.init() }

  /// Makes the view with the views of SwiftUI.
  func makeView() -> NSView { NSView(ofKind: ()) }

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
  open func viewWillAppear() {}

  /// Not available.
  @available(
    *, unavailable,
    message: "There are no view controllers of one's own on Linux. Use onAppear of a View."
  )
  open func viewDidAppear() {}

  /// Not available.
  @available(
    *, unavailable,
    message: "There are no view controllers of one's own on Linux. Use onDisappear of a View."
  )
  open func viewWillDisappear() {}
}

/// A controller that shows views of SwiftUI, as the content view controller of a window.
@MainActor @preconcurrency open class NSHostingController<Content: View>: NSViewController {
  /// The views. The window shows a new value with its next frame, with the state of views of the same identity.
  open var rootView: Content {
    didSet { shownView?.rootView = rootView }
  }

  private weak var shownView: NSHostingView<Content>?

  /// The limits that the views set to the size of the window; stored without an effect, as they do.
  open var sizingOptions: NSHostingSizingOptions = .standardBounds

  /// Creates a controller that shows views of SwiftUI.
  public init(rootView: Content) {
    self.rootView = rootView
    super.init(ofKind: ())
  }

  /// Returns `nil`: there are no storyboards on this platform.
  public required init?(coder: NSCoder) { nil }

  override func makeView() -> NSView {
    let view = NSHostingView(rootView: rootView)
    shownView = view
    return view
  }
}
