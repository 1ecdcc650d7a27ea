/// A key event received while a view has the keyboard focus.
public struct KeyPress: Sendable {
  /// A set of phases of a key press.
  public struct Phases: OptionSet, Sendable {
    public let rawValue: Int

    /// The key was pressed.
    public static let down = Phases(rawValue: 1)
    /// The key is held, and the event is repeated.
    public static let `repeat` = Phases(rawValue: 2)
    /// The key was released.
    public static let up = Phases(rawValue: 4)
    /// All phases.
    public static let all: Phases = [.down, .repeat, .up]

    public init(rawValue: Int) {
      self.rawValue = rawValue
    }
  }

  /// The result of handling a key event.
  public enum Result: Sendable {
    /// The event was handled and is not passed on.
    case handled
    /// The event was not handled and is passed to the ancestors.
    case ignored
  }

  /// The phase of the key press.
  public let phase: Phases
  /// The key.
  public let key: KeyEquivalent
  /// The characters that the key types; empty for arrow keys and the like.
  ///
  /// Unlike SwiftUI's, this is the key's own character, in upper case with Shift: the other
  /// characters on the key depend on the keyboard and are not available, so that Shift and 1 give
  /// "1" and not "!".
  public let characters: String
  /// The modifier keys held during the event.
  public let modifiers: EventModifiers

  init(_ stroke: KeyStroke, phase: Phases) {
    self.phase = phase
    key = KeyEquivalent(stroke.key)
    modifiers = EventModifiers(stroke.modifiers)
    let character = key.character
    let isPrintable = !("\u{F700}"..."\u{F8FF}").contains(character)
    let isUpperCase = stroke.modifiers.contains(.shift) != stroke.modifiers.contains(.capsLock)
    characters = isPrintable ? (isUpperCase ? character.uppercased() : String(character)) : ""
  }
}

extension KeyEquivalent {
  /// Creates the equivalent of the key of an event.
  init(_ key: Key) {
    switch key {
    case .up: self = .upArrow
    case .down: self = .downArrow
    case .left: self = .leftArrow
    case .right: self = .rightArrow
    case .home: self = .home
    case .end: self = .end
    case .pageUp: self = .pageUp
    case .pageDown: self = .pageDown
    case .escape: self = .escape
    case .delete: self = .delete
    case .deleteForward: self = .deleteForward
    case .insert: self = .insert
    case .menu: self = .menu
    case .option: self = .option
    case .tab: self = .tab
    case .space: self = .space
    case .return: self = .return
    case .character(let character): self.init(character)
    case .function(let number):
      // The private-use characters of the function keys, starting with F1.
      let scalar = Unicode.Scalar(0xF703 + UInt32(min(max(number, 1), 35)))
      self.init(scalar.map { Character($0) } ?? "\u{F704}")
    }
  }
}

extension EventModifiers {
  init(_ modifiers: KeyModifiers) {
    self = []
    if modifiers.contains(.shift) { insert(.shift) }
    if modifiers.contains(.control) { insert(.control) }
    if modifiers.contains(.option) { insert(.option) }
    if modifiers.contains(.command) { insert(.command) }
    if modifiers.contains(.capsLock) { insert(.capsLock) }
    if modifiers.contains(.numericPad) { insert(.numericPad) }
  }
}
