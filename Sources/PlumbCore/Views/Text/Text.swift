public import Foundation

/// A view that displays text.
public struct Text: Equatable, Sendable {
  /// A run of characters with the same attributes.
  package struct Run: Equatable, Sendable {
    var string: String
    var attributes: TextAttributes

    /// The string before it was divided or converted, for accessibility; `nil` if it equals
    /// `string`.
    var original: String?

    package init(
      string: String, attributes: TextAttributes = TextAttributes(), original: String? = nil
    ) {
      self.string = string
      self.attributes = attributes
      self.original = original
    }

    /// Returns the string for accessibility: the label of an image, or the original string.
    func accessibilityText(in context: LocalizationContext) -> String {
      attributes.image.map { $0.accessibilityText(in: context) } ?? original ?? string
    }
  }

  /// A part of the text whose string depends on the localization context.
  private struct Part: Equatable, Sendable {
    var source: TextSource
    var attributes = TextAttributes()
  }

  /// The position of the ellipsis in a truncated line.
  public typealias TruncationMode = TextTruncationMode
  /// The source of the writing direction of paragraphs.
  public typealias WritingDirectionStrategy = TextWritingDirectionStrategy
  /// The meaning of the leading and trailing alignments.
  public typealias AlignmentStrategy = TextAlignmentStrategy

  /// A letter case.
  public enum Case: Hashable, Sendable {
    case uppercase, lowercase
  }

  private var parts: [Part]

  init(_ source: TextSource) {
    parts = [Part(source: source)]
  }

  /// Creates a text from several texts, each with its attributes.
  init(joining texts: [Text]) {
    parts = texts.flatMap(\.parts)
  }

  /// Returns the runs of the text in a context; at least one.
  func runs(in context: LocalizationContext) -> [Run] {
    let runs = parts.flatMap { part in
      part.source.runs(in: context).map {
        Run(string: $0.text, attributes: $0.attributes.filled(from: part.attributes))
      }
    }
    return runs.isEmpty ? [Run(string: "")] : runs
  }

  /// Returns the text in a context without attributes, for accessibility.
  package func string(in context: LocalizationContext) -> String {
    runs(in: context).map { $0.accessibilityText(in: context) }.joined()
  }

  /// Returns the next time after `now` at which the text changes by itself; `nil` if it does not.
  func nextChange(after now: Date) -> Date? {
    parts.compactMap { $0.source.nextChange(after: now) }.min()
  }

  /// Creates a localized text. A string literal as an argument selects this initializer.
  ///
  /// - Parameters:
  ///   - key: The key of the translations; see ``LocalizedStringKey``.
  ///   - tableName: The name of the string table without its extension; `nil` for `Localizable`.
  ///   - bundle: The bundle with the translations; `nil` for the application's assets.
  ///   - comment: A comment for translators.
  nonisolated public init(
    _ key: LocalizedStringKey, tableName: String? = nil, bundle: Bundle? = nil,
    comment: StaticString? = nil
  ) {
    var phrase = key.phrase
    phrase.table = tableName
    phrase.folder = bundle?.resourceURL
    self.init(.phrase(phrase))
  }

  /// Creates a text from a localized string resource.
  @_disfavoredOverload
  nonisolated public init(_ resource: LocalizedStringResource) {
    self.init(.phrase(resource.phrase))
  }

  /// Creates a text of a formatted value. The format uses the locale of the environment.
  nonisolated public init<F: FormatStyle>(_ input: F.FormatInput, format: F)
  where F.FormatInput: Equatable, F.FormatOutput == String {
    self.init(.value(AnyLocalizedValue(FormattedValue(input: input, format: format))))
  }

  /// Creates a text of a string without localization.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(_ content: S) {
    self.init(verbatim: String(content))
  }

  /// Creates a text of a string without localization.
  nonisolated public init(verbatim content: String) {
    self.init(.verbatim(content))
  }

  /// Creates a text of an image, for example for `Text(Image(systemName: "star")) + Text("
  /// favourite")`.
  ///
  /// As SwiftUI: a symbol has the size of the font and the colour of the text; another image has
  /// its own size and is placed on the baseline. Modifiers that resize the image have no effect.
  nonisolated public init(_ image: Image) {
    self.init(.image(image))
  }

  /// Returns the concatenation of two texts, each with its attributes.
  public static func + (lhs: Text, rhs: Text) -> Text {
    var text = lhs
    text.parts += rhs.parts
    return text
  }

  /// Returns the text with attributes where it has none yet.
  ///
  /// As SwiftUI: of several modifiers of the same kind the innermost takes precedence.
  func with(_ attributes: TextAttributes) -> Text {
    var text = self
    for index in parts.indices {
      text.parts[index].attributes = parts[index].attributes.filled(from: attributes)
    }
    return text
  }
}
