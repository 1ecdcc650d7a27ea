import Foundation
public import PlumbUI

extension TestWindow {
  /// Presses and releases a key.
  ///
  /// As SwiftUI's `keyboardShortcut(_:modifiers:)`, Command also stands for Control, which takes its
  /// role on Linux.
  ///
  /// - Parameters:
  ///   - key: the key, such as `.return` or `"s"`.
  ///   - modifiers: the modifier keys that are held.
  /// - Returns: whether a view or a keyboard shortcut has used the key.
  @discardableResult
  public func press(_ key: KeyEquivalent, modifiers: EventModifiers = []) -> Bool {
    press(key.key, KeyModifiers(modifiers))
  }

  /// Enters characters one after the other: presses their keys, with Shift for capital letters, and enters
  /// them into the field with the focus.
  public func type(_ text: String) {
    for character in text {
      let (key, modifiers) = (
        KeyEquivalent(character).key, character.isUppercase ? KeyModifiers.shift : []
      )
      send(.keyDown(KeyStroke(key, modifiers: modifiers)))
      send(.textInput(String(character)))
      send(.keyUp(KeyStroke(key, modifiers: modifiers)))
    }
  }

  @discardableResult
  private func press(_ key: Key, _ modifiers: KeyModifiers) -> Bool {
    let isUsed = send(.keyDown(KeyStroke(key, modifiers: modifiers)))
    send(.keyUp(KeyStroke(key, modifiers: modifiers)))
    return isUsed
  }
}

extension KeyModifiers {
  /// The modifiers of an event with the given modifiers of SwiftUI.
  fileprivate init(_ modifiers: EventModifiers) {
    let pairs: [(EventModifiers, KeyModifiers)] = [
      (.shift, .shift), (.control, .control), (.option, .option), (.command, .command),
      (.capsLock, .capsLock), (.numericPad, .numericPad),
    ]
    self = pairs.reduce(into: []) { if modifiers.contains($1.0) { $0.insert($1.1) } }
  }
}
