/// Something a person or the window system did; positions in points from the window's top left.
public enum Event: Equatable, Sendable {
  case pointerMoved(CGPoint)
  case pointerDown(CGPoint, PointerButton)
  case pointerUp(CGPoint, PointerButton)
  /// The pointer left the window.
  case pointerExited
  /// The wheel turned; the offset is how far contents should move, in points.
  case scrolled(CGPoint, by: CGSize)
  /// Two fingers came to lie so many times as far apart, and turned.
  case pinched(by: CGFloat, turned: Angle)
  case keyDown(KeyStroke)
  case keyUp(KeyStroke)
  /// The window's size or its pixels per point changed; ask the host for both.
  case resized
  /// What the window showed is lost and must be shown again.
  case exposed
  case closeRequested
}

/// A button of the pointing device.
public enum PointerButton: Equatable, Sendable {
  case primary, secondary, middle
}

/// A key with the modifiers held with it.
public struct KeyStroke: Equatable, Sendable {
  public var key: Key
  public var modifiers: KeyModifiers
  /// Whether the key was down already and is held.
  public var isRepeat: Bool

  public init(_ key: Key, modifiers: KeyModifiers = [], isRepeat: Bool = false) {
    self.key = key
    self.modifiers = modifiers
    self.isRepeat = isRepeat
  }
}

/// A key by what it means.
public enum Key: Hashable, Sendable {
  /// A key that types a character, in lower case and without modifiers.
  case character(Character)
  case `return`, space, tab, escape, delete
  case up, down, left, right, home, end, pageUp, pageDown
  case function(Int)
}

/// Modifier keys held down.
public struct KeyModifiers: OptionSet, Hashable, Sendable {
  public let rawValue: Int

  public static let shift = KeyModifiers(rawValue: 1)
  public static let control = KeyModifiers(rawValue: 2)
  public static let option = KeyModifiers(rawValue: 4)
  public static let command = KeyModifiers(rawValue: 8)

  public init(rawValue: Int) {
    self.rawValue = rawValue
  }
}
