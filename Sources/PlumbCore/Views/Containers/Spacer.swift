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
