public import Foundation
public import PlumbUI

/// A controller that shows views of SwiftUI, as the root view controller of a window.
@MainActor @preconcurrency open class UIHostingController<Content: View>: UIViewController {
  /// The views. The window shows a new value with its next frame, with the state of views of the same identity.
  public var rootView: Content {
    didSet { window?.contentDidChange() }
  }

  /// The ways in which the views and their controller agree on a size; stored without an effect, as the views fill
  /// the window.
  public var sizingOptions: UIHostingControllerSizingOptions = []

  /// The safe areas that the views avoid; stored without an effect, as windows have none.
  public var safeAreaRegions: SafeAreaRegions = .all

  /// Creates a controller that shows some views.
  public init(rootView: Content) {
    self.rootView = rootView
    super.init(ofKind: ())
  }

  /// Returns `nil`: there are no storyboards on this platform.
  public required init?(coder: NSCoder) { nil }

  override var content: AnyView? { AnyView(rootView) }
}

/// The ways in which the views of a controller and the controller agree on a size.
public struct UIHostingControllerSizingOptions: OptionSet, Sendable {
  public let rawValue: Int

  public init(rawValue: Int) {
    self.rawValue = rawValue
  }

  /// The controller prefers the ideal size of the views.
  public static let preferredContentSize = UIHostingControllerSizingOptions(rawValue: 1)
  /// The view of the controller has the ideal size of the views.
  public static let intrinsicContentSize = UIHostingControllerSizingOptions(rawValue: 2)
}
