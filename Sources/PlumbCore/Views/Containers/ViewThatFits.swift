/// A view that shows the first of its children that fits into the available size.
///
/// As SwiftUI: a view fits if its ideal size fits along the given axes; if none fits, the last is
/// shown. All of them keep their state while another one is shown.
public struct ViewThatFits<Content: View> {
  private let axes: Axis.Set
  private let content: Content

  /// Creates a view that shows the first child that fits.
  ///
  /// - Parameter axes: the axes along which a child must fit.
  nonisolated public init(
    in axes: Axis.Set = [.horizontal, .vertical], @ViewBuilder content: () -> Content
  ) {
    self.axes = axes
    self.content = content()
  }
}

extension ViewThatFits: View, _PrimitiveView {
  public static func _resolve(_ view: ViewThatFits, at cursor: inout _ChildCursor) {
    let outerAxis = cursor.environment.stackAxis
    let node = cursor.container(listedAs: ViewThatFits.self) {
      ContainerLayoutNode(ViewThatFitsRule(axes: view.axes))
    }
    node.layoutNode.update(isChanged: node.layoutNode.rule.axes != view.axes) {
      $0.axes = view.axes
    }
    node.resolve(view.content, alongAxis: outerAxis)
  }
}
