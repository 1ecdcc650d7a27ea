/// A view whose content depends on its size and its position.
///
/// As SwiftUI: it takes all of the proposed size, or 10 points along an axis without a proposal;
/// each child is proposed that size and placed in the top leading corner. The content is evaluated
/// during layout, again when the size or a position it read changes, and when an observed value it
/// read changes.
public struct GeometryReader<Content: View> {
  /// Returns the content for the geometry.
  public var content: (GeometryProxy) -> Content

  /// Creates a view with content that receives the geometry.
  nonisolated public init(@ViewBuilder content: @escaping (GeometryProxy) -> Content) {
    self.content = content
  }
}

extension GeometryReader: View, _PrimitiveView {
  public static func _resolve(_ view: GeometryReader, at cursor: inout _ChildCursor) {
    let node = cursor.node(GeometryViewNode<Content>.self) {
      GeometryViewNode(GeometryLayoutNode(), at: $0, listedAs: GeometryReader.self)
    }
    node.configure(node.layoutNode)
    node.update(view.content)
  }
}
