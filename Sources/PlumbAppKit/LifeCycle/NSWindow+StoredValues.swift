public import Foundation

/// The values of a window that are stored without an effect.
@MainActor struct StoredWindowValues {
  static var allowsTabs = true
  var subtitle = ""
  var titleVisibility = NSWindow.TitleVisibility.visible
  var isTitlebarTransparent = false
  var isMovable = true
  var isMovableByBackground = false
  var level = NSWindow.Level.normal
  var collectionBehavior: NSWindow.CollectionBehavior = []
  var isReleasedWhenClosed = true
  var hidesOnDeactivate = false
  var hasShadow = true
  var isOpaque = true
  var alpha: CGFloat = 1
  var ignoresPointer = false
  var isRestorable = true
  var backgroundColor: NSColor?
  var minimumSize = CGSize.zero
  var maximumSize = CGSize(width: CGFloat.infinity, height: .infinity)
}

/// Values that the desktop or the views decide; stored without an effect.
extension NSWindow {
  /// The second line of the title.
  public var subtitle: String {
    get { stored.subtitle }
    set { stored.subtitle = newValue }
  }

  /// Whether the title is shown.
  public var titleVisibility: TitleVisibility {
    get { stored.titleVisibility }
    set { stored.titleVisibility = newValue }
  }

  /// Whether the title bar has the colour of the content.
  public var titlebarAppearsTransparent: Bool {
    get { stored.isTitlebarTransparent }
    set { stored.isTitlebarTransparent = newValue }
  }

  /// Whether a person may move the window.
  public var isMovable: Bool {
    get { stored.isMovable }
    set { stored.isMovable = newValue }
  }

  /// Whether the window is moved by its content.
  public var isMovableByWindowBackground: Bool {
    get { stored.isMovableByBackground }
    set { stored.isMovableByBackground = newValue }
  }

  /// The order of the window above others.
  public var level: Level {
    get { stored.level }
    set { stored.level = newValue }
  }

  /// The part that the window takes in full screen and in several desktops.
  public var collectionBehavior: CollectionBehavior {
    get { stored.collectionBehavior }
    set { stored.collectionBehavior = newValue }
  }

  /// Whether the object is released with the window; Swift releases it with its last use.
  public var isReleasedWhenClosed: Bool {
    get { stored.isReleasedWhenClosed }
    set { stored.isReleasedWhenClosed = newValue }
  }

  /// Whether the window is hidden while another app is active.
  public var hidesOnDeactivate: Bool {
    get { stored.hidesOnDeactivate }
    set { stored.hidesOnDeactivate = newValue }
  }

  /// Whether the window has a shadow.
  public var hasShadow: Bool {
    get { stored.hasShadow }
    set { stored.hasShadow = newValue }
  }

  /// Whether nothing is seen through the window.
  public var isOpaque: Bool {
    get { stored.isOpaque }
    set { stored.isOpaque = newValue }
  }

  /// The opacity of the window.
  public var alphaValue: CGFloat {
    get { stored.alpha }
    set { stored.alpha = newValue }
  }

  /// Whether the pointer acts on what is behind the window.
  public var ignoresMouseEvents: Bool {
    get { stored.ignoresPointer }
    set { stored.ignoresPointer = newValue }
  }

  /// Whether the window opens again with the program.
  public var isRestorable: Bool {
    get { stored.isRestorable }
    set { stored.isRestorable = newValue }
  }

  /// The colour behind the views.
  public var backgroundColor: NSColor! {
    get { stored.backgroundColor }
    set { stored.backgroundColor = newValue }
  }

  /// The smallest size of the window; that of the views has an effect.
  public var minSize: NSSize {
    get { stored.minimumSize }
    set { stored.minimumSize = newValue }
  }

  /// The greatest size of the window; that of the views has an effect.
  public var maxSize: NSSize {
    get { stored.maximumSize }
    set { stored.maximumSize = newValue }
  }

  /// The smallest size of the content; that of the views has an effect.
  public var contentMinSize: NSSize {
    get { stored.minimumSize }
    set { stored.minimumSize = newValue }
  }

  /// The greatest size of the content; that of the views has an effect.
  public var contentMaxSize: NSSize {
    get { stored.maximumSize }
    set { stored.maximumSize = newValue }
  }
}
