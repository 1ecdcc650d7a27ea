internal import Foundation

/// The arrangement of the cells of a lazy container: in consecutive lines with one cell per column.
///
/// All names are for a vertical container; a horizontal one is the same with the axes exchanged.
struct LazyRule: Equatable {
  var axis: Axis
  /// The distance between lines in points; `nil` for 8.
  var spacing: CGFloat?
  /// The guide across the axis to which cells are aligned in a column without an alignment of its
  /// own.
  var alignment: AlignmentKey
  /// The columns; `nil` for a stack.
  var items: [GridItem]?
  /// Whether headers and footers of sections are pinned while their section is visible.
  var pinsHeaders = false
  var pinsFooters = false

  var lineSpacing: CGFloat { spacing ?? ViewSpacing.standardDistance }

  /// Returns the columns for a proposed width.
  ///
  /// - Parameter firstLine: returns the ideal widths of the first cells. With an unspecified
  ///   proposal, the width of a grid is their sum including the gaps.
  func tracks(for cross: ProposedLength, firstLine: () -> [CGFloat]) -> GridTracks {
    guard let items else { return GridTracks(single: cross) }
    // The position of the guide in a view of the grid's width determines the position of columns
    // that exceed the grid.
    let share = alignment.defaultValue(in: ViewDimensions(size: CGSize(width: 1, height: 1)))
    let length = cross.value ?? Self.idealLength(firstLine(), of: items)
    return GridTracks(items, fitting: length, alignedBy: share)
  }

  /// Returns the total of the first cells' ideal widths and the gaps between them.
  private static func idealLength(_ cells: [CGFloat], of items: [GridItem]) -> CGFloat {
    let gaps = items.prefix(cells.count).dropLast().reduce(0) {
      $0 + ($1.spacing ?? ViewSpacing.standardDistance)
    }
    return cells.reduce(0, +) + gaps
  }

  /// Returns the guides by which a cell is aligned in its column and in its line.
  func guides(in track: GridTracks.Track) -> (cross: AlignmentKey, main: AlignmentKey) {
    let middle = axis == .vertical ? VerticalAlignment.center.key : HorizontalAlignment.center.key
    guard let own = track.alignment else { return (alignment, middle) }
    return axis == .vertical
      ? (own.horizontal.key, own.vertical.key) : (own.vertical.key, own.horizontal.key)
  }
}
