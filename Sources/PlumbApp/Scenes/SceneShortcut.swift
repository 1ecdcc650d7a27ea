/// The keys that open a window of a scene.
enum SceneShortcut {
  /// The keys of the kind of scene.
  case usual
  /// The keys that the program has set; `nil` for none.
  case set(KeyboardShortcut?)

  /// Returns the keys.
  ///
  /// - Parameter usual: the keys of the kind of scene; `nil` for none.
  func shortcut(usually usual: KeyboardShortcut?) -> KeyboardShortcut? {
    switch self {
    case .usual: usual
    case .set(let shortcut): shortcut
    }
  }
}

extension Scene {
  /// Sets the keys that open a window of the scene, or bring its single window to the front.
  public func keyboardShortcut(
    _ key: KeyEquivalent, modifiers: EventModifiers = .command
  ) -> some Scene {
    keyboardShortcut(KeyboardShortcut(key, modifiers: modifiers))
  }

  /// Sets the keys that open a window of the scene; `nil` removes the keys that it has by itself.
  public func keyboardShortcut(_ shortcut: KeyboardShortcut?) -> some Scene {
    ModifiedScene(content: self) { $0.shortcut = .set(shortcut) }
  }
}
