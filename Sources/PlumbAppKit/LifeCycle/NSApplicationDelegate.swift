public import Foundation
public import PlumbUI

/// The object that is told about the life of the app. Every function may be left out.
@MainActor @preconcurrency public protocol NSApplicationDelegate: NSObjectProtocol {
  /// The app has started, and has no window.
  func applicationWillFinishLaunching(_ notification: Notification)

  /// The app has started; the windows of its SwiftUI scenes are open, without a frame.
  func applicationDidFinishLaunching(_ notification: Notification)

  /// Keys are sent to a window of the app.
  func applicationDidBecomeActive(_ notification: Notification)

  /// Keys are about to be sent to a window of the app.
  func applicationWillBecomeActive(_ notification: Notification)

  /// Keys are sent to another app.
  func applicationDidResignActive(_ notification: Notification)

  /// Keys are about to be sent to another app.
  func applicationWillResignActive(_ notification: Notification)

  /// No window of the app is visible any more.
  func applicationDidHide(_ notification: Notification)

  /// A window of the app is visible again.
  func applicationDidUnhide(_ notification: Notification)

  /// A person or the app wants to end the app.
  func applicationShouldTerminate(_ sender: NSApplication) -> NSApplication.TerminateReply

  /// The app ends. All windows are in the background.
  func applicationWillTerminate(_ notification: Notification)

  /// Not asked on this platform, where the app ends with its last window: without one, nobody could come back to it.
  func applicationShouldTerminateAfterLastWindowClosed(_ sender: NSApplication) -> Bool

  /// A person has started the app again, of which only one process runs. Returns whether a window is shown.
  func applicationShouldHandleReopen(_ sender: NSApplication, hasVisibleWindows flag: Bool) -> Bool

  /// Not asked on this platform, where the state of scenes is always stored in a safe way.
  func applicationSupportsSecureRestorableState(_ app: NSApplication) -> Bool

  /// Not asked on this platform.
  func applicationShouldOpenUntitledFile(_ sender: NSApplication) -> Bool

  /// Not asked on this platform, which has no Dock.
  func applicationDockMenu(_ sender: NSApplication) -> NSMenu?

  /// Opens the addresses and files with which the program was started, or started again while it runs.
  func application(_ application: NSApplication, open urls: [URL])

  /// Opens a file with which the program was started. As AppKit: called if `application(_:open:)` is left out. Returns
  /// whether it was opened.
  func application(_ sender: NSApplication, openFile filename: String) -> Bool
}

extension NSApplicationDelegate {
  public func applicationWillFinishLaunching(_ notification: Notification) {}
  public func applicationDidFinishLaunching(_ notification: Notification) {}
  public func applicationDidBecomeActive(_ notification: Notification) {}
  public func applicationWillBecomeActive(_ notification: Notification) {}
  public func applicationDidResignActive(_ notification: Notification) {}
  public func applicationWillResignActive(_ notification: Notification) {}
  public func applicationDidHide(_ notification: Notification) {}
  public func applicationDidUnhide(_ notification: Notification) {}
  public func applicationShouldTerminate(
    _ sender: NSApplication
  ) -> NSApplication.TerminateReply { .terminateNow }
  public func applicationWillTerminate(_ notification: Notification) {}
  public func applicationShouldTerminateAfterLastWindowClosed(
    _ sender: NSApplication
  ) -> Bool { false }
  public func applicationShouldHandleReopen(
    _ sender: NSApplication, hasVisibleWindows flag: Bool
  ) -> Bool { true }
  public func applicationSupportsSecureRestorableState(_ app: NSApplication) -> Bool { false }
  public func applicationShouldOpenUntitledFile(_ sender: NSApplication) -> Bool { true }
  public func applicationDockMenu(_ sender: NSApplication) -> NSMenu? { nil }

  public func application(_ application: NSApplication, open urls: [URL]) {
    for url in urls where url.isFileURL { _ = self.application(application, openFile: url.path) }
  }

  public func application(_ sender: NSApplication, openFile filename: String) -> Bool { false }

  /// Runs a program of which this class, marked `@main`, is the delegate of the app, and returns when its last window
  /// closes.
  @MainActor @preconcurrency public static func main() {
    guard let type = self as? NSObject.Type else {
      preconditionFailure(
        "\(self) is no NSObject, so that it cannot be made as the delegate of the app.")
    }
    let application = NSApplication.shared
    application.state.ownDelegate = makeObject(of: type)
    application.delegate = application.state.ownDelegate as? any NSApplicationDelegate
    application.run()
  }
}

/// Runs a program with the delegate that `NSApplication.shared` has, and returns when its last window closes.
///
/// - Parameters:
///   - argc: the number of arguments; not used, as the process knows its arguments.
///   - argv: the arguments; not used.
/// - Returns: 0.
// swift-format-ignore: AlwaysUseLowerCamelCase
@MainActor @preconcurrency @discardableResult public func NSApplicationMain(
  _ argc: Int32, _ argv: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>
) -> Int32 {
  NSApplication.shared.run()
  return 0
}
