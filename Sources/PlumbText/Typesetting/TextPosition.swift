internal import Foundation

/// A position before or after a character of a text, at which a caret can be.
///
/// The offset counts UTF-8 bytes of the content's spans joined into one string: the text that is
/// displayed, after localization and changes of case. The layout uses the same unit, so nothing is
/// converted, and a conversion to `String.Index` takes constant time. Unlike a `String.Index`, an
/// offset is valid in every equal string and can be moved by the length of an edit.
package struct TextPosition: Hashable {
  /// The character next to which a caret is drawn if the characters around it are not adjacent.
  package enum Affinity: Hashable {
    /// The character before the offset, as at the end of a wrapped line.
    case upstream
    /// The character after the offset, as at the start of the next line.
    case downstream
  }

  /// The number of UTF-8 bytes before the position.
  package var offset: Int
  /// The character next to which the caret is drawn.
  package var affinity: Affinity

  package init(offset: Int, affinity: Affinity = .downstream) {
    self.offset = offset
    self.affinity = affinity
  }
}

/// The rectangles in which the caret of a position is drawn.
package struct TextCaret: Equatable {
  /// The rectangle in the coordinates of the text: the height of the line, without width.
  ///
  /// At a boundary between directions the caret is next to the character with the lower bidirectional
  /// level, where text in the direction of the surrounding text would be inserted.
  package var rect: CGRect
  /// The rectangle next to the other character at a boundary between directions; `nil` if both are
  /// the same.
  package var secondary: CGRect?
}
