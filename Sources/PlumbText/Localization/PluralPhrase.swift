/// A translation with different forms for different numbers.
package struct PluralPhrase: Equatable, Sendable {
  /// A part of a translation whose form is selected by one number.
  struct Variable: Equatable, Sendable {
    var forms: [PluralCategory: String]
    /// The position of the value that selects the form, from 1; `nil` for the next value in order.
    var argument: Int?

    /// Returns the form for a number in a language.
    ///
    /// As Foundation: a form for zero is used for 0 in every language, and `other` replaces missing
    /// forms.
    ///
    /// - Parameter number: the value, `nil` if it is not a number.
    func form(for number: Double?, in language: String) -> String {
      if number == 0, let zero = forms[.zero] { return zero }
      let category = number.map { PluralCategory(of: $0, in: language) } ?? .other
      return forms[category] ?? forms[.other] ?? ""
    }
  }

  /// The text with placeholders: `%#@name@` for a variable, `%2$#@name@` for a variable selected by
  /// the second value.
  var format: String
  var variables: [String: Variable]
  /// Whether the whole translation is one variable, selected by the first number among the values.
  var isWhole = false

  /// The state of an expansion.
  private struct Progress {
    /// The position of the value for the next placeholder without a position.
    var next = 1
    /// The number of variables that may still be expanded; limited because a table may come from an
    /// untrusted source.
    var remaining = 64
  }

  init(format: String, variables: [String: Variable]) {
    self.format = format
    self.variables = variables
  }

  /// Creates a phrase whose whole text is selected by the first number among the values.
  init(whole forms: [PluralCategory: String]) {
    format = ""
    variables = ["": Variable(forms: forms)]
    isWhole = true
  }

  /// Returns the translation for some values, in which every placeholder has a position.
  ///
  /// - Parameter numbers: the values, `nil` for values that are not numbers.
  package func text(for numbers: [Double?], in language: String) -> String {
    if isWhole {
      let number = numbers.lazy.compactMap(\.self).first
      return variables[""]?.form(for: number, in: language) ?? ""
    }
    var progress = Progress()
    return expand(format, for: numbers, in: language, &progress, fixed: nil)
  }

  /// Returns a format with its variables replaced by their forms.
  ///
  /// - Parameter fixed: the position used for all placeholders, inside the form of a variable.
  private func expand(
    _ format: String, for numbers: [Double?], in language: String, _ progress: inout Progress,
    fixed: Int?
  ) -> String {
    var text = ""
    var rest = Substring(format)
    while let percent = rest.firstIndex(of: "%") {
      text += rest[..<percent]
      rest = rest[percent...]
      guard let placeholder = PluralPlaceholder(&rest) else {
        text += "%"
        rest = rest.dropFirst()
        continue
      }
      switch placeholder.kind {
      case .percent:
        text += "%%"
      case .argument:
        text += "%\(fixed ?? 1)$lld"
      case .value(let form):
        text += "%\(placeholder.position ?? fixed ?? progress.next)$\(form)"
        if placeholder.position == nil, fixed == nil { progress.next += 1 }
      case .variable(let name):
        guard let variable = variables[name], progress.remaining > 0 else { continue }
        progress.remaining -= 1
        let position = placeholder.position ?? variable.argument ?? fixed ?? progress.next
        if placeholder.position == nil, variable.argument == nil, fixed == nil {
          progress.next += 1
        }
        let number = numbers.indices.contains(position - 1) ? numbers[position - 1] : nil
        text += expand(
          variable.form(for: number, in: language), for: numbers, in: language, &progress,
          fixed: position)
      }
    }
    return text + rest
  }
}

/// A placeholder of a translation, such as `%lld`, `%arg` or `%1$#@votes@`.
private struct PluralPlaceholder {
  enum Kind {
    /// A literal percent sign.
    case percent
    /// The value that selects the form of the enclosing variable.
    case argument
    /// A value, with the length and conversion characters of its format specifier.
    case value(String)
    /// A variable, by name.
    case variable(String)
  }

  private(set) var kind = Kind.percent
  /// The position of the value, from 1; `nil` for the next value in order.
  private(set) var position: Int?

  /// Removes and parses the placeholder at the start of a text; returns `nil` and leaves the text
  /// unchanged if there is none.
  init?(_ text: inout Substring) {
    var rest = text.dropFirst()
    let digits = rest.prefix(while: \.isNumber)
    if !digits.isEmpty, rest.dropFirst(digits.count).first == "$" {
      guard let number = Int(digits), number > 0, number < 1_000 else { return nil }
      position = number
      rest = rest.dropFirst(digits.count + 1)
    }
    if rest.first == "%" {
      rest = rest.dropFirst()
    } else if rest.hasPrefix("#@"), let end = rest.dropFirst(2).firstIndex(of: "@") {
      kind = .variable(String(rest.dropFirst(2)[..<end]))
      rest = rest[rest.index(after: end)...]
    } else if rest.hasPrefix("arg") {
      kind = .argument
      rest = rest.dropFirst(3)
    } else {
      let body = rest.prefix { "0123456789.+-# 'hqLzjtl".contains($0) }
      guard let last = rest.dropFirst(body.count).first, "@diuxXofFeEgGaAcs".contains(last) else {
        return nil
      }
      kind = .value(String(body) + String(last))
      rest = rest.dropFirst(body.count + 1)
    }
    text = rest
  }
}
