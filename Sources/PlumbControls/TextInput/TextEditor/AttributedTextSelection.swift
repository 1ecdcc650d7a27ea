public import Foundation

/// The selection in an attributed text that is edited, or the place of its caret with the attributes of what is typed
/// there.
///
/// As SwiftUI: a selection belongs to one text. Indices of another text count as the nearest place in it.
public struct AttributedTextSelection: Equatable, Sendable {
  /// The selected part of a text.
  public enum Indices: Equatable, Sendable {
    /// The place of the caret.
    case insertionPoint(AttributedString.Index)
    /// Ranges, of which the editors of this platform select one.
    case ranges(RangeSet<AttributedString.Index>)
  }

  private enum Storage: Equatable {
    /// The place at the end of any text.
    case end
    case indices(RangeSet<AttributedString.Index>)
    case insertionPoint(AttributedString.Index)
    /// The selection of an editor, in the characters of the text.
    case edited(TextSelection)
  }

  private var storage = Storage.end
  /// The attributes of what is typed next; `nil` for those of the text before the caret.
  private var ownTypingAttributes: AttributeContainer?

  /// Creates the place at the end of a text.
  public init() {}

  /// Creates the place of a caret.
  ///
  /// - Parameter typingAttributes: The attributes of what is typed there; `nil` for those of the text before it.
  public init(
    insertionPoint: AttributedString.Index, typingAttributes: AttributeContainer? = nil
  ) {
    storage = .insertionPoint(insertionPoint)
    ownTypingAttributes = typingAttributes
  }

  /// Creates the selection of a range.
  public init(range: Range<AttributedString.Index>) {
    self.init(ranges: RangeSet(range))
    if range.isEmpty { storage = .insertionPoint(range.lowerBound) }
  }

  /// Creates the selection of several ranges.
  public init(ranges: RangeSet<AttributedString.Index>) {
    storage = .indices(ranges)
  }

  /// Returns the selected part of a text.
  public func indices(in text: AttributedString) -> Indices {
    let range = range(in: text)
    return range.isEmpty
      ? .insertionPoint(range.lowerBound) : .ranges(RangeSet(range))
  }

  /// Returns the attributes of the characters that are selected, or at a caret of those that are typed there, for each
  /// run.
  public func attributes(in text: AttributedString) -> [AttributeContainer] {
    let range = range(in: text)
    if range.isEmpty { return [typingAttributes(in: text)] }
    return text[range].runs.map(\.attributes)
  }

  /// Returns the attributes of what is typed in place of the selection.
  public func typingAttributes(in text: AttributedString) -> AttributeContainer {
    ownTypingAttributes ?? text.typingAttributes(replacing: range(in: text))
  }

  /// Returns the selected range of a text.
  func range(in text: AttributedString) -> Range<AttributedString.Index> {
    switch storage {
    case .end: return text.endIndex..<text.endIndex
    case .insertionPoint(let index):
      let index = min(max(index, text.startIndex), text.endIndex)
      return index..<index
    case .indices(let set):
      guard let range = set.ranges.first else { return text.endIndex..<text.endIndex }
      let start = min(max(range.lowerBound, text.startIndex), text.endIndex)
      return start..<min(max(range.upperBound, start), text.endIndex)
    case .edited(let selection):
      let string = String(text.characters)
      guard let bytes = selection.range(in: string) else { return text.endIndex..<text.endIndex }
      let start = text.utf8.index(text.startIndex, offsetBy: bytes.lowerBound)
      return start..<text.utf8.index(start, offsetBy: bytes.count)
    }
  }

  /// The selection of an editor in the characters of a text; `nil` for a caret at any end.
  func edited(in text: AttributedString) -> TextSelection? {
    switch storage {
    case .end: return nil
    case .edited(let selection): return selection
    case .insertionPoint, .indices:
      let range = range(in: text)
      let start = text.utf8.distance(from: text.startIndex, to: range.lowerBound)
      let end = text.utf8.distance(from: text.startIndex, to: range.upperBound)
      let string = String(text.characters)
      func index(_ offset: Int) -> String.Index {
        string.utf8.index(string.startIndex, offsetBy: offset)
      }
      return TextSelection(range: index(start)..<index(end))
    }
  }

  /// Takes the selection of an editor. The attributes of what is typed next end with a move of the caret.
  mutating func setEdited(_ selection: TextSelection?) {
    let new = selection.map { Storage.edited($0) } ?? .end
    guard new != storage else { return }
    (storage, ownTypingAttributes) = (new, nil)
  }

  /// Sets the attributes of what is typed next.
  fileprivate mutating func setTypingAttributes(_ attributes: AttributeContainer) {
    ownTypingAttributes = attributes
  }
}

extension AttributedString {
  /// Returns the attributes of what replaces a range: those of its first character, or at a caret of the one before.
  func typingAttributes(replacing range: Range<AttributedString.Index>) -> AttributeContainer {
    guard startIndex < endIndex else { return AttributeContainer() }
    let place =
      !range.isEmpty || range.lowerBound == startIndex
      ? range.lowerBound : characters.index(before: range.lowerBound)
    return runs[place].attributes
  }

  /// The characters that are selected.
  public subscript(_ selection: AttributedTextSelection) -> AttributedSubstring {
    self[selection.range(in: self)]
  }

  /// Changes the attributes of the characters that are selected, or at a caret of what is typed there next.
  public mutating func transformAttributes(
    in selection: inout AttributedTextSelection, body: (inout AttributeContainer) -> Void
  ) {
    let range = selection.range(in: self)
    if range.isEmpty {
      var attributes = selection.typingAttributes(in: self)
      body(&attributes)
      selection.setTypingAttributes(attributes)
      return
    }
    for run in Array(self[range].runs) {
      var attributes = run.attributes
      body(&attributes)
      self[run.range].setAttributes(attributes)
    }
  }

  /// Replaces the characters that are selected, and places the caret after the new ones.
  public mutating func replaceSelection(
    _ selection: inout AttributedTextSelection, with newContent: AttributedString
  ) {
    let range = selection.range(in: self)
    let end = utf8.distance(from: startIndex, to: range.lowerBound) + newContent.utf8.count
    replaceSubrange(range, with: newContent)
    selection = AttributedTextSelection(
      insertionPoint: utf8.index(startIndex, offsetBy: Swift.min(end, utf8.count)))
  }

  /// Replaces the characters that are selected by some with the attributes of what is typed there.
  public mutating func replaceSelection(
    _ selection: inout AttributedTextSelection, withCharacters newCharacters: String
  ) {
    let attributes = selection.typingAttributes(in: self)
    replaceSelection(
      &selection, with: AttributedString(newCharacters, attributes: attributes))
  }
}
