/// A view that paints a shape; more can be painted of the same shape, in front of it.
@MainActor @preconcurrency public protocol ShapeView<Content>: View {
  associatedtype Content: Shape

  nonisolated var shape: Content { get }
}

/// What of a shape is painted by a view of this folder.
private protocol LayeredShapeView: ShapeView {
  /// What is painted, the hindmost first.
  func layers(in environment: EnvironmentValues) -> [ShapeLayer]
}

extension LayeredShapeView {
  fileprivate static func resolve(_ view: Self, at cursor: inout _ChildCursor) {
    let node = cursor.node(ShapeViewNode<Content>.self) { ShapeViewNode(view.shape, at: $0) }
    var layers = view.layers(in: cursor.environment)
    node.update(view.shape, layers.removeLast(), behind: layers, at: cursor.context)
  }
}

/// What is painted behind something in front of it.
@MainActor private func layers<Background: View>(
  of background: Background, in environment: EnvironmentValues
) -> [ShapeLayer] {
  (background as? any LayeredShapeView)?.layers(in: environment) ?? []
}

/// A shape filled with a style.
public struct _ShapeView<Content: Shape, Style: ShapeStyle> {
  public let shape: Content
  public let style: Style
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

/// A shape filled with a style in front of what else is painted of it.
public struct FillShapeView<Content: Shape, Style: ShapeStyle, Background: View> {
  public let shape: Content
  public let style: Style
  public let fillStyle: FillStyle
  public let background: Background
}

extension FillShapeView: LayeredShapeView, _PrimitiveView {
  fileprivate func layers(in environment: EnvironmentValues) -> [ShapeLayer] {
    PlumbUI.layers(of: background, in: environment)
      + [ShapeLayer(paint: .fill(fillStyle), style: style._style(in: environment))]
  }

  public static func _resolve(_ view: FillShapeView, at cursor: inout _ChildCursor) {
    resolve(view, at: &cursor)
  }
}

/// The outline of a shape, half of it on either side of the edge, in front of what else is painted
/// of it.
public struct StrokeShapeView<Content: Shape, Style: ShapeStyle, Background: View> {
  public let shape: Content
  public let style: Style
  public let strokeStyle: StrokeStyle
  /// Whether the edges are meant to be smooth, as they always are.
  public let isAntialiased: Bool
  public let background: Background
}

extension StrokeShapeView: LayeredShapeView, _PrimitiveView {
  fileprivate func layers(in environment: EnvironmentValues) -> [ShapeLayer] {
    PlumbUI.layers(of: background, in: environment)
      + [ShapeLayer(paint: .stroke(strokeStyle), style: style._style(in: environment))]
  }

  public static func _resolve(_ view: StrokeShapeView, at cursor: inout _ChildCursor) {
    resolve(view, at: &cursor)
  }
}

/// The outline of a shape, all of it inside the edge, in front of what else is painted of it.
public struct StrokeBorderShapeView<Content: InsettableShape, Style: ShapeStyle, Background: View> {
  public let shape: Content
  public let style: Style
  public let strokeStyle: StrokeStyle
  /// Whether the edges are meant to be smooth, as they always are.
  public let isAntialiased: Bool
  public let background: Background
}

extension StrokeBorderShapeView: LayeredShapeView, _PrimitiveView {
  fileprivate func layers(in environment: EnvironmentValues) -> [ShapeLayer] {
    PlumbUI.layers(of: background, in: environment)
      + [ShapeLayer(paint: .border(strokeStyle), style: style._style(in: environment))]
  }

  public static func _resolve(_ view: StrokeBorderShapeView, at cursor: inout _ChildCursor) {
    resolve(view, at: &cursor)
  }
}
