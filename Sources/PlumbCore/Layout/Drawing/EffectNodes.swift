internal import Foundation

/// A node that applies an opacity to its content as a whole.
@_spi(Nodes) @usableFromInline final class OpacityLayoutNode: UnaryLayoutNode {
  override var modifierDescription: String? { ".opacity" }

  private var opacity = AnimatedProperty(1.0)

  func update(_ opacity: Double, at context: UpdateContext) {
    self.opacity.set(opacity, at: context, of: self)
  }

  override func draw(in context: inout DrawContext) {
    // A spring may overshoot.
    let shown = min(1, max(0, opacity.current))
    if shown == 1 {
      context.draw(content)
    } else {
      context.group({ $0.draw(content) }, as: { .group(.opacity(shown), $0) })
    }
  }
}

/// A node that adds a drop shadow to its content.
@_spi(Nodes) @usableFromInline final class ShadowLayoutNode: UnaryLayoutNode {
  override var modifierDescription: String? { ".shadow" }

  /// The colour of a shadow, then its radius and its offset.
  private typealias Vector = AnimatablePair<
    ColorVector, AnimatablePair<CGFloat, AnimatablePair<CGFloat, CGFloat>>
  >

  private var shadow = AnimatedProperty(Vector.zero)

  /// Sets the colour, the blur radius and the offset in points.
  func update(color: ResolvedColor, radius: CGFloat, offset: CGSize, at context: UpdateContext) {
    let vector = Vector(
      color.vector, AnimatablePair(radius, AnimatablePair(offset.width, offset.height)))
    shadow.set(vector, at: context, of: self)
  }

  override func draw(in context: inout DrawContext) {
    let numbers = shadow.current.second
    let effect = GroupEffect.shadow(
      color: ResolvedColor(shadow.current.first), radius: max(0, numbers.first),
      offset: CGSize(
        width: Self.number(numbers.second.first), height: Self.number(numbers.second.second)))
    context.group({ $0.draw(content) }, as: { .group(effect, $0) })
  }

  /// Returns the length, or 0 for NaN.
  private static func number(_ length: CGFloat) -> CGFloat { length.isNaN ? 0 : length }
}

/// A node that applies an effect with animatable parameters to its content.
@_spi(Nodes) @usableFromInline
final class GroupEffectLayoutNode<Numbers: VectorArithmetic>: UnaryLayoutNode {
  override var modifierDescription: String? { ".drawingGroup" }

  private var numbers = AnimatedProperty(Numbers.zero)
  private var effect: (Numbers) -> GroupEffect? = { _ in nil }

  /// - Parameter effect: returns the effect for the parameters; `nil` if there is none.
  func update(
    _ numbers: Numbers, effect: @escaping (Numbers) -> GroupEffect?, at context: UpdateContext
  ) {
    self.numbers.set(numbers, at: context, of: self)
    self.effect = effect
  }

  override func draw(in context: inout DrawContext) {
    guard let effect = effect(numbers.current) else { return context.draw(content) }
    context.group({ $0.draw(content) }, as: { .group(effect, $0) })
  }
}

/// A node that blurs its content.
@_spi(Nodes) @usableFromInline final class BlurLayoutNode: UnaryLayoutNode {
  override var modifierDescription: String? { ".blur" }

  private var radius = AnimatedProperty(CGFloat(0))
  private var isOpaque = false

  /// Sets the blur radius in points. An opaque blur is clipped to the bounds of the node.
  func update(radius: CGFloat, isOpaque: Bool, at context: UpdateContext) {
    self.radius.set(radius, at: context, of: self)
    self.isOpaque = isOpaque
  }

  override func draw(in context: inout DrawContext) {
    // A spring may undershoot 0.
    let radius = max(0, radius.current)
    guard radius > 0 else { return context.draw(content) }
    let contents = context.take { $0.draw(content) }
    guard !contents.isEmpty else { return }
    let blurred = DrawCommand.group(.blur(radius: radius, isOpaque: isOpaque), contents)
    guard isOpaque else { return context.add(blurred) }
    let frame = Path(context.frame(of: presentedFrame.size))
    context.add(.clip(frame, FillStyle(), [blurred]))
  }
}

/// A node that clips its content to a shape.
///
/// As SwiftUI: the clipped parts still receive events; a content shape outside of the clip prevents
/// that.
@_spi(Nodes) @usableFromInline final class ClipLayoutNode: UnaryLayoutNode {
  override var modifierDescription: String? { ".clipShape" }

  private var path: (CGRect) -> Path = { Path($0) }
  private var style = FillStyle()

  func update(path: @escaping (CGRect) -> Path, style: FillStyle) {
    self.path = path
    self.style = style
  }

  override func draw(in context: inout DrawContext) {
    let outline = path(context.frame(of: presentedFrame.size))
    context.group({ $0.draw(content) }, as: { .clip(outline, style, $0) })
  }
}

/// A node that draws and hit-tests its content at an offset.
@_spi(Nodes) @usableFromInline final class OffsetLayoutNode: UnaryLayoutNode {
  override var modifierDescription: String? {
    ".offset(x: \(ShortText(offset.current.first)), y: \(ShortText(offset.current.second)))"
  }

  private var offset = AnimatedProperty(AnimatablePair<CGFloat, CGFloat>(0, 0))

  /// Sets the offset in points. As SwiftUI: it does not affect layout.
  func update(_ offset: CGSize, at context: UpdateContext) {
    self.offset.set(AnimatablePair(offset.width, offset.height), at: context, of: self)
  }

  // Not mirrored: a positive x is to the right in either direction.
  override var contentOffset: CGSize {
    CGSize(width: offset.current.first, height: offset.current.second)
  }
}
