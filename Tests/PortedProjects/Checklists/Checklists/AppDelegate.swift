import AppKit

final class AppDelegate: NSObject, NSApplicationDelegate, ObservableObject {
  @Published private(set) var launchDate: Date?

  func applicationWillFinishLaunching(_ notification: Notification) {
    NSWindow.allowsAutomaticWindowTabbing = false
    UserDefaults.standard.register(defaults: ["hidesDone": false, "marker": Marker.circle.rawValue])
  }

  func applicationDidFinishLaunching(_ notification: Notification) {
    launchDate = Date()
  }

  func applicationShouldTerminateAfterLastWindowClosed(_ sender: NSApplication) -> Bool {
    false
  }

  func applicationSupportsSecureRestorableState(_ app: NSApplication) -> Bool {
    true
  }
}
