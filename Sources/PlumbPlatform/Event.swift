public import Foundation

/// An input or window event. Locations are in points from the window's top left corner.
public enum Event: Equatable, Sendable {
  /// The pointer moved to a location.
  case pointerMoved(CGPoint)
  /// A button was pressed at a location, while modifier keys were held down.
  case pointerDown(CGPoint, PointerButton, modifiers: KeyModifiers = [])
  /// A button was released at a location, while modifier keys were held down.
  case pointerUp(CGPoint, PointerButton, modifiers: KeyModifiers = [])
  /// The pointer left the window.
  case pointerExited
  /// The wheel turned, or fingers moved on a touchpad, which is precise; the offset is the distance
  /// that content should move, in points.
  case scrolled(CGPoint, by: CGSize, isPrecise: Bool = false)
  /// The distance between two fingers changed by a factor, and the line between them turned by an
  /// angle.
  case pinched(by: CGFloat, turned: Angle)
  /// A key was pressed, or is held and repeats.
  case keyDown(KeyStroke)
  /// A key was released.
  case keyUp(KeyStroke)
  /// The modifier keys that are held down have changed, or Caps Lock was switched.
  case modifiersChanged(KeyModifiers)
  /// Text or files were dropped at a location by another program.
  case dropped(CGPoint, [DroppedItem])
  /// Text was entered, with keys or by an input method.
  case textInput(String)
  /// An input method composes a text; an empty one ends the composition. The selection is a range of its
  /// Unicode scalars.
  case textComposition(String, selection: Range<Int>)
  /// The window's size or its number of pixels per point changed; the host has the new values.
  case resized
  /// The window is at another place on the desktop; sent while panels are shown beyond its edges.
  case moved
  /// The contents of the window are lost and must be presented again.
  case exposed
  /// The window or another one has become the active window, or the window was hidden.
  case activationChanged
  /// The user asked to close the window.
  case closeRequested
  /// The window is gone without a request to the program, for example because another program has
  /// destroyed it.
  case closed
}

/// A text or a file that another program has dropped on a window.
public enum DroppedItem: Hashable, Sendable {
  case text(String)
  case file(URL)
}

/// A button of the pointing device.
public enum PointerButton: Equatable, Sendable {
  case primary, secondary, middle
  /// The buttons at the side of a mouse that go back and forward.
  case back, forward
}

/// A key and the modifiers held with it.
public struct KeyStroke: Equatable, Sendable {
  /// The key.
  public var key: Key
  /// The modifier keys held with the key.
  public var modifiers: KeyModifiers
  /// Whether the event repeats a key that is held down.
  public var isRepeat: Bool

  /// Creates a key stroke.
  public init(_ key: Key, modifiers: KeyModifiers = [], isRepeat: Bool = false) {
    self.key = key
    self.modifiers = modifiers
    self.isRepeat = isRepeat
  }
}

/// A key, identified by its meaning.
public enum Key: Hashable, Sendable {
  /// A key that types a character; the character is in lower case and without modifiers.
  case character(Character)
  case `return`, space, tab, escape
  /// The key that deletes backwards, labelled Backspace.
  case delete
  /// The key that deletes forwards, labelled Delete.
  case deleteForward
  case insert
  case up, down, left, right, home, end, pageUp, pageDown
  /// The key that opens the context menu.
  case menu
  /// The Alt key, which is also a modifier.
  case option
  /// A function key, numbered from 1.
  case function(Int)
}

/// A set of modifier keys that are held down, and of other properties of a key stroke or a press.
public struct KeyModifiers: OptionSet, Hashable, Sendable {
  public let rawValue: Int

  /// The Shift key.
  public static let shift = KeyModifiers(rawValue: 1)
  /// The Control key.
  public static let control = KeyModifiers(rawValue: 2)
  /// The Alt key; Option on Apple keyboards.
  public static let option = KeyModifiers(rawValue: 4)
  /// The Super key; Command on Apple keyboards.
  public static let command = KeyModifiers(rawValue: 8)
  /// Caps Lock, while it is on.
  public static let capsLock = KeyModifiers(rawValue: 16)
  /// The numeric keypad, for a key on it.
  public static let numericPad = KeyModifiers(rawValue: 32)

  /// A finger on a touchscreen, for a press that counts as the primary button.
  public static let touch = KeyModifiers(rawValue: 64)

  public init(rawValue: Int) {
    self.rawValue = rawValue
  }

  /// The modifier keys that are held down: neither the state of Caps Lock nor the keypad nor a finger.
  public var held: KeyModifiers { subtracting([.capsLock, .numericPad, .touch]) }
}
