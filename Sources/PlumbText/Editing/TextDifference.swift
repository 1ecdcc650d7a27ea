/// The part of a text that another one has in place of a part of the first.
package struct TextDifference: Equatable {
  /// The number of UTF-8 bytes before the part, which both texts have.
  package let start: Int
  /// The end of the part in the old text, in bytes.
  package let oldEnd: Int
  /// The end of the part in the new text, in bytes.
  package let newEnd: Int

  /// Compares two texts; `nil` if they have the same bytes.
  ///
  /// Each byte that the texts share is compared once. No scalar is divided.
  ///
  /// - Parameter caret: the position of the caret in the new text, in bytes. If the same characters follow
  ///   each other, several parts are a difference; the part before the caret is the one that was typed or
  ///   deleted.
  package init?(from old: String, to new: String, caret: Int) {
    if Self.hasSameBytes(old, new) { return nil }
    let parts = Self.sharedParts(of: old.utf8Span.span, new.utf8Span.span, caret: caret)
    start = parts.prefix
    oldEnd = old.utf8.count - parts.suffix
    newEnd = new.utf8.count - parts.suffix
    if start == oldEnd, start == newEnd { return nil }
  }

  /// Returns the numbers of bytes at the start and at the end that two texts share.
  private static func sharedParts(
    of old: Span<UInt8>, _ new: Span<UInt8>, caret: Int
  ) -> (prefix: Int, suffix: Int) {
    let shorter = min(old.count, new.count)
    let afterCaret = min(max(new.count - caret, 0), shorter)
    var suffix = SharedBytes.suffix(of: old, new, from: 0, upTo: afterCaret)
    var prefix = SharedBytes.prefix(of: old, new, upTo: shorter - suffix)
    // More bytes are shared if the text was not changed at the caret.
    suffix = SharedBytes.suffix(of: old, new, from: suffix, upTo: shorter - prefix)
    while divides(old, at: prefix) || divides(new, at: prefix) { prefix -= 1 }
    while divides(old, at: old.count - suffix) { suffix -= 1 }
    return (prefix, suffix)
  }

  /// Returns whether an offset is inside a scalar.
  private static func divides(_ text: Span<UInt8>, at offset: Int) -> Bool {
    offset < text.count && !TextBoundaries.beginsScalar(text[offset])
  }

  // MARK: Equality

  /// Returns whether two texts have no difference, in the sense of `==`: equal characters may have different
  /// bytes.
  ///
  /// The operator reads texts that are not all ASCII byte by byte, up to their first difference and also if their
  /// lengths differ.
  package static func isNone(from old: String, to new: String) -> Bool {
    let (first, second) = (old.utf8Span, new.utf8Span)
    let count = min(first.count, second.count)
    if count < SharedBytes.blockLength || (first.isKnownASCII && second.isKnownASCII) {
      return old == new
    }
    if first.span.isIdentical(to: second.span) { return true }
    var start = SharedBytes.prefix(of: first.span, second.span, upTo: count)
    // No character before an ASCII one changes what follows, or is changed by it.
    while start > 0, !isBoundary(first.span, at: start) || !isBoundary(second.span, at: start) {
      start -= 1
    }
    return old[TextBoundaries.index(at: start, in: old)...]
      == new[TextBoundaries.index(at: start, in: new)...]
  }

  /// Returns whether an offset in one text is the same place in another one: equal characters may have different
  /// bytes.
  package static func hasSameBytes(_ one: String, _ other: String) -> Bool {
    let (first, second) = (one.utf8Span.span, other.utf8Span.span)
    guard first.count == second.count else { return false }
    return first.isIdentical(to: second)
      || SharedBytes.prefix(of: first, second, upTo: first.count) == first.count
  }

  /// Returns whether an offset is at an ASCII character or at the end of a text.
  private static func isBoundary(_ text: Span<UInt8>, at offset: Int) -> Bool {
    offset == text.count || text[offset] < 0x80
  }
}
