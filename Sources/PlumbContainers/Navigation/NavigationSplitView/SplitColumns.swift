internal import Foundation
@_spi(Nodes) internal import PlumbCore

/// A column of a split view.
struct SplitColumn {
  let view: AnyView
  /// The line between the column and the next one.
  let handle: AnyView
  /// The width in points; `nil` for the rest.
  let width: CGFloat?
  /// Whether the column has that width although its content needs more.
  let isFixed: Bool
  let isShown: Bool
}

/// The columns of a split view; those that are not shown are kept.
struct SplitColumns {
  let columns: [SplitColumn]
  /// Whether the last column is as wide as the view, behind the others.
  let keepsDetailWidth: Bool
}

extension SplitColumns: View, _PrimitiveView {
  static func _resolve(_ view: Self, at cursor: inout _ChildCursor) {
    let node = cursor.node(SplitColumnsViewNode.self) {
      SplitColumnsViewNode(SplitLayoutNode(), at: $0, listedAs: nil)
    }
    node.update(view.columns, keepsDetailWidth: view.keepsDetailWidth)
  }
}

/// The node of the columns of a split view, whose children are the columns and the lines between them.
private final class SplitColumnsViewNode: ContainerViewNode<SplitLayoutNode> {
  private var columns: [SplitColumn] = []

  func update(_ columns: [SplitColumn], keepsDetailWidth: Bool) {
    self.columns = columns
    layoutNode.keepsDetailWidth = keepsDetailWidth
    configure(layoutNode)
    resolveChildren { cursor in
      cursor.withEnvironment {
        $0.stackAxis = nil
      } _: { cursor in
        for column in columns {
          let node = cursor.node(ColumnViewNode.self) { ColumnViewNode(at: $0) }
          let wasCovered = node.isCovered
          node.isCovered = !column.isShown
          node.resolveChildren { AnyView._resolve(column.view, at: &$0) }
          if node.isCovered != wasCovered { node.visibilityDidChange() }
        }
        for column in columns.dropLast() {
          let node = cursor.node(ColumnViewNode.self) { ColumnViewNode(at: $0) }
          node.isCovered = !column.isShown || column.width == nil
          node.resolveChildren { AnyView._resolve(column.handle, at: &$0) }
        }
      }
    }
    elementsDidChange()
    setNeedsCollection()
  }

  override func collectLayoutNodes() {
    var parts: [SplitLayoutNode.Part] = []
    var handles: [LayoutNode] = []
    for (index, node) in children.enumerated() {
      var layoutNodes: [LayoutNode] = []
      node.appendLayoutNodes(to: &layoutNodes)
      guard let layoutNode = layoutNodes.first else { continue }
      if (node as? ColumnViewNode)?.isCovered == true {
        layoutNode.isShown = false
        continue
      }
      if index < columns.count {
        parts.append(
          SplitLayoutNode.Part(
            node: layoutNode, width: columns[index].width, isFixed: columns[index].isFixed))
      } else {
        handles.append(layoutNode)
      }
    }
    layoutNode.show(parts, handles: handles)
  }
}

/// The node of a column, or of the line beside it.
private final class ColumnViewNode: ViewNode, CoverableNode {
  var isCovered = false
}
