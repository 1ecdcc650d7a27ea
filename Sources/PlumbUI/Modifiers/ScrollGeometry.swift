public import Foundation

/// Where a scroll view is in its content, in points.
public struct ScrollGeometry: Equatable, Sendable {
  /// How far the view's edges at leading and top lie behind those of the content.
  ///
  /// As SwiftUI: a view that shows its margins at the start has an offset below 0, so the offset and
  /// the inset together are how far the content is scrolled.
  public var contentOffset: CGPoint
  /// The size of the content without its margins.
  public var contentSize: CGSize
  /// The margins round the content.
  public var contentInsets: EdgeInsets
  /// The size of the scroll view.
  public var containerSize: CGSize

  public init(
    contentOffset: CGPoint, contentSize: CGSize, contentInsets: EdgeInsets, containerSize: CGSize
  ) {
    self.contentOffset = contentOffset
    self.contentSize = contentSize
    self.contentInsets = contentInsets
    self.containerSize = containerSize
  }

  /// The part of the content that shows.
  public var visibleRect: CGRect { CGRect(origin: contentOffset, size: containerSize) }

  /// As SwiftUI: the scroll view's bounds, displaced by what is scrolled.
  public var bounds: CGRect { visibleRect }
}

extension View {
  /// Calls an action with a value worked out from a scroll view's geometry, the one this is applied to
  /// or the first one inside: after every layout or scroll that changed the value.
  ///
  /// As SwiftUI: the first value is told of, too, as old and new.
  nonisolated public func onScrollGeometryChange<T: Equatable>(
    for type: T.Type, of transform: @escaping (ScrollGeometry) -> T,
    action: @escaping (_ oldValue: T, _ newValue: T) -> Void
  ) -> some View {
    modifier(
      ScrollGeometryChange(
        read: { layoutNode in layoutNode.firstScroll.map { transform(ScrollGeometry($0)) } },
        action: action))
  }

  /// Calls an action when the view comes to show in the scroll view round it, and when it goes.
  ///
  /// As SwiftUI: it is told of at first only when it shows.
  ///
  /// - Parameter threshold: how much of the view has to show, 0 to 1.
  nonisolated public func onScrollVisibilityChange(
    threshold: Double = 0.5, _ action: @escaping (Bool) -> Void
  ) -> some View {
    modifier(
      ScrollGeometryChange(
        read: { $0.visibleShare >= threshold && $0.visibleShare > 0 }, first: false
      ) {
        action($1)
      })
  }
}

extension ScrollGeometry {
  fileprivate init(_ node: ScrollNode) {
    let (shown, whole, margins) = (node.shownOffset, node.contentSize, node.margins)
    self.init(
      contentOffset: CGPoint(x: shown.x - margins.leading, y: shown.y - margins.top),
      contentSize: CGSize(
        width: whole.width - margins.horizontal, height: whole.height - margins.vertical),
      contentInsets: margins, containerSize: node.size)
  }
}

extension LayoutNode {
  /// The first box that scrolls among this one and those inside.
  fileprivate var firstScroll: ScrollNode? {
    if let scroll = self as? ScrollNode { return scroll }
    for child in children {
      if let scroll = child.firstScroll { return scroll }
    }
    return nil
  }

  /// The share of the box's area that shows in the nearest box that scrolls, 0 to 1.
  fileprivate var visibleShare: Double {
    var next = parent
    while let node = next, !(node is ScrollNode) { next = node.parent }
    guard let scroll = next else { return 1 }
    let frame = placedFrame(in: scroll)
    let shown = frame.intersection(CGRect(origin: .zero, size: scroll.size))
    guard !shown.isNull, frame.width > 0, frame.height > 0 else { return 0 }
    return Double(shown.width / frame.width * shown.height / frame.height)
  }
}

/// Tells of something that is read from a box after every layout.
private struct ScrollGeometryChange<Value: Equatable> {
  let read: (LayoutNode) -> Value?
  /// What a first value is compared with; `nil` to tell of any.
  let first: Value?
  let action: (Value, Value) -> Void

  init(
    read: @escaping (LayoutNode) -> Value?, first: Value? = nil,
    action: @escaping (Value, Value) -> Void
  ) {
    self.read = read
    self.first = first
    self.action = action
  }
}

extension ScrollGeometryChange: _PrimitiveModifier {
  static func _resolve(
    _ modifier: Self, _ content: @escaping @MainActor (inout _ChildCursor) -> Void,
    at cursor: inout _ChildCursor
  ) {
    let node = cursor.node(ScrollGeometryChangeNode<Value>.self) {
      ScrollGeometryChangeNode(at: $0)
    }
    node.modifier = modifier
    node.resolveChildren(content)
  }
}

private final class ScrollGeometryChangeNode<Value: Equatable>: WrapperNode<
  GeometryObserverNode<Value>
>
{
  var modifier: ScrollGeometryChange<Value>?

  init(at place: _ChildCursor.Place) {
    super.init(at: place, make: { GeometryObserverNode() }, change: { _, _ in })
    update { [weak self] layoutNode, _ in self?.watch(layoutNode) }
  }

  private func watch(_ layoutNode: GeometryObserverNode<Value>) {
    tree.layoutObservers.watch(layoutNode) { [weak self, weak layoutNode] in
      guard let modifier = self?.modifier, let layoutNode, let value = modifier.read(layoutNode),
        value != layoutNode.value ?? modifier.first
      else { return }
      let old = layoutNode.value ?? modifier.first ?? value
      layoutNode.value = value
      modifier.action(old, value)
    }
  }
}
