public import Foundation

extension View {
  /// Sets the position of an alignment guide of the view, in points from its leading edge.
  ///
  /// As SwiftUI: it affects the alignment of the view in containers that align by this guide, never
  /// the size of the view.
  ///
  /// - Parameter computeValue: returns the position for the size and the guides of the view; it may
  ///   be called several times in a layout and must return the same value each time.
  nonisolated public func alignmentGuide(
    _ g: HorizontalAlignment, computeValue: @escaping (ViewDimensions) -> CGFloat
  ) -> some View {
    modifier(AlignmentGuide(key: g.key, value: computeValue))
  }

  /// Sets the position of an alignment guide of the view, in points from its top edge.
  nonisolated public func alignmentGuide(
    _ g: VerticalAlignment, computeValue: @escaping (ViewDimensions) -> CGFloat
  ) -> some View {
    modifier(AlignmentGuide(key: g.key, value: computeValue))
  }
}

@_spi(Nodes) @usableFromInline struct AlignmentGuide {
  let key: AlignmentKey
  let value: (ViewDimensions) -> CGFloat
}

extension AlignmentGuide: LayoutNodeModifier {
  @usableFromInline func makeLayoutNode() -> AlignmentGuideLayoutNode { AlignmentGuideLayoutNode() }
  @usableFromInline func update(
    _ layoutNode: AlignmentGuideLayoutNode, in environment: EnvironmentValues,
    at context: UpdateContext
  ) {
    layoutNode.update(key, value: value)
  }
}
