/// The spaces that hang at the end of a line.
enum TextSpaces {
  /// Whether a line may end behind the character and needs no room for it then.
  static func hangs(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x20, 0x09, 0x1680, 0x2000...0x2006, 0x2008...0x200A, 0x205F, 0x3000: true
    default: false
    }
  }

  /// A piece of text without the spaces at its end.
  static func trimmed(_ text: Substring) -> Substring {
    var text = text
    while let last = text.unicodeScalars.last, hangs(last) { text.unicodeScalars.removeLast() }
    return text
  }

  /// A piece of text without the spaces at its beginning.
  static func trimmedAtStart(_ text: Substring) -> Substring {
    var text = text
    while let first = text.unicodeScalars.first, hangs(first) { text.unicodeScalars.removeFirst() }
    return text
  }
}

/// Searches among lengths.
enum Lengths {
  /// The largest number for which a condition holds that larger ones fail; 0 where 1 fails.
  ///
  /// Found by steps that double and then halve, so that what is asked about is never much more than
  /// what comes out.
  ///
  /// - Parameter guess: where the search begins, 1 at least.
  static func largest(upTo limit: Int, near guess: Int = 1, where holds: (Int) -> Bool) -> Int {
    var (low, high, step) = (0, min(guess, limit + 1), 1)
    while high <= limit, holds(high) {
      low = high
      high += step
      step *= 2
    }
    high = min(high, limit + 1)
    while high - low > 1 {
      let middle = (low + high) / 2
      if holds(middle) { low = middle } else { high = middle }
    }
    return low
  }
}
