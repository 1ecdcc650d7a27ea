import Foundation

/// The name of a new program, which its package, its module and its types have.
struct ProgramName: Equatable {
  let text: String

  /// Checks a name.
  ///
  /// - Throws: an error that says what is wrong with it, and a name that is right if there is one near.
  init(_ text: String) throws(NewFailure) {
    self.text = text
    if let problem = Self.problem(of: text) { throw NewFailure(problem) }
  }

  /// The most letters of a name, as names of files are made of it.
  private static let limit = 64

  private static func problem(of text: String) -> String? {
    guard !text.isEmpty else {
      return "The name is empty. Name the program, as in plumb new Garden."
    }
    let quoted = text.printable
    guard text.allSatisfy(isPlain) else {
      return
        "\(quoted) has other characters than the letters A to Z and digits, of which the name of a module is made."
        + advice(for: text)
    }
    guard text.count <= limit else {
      return "\(quoted.prefix(20))… has more than \(limit) letters. Choose a shorter name."
    }
    guard text.first?.isNumber == false else {
      return "\(quoted) begins with a digit, which the name of a module does not."
        + advice(for: text)
    }
    guard !ReservedNames.words.contains(text) else {
      return "\(quoted) is a word of the language. Choose another name."
    }
    guard text.first?.isUppercase == true else {
      return "\(quoted) begins with a small letter, and is to be the name of a type as well."
        + advice(for: text)
    }
    guard !ReservedNames.modules.contains(text) else {
      return "\(quoted) is the name of a module that programs import. Choose another name."
    }
    return nil
  }

  private static func isPlain(_ character: Character) -> Bool {
    character.isASCII && (character.isLetter || character.isNumber)
  }

  /// A sentence with a name near another one, or an advice without a name.
  private static func advice(for text: String) -> String {
    guard let near = suggestion(for: text) else { return " Choose another name." }
    return " Try: plumb new \(near)"
  }

  /// Returns a name near another one: its words together, each with a capital letter; `nil` if there is none that is
  /// right.
  private static func suggestion(for text: String) -> String? {
    let plain = text.folding(options: .diacriticInsensitive, locale: nil)
    let words = plain.split { !isPlain($0) }
    let joined = words.map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
    guard let first = joined.first else { return nil }
    let name = first.isNumber ? "The\(joined)" : joined
    return problem(of: name) == nil ? name : nil
  }
}
