public import Foundation

extension UndoManager {
  /// The title of the menu item that undoes, in English: "Undo", with the name of what is undone.
  public var undoMenuItemTitle: String { undoMenuTitle(forUndoActionName: undoActionName) }

  /// The title of the menu item that redoes, in English: "Redo", with the name of what is redone.
  public var redoMenuItemTitle: String { redoMenuTitle(forUndoActionName: redoActionName) }

  /// Returns the title of the menu item that undoes something, in English.
  public func undoMenuTitle(forUndoActionName actionName: String) -> String {
    actionName.isEmpty ? "Undo" : "Undo \(actionName)"
  }

  /// Returns the title of the menu item that redoes something, in English.
  public func redoMenuTitle(forUndoActionName actionName: String) -> String {
    actionName.isEmpty ? "Redo" : "Redo \(actionName)"
  }
}

extension Notification.Name {
  // swift-format-ignore: AlwaysUseLowerCamelCase
  /// An ``UndoManager`` opens or closes a group, undoes or redoes.
  public static let NSUndoManagerCheckpoint = Self("NSUndoManagerCheckpointNotification")
  // swift-format-ignore: AlwaysUseLowerCamelCase
  /// An ``UndoManager`` has opened a group.
  public static let NSUndoManagerDidOpenUndoGroup = Self(
    "NSUndoManagerDidOpenUndoGroupNotification")
  // swift-format-ignore: AlwaysUseLowerCamelCase
  /// An ``UndoManager`` is about to close a group.
  public static let NSUndoManagerWillCloseUndoGroup = Self(
    "NSUndoManagerWillCloseUndoGroupNotification")
  // swift-format-ignore: AlwaysUseLowerCamelCase
  /// An ``UndoManager`` has closed a group.
  public static let NSUndoManagerDidCloseUndoGroup = Self(
    "NSUndoManagerDidCloseUndoGroupNotification")
  // swift-format-ignore: AlwaysUseLowerCamelCase
  /// An ``UndoManager`` is about to undo.
  public static let NSUndoManagerWillUndoChange = Self("NSUndoManagerWillUndoChangeNotification")
  // swift-format-ignore: AlwaysUseLowerCamelCase
  /// An ``UndoManager`` has undone.
  public static let NSUndoManagerDidUndoChange = Self("NSUndoManagerDidUndoChangeNotification")
  // swift-format-ignore: AlwaysUseLowerCamelCase
  /// An ``UndoManager`` is about to redo.
  public static let NSUndoManagerWillRedoChange = Self("NSUndoManagerWillRedoChangeNotification")
  // swift-format-ignore: AlwaysUseLowerCamelCase
  /// An ``UndoManager`` has redone.
  public static let NSUndoManagerDidRedoChange = Self("NSUndoManagerDidRedoChangeNotification")
}

private enum UndoManagerKey: EnvironmentKey {
  static var defaultValue: UndoManager? { nil }
}

extension EnvironmentValues {
  /// The manager of what can be undone in the window of the views; `nil` for views without a tree.
  ///
  /// Control Z undoes and Control Shift Z redoes what it has recorded, unless a text with the keyboard focus has
  /// something to undo itself.
  public internal(set) var undoManager: UndoManager? {
    get { self[UndoManagerKey.self] }
    set { self[UndoManagerKey.self] = newValue }
  }
}
