/// A view that shows a part of its content and lets people move it.
///
/// As SwiftUI: along the axes it scrolls it takes all room it is proposed and proposes none to its
/// content; across them it is as large as its content. Several views inside stand in a column.
///
/// The wheel, the arrow keys, Page Up and Down, Home and End move the content under the pointer,
/// and so does dragging an indicator, which shows while content overflows.
public struct ScrollView<Content: View> {
  public var content: Content
  public var axes: Axis.Set
  public var showsIndicators: Bool

  /// - Parameters:
  ///   - axes: the axes along which the content moves.
  ///   - showsIndicators: whether bars show where in the content one is.
  nonisolated public init(
    _ axes: Axis.Set = .vertical, showsIndicators: Bool = true, @ViewBuilder content: () -> Content
  ) {
    self.axes = axes
    self.showsIndicators = showsIndicators
    self.content = content()
  }
}

extension ScrollView: View, _PrimitiveView {
  public static func _resolve(_ view: ScrollView, at cursor: inout _ChildCursor) {
    let node = cursor.node(ScrollViewNode.self) {
      ScrollViewNode(ScrollNode(), at: $0, listedAs: ScrollView.self)
    }
    node.configure(node.layoutNode)
    let environment = cursor.environment
    node.layoutNode.update(
      ScrollNode.Traits(
        axes: view.axes,
        indicators: view.showsIndicators ? environment.scrollIndicatorAxes : [],
        indicatorColor: SystemColor.tertiaryLabel.resolved(in: environment.colorAppearance),
        clips: environment.isScrollClipping, margins: environment.contentMargins,
        anchors: environment.scrollAnchors))
    let content = view.content
    node.update { Content._resolve(content, at: &$0) }
  }
}
