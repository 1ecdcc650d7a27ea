/// The caret and the selection of fields, and the interface by which their texts are edited.
extension AccessibleReplies {
  /// Replies to the calls about the selection of a text; a text that cannot be changed has none.
  func selectionReply(to member: String, _ arguments: [DBusValue]) -> [DBusValue]? {
    let selection = editableText.map(\.selection) ?? 0..<0
    switch (member, arguments.asTuple) {
    case ("GetNSelections", (nil, nil, nil)): return [.int32(selection.isEmpty ? 0 : 1)]
    case ("GetSelection", (.int32(let index)?, nil, nil)):
      guard index == 0, !selection.isEmpty else { return [.int32(-1), .int32(-1)] }
      return [selection.lowerBound, selection.upperBound].map { .int32(Int32(clamping: $0)) }
    case ("SetCaretOffset", (.int32(let offset)?, nil, nil)):
      return [.boolean(offset >= 0 && select(Int(offset)..<Int(offset)))]
    case ("AddSelection", (.int32(let start)?, .int32(let end)?, nil)):
      // A field has at most one selection.
      return [.boolean(selection.isEmpty && select(Self.range(from: start, to: end)))]
    case ("SetSelection", (.int32(let index)?, .int32(let start)?, .int32(let end)?)):
      return [.boolean(index == 0 && select(Self.range(from: start, to: end)))]
    case ("RemoveSelection", (.int32(let index)?, nil, nil)):
      guard let caret = editableText?.caret, index == 0, !selection.isEmpty else {
        return [.boolean(false)]
      }
      return [.boolean(select(caret..<caret))]
    default: return nil
    }
  }

  func editableTextReply(to member: String, _ arguments: [DBusValue]) -> [DBusValue]? {
    switch (member, arguments.asTuple) {
    case ("SetTextContents", (.string(let text)?, nil, nil)):
      return [.boolean(edit { $0.replace(0..<Int.max, with: text) })]
    case ("InsertText", (.int32(let offset)?, .string(let text)?, .int32(let length)?)):
      let offset = max(Int(offset), 0)
      let text = Self.prefix(Int(length), of: text)
      return [.boolean(edit { $0.replace(offset..<offset, with: text) })]
    case ("DeleteText", (.int32(let start)?, .int32(let end)?, nil)):
      return [.boolean(edit { $0.replace(Self.range(from: start, to: end), with: "") })]
    case ("CopyText", (.int32(let start)?, .int32(let end)?, nil)):
      _ = edit { $0.copy(Self.range(from: start, to: end)) }
      return []
    case ("CutText", (.int32(let start)?, .int32(let end)?, nil)):
      let range = Self.range(from: start, to: end)
      return [.boolean(edit { $0.copy(range) && $0.replace(range, with: "") })]
    case ("PasteText", (.int32(let offset)?, nil, nil)):
      let offset = max(Int(offset), 0)
      return [.boolean(edit { $0.paste(offset..<offset) })]
    default: return nil
    }
  }

  private func select(_ range: Range<Int>) -> Bool { edit { $0.select(range) } }

  /// Edits the text of the object, and has the next frame follow. Returns whether it could be.
  private func edit(_ change: (any AccessibilityEditableText) -> Bool) -> Bool {
    guard let text = editableText, change(text) else { return false }
    application.wake()
    return true
  }

  /// Returns the beginning of a text, as many whole scalars as fit into a number of bytes; all of it for a
  /// negative number.
  private static func prefix(_ length: Int, of text: String) -> String {
    if length < 0 || length >= text.utf8.count { return text }
    var (prefix, rest) = (String.UnicodeScalarView(), length)
    for scalar in text.unicodeScalars {
      rest -= UTF8.width(scalar)
      if rest < 0 { break }
      prefix.append(scalar)
    }
    return String(prefix)
  }
}
