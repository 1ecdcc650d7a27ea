/// The running app, as code for the Mac names it.
///
/// It has the functions for which SwiftUI has no name of its own. Scenes and the values of the environment do
/// everything else.
@MainActor @preconcurrency public final class NSApplication {
  /// The app.
  public static let shared = NSApplication()

  /// Ends the app as its menu item Quit does: if there are changes that are not saved, a person is asked before.
  ///
  /// Nothing happens before the app runs.
  ///
  /// - Parameter sender: the object that asks for the end; not used.
  public func terminate(_ sender: Any?) { ProgramLife.shared.quit() }

  /// Brings the windows of the app to the front, where the desktop permits it.
  public func activate() { ProgramLife.shared.bringToFront() }

  /// Brings the windows of the app to the front, where the desktop permits it.
  ///
  /// - Parameter flag: not used.
  public func activate(ignoringOtherApps flag: Bool) { activate() }
}

/// The running app, as code for the Mac names it.
// swift-format-ignore: AlwaysUseLowerCamelCase
@MainActor @preconcurrency public var NSApp: NSApplication! { .shared }
