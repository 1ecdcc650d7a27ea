/// A key, represented by the character it types or by a reserved character.
public struct KeyEquivalent: Hashable, Sendable, ExpressibleByExtendedGraphemeClusterLiteral {
  /// The character that the key types, or one reserved for the key.
  public var character: Character

  /// The Up Arrow key.
  public static let upArrow = KeyEquivalent("\u{F700}")
  /// The Down Arrow key.
  public static let downArrow = KeyEquivalent("\u{F701}")
  /// The Left Arrow key.
  public static let leftArrow = KeyEquivalent("\u{F702}")
  /// The Right Arrow key.
  public static let rightArrow = KeyEquivalent("\u{F703}")
  /// The Home key.
  public static let home = KeyEquivalent("\u{F729}")
  /// The End key.
  public static let end = KeyEquivalent("\u{F72B}")
  /// The Page Up key.
  public static let pageUp = KeyEquivalent("\u{F72C}")
  /// The Page Down key.
  public static let pageDown = KeyEquivalent("\u{F72D}")
  /// The Escape key.
  public static let escape = KeyEquivalent("\u{1B}")
  /// The Backspace key.
  public static let delete = KeyEquivalent("\u{8}")
  /// The Delete key, which deletes forwards.
  public static let deleteForward = KeyEquivalent("\u{F728}")
  /// The Insert key.
  static let insert = KeyEquivalent("\u{F727}")
  /// The key that opens the context menu.
  static let menu = KeyEquivalent("\u{F735}")
  /// The Alt key.
  static let option = KeyEquivalent("\u{F736}")
  /// The Tab key.
  public static let tab = KeyEquivalent("\t")
  /// The space bar.
  public static let space = KeyEquivalent(" ")
  /// The Return key.
  public static let `return` = KeyEquivalent("\r")

  /// Creates the key that types a character.
  public init(_ character: Character) {
    self.character = character
  }

  public init(extendedGraphemeClusterLiteral character: Character) {
    self.init(character)
  }

  /// The key in events.
  package var key: Key {
    switch self {
    case .upArrow: .up
    case .downArrow: .down
    case .leftArrow: .left
    case .rightArrow: .right
    case .home: .home
    case .end: .end
    case .pageUp: .pageUp
    case .pageDown: .pageDown
    case .escape: .escape
    case .delete: .delete
    case .deleteForward: .deleteForward
    case Self.insert: .insert
    case Self.menu: .menu
    case Self.option: .option
    case .tab: .tab
    case .space: .space
    case .return: .return
    default: function ?? .character(Character(character.lowercased()))
    }
  }

  /// The function key that a private-use character represents, from F1 on; `nil` for other characters.
  private var function: Key? {
    guard let scalar = character.unicodeScalars.first?.value, (0xF704...0xF726).contains(scalar)
    else { return nil }
    return .function(Int(scalar) - 0xF703)
  }
}

/// A set of modifier keys.
public struct EventModifiers: OptionSet, Hashable, Sendable {
  public let rawValue: Int

  public static let capsLock = EventModifiers(rawValue: 1)
  public static let shift = EventModifiers(rawValue: 2)
  public static let control = EventModifiers(rawValue: 4)
  public static let option = EventModifiers(rawValue: 8)
  public static let command = EventModifiers(rawValue: 16)
  public static let numericPad = EventModifiers(rawValue: 32)
  /// All modifier keys.
  public static let all: EventModifiers = [
    .capsLock, .shift, .control, .option, .command, .numericPad,
  ]

  public init(rawValue: Int) {
    self.rawValue = rawValue
  }
}

/// A combination of keys that triggers a control.
///
/// Command also matches Control, which takes its role on Linux. Caps Lock and the numeric keypad matter
/// only to a shortcut that requires them.
public struct KeyboardShortcut: Hashable, Sendable {
  /// The Return key, for the default action.
  public static let defaultAction = KeyboardShortcut(.return, modifiers: [])
  /// The Escape key, for an action that cancels.
  public static let cancelAction = KeyboardShortcut(.escape, modifiers: [])

  /// The key that is pressed.
  public var key: KeyEquivalent
  /// The modifier keys that are held.
  public var modifiers: EventModifiers

  /// Creates a shortcut from a key and modifiers.
  public init(_ key: KeyEquivalent, modifiers: EventModifiers = .command) {
    self.key = key
    self.modifiers = modifiers
  }

  /// Returns whether the key stroke matches the shortcut.
  package func matches(_ press: KeyStroke) -> Bool {
    guard press.key == key.key else { return false }
    for modifier: (EventModifiers, KeyModifiers) in [
      (.capsLock, .capsLock), (.numericPad, .numericPad),
    ] where modifiers.contains(modifier.0) && !press.modifiers.contains(modifier.1) {
      return false
    }
    var heldModifiers = press.modifiers.held
    var requiredModifiers: KeyModifiers = []
    if modifiers.contains(.shift) { requiredModifiers.insert(.shift) }
    if modifiers.contains(.control) { requiredModifiers.insert(.control) }
    if modifiers.contains(.option) { requiredModifiers.insert(.option) }
    if modifiers.contains(.command) {
      requiredModifiers.insert(.command)
      if !modifiers.contains(.control), heldModifiers.remove(.control) != nil {
        heldModifiers.insert(.command)
      }
    }
    return heldModifiers == requiredModifiers
  }
}

extension View {
  /// Sets the shortcut of the buttons inside; it triggers the first of them that is shown and
  /// enabled.
  nonisolated public func keyboardShortcut(
    _ key: KeyEquivalent, modifiers: EventModifiers = .command
  ) -> some View {
    keyboardShortcut(KeyboardShortcut(key, modifiers: modifiers))
  }

  /// Sets the shortcut of the buttons inside; it triggers the first of them that is shown and
  /// enabled.
  nonisolated public func keyboardShortcut(_ shortcut: KeyboardShortcut) -> some View {
    environment(\.keyboardShortcut, shortcut)
  }

  /// Sets the shortcut of the buttons inside; `nil` removes it.
  nonisolated public func keyboardShortcut(_ shortcut: KeyboardShortcut?) -> some View {
    environment(\.keyboardShortcut, shortcut)
  }
}

extension EnvironmentValues {
  /// The shortcut of the buttons.
  public internal(set) var keyboardShortcut: KeyboardShortcut? {
    get { self[KeyboardShortcutKey.self] }
    set { self[KeyboardShortcutKey.self] = newValue }
  }
}

extension EnvironmentValues {
  /// A second shortcut of the buttons, for example of a button that both Return and Escape press.
  package var alternativeShortcut: KeyboardShortcut? {
    get { self[AlternativeShortcutKey.self] }
    set { self[AlternativeShortcutKey.self] = newValue }
  }
}

private enum KeyboardShortcutKey: BoundedEnvironmentKey {
  static let defaultValue: KeyboardShortcut? = nil
  static var boundaries: EnvironmentBoundaries { [.presentation, .popup] }
}

private enum AlternativeShortcutKey: BoundedEnvironmentKey {
  static let defaultValue: KeyboardShortcut? = nil
  static var boundaries: EnvironmentBoundaries { .presentation }
}
