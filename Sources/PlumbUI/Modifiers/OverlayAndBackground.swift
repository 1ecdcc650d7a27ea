extension View {
  /// Puts views in front of this one, aligned with it; they change neither its size nor its place.
  nonisolated public func overlay<Content: View>(
    alignment: Alignment = .center, @ViewBuilder content: () -> Content
  ) -> some View {
    modifier(Secondary(content: content(), alignment: alignment, isBackground: false))
  }

  @_disfavoredOverload
  nonisolated public func overlay<Content: View>(
    _ content: Content, alignment: Alignment = .center
  ) -> some View {
    modifier(Secondary(content: content, alignment: alignment, isBackground: false))
  }

  /// Puts views behind this one, aligned with it; they change neither its size nor its place.
  nonisolated public func background<Content: View>(
    alignment: Alignment = .center, @ViewBuilder content: () -> Content
  ) -> some View {
    modifier(Secondary(content: content(), alignment: alignment, isBackground: true))
  }

  @_disfavoredOverload
  nonisolated public func background<Content: View>(
    _ content: Content, alignment: Alignment = .center
  ) -> some View {
    modifier(Secondary(content: content, alignment: alignment, isBackground: true))
  }

  /// Fills the room behind the view. There is no safe area to ignore.
  nonisolated public func background<Style: ShapeStyle>(
    _ style: Style, ignoresSafeAreaEdges edges: Edge.Set = .all
  ) -> some View {
    background { Rectangle().fill(style) }
  }

  /// Fills the room behind the view with the colour behind everything.
  nonisolated public func background(ignoresSafeAreaEdges edges: Edge.Set = .all) -> some View {
    background(BackgroundStyle(), ignoresSafeAreaEdges: edges)
  }

  /// Fills a shape behind the view with the colour behind everything.
  nonisolated public func background<S: Shape>(
    in shape: S, fillStyle: FillStyle = FillStyle()
  ) -> some View {
    background(BackgroundStyle(), in: shape, fillStyle: fillStyle)
  }

  /// Fills a shape behind the view.
  nonisolated public func background<Style: ShapeStyle, S: Shape>(
    _ style: Style, in shape: S, fillStyle: FillStyle = FillStyle()
  ) -> some View {
    background { shape.fill(style, style: fillStyle) }
  }

  /// Fills a shape in front of the view.
  nonisolated public func overlay<Style: ShapeStyle, S: Shape>(
    _ style: Style, in shape: S, fillStyle: FillStyle = FillStyle()
  ) -> some View {
    overlay { shape.fill(style, style: fillStyle) }
  }

  /// Fills the room in front of the view. There is no safe area to ignore.
  nonisolated public func overlay<Style: ShapeStyle>(
    _ style: Style, ignoresSafeAreaEdges edges: Edge.Set = .all
  ) -> some View {
    overlay { Rectangle().fill(style) }
  }
}

private struct Secondary<Content: View> {
  let content: Content
  let alignment: Alignment
  let isBackground: Bool
}

extension Secondary: _PrimitiveModifier {
  static func _resolve(
    _ modifier: Self, _ content: @escaping @MainActor (inout _ChildCursor) -> Void,
    at cursor: inout _ChildCursor
  ) {
    let node = cursor.node(SecondaryViewNode.self) {
      SecondaryViewNode(at: $0, isBackground: modifier.isBackground)
    }
    node.update(alignment: modifier.alignment, content: content) {
      Content._resolve(modifier.content, at: &$0)
    }
  }
}
