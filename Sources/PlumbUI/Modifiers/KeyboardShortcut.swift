/// A key, by the character it types or stands for.
public struct KeyEquivalent: Hashable, Sendable, ExpressibleByExtendedGraphemeClusterLiteral {
  public var character: Character

  public static let upArrow = KeyEquivalent("\u{F700}")
  public static let downArrow = KeyEquivalent("\u{F701}")
  public static let leftArrow = KeyEquivalent("\u{F702}")
  public static let rightArrow = KeyEquivalent("\u{F703}")
  public static let home = KeyEquivalent("\u{F729}")
  public static let end = KeyEquivalent("\u{F72B}")
  public static let pageUp = KeyEquivalent("\u{F72C}")
  public static let pageDown = KeyEquivalent("\u{F72D}")
  public static let escape = KeyEquivalent("\u{1B}")
  public static let delete = KeyEquivalent("\u{8}")
  public static let tab = KeyEquivalent("\t")
  public static let space = KeyEquivalent(" ")
  public static let `return` = KeyEquivalent("\r")

  public init(_ character: Character) {
    self.character = character
  }

  public init(extendedGraphemeClusterLiteral character: Character) {
    self.init(character)
  }

  /// The key as events tell of it.
  var key: Key {
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
    case .tab: .tab
    case .space: .space
    case .return: .return
    default: .character(Character(character.lowercased()))
    }
  }
}

/// Keys held together with another one.
public struct EventModifiers: OptionSet, Hashable, Sendable {
  public let rawValue: Int

  public static let capsLock = EventModifiers(rawValue: 1)
  public static let shift = EventModifiers(rawValue: 2)
  public static let control = EventModifiers(rawValue: 4)
  public static let option = EventModifiers(rawValue: 8)
  public static let command = EventModifiers(rawValue: 16)
  public static let numericPad = EventModifiers(rawValue: 32)
  public static let all: EventModifiers = [
    .capsLock, .shift, .control, .option, .command, .numericPad,
  ]

  public init(rawValue: Int) {
    self.rawValue = rawValue
  }
}

/// A key that presses a control.
///
/// Where Apple's keyboards have Command, this system's have Control: either will do.
public struct KeyboardShortcut: Hashable, Sendable {
  /// The return key, for what one most likely wants.
  public static let defaultAction = KeyboardShortcut(.return, modifiers: [])
  /// The escape key, for what leaves all as it was.
  public static let cancelAction = KeyboardShortcut(.escape, modifiers: [])

  public var key: KeyEquivalent
  public var modifiers: EventModifiers

  public init(_ key: KeyEquivalent, modifiers: EventModifiers = .command) {
    self.key = key
    self.modifiers = modifiers
  }

  /// Whether somebody pressed these keys.
  func matches(_ press: KeyStroke) -> Bool {
    guard press.key == key.key else { return false }
    var held = press.modifiers
    var wanted: KeyModifiers = []
    if modifiers.contains(.shift) { wanted.insert(.shift) }
    if modifiers.contains(.control) { wanted.insert(.control) }
    if modifiers.contains(.option) { wanted.insert(.option) }
    if modifiers.contains(.command) {
      wanted.insert(.command)
      if !modifiers.contains(.control), held.remove(.control) != nil { held.insert(.command) }
    }
    return held == wanted
  }
}

extension View {
  /// Lets a key press the buttons inside, the first of those that are there and enabled.
  nonisolated public func keyboardShortcut(
    _ key: KeyEquivalent, modifiers: EventModifiers = .command
  ) -> some View {
    keyboardShortcut(KeyboardShortcut(key, modifiers: modifiers))
  }

  nonisolated public func keyboardShortcut(_ shortcut: KeyboardShortcut) -> some View {
    environment(\.keyboardShortcut, shortcut)
  }

  /// Lets a key press the buttons inside; `nil` for none.
  nonisolated public func keyboardShortcut(_ shortcut: KeyboardShortcut?) -> some View {
    environment(\.keyboardShortcut, shortcut)
  }
}

extension EnvironmentValues {
  /// The key that presses a button here.
  public internal(set) var keyboardShortcut: KeyboardShortcut? {
    get { self[KeyboardShortcutKey.self] }
    set { self[KeyboardShortcutKey.self] = newValue }
  }
}

private enum KeyboardShortcutKey: EnvironmentKey {
  static let defaultValue: KeyboardShortcut? = nil
}
