public import Foundation

extension View {
  /// Limits the number of lines of the texts inside; `nil` for no limit.
  ///
  /// As SwiftUI: a limit below 1 counts as 1.
  nonisolated public func lineLimit(_ number: Int?) -> some View {
    lines(reserved: 0, limit: number)
  }

  /// Keeps room for a number of lines, without a limit.
  nonisolated public func lineLimit(_ limit: PartialRangeFrom<Int>) -> some View {
    lines(reserved: limit.lowerBound, limit: nil)
  }

  /// Limits the number of lines to the end of a range.
  nonisolated public func lineLimit(_ limit: PartialRangeThrough<Int>) -> some View {
    lines(reserved: 0, limit: limit.upperBound)
  }

  /// Keeps room for the start of a range of lines and limits their number to its end.
  nonisolated public func lineLimit(_ limit: ClosedRange<Int>) -> some View {
    lines(reserved: limit.lowerBound, limit: limit.upperBound)
  }

  /// Limits the number of lines, and keeps room for all of them if asked to.
  nonisolated public func lineLimit(_ limit: Int, reservesSpace: Bool) -> some View {
    lines(reserved: reservesSpace ? limit : 0, limit: limit)
  }

  nonisolated private func lines(reserved: Int, limit: Int?) -> some View {
    transformEnvironment(\.textStyle) {
      $0.lineLimit = limit
      $0.reservedLines = reserved
    }
  }

  /// Puts room in points between the lines of the texts inside; less than none counts as none.
  nonisolated public func lineSpacing(_ lineSpacing: CGFloat) -> some View {
    environment(\.lineSpacing, lineSpacing)
  }

  /// Sets the side to which the lines of a text keep.
  nonisolated public func multilineTextAlignment(_ alignment: TextAlignment) -> some View {
    environment(\.multilineTextAlignment, alignment)
  }

  /// Says whether leading and trailing are the sides of the surroundings, or those where a paragraph
  /// begins and ends.
  nonisolated public func multilineTextAlignment(
    strategy: Text.AlignmentStrategy
  ) -> some View {
    transformEnvironment(\.textStyle) { $0.alignmentStrategy = strategy }
  }

  /// Says where paragraphs have their direction from.
  ///
  /// As SwiftUI: by content unless said otherwise, which is the first letter with a direction.
  nonisolated public func writingDirection(
    strategy: Text.WritingDirectionStrategy
  ) -> some View {
    transformEnvironment(\.textStyle) { $0.writingDirection = strategy }
  }

  /// Says where texts that are cut short show the ellipsis.
  nonisolated public func truncationMode(_ mode: Text.TruncationMode) -> some View {
    environment(\.truncationMode, mode)
  }

  /// Lets texts shrink to a share of their size, 0 to 1, before they are cut short.
  ///
  /// They do so in steps of a twentieth; SwiftUI's are not known.
  nonisolated public func minimumScaleFactor(_ factor: CGFloat) -> some View {
    environment(\.minimumScaleFactor, factor)
  }

  /// Lets letters come closer, by up to a fiftieth of their size, before a text shrinks or is cut
  /// short.
  ///
  /// SwiftUI's measure is not known.
  nonisolated public func allowsTightening(_ flag: Bool) -> some View {
    environment(\.allowsTightening, flag)
  }
}
