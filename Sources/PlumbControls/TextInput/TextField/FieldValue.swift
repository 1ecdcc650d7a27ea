public import Foundation

/// A value that is edited as a text.
struct FieldValue {
  /// Returns the text of the value in a locale.
  let text: (Locale) -> String
  /// Sets the value that a text represents in a locale; without effect if it represents none.
  let parse: (String, Locale) -> Void

  init<F: ParseableFormatStyle>(_ value: Binding<F.FormatInput>, _ format: F)
  where F.FormatOutput == String {
    text = { format.following($0).format(value.wrappedValue) }
    parse = { text, locale in
      if let parsed = format.value(of: text, in: locale) { value.wrappedValue = parsed }
    }
  }

  init<F: ParseableFormatStyle>(_ value: Binding<F.FormatInput?>, _ format: F)
  where F.FormatOutput == String {
    text = { value.wrappedValue.map(format.following($0).format) ?? "" }
    parse = { text, locale in
      if text.allSatisfy(\.isWhitespace) {
        value.wrappedValue = nil
      } else if let parsed = format.value(of: text, in: locale) {
        value.wrappedValue = parsed
      }
    }
  }

  init<V>(_ value: Binding<V>, _ formatter: Formatter) {
    // As SwiftUI: a value for which the formatter has no text is shown as an empty text. The formatter has a locale of
    // its own.
    text = { _ in formatter.string(for: value.wrappedValue) ?? "" }
    parse = { text, _ in
      if let parsed: V = formatter.value(of: text) { value.wrappedValue = parsed }
    }
  }
}

/// The text of a value while it is edited. At the end of editing it becomes the text of the new value, or again the
/// text of the old one.
struct ValueInput: View, ImplementationView {
  let value: FieldValue
  let input: TextInput
  @State private var draft: String?
  @Environment(\.locale) private var locale

  var body: some View {
    MenuTextInput(input: edited)
  }

  private var edited: TextInput {
    var input = input
    input.text = Binding(get: { draft ?? value.text(locale) }, set: { draft = $0 })
    input.endEditing = endEditing
    return input
  }

  private func endEditing() {
    guard let draft else { return }
    value.parse(draft, locale)
    self.draft = nil
  }
}

extension TextField {
  nonisolated private init(_ value: FieldValue, prompt: Text?, label: Label) {
    // The text depends on the locale, which is known only when the field is shown.
    self.init(text: .constant(""), prompt: prompt, label: label)
    self.value = value
  }

  /// Creates a field for a value, which is set when Return is pressed or the field loses the focus.
  ///
  /// As SwiftUI: a text that represents no value is replaced by the text of the previous value.
  nonisolated public init<F: ParseableFormatStyle>(
    value: Binding<F.FormatInput>, format: F, prompt: Text? = nil, @ViewBuilder label: () -> Label
  ) where F.FormatOutput == String {
    self.init(FieldValue(value, format), prompt: prompt, label: label())
  }

  /// Creates a field for a value that may be missing; without a text it is `nil`.
  nonisolated public init<F: ParseableFormatStyle>(
    value: Binding<F.FormatInput?>, format: F, prompt: Text? = nil, @ViewBuilder label: () -> Label
  ) where F.FormatOutput == String {
    self.init(FieldValue(value, format), prompt: prompt, label: label())
  }
}

extension TextField where Label == Text {
  /// Creates a field with a localized title for a value.
  nonisolated public init<F: ParseableFormatStyle>(
    _ titleKey: LocalizedStringKey, value: Binding<F.FormatInput>, format: F, prompt: Text? = nil
  ) where F.FormatOutput == String {
    self.init(FieldValue(value, format), prompt: prompt, label: Text(titleKey))
  }

  /// Creates a field with a localized title for a value that may be missing.
  nonisolated public init<F: ParseableFormatStyle>(
    _ titleKey: LocalizedStringKey, value: Binding<F.FormatInput?>, format: F, prompt: Text? = nil
  ) where F.FormatOutput == String {
    self.init(FieldValue(value, format), prompt: prompt, label: Text(titleKey))
  }

  /// Creates a field with a title for a value.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol, F: ParseableFormatStyle>(
    _ title: S, value: Binding<F.FormatInput>, format: F, prompt: Text? = nil
  ) where F.FormatOutput == String {
    self.init(FieldValue(value, format), prompt: prompt, label: Text(title))
  }

  /// Creates a field with a title for a value that may be missing.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol, F: ParseableFormatStyle>(
    _ title: S, value: Binding<F.FormatInput?>, format: F, prompt: Text? = nil
  ) where F.FormatOutput == String {
    self.init(FieldValue(value, format), prompt: prompt, label: Text(title))
  }
}

extension TextField where Label == Text {
  /// Creates a field with a localized title for a value, which is set when Return is pressed or the field
  /// loses the focus.
  ///
  /// - Parameter formatter: for numbers, dates and other values; a text that represents no value is replaced by the
  ///   text of the previous value.
  nonisolated public init<V>(
    _ titleKey: LocalizedStringKey, value: Binding<V>, formatter: Formatter, prompt: Text? = nil
  ) {
    self.init(FieldValue(value, formatter), prompt: prompt, label: Text(titleKey))
  }

  /// Creates a field with a title for a value and a formatter.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol, V>(
    _ title: S, value: Binding<V>, formatter: Formatter, prompt: Text? = nil
  ) {
    self.init(FieldValue(value, formatter), prompt: prompt, label: Text(title))
  }
}

extension ParseableFormatStyle where FormatOutput == String {
  /// Returns the value that a text represents in a locale; `nil` if it represents none.
  fileprivate func value(of text: String, in locale: Locale) -> FormatInput? {
    try? following(locale).parseStrategy.parse(text)
  }
}

extension Formatter {
  /// Returns the value of a type that a text represents, or `nil`.
  ///
  /// Foundation on Linux has no parsing function for all formatters: formatters other than those for numbers and dates
  /// are assumed to format strings.
  fileprivate func value<V>(of text: String) -> V? {
    switch self {
    case let formatter as NumberFormatter:
      guard let number = formatter.number(from: text) else { return nil }
      let values: [Any] = [number.doubleValue, number.intValue, number.decimalValue, number]
      return values.lazy.compactMap { $0 as? V }.first
    case let formatter as DateFormatter: return formatter.date(from: text) as? V
    case let formatter as ISO8601DateFormatter: return formatter.date(from: text) as? V
    default: return text as? V
    }
  }
}
