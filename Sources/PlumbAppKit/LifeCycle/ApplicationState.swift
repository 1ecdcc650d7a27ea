internal import Foundation
internal import PlumbUI

/// The values that the app stores for code for AppKit.
@MainActor final class ApplicationState {
  /// The state of the app. Tests replace it.
  static var current = ApplicationState()

  weak var delegate: (any NSApplicationDelegate)?
  /// The delegate that this module has made, and keeps in memory.
  var ownDelegate: NSObject?
  /// The windows of the app, in the order in which they were made or opened.
  var windows: [NSWindow] = []
  var mainMenu: NSMenu? { didSet { MainMenuCommands.install(mainMenu) } }

  /// Shows the main menu anew after a change of its titles; the menu bar follows its items.
  func menuDidChange(_ menu: NSMenu) {
    guard let mainMenu else { return }
    if menu === mainMenu || mainMenu.items.contains(where: { $0.submenu === menu }) {
      MainMenuCommands.install(mainMenu)
    }
  }

  var activationPolicy = NSApplication.ActivationPolicy.regular
  var dockTile = NSDockTile()
  /// Whether the delegate lets the app end after it wanted to answer later.
  var mayTerminate = false
  /// Whether the start is over.
  var hasFinishedLaunching = false
}
