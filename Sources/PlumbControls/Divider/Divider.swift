internal import Foundation

/// A thin line across the axis of the enclosing stack.
public struct Divider {
  /// Creates a divider.
  nonisolated public init() {}
}

extension Divider: View, _PrimitiveView {
  public static func _resolve(_ view: Divider, at cursor: inout _ChildCursor) {
    guard cursor.environment.dividerMargin > 0 else { return addNode(at: &cursor) }
    cursor.withLayoutValue(MenuDividerKey.self, true) { addNode(at: &$0) }
  }

  @MainActor private static func addNode(at cursor: inout _ChildCursor) {
    let environment = cursor.environment
    cursor.leaf(listedAs: Divider.self) { DividerLayoutNode() }
      .layoutNode.update(
        stackAxis: environment.stackAxis, margin: environment.dividerMargin,
        color: SystemColor.separator.resolved(in: environment.colorAppearance))
  }
}

/// Whether a view is a line between the items of a menu.
enum MenuDividerKey: LayoutValueKey {
  static var defaultValue: Bool { false }
}

extension EnvironmentValues {
  /// The space on both sides of a divider, in points.
  @EnvironmentEntry(until: .presentation) var dividerMargin: CGFloat = 0
}
