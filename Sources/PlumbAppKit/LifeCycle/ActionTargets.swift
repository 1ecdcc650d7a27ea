internal import Foundation
internal import PlumbPlatformValues
internal import PlumbUI

/// The objects that may have the method of an action.
@MainActor struct ActionTargets {
  private let list: [AnyObject]

  /// - Parameter target: the object with the method; `nil` for the chain from the window with the keys to the delegate
  ///   of the app.
  init(_ target: Any?) {
    if let target {
      list = [target as AnyObject]
      return
    }
    let application = NSApplication.shared
    let window = application.keyWindow ?? application.windows.first
    let candidates: [AnyObject?] = [
      window?.contentViewController, window, window?.delegate, window?.windowController,
      application, application.delegate,
    ]
    list = candidates.compactMap(\.self)
  }

  /// Calls the method of an action on the first object that has it. Returns whether one has it.
  func perform(_ action: Selector, _ sender: Any?) -> Bool {
    action.perform(on: list, with: sender)
  }
}

/// A method of AppKit that programs know by its name in Objective-C.
enum StandardAction: String {
  case terminate = "terminate:"
  case showSettings = "showSettingsWindow:"
  case showPreferences = "showPreferencesWindow:"
  case performClose = "performClose:"
  case toggleFullScreen = "toggleFullScreen:"
  case hide = "hide:"
  case hideOthers = "hideOtherApplications:"
  case unhide = "unhideAllApplications:"
  case showAbout = "orderFrontStandardAboutPanel:"
  case miniaturize = "performMiniaturize:"
  case zoom = "performZoom:"
  case arrange = "arrangeInFront:"
  case undo = "undo:"
  case redo = "redo:"
  case cut = "cut:"
  case copy = "copy:"
  case paste = "paste:"
  case delete = "delete:"
  case selectAll = "selectAll:"
  case toggleSidebar = "toggleSidebar:"

  /// Creates the action of a selector; `nil` for a method of the program.
  init?(_ selector: Selector) {
    self.init(rawValue: selector.name)
  }

  /// Performs the action. Returns whether there is somebody for it.
  @MainActor func perform() -> Bool {
    let application = NSApplication.shared
    switch self {
    case .terminate: application.terminate(nil)
    case .showSettings, .showPreferences: return ProgramLife.shared.openSettings()
    case .performClose: application.keyWindow?.performClose(nil)
    case .toggleFullScreen: application.keyWindow?.toggleFullScreen(nil)
    case .unhide: application.activate()
    case .hide, .hideOthers, .showAbout, .miniaturize, .zoom, .arrange, .undo, .redo, .cut, .copy,
      .paste, .delete, .selectAll, .toggleSidebar:
      // They are items of the menu bar, and the desktop has its own for windows.
      return false
    }
    return true
  }
}

/// The editing of text, of which the menu bar has the actions.
@MainActor @preconcurrency open class NSText: NSResponder {
  /// Not called: the menu bar has the action.
  open func cut(_ sender: Any?) {}
  /// Not called: the menu bar has the action.
  open func copy(_ sender: Any?) {}
  /// Not called: the menu bar has the action.
  open func paste(_ sender: Any?) {}
  /// Not called: the menu bar has the action.
  open func delete(_ sender: Any?) {}
  /// Not called: the menu bar has the action.
  open func selectAll(_ sender: Any?) {}
}
