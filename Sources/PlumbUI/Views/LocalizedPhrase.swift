internal import Foundation

/// A text of the sources with values put into it, which translations are looked up for.
struct LocalizedPhrase: Equatable, Sendable {
  /// Something put into a phrase.
  enum Argument: Equatable, Sendable {
    case string(String)
    case integer(Int64)
    case unsigned(UInt64)
    case real(Double)
    case value(AnyLocalizedValue)
    case text(Text)

    /// The value of a number.
    var number: Double? {
      switch self {
      case .integer(let number): Double(number)
      case .unsigned(let number): Double(number)
      case .real(let number): number
      case .string, .value, .text: nil
      }
    }

    func nextChange(after now: Date) -> Date? {
      switch self {
      case .value(let value): value.nextChange(after: now)
      case .text(let text): text.nextChange(after: now)
      default: nil
      }
    }
  }

  /// The text in the sources, with a mark such as `%@` or `%lld` for each value.
  var key: String
  var arguments: [Argument] = []
  var table: String?
  /// The folder of the tables, where it is not that of the environment.
  var folder: URL?
  /// In whose language the phrase reads, where it is not that of its place.
  var locale: Locale?

  /// The phrase in the language of its place, with what Markdown says of its parts.
  ///
  /// As SwiftUI: marks of Markdown count in the phrase and its translation, not in what is put in.
  func runs(in reading: LocalizationContext) -> [(text: String, attributes: TextAttributes)] {
    let reading = locale.map { reading.with($0) } ?? reading
    let translation = (folder ?? reading.folder).flatMap {
      StringTables.shared.translation(of: key, table: table, in: reading.locale, folder: $0)
    }
    switch translation {
    case .text(let text): return runs(of: text, in: reading)
    case .plural(let phrase, let language):
      return runs(of: phrase.text(for: arguments.map(\.number), in: language), in: reading)
    case nil: return runs(of: key, in: reading)
    }
  }

  /// The values put into a translation, with what Markdown says of its parts.
  func runs(
    of phrase: String, in reading: LocalizationContext
  ) -> [(text: String, attributes: TextAttributes)] {
    var filler = PhraseFormatter(arguments: arguments, reading: reading)
    return InlineMarkdown.runs(of: phrase).flatMap { run in
      let attributes = TextAttributes(run.style)
      if arguments.isEmpty { return [(run.text, attributes)] }
      var filled = filler.fill(run.text)
      if run.style.isInflected, reading.locale.language.languageCode == .english,
        let number = filler.number, number != 1, let last = filled.indices.last
      {
        filled[last].text = EnglishPlural.of(filled[last].text)
      }
      return filled.map { ($0.text, $0.attributes.filled(from: attributes)) }
    }
  }
}

/// Puts values into the places of a phrase.
///
/// A place is written as the C library has it: `%@` for a text, `%lld` for a whole number, `%lf` for a
/// number with a fraction, `%2$@` for the second value wherever it stands, `%%` for a percent sign. A
/// translation may ask for another form of a number; a form that does not suit the value is left out
/// of account, so that no translation can do harm.
private struct PhraseFormatter {
  typealias Run = (text: String, attributes: TextAttributes)

  let arguments: [LocalizedPhrase.Argument]
  let reading: LocalizationContext
  private var next = 0
  private var runs: [Run] = []
  /// The first number put into what was filled last.
  private(set) var number: Double?

  init(arguments: [LocalizedPhrase.Argument], reading: LocalizationContext) {
    self.arguments = arguments
    self.reading = reading
  }

  mutating func fill(_ phrase: String) -> [Run] {
    runs = []
    number = nil
    var rest = Substring(phrase)
    while let percent = rest.firstIndex(of: "%") {
      add(String(rest[..<percent]))
      rest = rest[percent...]
      guard let place = FormatPlaceholder(&rest) else {
        add("%")
        rest = rest.dropFirst()
        continue
      }
      put(place)
    }
    add(String(rest))
    return runs
  }

  private mutating func add(_ text: String) {
    guard !text.isEmpty else { return }
    if let last = runs.last, last.attributes == TextAttributes() {
      runs[runs.count - 1].text += text
    } else {
      runs.append((text, TextAttributes()))
    }
  }

  private mutating func put(_ place: FormatPlaceholder) {
    guard !place.isPercent else { return add("%") }
    let index = place.position.map { $0 - 1 } ?? next
    if place.position == nil { next += 1 }
    guard arguments.indices.contains(index) else { return add(place.text) }
    number = number ?? arguments[index].number
    switch arguments[index] {
    case .string(let string): add(string)
    case .value(let value): add(value.text(in: reading))
    case .text(let text): runs += text.stretches(in: reading).map { ($0.string, $0.attributes) }
    case .integer(let number):
      add(
        place.isPlain(for: .integer)
          ? number.formatted(.number.locale(reading.locale)) : place.format(number, reading.locale))
    case .unsigned(let number):
      add(
        place.isPlain(for: .integer)
          ? number.formatted(.number.locale(reading.locale)) : place.format(number, reading.locale))
    case .real(let number):
      add(
        place.isPlain(for: .real)
          ? String(format: "%lf", locale: reading.locale, number)
          : place.format(number, reading.locale))
    }
  }
}

/// One place of a phrase, such as `%2$.1f`.
private struct FormatPlaceholder {
  enum Kind { case integer, real }

  /// The place as it is written.
  let text: String
  /// Which value is meant, from 1; `nil` for the next one.
  private(set) var position: Int?
  private var flags = ""
  private var conversion: Character = "@"

  var isPercent: Bool { conversion == "%" }

  /// Takes the place at the front of a text, unless there is none.
  init?(_ text: inout Substring) {
    var rest = text.dropFirst()
    let digits = rest.prefix(while: \.isNumber)
    if !digits.isEmpty, rest.dropFirst(digits.count).first == "$" {
      guard let number = Int(digits) else { return nil }
      position = number
      rest = rest.dropFirst(digits.count + 1)
    }
    let flags = rest.prefix { "0123456789.+-# '".contains($0) }
    // Wider numbers have no use on a screen, and would take memory without a bound.
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

  /// Whether nothing but the usual form is asked for, or one that does not suit the value.
  func isPlain(for kind: Kind) -> Bool {
    let suits = (kind == .integer ? "diuxXo" : "fFeEgGaA").contains(conversion)
    let usual = kind == .integer ? "diu" : "f"
    return !suits || (flags.isEmpty && usual.contains(conversion))
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
  /// What marks of Markdown say: code is set as any other text, and a link in the accent colour.
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
