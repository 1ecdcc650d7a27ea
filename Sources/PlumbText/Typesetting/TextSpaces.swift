/// The spaces that hang at the end of a line.
enum TextSpaces {
  /// Returns whether a line may end after the character and the character then takes no width.
  static func hangs(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x20, 0x09, 0x1680, 0x2000...0x2006, 0x2008...0x200A, 0x205F, 0x3000: true
    default: false
    }
  }

  /// Returns a part of a text without the spaces at its end.
  static func trimmed(_ text: Substring) -> Substring {
    var text = text
    while let last = text.unicodeScalars.last, hangs(last) { text.unicodeScalars.removeLast() }
    return text
  }

  /// Returns a part of a text without the spaces at its start.
  static func trimmedAtStart(_ text: Substring) -> Substring {
    var text = text
    while let first = text.unicodeScalars.first, hangs(first) { text.unicodeScalars.removeFirst() }
    return text
  }
}

/// Searches among lengths.
package enum Lengths {
  /// Returns the largest number for which a monotonic condition holds; 0 if it does not hold for 1.
  ///
  /// The step is doubled and then halved, so that the condition is never evaluated for numbers much
  /// larger than the result.
  ///
  /// - Parameter guess: the number at which the search starts, at least 1.
  static func largest(upTo limit: Int, near guess: Int = 1, where isTrue: (Int) -> Bool) -> Int {
    var (low, high, step) = (0, min(guess, limit + 1), 1)
    while high <= limit, isTrue(high) {
      low = high
      high += step
      step *= 2
    }
    high = min(high, limit + 1)
    while high - low > 1 {
      let middle = (low + high) / 2
      if isTrue(middle) { low = middle } else { high = middle }
    }
    return low
  }
}
