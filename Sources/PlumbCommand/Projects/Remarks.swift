/// Sentences about things that are not checked, or are checked otherwise than the project sets.
struct Remarks: Equatable {
  private(set) var sentences: [String] = []

  mutating func add(_ sentence: String) {
    sentences.append(sentence.printable)
  }

  /// Adds a sentence about things by their names, if there are some.
  ///
  /// - Parameters:
  ///   - singular: the words about one thing, after its name.
  ///   - plural: the words about several things.
  ///   - kind: the kind of the things, if there are too many to name.
  mutating func add(
    _ names: [String], _ singular: String, _ plural: String, kind: String = "files"
  ) {
    guard let last = names.last else { return }
    switch names.count {
    case 1: add("\(last) \(singular).")
    case 2...4: add("\(names.dropLast().joined(separator: ", ")) and \(last) \(plural).")
    default: add("\(names.count) \(kind) \(plural), such as \(names[0]) and \(names[1]).")
    }
  }
}

extension String {
  /// The text without characters that a terminal obeys: names of files may have any.
  var printable: String {
    String(map { $0.isNewline || ($0.asciiValue ?? 32) < 32 ? "?" : $0 })
  }
}
