/// The difference between the elements of a list before and after a change, by their indices.
struct ElementChanges: Equatable {
  /// Consecutive elements in place of others; either range may be empty.
  struct Replacement: Equatable {
    var old: Range<Int>
    var new: Range<Int>
  }

  /// The replacements in the order of the elements. Elements between two replacements are the same
  /// before and after.
  private(set) var replacements: [Replacement] = []

  /// The replacement of all elements.
  static func all(_ old: Int, by new: Int) -> ElementChanges {
    var changes = ElementChanges()
    changes.replace(0..<old, by: 0..<new)
    return changes
  }

  var isEmpty: Bool { replacements.isEmpty }

  /// The number of elements that were removed or added.
  var elementCount: Int { replacements.reduce(0) { $0 + $1.old.count + $1.new.count } }

  /// Adds a replacement after all others; a replacement that follows the last one immediately is
  /// joined with it.
  mutating func replace(_ old: Range<Int>, by new: Range<Int>) {
    guard !old.isEmpty || !new.isEmpty else { return }
    if let last = replacements.last, last.old.upperBound == old.lowerBound,
      last.new.upperBound == new.lowerBound
    {
      replacements[replacements.count - 1] = Replacement(
        old: last.old.lowerBound..<old.upperBound, new: last.new.lowerBound..<new.upperBound)
    } else {
      replacements.append(Replacement(old: old, new: new))
    }
  }

  /// Returns the index that an element has now, or `nil` if it was replaced.
  func index(of old: Int) -> Int? {
    var shift = 0
    for replacement in replacements {
      if old < replacement.old.lowerBound { break }
      if old < replacement.old.upperBound { return nil }
      shift = replacement.new.upperBound - replacement.old.upperBound
    }
    return old + shift
  }

  /// Returns the ranges of elements that are the same, of a number of elements before the change.
  /// If elements are replaced by as many others, the elements at the same index count as the same:
  /// they are most likely the same ones in another order.
  func keptRanges(of count: Int) -> [KeptRange] {
    var ranges: [KeptRange] = []
    var (old, new) = (0, 0)
    func keep(upTo end: Int) {
      guard end > old else { return }
      ranges.append(KeptRange(old: old..<end, new: new))
    }
    for replacement in replacements where replacement.old.count != replacement.new.count {
      keep(upTo: replacement.old.lowerBound)
      (old, new) = (replacement.old.upperBound, replacement.new.upperBound)
    }
    keep(upTo: count)
    return ranges
  }
}
