@_spi(Nodes) internal import PlumbCore

/// A modifier of the arrow in a row that lets the keys of the list show and hide the elements below the row.
struct RowExpansion {
  let isExpanded: Binding<Bool>
}

extension RowExpansion: _PrimitiveModifier {
  static func _resolve(
    _ modifier: Self, _ content: @escaping @MainActor (inout _ChildCursor) -> Void,
    at cursor: inout _ChildCursor
  ) {
    let node = cursor.node(RowExpansionViewNode.self) { RowExpansionViewNode(at: $0) }
    node.isExpanded = modifier.isExpanded
    node.resolveChildren(content)
  }
}

/// The node of the arrow in a row.
private final class RowExpansionViewNode: ViewNode {
  /// Whether the elements below are shown.
  var isExpanded: Binding<Bool>?
}

extension ListRowViewNode {
  /// Shows or hides the elements below the row. Returns whether it can have any.
  func setExpanded(_ isExpanded: Bool) -> Bool {
    let arrows = outermostDescendants(of: RowExpansionViewNode.self)
    guard let binding = arrows.last?.isExpanded else { return false }
    if binding.wrappedValue != isExpanded {
      withAnimation(.snappy(duration: 0.2)) { binding.wrappedValue = isExpanded }
    }
    return true
  }
}
