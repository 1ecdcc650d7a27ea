extension View {
  /// Puts views in front of this one, aligned with it; they change neither its size nor its place.
  nonisolated public func overlay<Content: View>(
    alignment: Alignment = .center, @ViewBuilder content: () -> Content
  ) -> some View {
    modifier(DecorationModifier<Content, OverlaySide>(content: content(), alignment: alignment))
  }

  @_disfavoredOverload
  nonisolated public func overlay<Content: View>(
    _ content: Content, alignment: Alignment = .center
  ) -> some View {
    modifier(DecorationModifier<Content, OverlaySide>(content: content, alignment: alignment))
  }

  /// Puts views behind this one, aligned with it; they change neither its size nor its place.
  nonisolated public func background<Content: View>(
    alignment: Alignment = .center, @ViewBuilder content: () -> Content
  ) -> some View {
    modifier(DecorationModifier<Content, BackgroundSide>(content: content(), alignment: alignment))
  }

  @_disfavoredOverload
  nonisolated public func background<Content: View>(
    _ content: Content, alignment: Alignment = .center
  ) -> some View {
    modifier(DecorationModifier<Content, BackgroundSide>(content: content, alignment: alignment))
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

extension View {
  /// Shows the view only as far as others, aligned with it, are opaque.
  ///
  /// The mask changes neither size nor place and takes no events. What it hides takes them still; a
  /// ``contentShape(_:eoFill:)`` outside of the mask prevents that.
  nonisolated public func mask<Mask: View>(
    alignment: Alignment = .center, @ViewBuilder _ mask: () -> Mask
  ) -> some View {
    modifier(DecorationModifier<Mask, MaskSide>(content: mask(), alignment: alignment))
  }

  /// Shows the view only as far as another one, centred in it, is opaque.
  nonisolated public func mask<Mask: View>(_ mask: Mask) -> some View {
    modifier(DecorationModifier<Mask, MaskSide>(content: mask, alignment: .center))
  }
}

/// What the secondary views of a view are for.
private protocol DecorationSide {
  static var role: DecorationRole { get }
}

private enum OverlaySide: DecorationSide {
  static var role: DecorationRole { .inFront }
}

private enum BackgroundSide: DecorationSide {
  static var role: DecorationRole { .behind }
}

private enum MaskSide: DecorationSide {
  static var role: DecorationRole { .mask }
}

/// The side is part of the type: as SwiftUI, what was in front and comes behind starts afresh.
private struct DecorationModifier<Content: View, Side: DecorationSide> {
  let content: Content
  let alignment: Alignment
}

extension DecorationModifier: _PrimitiveModifier {
  static func _resolve(
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
