internal import Foundation

/// The box of a progress bar.
final class ProgressNode: LayoutNode {
  private var fraction = 0.0
  private var track = ResolvedColor.clear
  private var fill = ResolvedColor.clear

  static let thickness: CGFloat = 6
  private static let idealWidth: CGFloat = 100

  func update(fraction: Double, track: ResolvedColor, fill: ResolvedColor) {
    self.fraction = fraction
    self.track = track
    self.fill = fill
  }

  override func computeSize(_ proposal: Proposal) -> CGSize {
    CGSize(width: proposal.width.resolved(or: Self.idealWidth), height: Self.thickness)
  }

  override func draw(in context: inout DrawContext) {
    let frame = context.frame(of: size)
    guard frame.width > 0, frame.height > 0 else { return }
    context.add(.fill(Self.capsule(frame), FillStyle(), .color(track)))
    guard fraction > 0 else { return }
    // Never shorter than it is thick, so that the least share still shows as a dot.
    let length = max(frame.width * fraction, min(frame.height, frame.width))
    let x = isRightToLeft ? frame.maxX - length : frame.minX
    let done = CGRect(x: x, y: frame.minY, width: length, height: frame.height)
    context.add(.fill(Self.capsule(done), FillStyle(), .color(fill)))
  }

  private static func capsule(_ rect: CGRect) -> Path {
    Path(
      roundedRect: rect, cornerRadius: min(rect.width, rect.height) / 2, style: .circular)
  }
}
