internal import Foundation

/// The selection in a text that is edited, or the place of its caret.
///
/// As SwiftUI: indices belong to the text of the control. Indices of another text are moved into it.
public struct TextSelection: Equatable, Hashable, Sendable {
  /// The parts of a text that are selected.
  public enum Indices: Equatable, Hashable, Sendable {
    /// A range; an empty one is the place of the caret.
    case selection(Range<String.Index>)
    /// Several ranges, which no control on this platform selects; the first one counts.
    case multiSelection(RangeSet<String.Index>)
  }

  /// The selected parts.
  public var indices: Indices
  /// The line of the caret at the end of a wrapped line.
  public let affinity: TextSelectionAffinity

  /// Whether nothing is selected, and the selection is the place of the caret.
  public var isInsertion: Bool { ranges.allSatisfy(\.isEmpty) }

  /// Creates the place of a caret.
  public init(insertionPoint: String.Index) {
    self.init(range: insertionPoint..<insertionPoint)
  }

  /// Creates the selection of a range.
  public init(range: Range<String.Index>) {
    indices = .selection(range)
    affinity = .automatic
  }

  /// Creates the selection of several ranges.
  public init(ranges: RangeSet<String.Index>) {
    indices = .multiSelection(ranges)
    affinity = .automatic
  }

  private var ranges: [Range<String.Index>] {
    switch indices {
    case .selection(let range): [range]
    case .multiSelection(let set): Array(set.ranges)
    }
  }
}

/// The line of a caret between two lines of a wrapped paragraph.
public enum TextSelectionAffinity: Equatable, Hashable, Sendable {
  /// The line that the platform chooses.
  case automatic
  /// The end of the first line.
  case upstream
  /// The start of the second line.
  case downstream
}

extension TextSelection {
  /// Creates the selection of a range of bytes.
  init(_ range: Range<Int>, affinity: TextPosition.Affinity, in text: String) {
    func index(_ offset: Int) -> String.Index {
      text.utf8.index(text.startIndex, offsetBy: min(offset, text.utf8.count))
    }
    indices = .selection(index(range.lowerBound)..<index(range.upperBound))
    self.affinity = affinity == .upstream ? .upstream : .downstream
  }

  /// Returns the selected bytes of a text; `nil` for a set without a range.
  func range(in text: String) -> Range<Int>? {
    guard let range = ranges.first else { return nil }
    func offset(_ index: String.Index) -> Int {
      let index = min(max(index, text.startIndex), text.endIndex)
      return text.utf8.distance(from: text.startIndex, to: index)
    }
    return offset(range.lowerBound)..<offset(range.upperBound)
  }
}
