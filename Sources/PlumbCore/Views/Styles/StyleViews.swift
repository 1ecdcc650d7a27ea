/// The styles that are also views and fill the available space.
extension _ChildCursor {
  /// Creates or updates the node of a style.
  fileprivate mutating func fill<Style: ShapeStyle>(with style: Style) {
    let style = style._style(in: environment)
    leaf(listedAs: Style.self) { ColorLayoutNode() }.layoutNode.update(style, at: context)
  }
}

extension Color: View, _PrimitiveView {
  public static func _resolve(_ view: Color, at cursor: inout _ChildCursor) {
    cursor.fill(with: view)
  }
}

extension LinearGradient: View, _PrimitiveView {
  public static func _resolve(_ view: LinearGradient, at cursor: inout _ChildCursor) {
    cursor.fill(with: view)
  }
}

extension RadialGradient: View, _PrimitiveView {
  public static func _resolve(_ view: RadialGradient, at cursor: inout _ChildCursor) {
    cursor.fill(with: view)
  }
}

extension EllipticalGradient: View, _PrimitiveView {
  public static func _resolve(_ view: EllipticalGradient, at cursor: inout _ChildCursor) {
    cursor.fill(with: view)
  }
}

extension AngularGradient: View, _PrimitiveView {
  public static func _resolve(_ view: AngularGradient, at cursor: inout _ChildCursor) {
    cursor.fill(with: view)
  }
}

extension MeshGradient: View, _PrimitiveView {
  public static func _resolve(_ view: MeshGradient, at cursor: inout _ChildCursor) {
    cursor.fill(with: view)
  }
}
