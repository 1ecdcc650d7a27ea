/// The advances and the kerning of the ASCII characters of a face, for runs that need no shaping.
///
/// The width of a run is the sum of its characters' advances and of the kerning of its neighbours
/// if the face substitutes none of its glyphs. The sum is in whole units, so that it is exactly the
/// width that shaping the run would give.
public final class AdvanceTable: Sendable {
  /// The properties of a character that determine whether a run is shaped.
  struct Kinds: OptionSet {
    let rawValue: UInt8
    /// A substitution may start at the character in a run without digits.
    static let startsPlainSubstitution = Kinds(rawValue: 1)
    /// A substitution may start at the character in any run.
    static let startsSubstitution = Kinds(rawValue: 2)
    static let isDigit = Kinds(rawValue: 4)
    static let isMissing = Kinds(rawValue: 8)
  }

  /// The kerning of a pair that needs shaping.
  private static let unknown = Int16.min

  private let kinds: [UInt8]
  /// For two neighbours the kerning and the advance of the second, at the index 128 times the first
  /// plus the second. Character 0 stands for both ends of a run.
  private let advances: [Int16]
  private let unitsPerEm: CGFloat
  private let lengthLimit: Int

  /// A character as the first one of pairs.
  package struct FirstCharacter {
    /// Whether the face has no glyph for it.
    let isMissing: Bool
    /// Whether a substitution may start at it in a run without digits.
    let startsPlainSubstitution: Bool
    /// Whether a substitution may start at it in any run.
    let startsSubstitution: Bool
    /// For the end of the run and each of `scalars` the kerning and the advance; `nil` for a pair
    /// that needs shaping.
    let advances: [Int?]

    package init(
      isMissing: Bool, startsPlainSubstitution: Bool, startsSubstitution: Bool, advances: [Int?]
    ) {
      self.isMissing = isMissing
      self.startsPlainSubstitution = startsPlainSubstitution
      self.startsSubstitution = startsSubstitution
      self.advances = advances
    }
  }

  /// The ellipsis, at which texts are truncated, as a character of the table.
  static let ellipsis: UInt8 = 1

  /// The characters of the table: the ellipsis and the printable characters of ASCII.
  package static let scalars: [Unicode.Scalar] =
    ["\u{2026}"] + (UInt8(0x20)...0x7E).map { Unicode.Scalar($0) }

  /// The indices of the ends of a run and of `scalars` in `kinds`.
  private static let indices = [0, Int(ellipsis)] + Array(0x20...0x7E)

  /// Creates a table.
  ///
  /// - Parameters:
  ///   - unitsPerEm: the units of the advances per font size.
  ///   - lengthLimit: the bytes of the longest run that is not measured in pieces.
  ///   - character: returns the start of a run for 0, and the character with an index in `scalars`
  ///     for the numbers from 1 on.
  package init(unitsPerEm: Int, lengthLimit: Int, character: (Int) -> FirstCharacter) {
    var kinds = Array(repeating: Kinds.isMissing.rawValue, count: 128)
    var advances = Array(repeating: Self.unknown, count: 128 * 128)
    for (number, index) in Self.indices.enumerated() {
      let character = character(number)
      var kind: Kinds = (0x30...0x39).contains(index) ? .isDigit : []
      if character.isMissing { kind.insert(.isMissing) }
      if character.startsPlainSubstitution { kind.insert(.startsPlainSubstitution) }
      if character.startsSubstitution { kind.insert(.startsSubstitution) }
      kinds[index] = kind.rawValue
      for (second, advance) in zip(Self.indices, character.advances) {
        advances[index << 7 | second] = advance.flatMap(Int16.init(exactly:)) ?? Self.unknown
      }
    }
    (self.kinds, self.advances) = (kinds, advances)
    (self.unitsPerEm, self.lengthLimit) = (CGFloat(unitsPerEm), lengthLimit)
  }

  /// Returns the width of a run in a font size, in points; `nil` if the run needs shaping.
  ///
  /// - Parameters:
  ///   - run: UTF-8.
  ///   - hasEllipsis: whether an ellipsis follows the run.
  package func width(
    of run: Span<UInt8>, hasEllipsis: Bool = false, size: CGFloat
  ) -> CGFloat? {
    if run.isEmpty, !hasEllipsis { return 0 }
    guard run.count < lengthLimit else { return nil }
    var sum = 0
    var seen: UInt8 = 0
    var previous = 0
    for index in run.indices {
      let character = Int(run[index])
      guard character < 128, character > 1 else { return nil }
      let advance = advances[previous << 7 | character]
      if advance == Self.unknown { return nil }
      seen |= kinds[character]
      sum += Int(advance)
      previous = character
    }
    if hasEllipsis {
      let advance = advances[previous << 7 | Int(Self.ellipsis)]
      if advance == Self.unknown { return nil }
      seen |= kinds[Int(Self.ellipsis)]
      sum += Int(advance)
      previous = Int(Self.ellipsis)
    }
    let end = advances[previous << 7]
    if end == Self.unknown || needsShaping(Kinds(rawValue: seen)) { return nil }
    return width(ofSum: sum + Int(end), size: size)
  }

  /// Returns the kerning between two characters in a font size, in points; `nil` if one of them, or
  /// the pair, needs shaping.
  package func kerning(of first: UInt8, _ second: UInt8, size: CGFloat) -> CGFloat? {
    let (one, other) = (Int(first), Int(second))
    let (start, end) = (advances[one], advances[other << 7])
    let (startOfOther, endOfOne) = (advances[other], advances[one << 7])
    let joint = advances[one << 7 | other]
    let isKnown = ![start, end, startOfOther, endOfOne, joint].contains(Self.unknown)
    guard isKnown, !needsShaping(Kinds(rawValue: kinds[one] | kinds[other])) else { return nil }
    return width(ofSum: Int(start) + Int(joint) + Int(end), size: size)
      - width(ofSum: Int(start) + Int(endOfOne), size: size)
      - width(ofSum: Int(startOfOther) + Int(end), size: size)
  }

  private func width(ofSum sum: Int, size: CGFloat) -> CGFloat { CGFloat(sum) / unitsPerEm * size }

  /// Returns whether a run with characters of some kinds needs shaping.
  private func needsShaping(_ kinds: Kinds) -> Bool {
    kinds.contains(.isMissing)
      || kinds.contains(kinds.contains(.isDigit) ? .startsSubstitution : .startsPlainSubstitution)
  }
}
