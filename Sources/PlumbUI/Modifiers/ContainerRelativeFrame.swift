public import Foundation

extension View {
  /// Puts the view into a box as long as the container that shows it.
  ///
  /// As SwiftUI: the container is the nearest scroll view, without its content margins, or else the
  /// window; how long it is counts, not what the view is proposed.
  nonisolated public func containerRelativeFrame(
    _ axes: Axis.Set, alignment: Alignment = .center
  ) -> some View {
    containerRelativeFrame(axes, alignment: alignment) { length, _ in length }
  }

  /// Puts the view into a box as long as some of the equal parts of the container that shows it.
  ///
  /// - Parameters:
  ///   - count: how many parts there are, at least 1.
  ///   - span: over how many of them the box reaches.
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

  /// Puts the view into a box whose lengths are worked out from those of the container that shows it.
  ///
  /// - Parameter length: gets the container's length in points and the axis; what is not finite
  ///   counts as not given, and a length below 0 as 0.
  nonisolated public func containerRelativeFrame(
    _ axes: Axis.Set, alignment: Alignment = .center,
    _ length: @escaping (CGFloat, Axis) -> CGFloat
  ) -> some View {
    modifier(ContainerRelativeFrame(axes: axes, alignment: alignment, length: length))
  }
}

private struct ContainerRelativeFrame {
  let axes: Axis.Set
  let alignment: Alignment
  let length: (CGFloat, Axis) -> CGFloat
}

extension ContainerRelativeFrame: LayoutNodeModifier {
  func makeLayoutNode() -> RelativeFrameNode { RelativeFrameNode() }

  func update(
    _ layoutNode: RelativeFrameNode, in environment: EnvironmentValues, at context: UpdateContext
  ) {
    layoutNode.update(axes: axes, alignment: alignment, length: length)
  }
}
