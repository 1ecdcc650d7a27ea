internal import Foundation

extension KeyboardShortcut {
  /// The keys in words, as menus on Linux show them: "Ctrl+Shift+S". Command is Control, unless the shortcut has both.
  var title: String {
    var keys: [String] = []
    let hasControl = modifiers.contains(.control)
    if hasControl || modifiers.contains(.command) { keys.append("Ctrl") }
    if hasControl, modifiers.contains(.command) { keys.append("Super") }
    if modifiers.contains(.option) { keys.append("Alt") }
    if modifiers.contains(.shift) { keys.append("Shift") }
    return (keys + [key.title]).joined(separator: "+")
  }
}

extension KeyEquivalent {
  /// The key in a word.
  fileprivate var title: String {
    switch key {
    case .up: "↑"
    case .down: "↓"
    case .left: "←"
    case .right: "→"
    case .home: "Home"
    case .end: "End"
    case .pageUp: "Page Up"
    case .pageDown: "Page Down"
    case .escape: "Esc"
    case .delete: "Backspace"
    case .deleteForward: "Delete"
    case .insert: "Insert"
    case .menu: "Menu"
    case .option: "Alt"
    case .tab: "Tab"
    case .space: "Space"
    case .return: "Enter"
    case .character(let character): character.uppercased()
    case .function(let number): "F\(number)"
    }
  }
}
