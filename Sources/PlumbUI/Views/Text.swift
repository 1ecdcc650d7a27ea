public import Foundation

/// A piece of text.
public struct Text: Equatable, Sendable {
  /// A stretch of the text with what is said of it.
  struct Stretch: Equatable, Sendable {
    var string: String
    var attributes = TextAttributes()

    /// What is read out if it is something else than what is shown.
    var original: String?

    /// What is read out: a picture's label in its place.
    func spoken(in reading: LocalizationContext) -> String {
      attributes.picture.map { $0.spoken(in: reading) } ?? original ?? string
    }
  }

  /// A part of the text, before it is known where it stands.
  private struct Part: Equatable, Sendable {
    var words: TextSource
    var attributes = TextAttributes()
  }

  public typealias TruncationMode = TextTruncationMode
  public typealias WritingDirectionStrategy = TextWritingDirectionStrategy
  public typealias AlignmentStrategy = TextAlignmentStrategy

  /// A change to all letters of a text.
  public enum Case: Hashable, Sendable {
    case uppercase, lowercase
  }

  private var parts: [Part]

  init(_ words: TextSource) {
    parts = [Part(words: words)]
  }

  /// Several texts as one, each with what is said of it.
  init(joining texts: [Text]) {
    parts = texts.flatMap(\.parts)
  }

  /// What the text says at some place, one stretch at least.
  func stretches(in reading: LocalizationContext) -> [Stretch] {
    let stretches = parts.flatMap { part in
      part.words.runs(in: reading).map {
        Stretch(string: $0.text, attributes: $0.attributes.filled(from: part.attributes))
      }
    }
    return stretches.isEmpty ? [Stretch(string: "")] : stretches
  }

  /// What the text says at some place, whatever it looks like.
  func string(in reading: LocalizationContext) -> String {
    stretches(in: reading).map { $0.spoken(in: reading) }.joined()
  }

  /// When the text reads differently though nobody changes it; `nil` for never.
  func nextChange(after now: Date) -> Date? {
    parts.compactMap { $0.words.nextChange(after: now) }.min()
  }

  /// A text as written in the source; a string literal means this.
  ///
  /// - Parameters:
  ///   - key: the text, which translations are looked up for; see ``LocalizedStringKey``.
  ///   - tableName: the name of a file of translations without its ending; `nil` for `Localizable`.
  ///   - bundle: whose translations are meant; `nil` for those in the program's assets.
  ///   - comment: tells translators what the text is for.
  nonisolated public init(
    _ key: LocalizedStringKey, tableName: String? = nil, bundle: Bundle? = nil,
    comment: StaticString? = nil
  ) {
    var phrase = key.phrase
    phrase.table = tableName
    phrase.folder = bundle?.resourceURL
    self.init(.phrase(phrase))
  }

  /// A text of some place that translations are looked up for.
  @_disfavoredOverload
  nonisolated public init(_ resource: LocalizedStringResource) {
    self.init(.phrase(resource.phrase))
  }

  /// A value in a format, which takes over the locale of the place.
  nonisolated public init<F: FormatStyle>(_ input: F.FormatInput, format: F)
  where F.FormatInput: Equatable, F.FormatOutput == String {
    self.init(.value(AnyLocalizedValue(FormattedValue(input: input, format: format))))
  }

  /// A text from a value.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(_ content: S) {
    self.init(verbatim: String(content))
  }

  nonisolated public init(verbatim content: String) {
    self.init(.verbatim(content))
  }

  /// An image among letters, such as `Text(Image(systemName: "star")) + Text(" favourite")`.
  ///
  /// As SwiftUI: a symbol is as large as the font and takes the colour of the text, a picture has its
  /// own size and stands on the baseline. Modifiers that resize images do not count.
  nonisolated public init(_ image: Image) {
    self.init(.picture(image))
  }

  /// Both texts as one, each with what is said of it.
  public static func + (lhs: Text, rhs: Text) -> Text {
    var text = lhs
    text.parts += rhs.parts
    return text
  }

  /// The text with attributes where nothing is said yet.
  ///
  /// As SwiftUI: of several modifiers of a kind the one nearest to the letters counts.
  func with(_ attributes: TextAttributes) -> Text {
    var text = self
    for index in parts.indices {
      text.parts[index].attributes = parts[index].attributes.filled(from: attributes)
    }
    return text
  }
}
