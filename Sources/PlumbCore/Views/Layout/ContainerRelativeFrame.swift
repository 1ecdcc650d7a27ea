public import Foundation

extension View {
  /// Places the view in a frame as long as its container.
  ///
  /// As SwiftUI: the container is the nearest scroll view, without its content margins, or else the
  /// window; its length is used regardless of the proposal.
  nonisolated public func containerRelativeFrame(
    _ axes: Axis.Set, alignment: Alignment = .center
  ) -> some View {
    containerRelativeFrame(axes, alignment: alignment) { length, _ in length }
  }

  /// Places the view in a frame as long as a number of equal parts of its container.
  ///
  /// - Parameters:
  ///   - count: the number of parts, at least 1.
  ///   - span: the number of parts that the frame spans.
  ///   - spacing: the distance between parts in points.
  nonisolated public func containerRelativeFrame(
    _ axes: Axis.Set, count: Int, span: Int = 1, spacing: CGFloat, alignment: Alignment = .center
  ) -> some View {
    containerRelativeFrame(axes, alignment: alignment) { length, _ in
      let count = CGFloat(max(count, 1))
      let part = (length - spacing * (count - 1)) / count
      return part * CGFloat(span) + spacing * CGFloat(span - 1)
    }
  }

  /// Places the view in a frame whose lengths are computed from the lengths of its container.
  ///
  /// - Parameter length: returns the length of the frame for the container's length in points and
  ///   the axis; a result that is not finite leaves the length unspecified, and a negative one
  ///   counts as 0.
  nonisolated public func containerRelativeFrame(
    _ axes: Axis.Set, alignment: Alignment = .center,
    _ length: @escaping (CGFloat, Axis) -> CGFloat
  ) -> some View {
    modifier(ContainerRelativeFrame(axes: axes, alignment: alignment, length: length))
  }
}

@_spi(Nodes) @usableFromInline struct ContainerRelativeFrame {
  let axes: Axis.Set
  let alignment: Alignment
  let length: (CGFloat, Axis) -> CGFloat
}

extension ContainerRelativeFrame: LayoutNodeModifier {
  @usableFromInline func makeLayoutNode() -> RelativeFrameLayoutNode { RelativeFrameLayoutNode() }

  @usableFromInline func update(
    _ layoutNode: RelativeFrameLayoutNode, in environment: EnvironmentValues,
    at context: UpdateContext
  ) {
    layoutNode.update(axes: axes, alignment: alignment, length: length)
  }
}
