public import Foundation

/// Empty room that takes what other views leave.
public struct Spacer {
  public var minLength: CGFloat?

  /// - Parameter minLength: the least length in points along the stack; `nil` for 8.
  nonisolated public init(minLength: CGFloat? = nil) {
    self.minLength = minLength
  }
}

extension Spacer: View, _PrimitiveView {
  public static func _resolve(_ view: Spacer, at cursor: inout _ChildCursor) {
    let axis = cursor.environment.stackAxis
    cursor.leaf(listedAs: Spacer.self) { SpacerNode() }
      .layoutNode.update(axis: axis, minLength: view.minLength)
  }
}

/// A thin line across the stack it stands in.
public struct Divider {
  nonisolated public init() {}
}

extension Divider: View, _PrimitiveView {
  public static func _resolve(_ view: Divider, at cursor: inout _ChildCursor) {
    let environment = cursor.environment
    cursor.leaf(listedAs: Divider.self) { DividerNode() }
      .layoutNode.update(
        stackAxis: environment.stackAxis,
        color: SystemColor.separator.resolved(in: environment.colorAppearance))
  }
}
