public import Foundation

/// A text that assistive technologies read in parts.
///
/// Offsets count Unicode scalars. Offsets beyond the text stand for its end. Nothing is kept between calls: each
/// call reads the text up to the offset at most.
@MainActor public protocol AccessibilityText {
  /// The number of scalars.
  var count: Int { get }

  /// Returns a part of the text.
  func string(in range: Range<Int>) -> String

  /// Returns the part at an offset. A word includes the signs and spaces after it, a line and a paragraph their
  /// line break. At the end of the text it is the last part, but no character.
  func range(of unit: AccessibilityTextUnit, at offset: Int) -> Range<Int>
}

/// A part in which a text is read.
public enum AccessibilityTextUnit: Sendable {
  /// A character as a person sees it, which may have several scalars.
  case character
  case word, line, paragraph
}

/// The text of a field or an editor, with its caret and selection.
///
/// A text that is secret has a dot for each character, here as on the screen.
@MainActor public protocol AccessibilityEditableText: AccessibilityText {
  /// The offset of the caret: one of the ends of the selection.
  var caret: Int { get }

  /// The selected part; empty for a caret.
  var selection: Range<Int> { get }

  /// Returns the smallest rectangle around the visible characters of a range, or the caret before it if it is
  /// empty, in points from the window's top left corner; `nil` if none of it is visible.
  func frame(of range: Range<Int>) -> CGRect?

  /// Returns the offset of the character at a point of the window, or the nearest position of the caret if there
  /// is none; `nil` outside of the field.
  func offset(at point: CGPoint) -> Int?

  /// Selects a part, or places the caret. Returns whether the field is enabled.
  func select(_ range: Range<Int>) -> Bool

  /// Replaces a part as if another text were typed in its place. Returns whether the field is enabled.
  func replace(_ range: Range<Int>, with text: String) -> Bool

  /// Copies a part to the clipboard. Returns `false` for a text that is secret or disabled, or an empty part.
  func copy(_ range: Range<Int>) -> Bool

  /// Replaces a part by the text in the clipboard. Returns whether there is one, and the field is enabled.
  func paste(_ range: Range<Int>) -> Bool
}

/// The replacement of a part of a text that is edited.
public struct AccessibilityTextChange: Equatable, Sendable {
  /// The offset of the part in Unicode scalars.
  public var offset: Int
  public var oldText: String
  public var newText: String

  /// Creates the replacement of a part.
  public init(at offset: Int, oldText: String, newText: String) {
    self.offset = offset
    self.oldText = oldText
    self.newText = newText
  }
}
