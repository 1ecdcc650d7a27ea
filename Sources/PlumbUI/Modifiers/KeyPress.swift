/// A key pressed while a view has the keyboard focus.
public struct KeyPress: Sendable {
  /// What happens to a key.
  public struct Phases: OptionSet, Sendable {
    public let rawValue: Int

    public static let down = Phases(rawValue: 1)
    /// The key is held, which is told again and again.
    public static let `repeat` = Phases(rawValue: 2)
    public static let up = Phases(rawValue: 4)
    public static let all: Phases = [.down, .repeat, .up]

    public init(rawValue: Int) {
      self.rawValue = rawValue
    }
  }

  /// Whether the key was for the view.
  public enum Result: Sendable {
    /// It was, and nobody else is told of it.
    case handled
    /// It was not; the views round it are asked.
    case ignored
  }

  public let phase: Phases
  public let key: KeyEquivalent
  /// What the key types; nothing for arrows and the like.
  ///
  /// Unlike SwiftUI's it is the key's own character, in upper case with Shift: which others a keyboard
  /// has on its keys is not known, so that Shift and 1 give "1" and not "!".
  public let characters: String
  public let modifiers: EventModifiers

  init(_ stroke: KeyStroke, phase: Phases) {
    self.phase = phase
    key = KeyEquivalent(stroke.key)
    modifiers = EventModifiers(stroke.modifiers)
    let character = key.character
    let isTyped = !("\u{F700}"..."\u{F8FF}").contains(character)
    characters =
      isTyped
      ? (stroke.modifiers.contains(.shift) ? character.uppercased() : String(character)) : ""
  }
}

extension KeyEquivalent {
  /// The equivalent of a key that events tell of.
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
    case .tab: self = .tab
    case .space: self = .space
    case .return: self = .return
    case .character(let character): self.init(character)
    case .function(let number):
      // The characters that stand for F1 and those behind it.
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
  }
}
