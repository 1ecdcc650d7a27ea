internal import Foundation

/// How a lazy container arranges its cells: in lines one after the other, each line a cell per
/// column.
///
/// Everything is named as in a container that grows downwards; one that grows sideways is the same
/// with the axes exchanged.
struct LazyRule: Equatable {
  var axis: Axis
  /// The distance between lines; `nil` for 8.
  var spacing: CGFloat?
  /// The guide along the crossing axis at which cells stand in a column that has none of its own.
  var alignment: AlignmentKey
  /// The columns; `nil` for a stack.
  var items: [GridItem]?
  /// Whether headers and footers of sections stay in sight.
  var pinsHeaders = false
  var pinsFooters = false

  var lineSpacing: CGFloat { spacing ?? ViewSpacing.standardDistance }

  /// The columns for a proposed width.
  ///
  /// - Parameter firstLine: the ideal widths of the first cells. Without a proposal, a grid is as
  ///   wide as these with the gaps between them.
  func tracks(for cross: ProposedLength, firstLine: () -> [CGFloat]) -> GridTracks {
    guard let items else { return GridTracks(single: cross) }
    // Where a view of the grid's width keeps the guide decides where columns too wide for it stand.
    let share = alignment.defaultValue(in: ViewDimensions(size: CGSize(width: 1, height: 1)))
    let length = cross.value ?? Self.idealLength(firstLine(), of: items)
    return GridTracks(items, fitting: length, alignedBy: share)
  }

  private static func idealLength(_ cells: [CGFloat], of items: [GridItem]) -> CGFloat {
    let gaps = items.prefix(cells.count).dropLast().reduce(0) {
      $0 + ($1.spacing ?? ViewSpacing.standardDistance)
    }
    return cells.reduce(0, +) + gaps
  }

  /// The guides at which a cell stands in its column and in its line.
  func guides(in track: GridTracks.Track) -> (cross: AlignmentKey, main: AlignmentKey) {
    let middle = axis == .vertical ? VerticalAlignment.center.key : HorizontalAlignment.center.key
    guard let own = track.alignment else { return (alignment, middle) }
    return axis == .vertical
      ? (own.horizontal.key, own.vertical.key) : (own.vertical.key, own.horizontal.key)
  }
}
