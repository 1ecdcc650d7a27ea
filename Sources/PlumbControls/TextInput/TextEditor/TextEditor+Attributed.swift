public import Foundation

extension TextEditor {
  /// Creates an editor of a text with attributes, whose selection can be read and set.
  ///
  /// As SwiftUI: characters keep their attributes, and what is typed has those of the character before, or those that
  /// `transformAttributes(in:body:)` has set for the selection. The editor shows the attributes that a ``Text`` shows. Each
  /// change costs a time that is proportional to the text.
  nonisolated public init(
    text: Binding<AttributedString>, selection: Binding<AttributedTextSelection>? = nil
  ) {
    let characters = Binding<String>(
      get: { String(text.wrappedValue.characters) },
      set: { string in
        let typed = selection?.wrappedValue.typingAttributes(in: text.wrappedValue)
        text.wrappedValue.setCharacters(string, typed: typed)
      })
    let edited = selection.map { selection in
      Binding<TextSelection?>(
        get: { selection.wrappedValue.edited(in: text.wrappedValue) },
        set: { selection.wrappedValue.setEdited($0) })
    }
    self.init(characters, edited, styledText: text)
  }
}

extension AttributedString {
  /// Replaces the smallest part so that the characters become others, which keep their attributes besides.
  ///
  /// - Parameter typed: The attributes of new characters; `nil` for those of the characters that they replace, or of the
  ///   one before them.
  mutating func setCharacters(_ string: String, typed: AttributeContainer?) {
    let (old, new) = (Array(characters), Array(string))
    let common = zip(old, new).prefix { $0 == $1 }.count
    let rest = Swift.min(old.count, new.count) - common
    let end = zip(old.reversed(), new.reversed()).prefix(rest).prefix { $0 == $1 }.count
    let start = characters.index(startIndex, offsetBy: common)
    let range = start..<characters.index(start, offsetBy: old.count - common - end)
    let inserted = String(new[common..<new.count - end])
    if inserted.isEmpty { return removeSubrange(range) }
    var attributes = typed ?? typingAttributes(replacing: range)
    // As SwiftUI: a link ends with its text.
    attributes.link = nil
    replaceSubrange(range, with: AttributedString(inserted, attributes: attributes))
  }
}
