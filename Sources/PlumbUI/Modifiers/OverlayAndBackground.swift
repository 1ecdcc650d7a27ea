extension View {
  /// Puts views in front of this one, aligned with it; they change neither its size nor its place.
  nonisolated public func overlay<Content: View>(
    alignment: Alignment = .center, @ViewBuilder content: () -> Content
  ) -> some View {
    modifier(Secondary<Content, InFront>(content: content(), alignment: alignment))
  }

  @_disfavoredOverload
  nonisolated public func overlay<Content: View>(
    _ content: Content, alignment: Alignment = .center
  ) -> some View {
    modifier(Secondary<Content, InFront>(content: content, alignment: alignment))
  }

  /// Puts views behind this one, aligned with it; they change neither its size nor its place.
  nonisolated public func background<Content: View>(
    alignment: Alignment = .center, @ViewBuilder content: () -> Content
  ) -> some View {
    modifier(Secondary<Content, Behind>(content: content(), alignment: alignment))
  }

  @_disfavoredOverload
  nonisolated public func background<Content: View>(
    _ content: Content, alignment: Alignment = .center
  ) -> some View {
    modifier(Secondary<Content, Behind>(content: content, alignment: alignment))
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
    modifier(Secondary<Mask, Masking>(content: mask(), alignment: alignment))
  }

  /// Shows the view only as far as another one, centred in it, is opaque.
  nonisolated public func mask<Mask: View>(_ mask: Mask) -> some View {
    modifier(Secondary<Mask, Masking>(content: mask, alignment: .center))
  }
}

/// What the secondary views of a view are for.
private protocol SecondarySide {
  static var role: SecondaryRole { get }
}

private enum InFront: SecondarySide {
  static var role: SecondaryRole { .inFront }
}

private enum Behind: SecondarySide {
  static var role: SecondaryRole { .behind }
}

private enum Masking: SecondarySide {
  static var role: SecondaryRole { .mask }
}

/// The side is part of the type: as SwiftUI, what was in front and comes behind starts afresh.
private struct Secondary<Content: View, Side: SecondarySide> {
  let content: Content
  let alignment: Alignment
}

extension Secondary: _PrimitiveModifier {
  static func _resolve(
    _ modifier: Self, _ content: @escaping @MainActor (inout _ChildCursor) -> Void,
    at cursor: inout _ChildCursor
  ) {
    let node = cursor.node(SecondaryViewNode.self) {
      SecondaryViewNode(at: $0, role: Side.role)
    }
    node.update(alignment: modifier.alignment, content: content) {
      Content._resolve(modifier.content, at: &$0)
    }
  }
}
