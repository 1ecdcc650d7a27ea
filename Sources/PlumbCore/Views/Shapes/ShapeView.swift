/// A view that draws a shape; further fills and strokes of the same shape can be added in front of
/// it.
@MainActor @preconcurrency public protocol ShapeView<Content>: View {
  /// The type of the shape.
  associatedtype Content: Shape

  /// The drawn shape.
  nonisolated var shape: Content { get }
}

/// A view that draws a shape in one or several layers.
private protocol LayeredShapeView: ShapeView {
  /// Returns the layers from back to front.
  func layers(in environment: EnvironmentValues) -> [ShapeLayer]
}

extension LayeredShapeView {
  /// Creates or updates the node of a view.
  fileprivate static func resolve(_ view: Self, at cursor: inout _ChildCursor) {
    let node = cursor.node(ShapeViewNode<Content>.self) { ShapeViewNode(view.shape, at: $0) }
    var layers = view.layers(in: cursor.environment)
    node.update(view.shape, layers.removeLast(), behind: layers, at: cursor.context)
  }
}

/// Returns the layers of the view in the background of another one; none for other views.
@MainActor private func layers<Background: View>(
  of background: Background, in environment: EnvironmentValues
) -> [ShapeLayer] {
  if Background.self == EmptyView.self { return [] }
  return (background as? any LayeredShapeView)?.layers(in: environment) ?? []
}

/// A view of a shape filled with a style.
public struct _ShapeView<Content: Shape, Style: ShapeStyle> {
  /// The drawn shape.
  public let shape: Content
  /// The style of the shape.
  public let style: Style
  /// The fill rule and antialiasing.
  public let fillStyle: FillStyle
}

extension _ShapeView: LayeredShapeView, _PrimitiveView {
  fileprivate func layers(in environment: EnvironmentValues) -> [ShapeLayer] {
    [layer(in: environment)]
  }

  private func layer(in environment: EnvironmentValues) -> ShapeLayer {
    ShapeLayer(paint: .fill(fillStyle), style: style._style(in: environment))
  }

  public static func _resolve(_ view: _ShapeView, at cursor: inout _ChildCursor) {
    let node = cursor.node(ShapeViewNode<Content>.self) { ShapeViewNode(view.shape, at: $0) }
    let layer = view.layer(in: cursor.environment)
    node.update(view.shape, layer, behind: [], at: cursor.context)
  }
}

extension _ShapeView: ExpressionView {
  static var firstType: Any.Type { Content.self }
}

/// A view of a shape filled with a style in front of a background.
public struct FillShapeView<Content: Shape, Style: ShapeStyle, Background: View> {
  /// The drawn shape.
  public let shape: Content
  /// The style of the shape.
  public let style: Style
  /// The fill rule and antialiasing.
  public let fillStyle: FillStyle
  /// The view behind the shape.
  public let background: Background
}

extension FillShapeView: LayeredShapeView, _PrimitiveView {
  fileprivate func layers(in environment: EnvironmentValues) -> [ShapeLayer] {
    PlumbCore.layers(of: background, in: environment)
      + [ShapeLayer(paint: .fill(fillStyle), style: style._style(in: environment))]
  }

  public static func _resolve(_ view: FillShapeView, at cursor: inout _ChildCursor) {
    resolve(view, at: &cursor)
  }
}

/// A view of the outline of a shape, centred on its edge, in front of a background.
public struct StrokeShapeView<Content: Shape, Style: ShapeStyle, Background: View> {
  /// The drawn shape.
  public let shape: Content
  /// The style of the shape.
  public let style: Style
  /// The line width, caps, joins and dashes.
  public let strokeStyle: StrokeStyle
  /// Without effect: edges are always antialiased.
  public let isAntialiased: Bool
  /// The view behind the shape.
  public let background: Background
}

extension StrokeShapeView: LayeredShapeView, _PrimitiveView {
  fileprivate func layers(in environment: EnvironmentValues) -> [ShapeLayer] {
    PlumbCore.layers(of: background, in: environment)
      + [ShapeLayer(paint: .stroke(strokeStyle), style: style._style(in: environment))]
  }

  public static func _resolve(_ view: StrokeShapeView, at cursor: inout _ChildCursor) {
    resolve(view, at: &cursor)
  }
}

/// A view of the outline of a shape, inside its edge, in front of a background.
public struct StrokeBorderShapeView<Content: InsettableShape, Style: ShapeStyle, Background: View> {
  /// The drawn shape.
  public let shape: Content
  /// The style of the shape.
  public let style: Style
  /// The line width, caps, joins and dashes.
  public let strokeStyle: StrokeStyle
  /// Without effect: edges are always antialiased.
  public let isAntialiased: Bool
  /// The view behind the shape.
  public let background: Background
}

extension StrokeBorderShapeView: LayeredShapeView, _PrimitiveView {
  fileprivate func layers(in environment: EnvironmentValues) -> [ShapeLayer] {
    PlumbCore.layers(of: background, in: environment)
      + [ShapeLayer(paint: .border(strokeStyle), style: style._style(in: environment))]
  }

  public static func _resolve(_ view: StrokeBorderShapeView, at cursor: inout _ChildCursor) {
    resolve(view, at: &cursor)
  }
}
