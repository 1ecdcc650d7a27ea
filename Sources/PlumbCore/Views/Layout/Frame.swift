public import Foundation

extension View {
  /// Places the view in a frame with a fixed width, height or both, in points.
  nonisolated public func frame(
    width: CGFloat? = nil, height: CGFloat? = nil, alignment: Alignment = .center
  ) -> some View {
    modifier(FixedFrame(width: width, height: height, alignment: alignment))
  }

  /// Returns the view unchanged, because no lengths are given.
  nonisolated public func frame() -> some View { self }

  /// Places the view in a frame with constrained lengths, in points.
  ///
  /// As SwiftUI: with a maximum the frame grows up to the proposed length, a minimum is the lower
  /// bound of its length, and the ideal length is used where no length is proposed.
  nonisolated public func frame(
    minWidth: CGFloat? = nil, idealWidth: CGFloat? = nil, maxWidth: CGFloat? = nil,
    minHeight: CGFloat? = nil, idealHeight: CGFloat? = nil, maxHeight: CGFloat? = nil,
    alignment: Alignment = .center
  ) -> some View {
    modifier(
      FlexibleFrame(
        horizontal: FlexibleLength(minimum: minWidth, ideal: idealWidth, maximum: maxWidth),
        vertical: FlexibleLength(minimum: minHeight, ideal: idealHeight, maximum: maxHeight),
        alignment: alignment))
  }
}

@_spi(Nodes) @usableFromInline struct FixedFrame {
  /// The lengths, finite and not negative; unspecified ones are those of the content.
  let lengths: Proposal
  let alignment: Alignment

  /// Creates a frame of lengths in points; infinite and NaN ones are ignored.
  init(width: CGFloat?, height: CGFloat?, alignment: Alignment) {
    lengths = Proposal(width: Self.length(width), height: Self.length(height))
    self.alignment = alignment
  }

  private static func length(_ length: CGFloat?) -> ProposedLength {
    guard let length, !length.isNaN, length != .infinity else { return .unspecified }
    return ProposedLength(max(length, 0))
  }
}

extension FixedFrame: LayoutNodeModifier {
  @usableFromInline func makeLayoutNode() -> FixedFrameLayoutNode { FixedFrameLayoutNode() }

  @usableFromInline func update(
    _ layoutNode: FixedFrameLayoutNode, in environment: EnvironmentValues, at context: UpdateContext
  ) {
    layoutNode.update(lengths, alignment: alignment)
  }
}

@_spi(Nodes) @usableFromInline struct FlexibleFrame {
  let horizontal: FlexibleLength
  let vertical: FlexibleLength
  let alignment: Alignment
}

extension FlexibleFrame: LayoutNodeModifier {
  @usableFromInline func makeLayoutNode() -> FlexibleFrameLayoutNode { FlexibleFrameLayoutNode() }

  @usableFromInline func update(
    _ layoutNode: FlexibleFrameLayoutNode, in environment: EnvironmentValues,
    at context: UpdateContext
  ) {
    layoutNode.update(horizontal: horizontal, vertical: vertical, alignment: alignment)
  }
}
