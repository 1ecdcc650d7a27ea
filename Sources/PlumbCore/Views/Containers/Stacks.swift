public import Foundation

/// A container that arranges views horizontally, from leading to trailing.
public struct HStack<Content: View> {
  private let alignment: VerticalAlignment
  private let spacing: CGFloat?
  private let content: Content

  /// Creates a horizontal stack.
  ///
  /// - Parameters:
  ///   - alignment: the vertical guide by which the views are aligned.
  ///   - spacing: the distance between neighbours in points; `nil` for the spacing they prefer.
  nonisolated public init(
    alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> Content
  ) {
    self.alignment = alignment
    self.spacing = spacing
    self.content = content()
  }
}

// The functions of these are inlined into their callers for the protocol, which know the types; by themselves they
// would look the types up at run time.
extension HStack: View, _PrimitiveView {
  @inline(__always)
  public static func _resolve(_ view: HStack, at cursor: inout _ChildCursor) {
    cursor.stack(
      .horizontal, view.alignment.key, view.spacing, listedAs: HStack.self, view.content)
  }
}

/// A container that arranges views vertically, from top to bottom.
public struct VStack<Content: View> {
  private let alignment: HorizontalAlignment
  private let spacing: CGFloat?
  private let content: Content

  /// Creates a vertical stack.
  ///
  /// - Parameters:
  ///   - alignment: the horizontal guide by which the views are aligned.
  ///   - spacing: the distance between neighbours in points; `nil` for the spacing they prefer.
  nonisolated public init(
    alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> Content
  ) {
    self.alignment = alignment
    self.spacing = spacing
    self.content = content()
  }
}

extension VStack: View, _PrimitiveView {
  @inline(__always)
  public static func _resolve(_ view: VStack, at cursor: inout _ChildCursor) {
    cursor.stack(.vertical, view.alignment.key, view.spacing, listedAs: VStack.self, view.content)
  }
}

/// A container that overlays views, the last one in front.
public struct ZStack<Content: View> {
  private let alignment: Alignment
  private let content: Content

  /// Creates a stack of overlaid views.
  ///
  /// - Parameter alignment: the guides by which the views are aligned.
  nonisolated public init(
    alignment: Alignment = .center, @ViewBuilder content: () -> Content
  ) {
    self.alignment = alignment
    self.content = content()
  }
}

extension ZStack: View, _PrimitiveView {
  public static func _resolve(_ view: ZStack, at cursor: inout _ChildCursor) {
    let node = cursor.container(listedAs: ZStack.self) {
      ContainerLayoutNode(ZStackRule(alignment: view.alignment))
    }
    node.layoutNode.update(isChanged: node.layoutNode.rule.alignment != view.alignment) {
      $0.alignment = view.alignment
    }
    node.resolve(view.content, alongAxis: nil)
  }
}

extension _ChildCursor {
  fileprivate mutating func stack<Content: View>(
    _ axis: Axis, _ alignment: AlignmentKey, _ spacing: CGFloat?, listedAs type: Any.Type,
    _ content: Content
  ) {
    let node = container(listedAs: type) {
      ContainerLayoutNode(StackRule(axis: axis, alignment: alignment, spacing: spacing))
    }
    let rule = node.layoutNode.rule
    node.layoutNode.update(
      isChanged: rule.alignment != alignment || rule.explicitSpacing != spacing
    ) {
      $0.alignment = alignment
      $0.explicitSpacing = spacing
    }
    node.resolve(content, alongAxis: axis)
  }
}
