public import Foundation

/// The position of a scroll view in its content, in points.
public struct ScrollGeometry: Equatable, Sendable {
  /// The distance of the view's leading top corner from the leading top corner of the content.
  ///
  /// As SwiftUI: a view that shows its margins at the start has a negative offset, so that the sum
  /// of the offset and the inset is the scrolled distance.
  public var contentOffset: CGPoint
  /// The size of the content without its margins.
  public var contentSize: CGSize
  /// The margins around the content.
  public var contentInsets: EdgeInsets
  /// The size of the scroll view.
  public var containerSize: CGSize

  /// Creates a geometry.
  public init(
    contentOffset: CGPoint, contentSize: CGSize, contentInsets: EdgeInsets, containerSize: CGSize
  ) {
    self.contentOffset = contentOffset
    self.contentSize = contentSize
    self.contentInsets = contentInsets
    self.containerSize = containerSize
  }

  /// The visible part of the content.
  public var visibleRect: CGRect { CGRect(origin: contentOffset, size: containerSize) }

  /// The bounds of the scroll view, displaced by the scrolled distance, as SwiftUI.
  public var bounds: CGRect { visibleRect }
}

extension View {
  /// Calls an action with a value computed from the geometry of a scroll view, the modified view or
  /// the first one inside, after each layout or scroll that changed the value.
  ///
  /// As SwiftUI: the action is also called with the first value, as the old and the new one.
  nonisolated public func onScrollGeometryChange<T: Equatable>(
    for type: T.Type, of transform: @escaping (ScrollGeometry) -> T,
    action: @escaping (_ oldValue: T, _ newValue: T) -> Void
  ) -> some View {
    modifier(
      ScrollGeometryChange(
        read: { layoutNode in layoutNode.firstScrollNode.map { transform(ScrollGeometry($0)) } },
        action: action))
  }

  /// Calls an action when the view becomes visible in its scroll view, and when it is no longer
  /// visible.
  ///
  /// As SwiftUI: the first call is made only if the view is visible.
  ///
  /// - Parameter threshold: the fraction of the view that must be visible, 0 to 1.
  nonisolated public func onScrollVisibilityChange(
    threshold: Double = 0.5, _ action: @escaping (Bool) -> Void
  ) -> some View {
    modifier(
      ScrollGeometryChange(
        read: { $0.visibleFraction >= threshold && $0.visibleFraction > 0 }, initialValue: false
      ) {
        action($1)
      })
  }
}

extension ScrollGeometry {
  init(_ node: ScrollLayoutNode) {
    let (shown, totalSize, margins) = (node.presentedOffset, node.contentSize, node.margins)
    var insets = margins
    insets.top += node.startInset
    self.init(
      contentOffset: CGPoint(x: shown.x - margins.leading, y: shown.y - margins.top),
      contentSize: CGSize(
        width: totalSize.width - margins.horizontal, height: totalSize.height - margins.vertical),
      contentInsets: insets, containerSize: node.size)
  }
}

extension LayoutNode {
  /// The first scroll node among this node and its descendants.
  fileprivate var firstScrollNode: ScrollLayoutNode? {
    if let scroll = self as? ScrollLayoutNode { return scroll }
    for child in children {
      if let scroll = child.firstScrollNode { return scroll }
    }
    return nil
  }
}

/// A modifier that reports a value read from a layout node after each layout.
@usableFromInline struct ScrollGeometryChange<Value: Equatable> {
  fileprivate let read: (LayoutNode) -> Value?
  /// The value to which the first value is compared; `nil` to report any first value.
  let initialValue: Value?
  let action: (Value, Value) -> Void

  init(
    read: @escaping (LayoutNode) -> Value?, initialValue: Value? = nil,
    action: @escaping (Value, Value) -> Void
  ) {
    self.read = read
    self.initialValue = initialValue
    self.action = action
  }
}

extension ScrollGeometryChange: _PrimitiveModifier {
  @usableFromInline static func _resolve(
    _ modifier: Self, _ content: @escaping @MainActor (inout _ChildCursor) -> Void,
    at cursor: inout _ChildCursor
  ) {
    let node = cursor.node(ScrollGeometryChangeViewNode<Value>.self) {
      ScrollGeometryChangeViewNode(at: $0)
    }
    node.modifier = modifier
    node.resolveChildren(content)
  }
}

private final class ScrollGeometryChangeViewNode<Value: Equatable>: ClosureWrapperViewNode<
  GeometryObserverLayoutNode<Value>
>
{
  var modifier: ScrollGeometryChange<Value>?

  init(at place: _ChildCursor.Place) {
    super.init(at: place, make: { GeometryObserverLayoutNode() }, change: { _, _ in })
    update { [weak self] layoutNode, _ in self?.startObserving(layoutNode) }
  }

  private func startObserving(_ layoutNode: GeometryObserverLayoutNode<Value>) {
    tree.layoutObservers.observe(layoutNode) { [weak self, weak layoutNode] in
      guard let modifier = self?.modifier, let layoutNode, let value = modifier.read(layoutNode),
        value != layoutNode.value ?? modifier.initialValue
      else { return }
      let old = layoutNode.value ?? modifier.initialValue ?? value
      layoutNode.value = value
      modifier.action(old, value)
    }
  }
}
