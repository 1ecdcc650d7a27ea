public import Foundation
internal import PlumbUI

extension NSWindow {
  /// The frame of a window and what a person may do with it.
  public struct StyleMask: OptionSet, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    /// No frame.
    public static let borderless: StyleMask = []
    /// A title bar.
    public static let titled = StyleMask(rawValue: 1 << 0)
    /// A close button; the desktop shows it in each title bar.
    public static let closable = StyleMask(rawValue: 1 << 1)
    /// A button that minimises; the desktop shows it in each title bar.
    public static let miniaturizable = StyleMask(rawValue: 1 << 2)
    /// A person may change the size.
    public static let resizable = StyleMask(rawValue: 1 << 3)
    /// A panel of tools; without an effect.
    public static let utilityWindow = StyleMask(rawValue: 1 << 4)
    /// A panel that does not activate the app; without an effect.
    public static let nonactivatingPanel = StyleMask(rawValue: 1 << 7)
    /// One bar for the title and the tools; without an effect.
    public static let unifiedTitleAndToolbar = StyleMask(rawValue: 1 << 12)
    /// A dark panel; without an effect.
    public static let hudWindow = StyleMask(rawValue: 1 << 13)
    /// Full screen; without an effect, as `toggleFullScreen(_:)` switches.
    public static let fullScreen = StyleMask(rawValue: 1 << 14)
    /// Views below the title bar; without an effect, as the desktop draws the bar.
    public static let fullSizeContentView = StyleMask(rawValue: 1 << 15)
  }

  /// The storage of a window's pixels; without an effect.
  public enum BackingStoreType: UInt, Sendable {
    case retained = 0
    case nonretained = 1
    case buffered = 2
  }

  /// Whether the title is shown; without an effect.
  public enum TitleVisibility: Int, Sendable {
    case visible = 0
    case hidden = 1
  }

  /// The order of windows; without an effect.
  public struct Level: Hashable, RawRepresentable, Sendable {
    public let rawValue: Int

    public init(rawValue: Int) {
      self.rawValue = rawValue
    }

    public static let normal = Level(rawValue: 0)
    public static let floating = Level(rawValue: 3)
    public static let modalPanel = Level(rawValue: 8)
    public static let mainMenu = Level(rawValue: 24)
    public static let statusBar = Level(rawValue: 25)
    public static let popUpMenu = Level(rawValue: 101)
    public static let screenSaver = Level(rawValue: 1_000)
  }

  /// The part that a window takes in full screen and in several desktops; without an effect.
  public struct CollectionBehavior: OptionSet, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    public static let canJoinAllSpaces = CollectionBehavior(rawValue: 1 << 0)
    public static let moveToActiveSpace = CollectionBehavior(rawValue: 1 << 1)
    public static let managed = CollectionBehavior(rawValue: 1 << 2)
    public static let transient = CollectionBehavior(rawValue: 1 << 3)
    public static let stationary = CollectionBehavior(rawValue: 1 << 4)
    public static let fullScreenPrimary = CollectionBehavior(rawValue: 1 << 7)
    public static let fullScreenAuxiliary = CollectionBehavior(rawValue: 1 << 8)
    public static let fullScreenNone = CollectionBehavior(rawValue: 1 << 9)
  }

  /// The type of the name with which a window opens at its last place.
  public typealias FrameAutosaveName = String

  /// Whether windows are shown as tabs; stored without an effect.
  public static var allowsAutomaticWindowTabbing: Bool {
    get { StoredWindowValues.allowsTabs }
    set { StoredWindowValues.allowsTabs = newValue }
  }

  // MARK: State

  /// Whether the window is open.
  public var isVisible: Bool { isShown }

  /// Whether keys are sent to the window.
  public var isKeyWindow: Bool { program.isActive }

  /// Whether keys are sent to the window.
  public var isMainWindow: Bool { program.isActive }

  /// Whether the window is minimised, so that no frame is shown.
  public var isMiniaturized: Bool { program.isOpen && program.phase == .background }

  // MARK: Size and place

  /// The rectangle of the content; its origin is zero, as not every desktop tells it.
  public var frame: NSRect {
    CGRect(origin: .zero, size: program.currentSize ?? CGSize(width: 900, height: 600))
  }

  /// Gives the content another size in points; the origin is not used.
  public func setFrame(_ frame: NSRect, display: Bool, animate: Bool = false) {
    setContentSize(frame.size)
  }

  /// Gives the content another size in points.
  public func setContentSize(_ size: NSSize) {
    guard size.width >= 1, size.height >= 1 else { return }
    if program.fixedSize != nil { program.fixedSize = size }
    program.setSize(size)
  }

  /// Opens the window in the middle of its screen, where the desktop permits it.
  public func center() { program.position = .center }

  /// Sets the name with which the window opens at the place at which it was closed last. Returns whether the name is
  /// used.
  @discardableResult public func setFrameAutosaveName(_ name: FrameAutosaveName) -> Bool {
    program.placeName = name.isEmpty ? nil : name
    return true
  }

  /// The name with which the window opens at its last place; empty for none.
  public var frameAutosaveName: FrameAutosaveName { program.placeName ?? "" }

  /// Without an effect: the window has its last place when it opens. Returns whether it has a name for it.
  @discardableResult public func setFrameUsingName(_ name: FrameAutosaveName) -> Bool {
    setFrameAutosaveName(name)
  }

  /// Without an effect: the place is saved when the window closes.
  public func saveFrame(usingName name: FrameAutosaveName) {}

  /// Switches between full screen and the usual size.
  public func toggleFullScreen(_ sender: Any?) { program.toggleFullScreen() }

  /// Without an effect, as the desktop minimises windows.
  public func miniaturize(_ sender: Any?) {}

  /// Without an effect, as the desktop minimises windows.
  public func performMiniaturize(_ sender: Any?) {}

  /// Brings the window to the front.
  public func deminiaturize(_ sender: Any?) { program.bringToFront() }

  /// Without an effect, as the desktop maximises windows.
  public func zoom(_ sender: Any?) {}

  /// Without an effect, as the desktop maximises windows.
  public func performZoom(_ sender: Any?) {}

  /// Brings the window to the front, if it is open.
  public func makeKey() { program.bringToFront() }

  /// Brings the window to the front, if it is open.
  public func makeMain() { program.bringToFront() }

  /// Ends the editing of text for `nil`. Returns whether that was asked, as only views of SwiftUI have the keyboard
  /// focus.
  @discardableResult public func makeFirstResponder(_ responder: NSResponder?) -> Bool {
    if responder == nil { program.endEditing() }
    return responder == nil
  }

  /// Ends the editing of text.
  public func endEditing(for object: Any?) { program.endEditing() }

  /// Tells the delegate, and posts the notification.
  func tell(
    _ name: Notification.Name, _ call: (any NSWindowDelegate, Notification) -> Void
  ) {
    let notification = Notification(name: name, object: self)
    if let delegate { call(delegate, notification) }
    NotificationCenter.default.post(notification)
  }
}
