internal import Foundation

/// A box that makes its content translucent as a whole.
final class OpacityNode: UnaryNode {
  private var opacity = AnimatedProperty(1.0)

  func update(_ opacity: Double, at context: UpdateContext) {
    self.opacity.set(opacity, at: context, of: self)
  }

  override func draw(in context: inout DrawContext) {
    // A spring may swing a little beyond its ends.
    let shown = min(1, max(0, opacity.current))
    if shown == 1 {
      context.draw(content)
    } else {
      context.group({ $0.draw(content) }, as: { .group(.opacity(shown), $0) })
    }
  }
}

/// A box whose content throws a shadow.
final class ShadowNode: UnaryNode {
  /// A shadow's colour, then its radius and its offset.
  private typealias Vector = AnimatablePair<
    ColorVector, AnimatablePair<CGFloat, AnimatablePair<CGFloat, CGFloat>>
  >

  private var shadow = AnimatedProperty(Vector.zero)

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

  /// The length, or none where it is no number.
  private static func number(_ length: CGFloat) -> CGFloat { length.isNaN ? 0 : length }
}

/// A box whose content gets an effect that follows from numbers, which may be on their way.
final class GroupEffectNode<Numbers: VectorArithmetic>: UnaryNode {
  private var numbers = AnimatedProperty(Numbers.zero)
  private var effect: (Numbers) -> GroupEffect? = { _ in nil }

  /// - Parameter effect: what the numbers ask for; `nil` where that changes nothing.
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

/// A box whose content is blurred.
final class BlurNode: UnaryNode {
  private var radius = AnimatedProperty(CGFloat(0))
  private var isOpaque = false

  func update(radius: CGFloat, isOpaque: Bool, at context: UpdateContext) {
    self.radius.set(radius, at: context, of: self)
    self.isOpaque = isOpaque
  }

  override func draw(in context: inout DrawContext) {
    // A spring may swing a little below nothing.
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

/// A box that shows its content only inside a shape.
///
/// As SwiftUI: what is cut away still takes events; a content shape outside of it prevents that.
final class ClipNode: UnaryNode {
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

/// A box whose content is drawn and hit somewhere else.
final class OffsetNode: UnaryNode {
  private var offset = AnimatedProperty(AnimatablePair<CGFloat, CGFloat>(0, 0))

  /// As SwiftUI: the content is moved, but for the layout it stays where it was.
  func update(_ offset: CGSize, at context: UpdateContext) {
    self.offset.set(AnimatablePair(offset.width, offset.height), at: context, of: self)
  }

  // Not mirrored: a positive x is to the right in either direction.
  override var contentOffset: CGSize {
    CGSize(width: offset.current.first, height: offset.current.second)
  }
}

/// A box that takes events for its whole rectangle.
final class ResponderNode: UnaryNode {
  /// The colour of a ring round the box while keys are for it; `nil` for no ring.
  var ring: ResolvedColor?

  override func draw(in context: inout DrawContext) {
    super.draw(in: &context)
    context.addFocusRing(ring, round: presentedFrame.size)
  }

  override func hitTest(_ point: CGPoint) -> LayoutNode? {
    super.hitTest(point) ?? (containsPoint(point) ? self : nil)
  }
}
