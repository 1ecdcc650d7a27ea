/// A view that shows a part of its content, which can be scrolled.
///
/// As SwiftUI: along the axes of scrolling it takes all of the proposed size and makes no proposal
/// to its content; along the others it is as large as its content. Several children are arranged in
/// a column.
///
/// The wheel, the arrow keys, Page Up and Down, Home and End scroll the content under the pointer,
/// and so does dragging an indicator, which is visible while the content overflows.
public struct ScrollView<Content: View> {
  /// The content, which can be scrolled.
  public var content: Content
  /// The axes along which the content can be scrolled.
  public var axes: Axis.Set
  /// Whether bars indicate the position in the content.
  public var showsIndicators: Bool

  /// Creates a scroll view.
  ///
  /// - Parameters:
  ///   - axes: the axes along which the content can be scrolled.
  ///   - showsIndicators: whether bars indicate the position in the content.
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
    if view.axes.contains(.vertical), let wrapper = cursor.environment.scrollWrapper {
      return wrapper.wrap({ _resolve(view, at: &$0) }, at: &cursor)
    }
    let node = cursor.node(ScrollViewNode.self) {
      ScrollViewNode(ScrollLayoutNode(), at: $0, listedAs: ScrollView.self)
    }
    node.configure(node.layoutNode)
    let environment = cursor.environment
    node.layoutNode.update(
      ScrollLayoutNode.Traits(
        axes: view.axes,
        indicators: view.showsIndicators ? environment.scrollIndicatorAxes : [],
        indicatorColor: SystemColor.tertiaryLabel.resolved(in: environment.colorAppearance),
        clips: environment.isScrollClipping, margins: environment.contentMargins,
        anchors: environment.scrollAnchors))
    let content = view.content
    node.update { Content._resolve(content, at: &$0) }
  }
}
