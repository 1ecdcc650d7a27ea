public import Foundation

/// A container that arranges views in rows and columns, which are as wide and high as their cells
/// need.
///
/// As SwiftUI: each `GridRow` is a row; any other view is a row by itself and spans all columns.
public struct Grid<Content: View> {
  private let alignment: Alignment
  private let horizontalSpacing: CGFloat?
  private let verticalSpacing: CGFloat?
  private let content: Content

  /// Creates a grid.
  ///
  /// - Parameters:
  ///   - alignment: the alignment of cells in slots that are larger than the cells.
  ///   - horizontalSpacing: the gap between columns in points; `nil` for the spacing that the cells
  ///     prefer.
  ///   - verticalSpacing: the gap between rows in points; `nil` for the spacing that the cells
  ///     prefer.
  nonisolated public init(
    alignment: Alignment = .center, horizontalSpacing: CGFloat? = nil,
    verticalSpacing: CGFloat? = nil, @ViewBuilder content: () -> Content
  ) {
    self.alignment = alignment
    self.horizontalSpacing = horizontalSpacing
    self.verticalSpacing = verticalSpacing
    self.content = content()
  }
}

extension Grid: View, _PrimitiveView {
  public static func _resolve(_ view: Grid, at cursor: inout _ChildCursor) {
    let node = cursor.container(listedAs: Grid.self) {
      ContainerLayoutNode(
        GridRule(
          alignment: view.alignment, horizontalSpacing: view.horizontalSpacing,
          verticalSpacing: view.verticalSpacing))
    }
    let rule = node.layoutNode.rule
    let isSame =
      rule.alignment == view.alignment && rule.horizontalSpacing == view.horizontalSpacing
      && rule.verticalSpacing == view.verticalSpacing
    node.layoutNode.update(isChanged: !isSame) {
      $0.alignment = view.alignment
      $0.horizontalSpacing = view.horizontalSpacing
      $0.verticalSpacing = view.verticalSpacing
    }
    node.resolve(view.content, alongAxis: nil)
  }
}

/// The cells of one row of a grid. Outside of a grid, the cells are shown without a container.
public struct GridRow<Content: View> {
  private let alignment: VerticalAlignment?
  private let content: Content

  /// Creates a row of cells.
  ///
  /// - Parameter alignment: the vertical alignment of cells in the row; `nil` for that of the grid.
  nonisolated public init(
    alignment: VerticalAlignment? = nil, @ViewBuilder content: () -> Content
  ) {
    self.alignment = alignment
    self.content = content()
  }
}

extension GridRow: View, _PrimitiveView {
  public static func _resolve(_ view: GridRow, at cursor: inout _ChildCursor) {
    let node = cursor.node(GridRowViewNode.self) { GridRowViewNode(at: $0, listedAs: GridRow.self) }
    node.update(alignment: view.alignment)
    node.resolveChildren { Content._resolve(view.content, at: &$0) }
  }
}

/// A node that marks the layout nodes of a row for the grid. The outermost of nested rows wins,
/// because it sets its mark last.
private final class GridRowViewNode: ViewNode {
  private let mark = GridRowMark(alignment: nil)

  func update(alignment: VerticalAlignment?) {
    guard mark.alignment != alignment else { return }
    mark.alignment = alignment
    var layoutNodes: [LayoutNode] = []
    super.appendLayoutNodes(to: &layoutNodes)
    for layoutNode in layoutNodes { layoutNode.invalidate() }
  }

  override func appendLayoutNodes(to layoutNodes: inout [LayoutNode]) {
    let start = layoutNodes.count
    super.appendLayoutNodes(to: &layoutNodes)
    for layoutNode in layoutNodes[start...] { layoutNode.ownGridRow = mark }
  }
}
