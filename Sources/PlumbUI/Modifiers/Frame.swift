public import Foundation

extension View {
  /// Puts the view into a box of a given width, height or both, in points.
  nonisolated public func frame(
    width: CGFloat? = nil, height: CGFloat? = nil, alignment: Alignment = .center
  ) -> some View {
    modifier(FixedFrame(width: width, height: height, alignment: alignment))
  }

  /// The view itself, as nothing is said of the frame.
  nonisolated public func frame() -> some View { self }

  /// Puts the view into a box whose lengths are bounded, in points.
  ///
  /// As SwiftUI: a maximum lets the box grow to what is proposed, a minimum keeps it from
  /// shrinking below, the ideal answers where nothing is proposed.
  nonisolated public func frame(
    minWidth: CGFloat? = nil, idealWidth: CGFloat? = nil, maxWidth: CGFloat? = nil,
    minHeight: CGFloat? = nil, idealHeight: CGFloat? = nil, maxHeight: CGFloat? = nil,
    alignment: Alignment = .center
  ) -> some View {
    modifier(
      FlexibleFrame(
        horizontal: FlexibleLength(least: minWidth, ideal: idealWidth, greatest: maxWidth),
        vertical: FlexibleLength(least: minHeight, ideal: idealHeight, greatest: maxHeight),
        alignment: alignment))
  }
}

private struct FixedFrame {
  let width: CGFloat?
  let height: CGFloat?
  let alignment: Alignment
}

extension FixedFrame: LayoutNodeModifier {
  func makeLayoutNode() -> FixedFrameNode { FixedFrameNode() }

  func update(
    _ layoutNode: FixedFrameNode, in environment: EnvironmentValues, at context: UpdateContext
  ) {
    layoutNode.update(width: width, height: height, alignment: alignment)
  }
}

private struct FlexibleFrame {
  let horizontal: FlexibleLength
  let vertical: FlexibleLength
  let alignment: Alignment
}

extension FlexibleFrame: LayoutNodeModifier {
  func makeLayoutNode() -> FlexibleFrameNode { FlexibleFrameNode() }

  func update(
    _ layoutNode: FlexibleFrameNode, in environment: EnvironmentValues, at context: UpdateContext
  ) {
    layoutNode.update(horizontal: horizontal, vertical: vertical, alignment: alignment)
  }
}
