/// The running app, as code for the Mac names it.
///
/// It has the functions for which SwiftUI has no name of its own. Scenes and the values of the environment do
/// everything else.
@MainActor public final class NSApplication {
  /// The app.
  public static let shared = NSApplication()

  /// The windows of the app while it runs; `nil` before and after.
  weak var windows: (any ProgramWindows)?

  /// Ends the app as its menu item Quit does: if there are changes that are not saved, a person is asked before.
  ///
  /// Nothing happens before the app runs.
  ///
  /// - Parameter sender: the object that asks for the end; not used.
  public func terminate(_ sender: Any?) { windows?.quit() }

  /// Brings the windows of the app to the front, where the desktop permits it.
  public func activate() { windows?.bringToFront() }

  /// Brings the windows of the app to the front, where the desktop permits it.
  ///
  /// - Parameter flag: not used.
  public func activate(ignoringOtherApps flag: Bool) { activate() }
}

/// The running app, as code for the Mac names it.
// swift-format-ignore: AlwaysUseLowerCamelCase
@MainActor public var NSApp: NSApplication! { .shared }

/// The windows of a running app.
@MainActor protocol ProgramWindows: AnyObject {
  /// Ends the app, unless a person is asked before.
  func quit()

  /// Brings all windows to the front, in the order in which they were opened.
  func bringToFront()
}
