/// The requirements on a face that shows a character.
struct ShownCharacter {
  /// The scalars that need a glyph.
  let scalars: [Unicode.Scalar]
  /// Whether the character has emoji presentation.
  let isEmoji: Bool

  init(_ character: Character) {
    let all = character.unicodeScalars
    let plain = PlainRun.sanitized(String(character)).unicodeScalars
    scalars = plain.filter { !$0.properties.isDefaultIgnorableCodePoint }
    guard let first = all.first else {
      isEmoji = false
      return
    }
    let requestsText = all.contains("\u{FE0E}")
    let requestsImage = all.contains("\u{FE0F}")
    let isSequence =
      all.count > 1 && first.properties.isEmoji
      && all.dropFirst().contains { $0.properties.isEmojiModifier || $0 == "\u{200D}" }
    isEmoji =
      !requestsText && (first.properties.isEmojiPresentation || requestsImage || isSequence)
  }
}
