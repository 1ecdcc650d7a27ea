import Cocoa
import SwiftUI

@MainActor
final class AppDelegate: NSObject, NSApplicationDelegate {
  private var window: NSWindow!
  private lazy var book = SwatchBook()

  func applicationDidFinishLaunching(_ notification: Notification) {
    NSApp.mainMenu = MainMenu.make()

    window = NSWindow(
      contentRect: NSRect(x: 0, y: 0, width: 520, height: 440),
      styleMask: [.titled, .closable, .miniaturizable, .resizable],
      backing: .buffered, defer: false)
    window.title = "Swatches"
    window.isReleasedWhenClosed = false
    window.contentMinSize = NSSize(width: 420, height: 360)
    window.center()
    window.setFrameAutosaveName("Main Window")
    window.contentView = NSHostingView(rootView: SwatchView(book: book))
    window.makeKeyAndOrderFront(nil)
    NSApp.activate(ignoringOtherApps: true)
  }

  func applicationShouldTerminateAfterLastWindowClosed(_ sender: NSApplication) -> Bool {
    true
  }

  func applicationWillTerminate(_ notification: Notification) {
    book.save()
  }

  // MARK: The menu bar

  @objc func selectNext(_ sender: Any?) {
    book.selectNext()
  }

  @objc func copyHex(_ sender: Any?) {
    book.copy()
  }
}
