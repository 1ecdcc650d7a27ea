/// The plural forms of English nouns, for `^[\(count) vote](inflect: true)`.
///
/// Covers regular nouns and the irregular ones that are common in interfaces. Other languages are
/// not supported; their translations have a form for each number.
package enum EnglishPlural {
  private static let irregular = [
    "person": "people", "child": "children", "man": "men", "woman": "women", "foot": "feet",
    "tooth": "teeth", "mouse": "mice", "goose": "geese", "leaf": "leaves", "life": "lives",
    "knife": "knives", "wife": "wives", "shelf": "shelves", "half": "halves", "hero": "heroes",
    "potato": "potatoes", "tomato": "tomatoes", "echo": "echoes", "analysis": "analyses",
    "series": "series", "species": "species", "fish": "fish", "sheep": "sheep", "deer": "deer",
    "goldfish": "goldfish", "aircraft": "aircraft",
  ]

  /// Returns the text with its last word in the plural.
  package static func of(_ text: String) -> String {
    let start = text.lastIndex { !$0.isLetter }.map { text.index(after: $0) } ?? text.startIndex
    let word = text[start...]
    guard let last = word.last else { return text }
    if let other = irregular[word.lowercased()] {
      return text[..<start] + matchingCase(other, to: word)
    }
    let isUppercased = word.count > 1 && word.allSatisfy(\.isUppercase)
    func ending(_ letters: String) -> String { isUppercased ? letters.uppercased() : letters }
    let small = word.lowercased()
    if ["s", "x", "z", "ch", "sh"].contains(where: small.hasSuffix) { return text + ending("es") }
    let before = small.dropLast().last ?? " "
    if last == "y" || last == "Y", !"aeiou ".contains(before) {
      return text.dropLast() + ending("ies")
    }
    return text + ending("s")
  }

  /// Returns `word`, capitalized if `other` is.
  private static func matchingCase(_ word: String, to other: Substring) -> String {
    other.first?.isUppercase == true ? word.prefix(1).uppercased() + word.dropFirst() : word
  }
}
