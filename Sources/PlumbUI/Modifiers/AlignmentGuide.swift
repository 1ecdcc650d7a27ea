public import Foundation

extension View {
  /// Sets where a guide of the view stands, in points from its leading edge.
  ///
  /// As SwiftUI: it changes how the view is aligned by what holds it with this guide, never its
  /// size.
  ///
  /// - Parameter computeValue: works the position out from the view's size and guides; it may run
  ///   several times a layout and must answer alike.
  nonisolated public func alignmentGuide(
    _ g: HorizontalAlignment, computeValue: @escaping (ViewDimensions) -> CGFloat
  ) -> some View {
    modifier(AlignmentGuide(key: g.key, value: computeValue))
  }

  /// Sets where a guide of the view stands, in points from its top edge.
  nonisolated public func alignmentGuide(
    _ g: VerticalAlignment, computeValue: @escaping (ViewDimensions) -> CGFloat
  ) -> some View {
    modifier(AlignmentGuide(key: g.key, value: computeValue))
  }
}

private struct AlignmentGuide {
  let key: AlignmentKey
  let value: (ViewDimensions) -> CGFloat
}

extension AlignmentGuide: LayoutNodeModifier {
  func makeLayoutNode() -> AlignmentGuideNode { AlignmentGuideNode() }
  func update(
    _ layoutNode: AlignmentGuideNode, in environment: EnvironmentValues, at context: UpdateContext
  ) {
    layoutNode.update(key, value: value)
  }
}
