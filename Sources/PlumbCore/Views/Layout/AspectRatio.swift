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
    modifier(AspectRatio(ratio: ratio, contentMode: contentMode))
  }

  /// Constrains the size proposed to the view to the ratio of a size.
  nonisolated public func aspectRatio(
    _ ratio: CGSize, contentMode: ContentMode
  ) -> some View {
    aspectRatio(ratio.width / ratio.height, contentMode: contentMode)
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

private struct AspectRatio {
  let ratio: CGFloat?
  let contentMode: ContentMode
}

extension AspectRatio: LayoutNodeModifier {
  func makeLayoutNode() -> AspectRatioNode { AspectRatioNode() }

  func update(
    _ layoutNode: AspectRatioNode, in environment: EnvironmentValues, at context: UpdateContext
  ) {
    layoutNode.update(ratio: ratio, isFilling: contentMode == .fill)
  }
}
