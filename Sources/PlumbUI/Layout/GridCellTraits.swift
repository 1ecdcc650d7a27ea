internal import Foundation

/// What a view asks of the grid it is a cell of.
struct GridCellTraits: Equatable {
  /// How many columns the cell covers, as far as there are that many.
  var columns = 1
  /// Where the cell stands in its slot; `nil` follows column, row and grid.
  var anchor: UnitPoint?
  /// How the whole column of the cell is aligned.
  var columnAlignment: HorizontalAlignment?
  /// Axes on which the cell asks for no room of its own.
  var unsizedAxes: Axis.Set = []
}

/// One modifier's part in a cell's traits.
enum GridCellChange: Equatable {
  case columns(Int)
  case anchor(UnitPoint)
  case columnAlignment(HorizontalAlignment)
  case unsizedAxes(Axis.Set)

  /// The traits with this modifier written outside them.
  ///
  /// As SwiftUI: the innermost anchor and column alignment win, unsized axes add up, and so do
  /// column counts above one.
  func applied(to inner: GridCellTraits) -> GridCellTraits {
    var traits = inner
    switch self {
    case .columns(let count) where count > 1:
      traits.columns = inner.columns > 1 ? inner.columns + count : count
    case .columns:
      break
    case .anchor(let anchor):
      traits.anchor = inner.anchor ?? anchor
    case .columnAlignment(let alignment):
      traits.columnAlignment = inner.columnAlignment ?? alignment
    case .unsizedAxes(let axes):
      traits.unsizedAxes.formUnion(axes)
    }
    return traits
  }
}

/// A row of a grid; all its cells carry the same mark.
final class GridRowMark {
  var alignment: VerticalAlignment?

  init(alignment: VerticalAlignment?) {
    self.alignment = alignment
  }
}
