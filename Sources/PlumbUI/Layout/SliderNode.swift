internal import Foundation

/// The box of a slider's line; the middle of its knob goes from one end to the other, half a knob
/// inside.
final class SliderNode: LayoutNode {
  private var fraction = Presented(0.0)
  private var track = ResolvedColor.clear
  private var fill = PresentedStyle()

  private static let knob: CGFloat = 16
  private static let thickness: CGFloat = 4
  private static let idealWidth: CGFloat = 30

  /// The colour of a ring round the box while keys are for it; `nil` for no ring.
  var ring: ResolvedColor?

  func update(
    fraction: Double, track: ResolvedColor, fill: ResolvedStyle, at moment: Moment
  ) {
    self.track = track
    self.fraction.set(fraction, at: moment, of: self)
    self.fill.set(fill, at: moment, of: self)
  }

  /// How far along the line a place is, 0 to 1; the place in points from the box's left edge.
  func fraction(at x: CGFloat) -> Double {
    let way = presentedFrame.width - Self.knob
    guard way > 0 else { return 0 }
    let fraction = min(max((x - Self.knob / 2) / way, 0), 1)
    return isRightToLeft ? 1 - fraction : fraction
  }

  override func computeSize(_ proposal: Proposal) -> CGSize {
    CGSize(width: proposal.width.resolved(or: Self.idealWidth), height: Self.knob)
  }

  override func draw(in context: inout DrawContext) {
    let frame = context.frame(of: presentedFrame.size)
    guard frame.width > 0, frame.height > 0 else { return }
    let share = min(max(fraction.current, 0), 1)
    let place = isRightToLeft ? 1 - share : share
    let middle = frame.minX + Self.knob / 2 + (frame.width - Self.knob) * place
    let line = CGRect(
      x: frame.minX, y: frame.midY - Self.thickness / 2, width: frame.width,
      height: Self.thickness)
    var done = line
    done.origin.x = isRightToLeft ? middle : frame.minX
    done.size.width = max((isRightToLeft ? frame.maxX : middle) - done.minX, 0)
    context.add(.fill(Self.capsule(line), FillStyle(), .color(track)))
    context.paint(fill.current, in: line) {
      $0.add(.fill(Self.capsule(done), FillStyle(), $1))
    }
    drawKnob(at: CGPoint(x: middle, y: frame.midY), in: &context)
    context.addFocusRing(ring, round: presentedFrame.size)
  }

  private func drawKnob(at middle: CGPoint, in context: inout DrawContext) {
    let knob = Path(
      ellipseIn: CGRect(
        x: middle.x - Self.knob / 2, y: middle.y - Self.knob / 2, width: Self.knob,
        height: Self.knob))
    let shade = ResolvedColor(red: 0, green: 0, blue: 0, opacity: 0.3)
    context.group {
      $0.add(.fill(knob, FillStyle(), .color(.white)))
    } as: {
      .group(.shadow(color: shade, radius: 0.75, offset: CGSize(width: 0, height: 0.5)), $0)
    }
  }

  override func hitTest(_ point: CGPoint) -> LayoutNode? { containsPoint(point) ? self : nil }

  private static func capsule(_ rect: CGRect) -> Path {
    Path(roundedRect: rect, cornerRadius: rect.height / 2, style: .circular)
  }
}
