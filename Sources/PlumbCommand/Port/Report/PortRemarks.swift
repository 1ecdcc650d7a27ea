/// Sentences about what a ported package lacks, the most important first.
struct PortRemarks {
  /// The order of the sentences.
  enum Weight: Int, Comparable {
    /// Without it the app does not do what it is for.
    case essential
    /// A part of the app is missing.
    case part
    /// The app is the same on Linux without it.
    case detail

    static func < (lhs: Weight, rhs: Weight) -> Bool { lhs.rawValue < rhs.rawValue }
  }

  private var entries: [(weight: Weight, sentence: String)] = []

  mutating func add(_ weight: Weight, _ sentence: String) {
    let sentence = sentence.printable
    guard !entries.contains(where: { $0.sentence == sentence }) else { return }
    entries.append((weight, sentence))
  }

  mutating func add(_ other: PortRemarks) {
    for entry in other.entries { add(entry.weight, entry.sentence) }
  }

  /// The sentences in order, each kind in the order in which they were added.
  var sentences: [String] {
    [Weight.essential, .part, .detail].flatMap { weight in
      entries.filter { $0.weight == weight }.map(\.sentence)
    }
  }

  /// Returns names in a row: `a, b and c`, or the first of many with their number.
  static func list(_ names: [String]) -> String {
    switch names.count {
    case 0...1: names.first ?? ""
    case 2...5: "\(names.dropLast().joined(separator: ", ")) and \(names[names.count - 1])"
    default: "\(names.prefix(3).joined(separator: ", ")) and \(names.count - 3) others"
    }
  }
}
