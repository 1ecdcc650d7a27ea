internal import Foundation

/// The letters that a person types to find one of several titles, each within a second of the previous one.
struct TypedText {
  private var text = ""
  private var time = -Double.infinity

  /// Adds a letter, and returns the index of the title that begins with the typed letters; `nil` if none does.
  ///
  /// The first letter finds the next title after the highlighted one, and so does a letter with which no title
  /// continues; further letters keep the highlighted title as long as it begins with all of them.
  ///
  /// - Parameters:
  ///   - time: seconds on the tree's clock.
  ///   - highlighted: the index of the highlighted title; `nil` for none.
  mutating func add(
    _ letter: Character, at time: Double, titles: [String], highlighted: Int?
  ) -> Int? {
    defer { self.time = time }
    if time - self.time < 1 {
      let longer = text + String(letter)
      if let index = Self.index(in: titles, from: highlighted ?? 0, beginningWith: longer) {
        text = longer
        return index
      }
    }
    text = String(letter)
    return Self.index(in: titles, from: highlighted.map { $0 + 1 } ?? 0, beginningWith: text)
  }

  private static func index(
    in titles: [String], from start: Int, beginningWith text: String
  ) -> Int? {
    let options: String.CompareOptions = [.anchored, .caseInsensitive, .diacriticInsensitive]
    let indices = Array(titles.indices)
    let order = indices.dropFirst(start) + indices.prefix(start)
    return order.first { titles[$0].range(of: text, options: options) != nil }
  }
}
