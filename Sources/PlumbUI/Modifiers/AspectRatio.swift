public import Foundation

/// Whether contents are scaled to show whole or to cover the whole room.
public enum ContentMode: Hashable, CaseIterable, Sendable {
  case fit
  case fill
}

extension View {
  /// Proposes the view lengths in a ratio of width to height; `nil` keeps its own.
  nonisolated public func aspectRatio(
    _ ratio: CGFloat? = nil, contentMode: ContentMode
  ) -> some View {
    modifier(AspectRatio(ratio: ratio, contentMode: contentMode))
  }

  nonisolated public func aspectRatio(
    _ ratio: CGSize, contentMode: ContentMode
  ) -> some View {
    aspectRatio(ratio.width / ratio.height, contentMode: contentMode)
  }

  nonisolated public func scaledToFit() -> some View {
    aspectRatio(contentMode: .fit)
  }

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
