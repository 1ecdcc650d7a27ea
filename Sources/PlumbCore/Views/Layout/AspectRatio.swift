public import Foundation

/// The mode of scaling content: to fit completely into the available size, or to fill it.
public enum ContentMode: Hashable, CaseIterable, Sendable {
  case fit
  case fill
}

extension View {
  /// Constrains the size proposed to the view to a ratio of width to height; `nil` for the view's
  /// own ratio.
  nonisolated public func aspectRatio(
    _ ratio: CGFloat? = nil, contentMode: ContentMode
  ) -> some View {
    modifier(
      AspectRatio(target: ratio.map { CGSize(width: $0, height: 1) }, contentMode: contentMode))
  }

  /// Constrains the size proposed to the view to the ratio of a size. A side of length 0 stays 0.
  nonisolated public func aspectRatio(
    _ ratio: CGSize, contentMode: ContentMode
  ) -> some View {
    // The quotient by a height of 0 is infinite or NaN, and would give a size that is no number.
    modifier(
      AspectRatio(
        target: ratio.height == 0
          ? ratio : CGSize(width: ratio.width / ratio.height, height: 1),
        contentMode: contentMode))
  }

  /// Scales the view to fit into its parent, with its own aspect ratio.
  nonisolated public func scaledToFit() -> some View {
    aspectRatio(contentMode: .fit)
  }

  /// Scales the view to fill its parent, with its own aspect ratio.
  nonisolated public func scaledToFill() -> some View {
    aspectRatio(contentMode: .fill)
  }
}

@_spi(Nodes) @usableFromInline struct AspectRatio {
  /// A size with the ratio, or `nil` for the content's own.
  let target: CGSize?
  let contentMode: ContentMode
}

extension AspectRatio: LayoutNodeModifier {
  @usableFromInline func makeLayoutNode() -> AspectRatioLayoutNode { AspectRatioLayoutNode() }

  @usableFromInline func update(
    _ layoutNode: AspectRatioLayoutNode, in environment: EnvironmentValues,
    at context: UpdateContext
  ) {
    layoutNode.update(target: target, isFilling: contentMode == .fill)
  }
}
