/// A view whose content is made with its size and place at hand.
///
/// As SwiftUI: it takes all room it is proposed, 10 points where nothing is proposed; each view
/// inside is proposed that size and stands in the top leading corner. The content is made during
/// layout, again when the size changes or a place it asked for, and when something observed in it
/// does.
public struct GeometryReader<Content: View> {
  public var content: (GeometryProxy) -> Content

  nonisolated public init(@ViewBuilder content: @escaping (GeometryProxy) -> Content) {
    self.content = content
  }
}

extension GeometryReader: View, _PrimitiveView {
  public static func _resolve(_ view: GeometryReader, at cursor: inout _ChildCursor) {
    let node = cursor.node(GeometryViewNode<Content>.self) {
      GeometryViewNode(GeometryNode(), at: $0, listedAs: GeometryReader.self)
    }
    node.configure(node.layoutNode)
    node.update(view.content)
  }
}
