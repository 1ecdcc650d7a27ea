internal import Foundation

/// The grid cell traits of a view.
struct GridCellTraits: Equatable {
  /// The number of columns that the cell spans, limited to the number of existing columns.
  var columns = 1
  /// The position of the view in its cell; `nil` for the alignment of the column, the row and the
  /// grid.
  var anchor: UnitPoint?
  /// The alignment of the whole column that contains the cell.
  var columnAlignment: HorizontalAlignment?
  /// The axes on which the cell does not enlarge the grid.
  var unsizedAxes: Axis.Set = []
}

/// A change of the traits by one modifier.
enum GridCellChange: Equatable {
  case columns(Int)
  case anchor(UnitPoint)
  case columnAlignment(HorizontalAlignment)
  case unsizedAxes(Axis.Set)

  /// Returns the traits after this modifier is applied outside of the inner ones.
  ///
  /// As SwiftUI: the innermost anchor and column alignment win, unsized axes are united, and column
  /// counts above one are added.
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

/// The identity of a grid row; all cells of the row share the same mark.
final class GridRowMark {
  var alignment: VerticalAlignment?

  init(alignment: VerticalAlignment?) {
    self.alignment = alignment
  }
}
