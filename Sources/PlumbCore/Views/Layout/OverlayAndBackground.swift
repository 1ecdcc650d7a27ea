extension View {
  /// Adds views in front of this view, aligned with it; they affect neither its size nor its
  /// position.
  nonisolated public func overlay<Content: View>(
    alignment: Alignment = .center, @ViewBuilder content: () -> Content
  ) -> some View {
    modifier(DecorationModifier<Content, OverlaySide>(content: content(), alignment: alignment))
  }

  /// Adds a view in front of this view.
  @_disfavoredOverload
  nonisolated public func overlay<Content: View>(
    _ content: Content, alignment: Alignment = .center
  ) -> some View {
    modifier(DecorationModifier<Content, OverlaySide>(content: content, alignment: alignment))
  }

  /// Adds views behind this view, aligned with it; they affect neither its size nor its position.
  nonisolated public func background<Content: View>(
    alignment: Alignment = .center, @ViewBuilder content: () -> Content
  ) -> some View {
    modifier(DecorationModifier<Content, BackgroundSide>(content: content(), alignment: alignment))
  }

  /// Adds a view behind this view.
  @_disfavoredOverload
  nonisolated public func background<Content: View>(
    _ content: Content, alignment: Alignment = .center
  ) -> some View {
    modifier(DecorationModifier<Content, BackgroundSide>(content: content, alignment: alignment))
  }

  /// Fills the area behind the view. Windows have no safe area, so that `edges` has no effect.
  nonisolated public func background<Style: ShapeStyle>(
    _ style: Style, ignoresSafeAreaEdges edges: Edge.Set = .all
  ) -> some View {
    background { Rectangle().fill(style) }
  }

  /// Fills the area behind the view with the background style.
  nonisolated public func background(ignoresSafeAreaEdges edges: Edge.Set = .all) -> some View {
    background(BackgroundStyle(), ignoresSafeAreaEdges: edges)
  }

  /// Fills a shape behind the view with the background style.
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

  /// Fills the area in front of the view. Windows have no safe area, so that `edges` has no effect.
  nonisolated public func overlay<Style: ShapeStyle>(
    _ style: Style, ignoresSafeAreaEdges edges: Edge.Set = .all
  ) -> some View {
    overlay { Rectangle().fill(style) }
  }
}

extension View {
  /// Masks the view with the opacity of other views, aligned with it.
  ///
  /// The mask affects neither size nor position and receives no events. Parts of the view that are
  /// masked out still receive events; a ``contentShape(_:eoFill:)`` outside of the mask prevents
  /// that.
  nonisolated public func mask<Mask: View>(
    alignment: Alignment = .center, @ViewBuilder _ mask: () -> Mask
  ) -> some View {
    modifier(DecorationModifier<Mask, MaskSide>(content: mask(), alignment: alignment))
  }

  /// Masks the view with the opacity of another view, centred in it.
  nonisolated public func mask<Mask: View>(_ mask: Mask) -> some View {
    modifier(DecorationModifier<Mask, MaskSide>(content: mask, alignment: .center))
  }
}

/// The role of a decoration as a type.
@usableFromInline protocol DecorationSide {
  static var role: DecorationRole { get }
}

@usableFromInline enum OverlaySide: DecorationSide {
  @usableFromInline static var role: DecorationRole { .inFront }
}

@usableFromInline enum BackgroundSide: DecorationSide {
  @usableFromInline static var role: DecorationRole { .behind }
}

@usableFromInline enum MaskSide: DecorationSide {
  @usableFromInline static var role: DecorationRole { .mask }
}

/// The side is part of the type: as SwiftUI, an overlay that becomes a background loses its state.
@usableFromInline struct DecorationModifier<Content: View, Side: DecorationSide> {
  let content: Content
  let alignment: Alignment
}

extension DecorationModifier: _PrimitiveModifier {
  @usableFromInline static func _resolve(
    _ modifier: Self, _ content: @escaping @MainActor (inout _ChildCursor) -> Void,
    at cursor: inout _ChildCursor
  ) {
    let node = cursor.node(DecorationViewNode.self) {
      DecorationViewNode(at: $0, role: Side.role)
    }
    node.update(alignment: modifier.alignment, content: content) {
      Content._resolve(modifier.content, at: &$0)
    }
  }
}
