/// The parameters that determine the writing directions of a text.
package struct TextDirection: Equatable {
  /// Whether the layout direction of the environment is right to left.
  package var isRightToLeft = false
  package var strategy = TextWritingDirectionStrategy.default

  package init(
    isRightToLeft: Bool = false,
    strategy: TextWritingDirectionStrategy = TextWritingDirectionStrategy.default
  ) {
    self.isRightToLeft = isRightToLeft
    self.strategy = strategy
  }
}

/// The rule that determines the writing direction of a paragraph.
public struct TextWritingDirectionStrategy: Hashable, Sendable {
  private enum Kind { case content, layout }

  private let kind: Kind

  /// The direction of the first letter in the paragraph that has one; the layout direction without
  /// such a letter.
  public static let contentBased = TextWritingDirectionStrategy(kind: .content)
  /// The layout direction of the environment.
  public static let layoutBased = TextWritingDirectionStrategy(kind: .layout)
  /// As SwiftUI: based on the content.
  public static let `default` = contentBased
}

/// The bidirectional level of every scalar of a text.
struct TextLevels {
  /// Whether the whole text is left to right.
  let isPlain: Bool
  /// The levels by scalar; empty for a plain text.
  private var levels: [UInt8] = []
  /// The level of each paragraph and the index of the scalar after its end.
  private var bases: [(level: UInt8, end: Int)] = []

  init(of text: StyledText, direction: TextDirection) {
    let isReordering =
      direction.isRightToLeft
      || !text.isPrintableASCII
        && text.string.unicodeScalars.contains {
          $0.value >= 0x590 && BidiClass(of: $0).isReordering
        }
    isPlain = !isReordering
    if isPlain { return }
    let scalars = Array(text.string.unicodeScalars)
    let fallback: UInt8 = direction.isRightToLeft ? 1 : 0
    var start = 0
    while start < scalars.count {
      var classes: [BidiClass] = []
      while start + classes.count < scalars.count, classes.last != .b {
        classes.append(BidiClass(of: scalars[start + classes.count]))
      }
      let paragraph = BidiParagraph(
        classes: classes, brackets: { BidiBracket(scalars[start + $0]) },
        base: direction.strategy == .layoutBased ? fallback : nil, fallback: fallback)
      // Separators and the spaces before them belong to the paragraph.
      var line = paragraph.levels(ofLine: 0..<classes.count)
      // Invisible scalars must not divide a run.
      for index in classes.indices.dropFirst() where classes[index].isRemoved {
        line[index] = line[index - 1]
      }
      levels += line
      start += classes.count
      bases.append((paragraph.baseLevel, start))
    }
    if bases.isEmpty || scalars.last.map({ BidiClass(of: $0) == .b }) == true {
      bases.append((fallback, .max))
    }
  }

  subscript(scalar: Int) -> UInt8 { isPlain ? 0 : levels[scalar] }

  /// Returns the level of the paragraph that contains a scalar.
  func base(at scalar: Int) -> UInt8 {
    if isPlain { return 0 }
    var (low, high) = (0, bases.count - 1)
    while low < high {
      let middle = (low + high) / 2
      if scalar < bases[middle].end { high = middle } else { low = middle + 1 }
    }
    return bases[low].level
  }
}
