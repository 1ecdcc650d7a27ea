/// A text that cannot be changed.
struct AccessibleText: AccessibilityText {
  private let scalars: [Unicode.Scalar]

  init(_ string: String) {
    scalars = Array(string.unicodeScalars)
  }

  var count: Int { scalars.count }

  func string(in range: Range<Int>) -> String {
    var string = String.UnicodeScalarView()
    string.append(contentsOf: scalars[range.clamped(to: 0..<count)])
    return String(string)
  }

  /// Returns the part at an offset: a word includes the spaces after it, a line and a paragraph the line break.
  /// The part is empty outside the text.
  func range(of unit: AccessibilityTextUnit, at offset: Int) -> Range<Int> {
    guard scalars.indices.contains(offset) else {
      let edge = min(max(offset, 0), count)
      return edge..<edge
    }
    switch unit {
    case .character: return offset..<offset + 1
    case .word:
      // A word starts where a letter follows a space.
      func isStart(_ index: Int) -> Bool {
        !isSpace(index) && (index == 0 || isSpace(index - 1))
      }
      let start = (0...offset).last(where: isStart) ?? 0
      return start..<((offset + 1..<count).first(where: isStart) ?? count)
    case .line, .paragraph:
      let start = (0..<offset).last { scalars[$0] == "\n" }.map { $0 + 1 } ?? 0
      return start..<((offset..<count).first { scalars[$0] == "\n" }.map { $0 + 1 } ?? count)
    }
  }

  private func isSpace(_ index: Int) -> Bool { scalars[index].properties.isWhitespace }
}

extension AccessibilityTextUnit {
  /// The unit of a number of newer clients; sentences are paragraphs.
  init(granularity: UInt32) {
    switch granularity {
    case 0: self = .character
    case 1: self = .word
    case 3: self = .line
    default: self = .paragraph
    }
  }

  /// The unit of a number of older clients; sentences are paragraphs.
  init(boundary: UInt32) {
    switch boundary {
    case 0: self = .character
    case 1, 2: self = .word
    case 3, 4: self = .paragraph
    default: self = .line
    }
  }
}
