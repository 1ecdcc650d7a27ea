public import Foundation

extension View {
  /// Limits the number of lines of the texts within this view; `nil` for no limit.
  ///
  /// As SwiftUI: a limit below 1 counts as 1.
  nonisolated public func lineLimit(_ number: Int?) -> some View {
    lines(reserved: 0, limit: number)
  }

  /// Reserves space for a number of lines, without a limit.
  nonisolated public func lineLimit(_ limit: PartialRangeFrom<Int>) -> some View {
    lines(reserved: limit.lowerBound, limit: nil)
  }

  /// Limits the number of lines to the upper bound of a range.
  nonisolated public func lineLimit(_ limit: PartialRangeThrough<Int>) -> some View {
    lines(reserved: 0, limit: limit.upperBound)
  }

  /// Reserves space for the lower bound of a range of lines and limits their number to the upper
  /// bound.
  nonisolated public func lineLimit(_ limit: ClosedRange<Int>) -> some View {
    lines(reserved: limit.lowerBound, limit: limit.upperBound)
  }

  /// Limits the number of lines, and optionally reserves space for all of them.
  nonisolated public func lineLimit(_ limit: Int, reservesSpace: Bool) -> some View {
    lines(reserved: reservesSpace ? limit : 0, limit: limit)
  }

  @usableFromInline nonisolated func lines(reserved: Int, limit: Int?) -> some View {
    transformEnvironment(\.textStyle) {
      $0.lineLimit = limit
      $0.reservedLines = reserved
    }
  }

  /// Sets the space between the lines of the texts within this view, in points; a negative value
  /// counts as 0.
  nonisolated public func lineSpacing(_ lineSpacing: CGFloat) -> some View {
    environment(\.lineSpacing, lineSpacing)
  }

  /// Sets the alignment of the lines of a text.
  nonisolated public func multilineTextAlignment(_ alignment: TextAlignment) -> some View {
    environment(\.multilineTextAlignment, alignment)
  }

  /// Sets whether the leading and trailing alignments follow the layout direction, or the direction
  /// of each paragraph.
  nonisolated public func multilineTextAlignment(
    strategy: Text.AlignmentStrategy
  ) -> some View {
    transformEnvironment(\.textStyle) { $0.alignmentStrategy = strategy }
  }

  /// Sets the source of the writing direction of paragraphs.
  ///
  /// As SwiftUI: by default it is the content, whose first letter with a strong direction determines the direction.
  nonisolated public func writingDirection(
    strategy: Text.WritingDirectionStrategy
  ) -> some View {
    transformEnvironment(\.textStyle) { $0.writingDirection = strategy }
  }

  /// Sets the position of the ellipsis in truncated lines.
  nonisolated public func truncationMode(_ mode: Text.TruncationMode) -> some View {
    environment(\.truncationMode, mode)
  }

  /// Allows texts to shrink to a factor of 0 to 1 before they are truncated.
  ///
  /// A text is shown as large as it fits, even in a height that is less than the height of a line. The factor is a
  /// multiple of a hundredth; the steps of SwiftUI are not known.
  nonisolated public func minimumScaleFactor(_ factor: CGFloat) -> some View {
    environment(\.minimumScaleFactor, factor)
  }

  /// Allows the spacing of characters to be reduced, by up to a fiftieth of the font size, before a
  /// text is shrunk or truncated.
  ///
  /// The limit of SwiftUI is not known.
  nonisolated public func allowsTightening(_ flag: Bool) -> some View {
    environment(\.allowsTightening, flag)
  }
}
