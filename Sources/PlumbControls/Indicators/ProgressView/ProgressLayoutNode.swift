internal import Foundation
@_spi(Nodes) internal import PlumbCore

/// The node of a progress bar.
final class ProgressLayoutNode: LayoutNode {
  /// The completed fraction, 0 to 1.
  private var fraction = AnimatedProperty(0.0)
  private var track = ResolvedColor.clear
  private var fill = AnimatedStyle()

  /// The thickness of the bar, in points.
  private var thickness: CGFloat = 6
  private static let idealWidth: CGFloat = 100

  /// Sets the fraction, animated with the animation of the context, and the appearance.
  func update(
    fraction: Double, thickness: CGFloat, track: ResolvedColor, fill: ResolvedStyle,
    at context: UpdateContext
  ) {
    if thickness != self.thickness {
      self.thickness = thickness
      invalidate()
    }
    self.track = track
    self.fraction.set(fraction, at: context, of: self)
    self.fill.set(fill, at: context, of: self)
  }

  override func computeSize(_ proposal: Proposal) -> CGSize {
    CGSize(width: proposal.width.resolved(or: Self.idealWidth), height: thickness)
  }

  override func computeIntrinsicBounds() -> IntrinsicBounds {
    .separable(minimum: computeSize(.zero), maximum: computeSize(.infinity))
  }

  override func draw(in context: inout DrawContext) {
    let frame = context.frame(of: presentedFrame.size)
    guard frame.width > 0, frame.height > 0 else { return }
    context.add(.fill(Self.capsule(frame), FillStyle(), .color(track)))
    // A spring may overshoot.
    let shown = min(max(fraction.current, 0), 1)
    guard shown > 0 else { return }
    // Never shorter than the thickness, so that the smallest fraction is visible as a dot.
    let length = max(frame.width * shown, min(frame.height, frame.width))
    let x = isRightToLeft ? frame.maxX - length : frame.minX
    let done = CGRect(x: x, y: frame.minY, width: length, height: frame.height)
    context.paint(fill.current, in: frame) {
      $0.add(.fill(Self.capsule(done), FillStyle(), $1))
    }
  }

  private static func capsule(_ rect: CGRect) -> Path {
    Path(
      roundedRect: rect, cornerRadius: min(rect.width, rect.height) / 2, style: .circular)
  }
}
