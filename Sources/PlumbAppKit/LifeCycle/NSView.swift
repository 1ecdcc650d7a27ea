public import Foundation
public import PlumbUI

/// The view of a window or a controller, with the values that code for AppKit sets there.
///
/// The views of a program are those of SwiftUI, in the subclass `NSHostingView`. There is no hierarchy of views of
/// AppKit: this class has nothing to draw.
@MainActor @preconcurrency open class NSView: NSResponder {
  /// The window that shows the view; `nil` for none.
  public internal(set) weak var window: NSWindow?
  /// Stored without an effect.
  public var isHidden = false
  /// Stored without an effect.
  public var alphaValue: CGFloat = 1
  /// Stored without an effect.
  public var wantsLayer = false
  /// Stored without an effect.
  public var autoresizingMask: AutoresizingMask = []
  /// Stored without an effect.
  public var translatesAutoresizingMaskIntoConstraints = true

  /// The ways in which a view follows the size of another; without an effect.
  public struct AutoresizingMask: OptionSet, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    public static let minXMargin = AutoresizingMask(rawValue: 1 << 0)
    public static let width = AutoresizingMask(rawValue: 1 << 1)
    public static let maxXMargin = AutoresizingMask(rawValue: 1 << 2)
    public static let minYMargin = AutoresizingMask(rawValue: 1 << 3)
    public static let height = AutoresizingMask(rawValue: 1 << 4)
    public static let maxYMargin = AutoresizingMask(rawValue: 1 << 5)
  }

  /// Used by this module.
  init(ofKind kind: Void) { super.init() }

  /// The views of SwiftUI; `nil` for none.
  var content: AnyView? { nil }

  /// The rectangle of the view: that of its window's content.
  public var bounds: NSRect { window?.frame ?? .zero }

  /// The rectangle of the view: that of its window's content.
  public var frame: NSRect {
    get { bounds }
    set {}
  }

  /// Whether the view is drawn again; without an effect.
  public var needsDisplay: Bool {
    get { false }
    set {}
  }

  // MARK: What views of AppKit of one's own would override

  /// Not available.
  @available(
    *, unavailable, message: "There are no AppKit views of one's own on Linux. Write a View."
  )
  public init(frame frameRect: NSRect) { super.init() }

  /// Not available.
  @available(
    *, unavailable, message: "There are no AppKit views of one's own on Linux. Use Canvas."
  )
  open func draw(_ dirtyRect: NSRect) {}

  /// Not available.
  @available(
    *, unavailable, message: "There are no AppKit views of one's own on Linux. Write a Layout."
  )
  open func layout() {}

  /// Not available.
  @available(
    *, unavailable, message: "There are no hierarchies of AppKit views on Linux. Compose a View."
  )
  public func addSubview(_ view: NSView) {}
}

/// A view that shows views of SwiftUI, as the content view of a window.
@MainActor @preconcurrency open class NSHostingView<Content: View>: NSView {
  /// The views. The window shows a new value with its next frame, with the state of views of the same identity.
  open var rootView: Content {
    didSet { window?.contentDidChange() }
  }

  /// The limits that the views set to the size of the window; stored without an effect, as they do.
  open var sizingOptions: NSHostingSizingOptions = [.minSize, .intrinsicContentSize, .maxSize]

  /// Creates a view that shows views of SwiftUI.
  public required init(rootView: Content) {
    self.rootView = rootView
    super.init(ofKind: ())
  }

  /// Returns `nil`: there are no storyboards on this platform.
  public required init?(coder: NSCoder) { nil }

  override var content: AnyView? { AnyView(rootView) }
}

/// The limits that views set to the size of their window.
public struct NSHostingSizingOptions: OptionSet, Sendable {
  public let rawValue: Int

  public init(rawValue: Int) {
    self.rawValue = rawValue
  }

  /// The smallest size of the views.
  public static let minSize = NSHostingSizingOptions(rawValue: 1)
  /// The ideal size of the views.
  public static let intrinsicContentSize = NSHostingSizingOptions(rawValue: 2)
  /// The greatest size of the views.
  public static let maxSize = NSHostingSizingOptions(rawValue: 4)
  /// The ideal size of the views, as that of their controller.
  public static let preferredContentSize = NSHostingSizingOptions(rawValue: 8)
  /// All sizes of the views.
  public static let standardBounds: NSHostingSizingOptions = [
    .minSize, .intrinsicContentSize, .maxSize,
  ]
}
