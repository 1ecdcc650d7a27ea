public import Foundation

/// Flexible empty space that takes the length other views leave.
public struct Spacer {
  /// The minimum length in points; `nil` for 8.
  public var minLength: CGFloat?

  /// Creates a spacer.
  ///
  /// - Parameter minLength: the minimum length in points along the stack; `nil` for 8.
  nonisolated public init(minLength: CGFloat? = nil) {
    self.minLength = minLength
  }
}

extension Spacer: View, _PrimitiveView {
  public static func _resolve(_ view: Spacer, at cursor: inout _ChildCursor) {
    let axis = cursor.environment.stackAxis
    cursor.leaf(listedAs: Spacer.self) { SpacerLayoutNode() }
      .layoutNode.update(axis: axis, minLength: view.minLength)
  }
}

/// A thin line across the axis of the enclosing stack.
public struct Divider {
  /// Creates a divider.
  nonisolated public init() {}
}

extension Divider: View, _PrimitiveView {
  public static func _resolve(_ view: Divider, at cursor: inout _ChildCursor) {
    guard cursor.environment.dividerMargin > 0 else { return addNode(at: &cursor) }
    LayoutValue._resolve(
      LayoutValue<MenuDividerKey>(value: true), { addNode(at: &$0) }, at: &cursor)
  }

  @MainActor private static func addNode(at cursor: inout _ChildCursor) {
    let environment = cursor.environment
    cursor.leaf(listedAs: Divider.self) { DividerLayoutNode() }
      .layoutNode.update(
        stackAxis: environment.stackAxis, margin: environment.dividerMargin,
        color: SystemColor.separator.resolved(in: environment.colorAppearance))
  }
}
