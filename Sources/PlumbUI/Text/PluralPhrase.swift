/// A translation that reads differently with different numbers.
struct PluralPhrase: Equatable, Sendable {
  /// A part of a translation that goes by one number.
  struct Variable: Equatable, Sendable {
    var forms: [PluralCategory: String]
    /// Which of the values it goes by, from 1; `nil` for the next one.
    var argument: Int?

    /// The form for a number in a language.
    ///
    /// As Foundation: a form for zero is taken for 0 in every language, and `other` stands in for
    /// those that are not there.
    func form(for number: Double?, in language: String) -> String {
      if number == 0, let zero = forms[.zero] { return zero }
      let category = number.map { PluralCategory(of: $0, in: language) } ?? .other
      return forms[category] ?? forms[.other] ?? ""
    }
  }

  /// With `%#@name@` where a variable stands, `%2$#@name@` for one that goes by the second value.
  var format: String
  var variables: [String: Variable]
  /// Whether the whole is one variable, of the first number there is.
  var isWhole = false

  /// How far a translation is put together.
  private struct Progress {
    /// The value the next place without a number is for.
    var next = 1
    /// How many variables may still follow; a table may be from anywhere.
    var left = 64
  }

  init(format: String, variables: [String: Variable]) {
    self.format = format
    self.variables = variables
  }

  /// A phrase all of which depends on the first number put into it.
  init(whole forms: [PluralCategory: String]) {
    format = ""
    variables = ["": Variable(forms: forms)]
    isWhole = true
  }

  /// The translation for some values, with places that say which value they are for.
  ///
  /// - Parameter numbers: the values, `nil` for those that are no numbers.
  func text(for numbers: [Double?], in language: String) -> String {
    if isWhole {
      let number = numbers.lazy.compactMap(\.self).first
      return variables[""]?.form(for: number, in: language) ?? ""
    }
    var progress = Progress()
    return expand(format, for: numbers, in: language, &progress, fixed: nil)
  }

  /// - Parameter fixed: the value all places are for, in the form of a variable.
  private func expand(
    _ format: String, for numbers: [Double?], in language: String, _ progress: inout Progress,
    fixed: Int?
  ) -> String {
    var text = ""
    var rest = Substring(format)
    while let percent = rest.firstIndex(of: "%") {
      text += rest[..<percent]
      rest = rest[percent...]
      guard let place = PluralPlaceholder(&rest) else {
        text += "%"
        rest = rest.dropFirst()
        continue
      }
      switch place.kind {
      case .percent:
        text += "%%"
      case .argument:
        text += "%\(fixed ?? 1)$lld"
      case .value(let form):
        text += "%\(place.position ?? fixed ?? progress.next)$\(form)"
        if place.position == nil, fixed == nil { progress.next += 1 }
      case .variable(let name):
        guard let variable = variables[name], progress.left > 0 else { continue }
        progress.left -= 1
        let position = place.position ?? variable.argument ?? fixed ?? progress.next
        if place.position == nil, variable.argument == nil, fixed == nil { progress.next += 1 }
        let number = numbers.indices.contains(position - 1) ? numbers[position - 1] : nil
        text += expand(
          variable.form(for: number, in: language), for: numbers, in: language, &progress,
          fixed: position)
      }
    }
    return text + rest
  }
}

/// One place of a translation, such as `%lld`, `%arg` or `%1$#@votes@`.
private struct PluralPlaceholder {
  enum Kind {
    case percent
    /// The value the variable round it goes by.
    case argument
    /// A value, and how it is written.
    case value(String)
    case variable(String)
  }

  private(set) var kind = Kind.percent
  /// Which value is meant, from 1.
  private(set) var position: Int?

  /// Takes the place at the front of a text, unless there is none.
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
