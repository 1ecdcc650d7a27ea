/// The first of several views that fits into the room there is.
///
/// As SwiftUI: a view fits when its ideal size on the given axes does; the last is shown when none
/// fits. All of them keep their state while another one is shown.
public struct ViewThatFits<Content: View> {
  private let axes: Axis.Set
  private let content: Content

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
      ContainerNode(ViewThatFitsRule(axes: view.axes))
    }
    node.layoutNode.update(isChanged: node.layoutNode.rule.axes != view.axes) {
      $0.axes = view.axes
    }
    node.resolve(view.content, alongAxis: outerAxis)
  }
}
