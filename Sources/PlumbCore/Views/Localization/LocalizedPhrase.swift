internal import Foundation

/// A localizable text with arguments.
struct LocalizedPhrase: Equatable, Sendable {
  /// An argument of a phrase.
  enum Argument: Equatable, Sendable {
    /// A text without a numeric value.
    case string(String)
    /// An integer.
    case integer(Int64)
    /// An integer that exceeds the range of `Int64`.
    case unsigned(UInt64)
    /// A floating-point number.
    case real(Double)
    /// A value formatted in the localization context.
    case value(AnyLocalizedValue)
    /// A text with its attributes.
    case text(Text)

    /// The value of a numeric argument.
    var number: Double? {
      switch self {
      case .integer(let number): Double(number)
      case .unsigned(let number): Double(number)
      case .real(let number): number
      case .string, .value, .text: nil
      }
    }

    /// Returns the next time after `now` at which the argument changes by itself; `nil` if it does
    /// not.
    func nextChange(after now: Date) -> Date? {
      switch self {
      case .value(let value): value.nextChange(after: now)
      case .text(let text): text.nextChange(after: now)
      default: nil
      }
    }
  }

  /// The text in the source code, with a format specifier such as `%@` or `%lld` for each argument.
  var key: String
  var arguments: [Argument] = []
  /// The name of the string table; `nil` for the default.
  var table: String?
  /// The folder of the string tables; `nil` for the folder of the environment.
  var folder: URL?
  /// The locale of the phrase; `nil` for the locale of the environment.
  var locale: Locale?

  /// Returns the localized phrase with its attributes from Markdown.
  ///
  /// As SwiftUI: Markdown is parsed in the phrase and its translation, not in the arguments.
  func runs(in context: LocalizationContext) -> [(text: String, attributes: TextAttributes)] {
    let context = locale.map { context.with($0) } ?? context
    let translation = (folder ?? context.folder).flatMap {
      StringTables.shared.translation(of: key, table: table, in: context.locale, folder: $0)
    }
    switch translation {
    case .text(let text): return runs(of: text, in: context)
    case .plural(let phrase, let language):
      return runs(of: phrase.text(for: arguments.map(\.number), in: language), in: context)
    case nil: return runs(of: key, in: context)
    }
  }

  /// Returns a translation with its arguments inserted and its attributes from Markdown.
  func runs(
    of phrase: String, in context: LocalizationContext
  ) -> [(text: String, attributes: TextAttributes)] {
    var formatter = PhraseFormatter(arguments: arguments, context: context)
    return InlineMarkdown.runs(of: phrase).flatMap { run in
      let attributes = TextAttributes(run.style)
      if arguments.isEmpty { return [(run.text, attributes)] }
      var filled = formatter.fill(run.text)
      if run.style.isInflected, context.locale.language.languageCode == .english,
        let number = formatter.number, number != 1, let last = filled.indices.last
      {
        filled[last].text = EnglishPlural.of(filled[last].text)
      }
      return filled.map { ($0.text, $0.attributes.filled(from: attributes)) }
    }
  }
}

/// A formatter that inserts the arguments into a phrase.
///
/// The format specifiers are the same as in the C library: `%@` for a text, `%lld` for an integer,
/// `%lf` for a floating-point number, `%2$@` for the second argument regardless of the position of
/// the specifier, `%%` for a percent sign. A translation may use another specifier for a number;
/// one that does not match the type of the argument is ignored, so that no translation can cause
/// undefined behaviour.
private struct PhraseFormatter {
  typealias Run = (text: String, attributes: TextAttributes)

  let arguments: [LocalizedPhrase.Argument]
  let context: LocalizationContext
  private var next = 0
  private var runs: [Run] = []
  /// The first number inserted by the last call of `fill(_:)`.
  private(set) var number: Double?

  init(arguments: [LocalizedPhrase.Argument], context: LocalizationContext) {
    self.arguments = arguments
    self.context = context
  }

  /// Returns the runs of a phrase with the next arguments inserted.
  mutating func fill(_ phrase: String) -> [Run] {
    runs = []
    number = nil
    var rest = Substring(phrase)
    while let percent = rest.firstIndex(of: "%") {
      add(String(rest[..<percent]))
      rest = rest[percent...]
      guard let placeholder = FormatPlaceholder(&rest) else {
        add("%")
        rest = rest.dropFirst()
        continue
      }
      appendArgument(placeholder)
    }
    add(String(rest))
    return runs
  }

  /// Appends a text without attributes to the runs.
  private mutating func add(_ text: String) {
    guard !text.isEmpty else { return }
    if let last = runs.last, last.attributes == TextAttributes() {
      runs[runs.count - 1].text += text
    } else {
      runs.append((text, TextAttributes()))
    }
  }

  /// Appends the argument of a specifier to the runs.
  private mutating func appendArgument(_ placeholder: FormatPlaceholder) {
    guard !placeholder.isPercent else { return add("%") }
    let index = placeholder.position.map { $0 - 1 } ?? next
    if placeholder.position == nil { next += 1 }
    guard arguments.indices.contains(index) else { return add(placeholder.text) }
    number = number ?? arguments[index].number
    switch arguments[index] {
    case .string(let string): add(string)
    case .value(let value): add(value.text(in: context))
    case .text(let text): runs += text.runs(in: context).map { ($0.string, $0.attributes) }
    case .integer(let number):
      add(
        placeholder.isPlain(for: .integer)
          ? plainDigits(of: number) ?? number.formatted(.number.locale(context.locale))
          : placeholder.format(number, context.locale))
    case .unsigned(let number):
      add(
        placeholder.isPlain(for: .integer)
          ? plainDigits(of: number) ?? number.formatted(.number.locale(context.locale))
          : placeholder.format(number, context.locale))
    case .real(let number):
      add(
        placeholder.isPlain(for: .real)
          ? String(format: "%lf", locale: context.locale, number)
          : placeholder.format(number, context.locale))
    }
  }

  /// Returns the digits of a small number in English; `nil` for other numbers and locales.
  ///
  /// The first number that Foundation formats reads tables of a megabyte, which programs that show a few counts do
  /// without. Below a thousand there is nothing to group.
  private func plainDigits(of number: some FixedWidthInteger) -> String? {
    let identifier = context.locale.identifier
    // An extension, which begins with one of the two characters, may ask for other digits.
    guard 0..<1_000 ~= number, identifier == "en" || identifier.hasPrefix("en_"),
      !identifier.contains("@"), !identifier.contains("-")
    else { return nil }
    return String(number)
  }
}

/// A format specifier in a phrase, such as `%2$.1f`.
private struct FormatPlaceholder {
  enum Kind { case integer, real }

  /// The specifier as written.
  let text: String
  /// The number of the argument, from 1; `nil` for the next argument.
  private(set) var position: Int?
  /// The flags, the width and the precision.
  private var flags = ""
  /// The conversion character of the C library.
  private var conversion: Character = "@"

  /// Whether the specifier is an escaped percent sign.
  var isPercent: Bool { conversion == "%" }

  /// Removes and returns the format specifier at the start of a text, or returns `nil`.
  init?(_ text: inout Substring) {
    var rest = text.dropFirst()
    let digits = rest.prefix(while: \.isNumber)
    if !digits.isEmpty, rest.dropFirst(digits.count).first == "$" {
      guard let number = Int(digits) else { return nil }
      position = number
      rest = rest.dropFirst(digits.count + 1)
    }
    let flags = rest.prefix { "0123456789.+-# '".contains($0) }
    // Limits the width and precision, which would otherwise allow a translation to allocate
    // unlimited memory.
    guard flags.count < 8,
      flags.split(whereSeparator: { !$0.isNumber }).allSatisfy({ $0.count < 4 })
    else { return nil }
    rest = rest.dropFirst(flags.count).drop { "hlqLzjt".contains($0) }
    guard let last = rest.first, "@%diuxXofFeEgGaAcs".contains(last) else { return nil }
    self.flags = String(flags)
    conversion = last
    rest = rest.dropFirst()
    self.text = String(text[..<rest.startIndex])
    text = rest
  }

  /// Returns whether the specifier is the default one for a kind of number, or does not match it.
  func isPlain(for kind: Kind) -> Bool {
    let matchesType = (kind == .integer ? "diuxXo" : "fFeEgGaA").contains(conversion)
    let defaultConversions = kind == .integer ? "diu" : "f"
    return !matchesType || (flags.isEmpty && defaultConversions.contains(conversion))
  }

  func format(_ number: Int64, _ locale: Locale) -> String {
    String(format: "%\(flags)ll\(conversion)", locale: locale, number)
  }

  func format(_ number: UInt64, _ locale: Locale) -> String {
    String(format: "%\(flags)ll\(conversion)", locale: locale, number)
  }

  func format(_ number: Double, _ locale: Locale) -> String {
    String(format: "%\(flags)\(conversion)", locale: locale, number)
  }
}

extension TextAttributes {
  /// Creates the attributes for a Markdown style. Code is not styled; a link has the accent colour.
  init(_ style: InlineMarkdown.Style) {
    self.init()
    if style.isEmphasized { isItalic = true }
    if style.isStrong { weight = .bold }
    if style.isStruck { strikethrough = .single(nil) }
    if let address = style.link {
      self.style = AnyShapeStyle(Color.accentColor)
      link = URL(string: address)
    }
  }
}
