internal import Foundation
@_spi(Nodes) internal import PlumbCore

/// The positions of the ticks of a slider.
enum SliderTicks: Equatable {
  case none
  /// A tick at each multiple of a fraction of the track, as far as the ticks can be distinguished.
  case every(Double)
  /// At fractions of the track.
  case at([Double])

  /// Returns the fractions of a track at which its ticks are; the centre of the knob moves along a length in
  /// points.
  fileprivate func fractions(along length: CGFloat) -> [Double] {
    switch self {
    case .none: return []
    case .every(let step):
      guard step > 0, length * step >= Self.leastDistance else { return [] }
      return (0...Int(1 / step + 1e-9)).map { Double($0) * step }
    case .at(let fractions): return fractions
    }
  }

  /// The distance below which ticks would look like a line, in points.
  private static let leastDistance: CGFloat = 5
}

/// The node of a slider's track; the centre of the knob moves between the points half a knob inside
/// both ends.
final class SliderLayoutNode: LayoutNode {
  private var fraction = AnimatedProperty(0.0)
  private var track = ResolvedColor.clear
  private var fill = AnimatedStyle()

  /// The diameter of the knob, in points.
  private var knob: CGFloat = 16
  /// The thickness of the track, in points.
  private var thickness: CGFloat = 4
  private static let idealWidth: CGFloat = 30

  /// The darkness of the knob, 0 to 1, as feedback while the pointer is over it.
  var shade = 0.0

  /// Whether the knob is shown; without it, the track can still be dragged.
  var isKnobShown = true

  /// The ticks below the track, and their colour.
  var ticks = (places: SliderTicks.none, color: ResolvedColor.clear)

  /// The fraction of the track from which the track is filled.
  var neutral = 0.0

  /// The colour of the focus ring; `nil` for none.
  var ring: ResolvedColor?

  /// Sets the fraction of the track, 0 to 1, animated with the animation of the context, and the
  /// appearance.
  func update(
    fraction: Double, knob: CGFloat, thickness: CGFloat, track: ResolvedColor,
    fill: ResolvedStyle, at context: UpdateContext
  ) {
    self.thickness = thickness
    if knob != self.knob {
      self.knob = knob
      invalidate()
    }
    self.track = track
    self.fraction.set(fraction, at: context, of: self)
    self.fill.set(fill, at: context, of: self)
  }

  /// Returns the fraction of the track at a position, 0 to 1.
  ///
  /// - Parameter x: in points from the left edge of the node.
  func fraction(at x: CGFloat) -> Double {
    let travel = presentedFrame.width - knob
    guard travel > 0 else { return 0 }
    let fraction = min(max((x - knob / 2) / travel, 0), 1)
    return isRightToLeft ? 1 - fraction : fraction
  }

  override func computeSize(_ proposal: Proposal) -> CGSize {
    CGSize(width: proposal.width.resolved(or: Self.idealWidth), height: knob)
  }

  override func draw(in context: inout DrawContext) {
    let frame = context.frame(of: presentedFrame.size)
    guard frame.width > 0, frame.height > 0 else { return }
    let share = min(max(fraction.current, 0), 1)
    // Without a knob, the track is filled over its whole length.
    let inset = isKnobShown ? knob / 2 : 0
    func x(at fraction: Double) -> CGFloat {
      frame.minX + inset + (frame.width - 2 * inset) * (isRightToLeft ? 1 - fraction : fraction)
    }
    let middle = x(at: share)
    let line = CGRect(
      x: frame.minX, y: frame.midY - thickness / 2, width: frame.width,
      height: thickness)
    var done = line
    let start = neutral > 0 ? x(at: neutral) : isRightToLeft ? frame.maxX : frame.minX
    done.origin.x = min(start, middle)
    done.size.width = abs(middle - start)
    context.add(.fill(Self.capsule(line), FillStyle(), .color(track)))
    context.paint(fill.current, in: line) {
      $0.add(.fill(Self.capsule(done), FillStyle(), $1))
    }
    for fraction in ticks.places.fractions(along: frame.width - 2 * inset) {
      drawTick(at: CGPoint(x: x(at: fraction), y: frame.midY), in: &context)
    }
    if isKnobShown { drawKnob(at: CGPoint(x: middle, y: frame.midY), in: &context) }
    context.addFocusRing(ring, round: presentedFrame.size)
  }

  /// Draws a dot below a point of the track.
  private func drawTick(at middle: CGPoint, in context: inout DrawContext) {
    let radius = knob / 14
    let circle = Path(
      ellipseIn: CGRect(
        x: middle.x - radius, y: middle.y + thickness / 2 + knob / 8, width: 2 * radius,
        height: 2 * radius))
    context.add(.fill(circle, FillStyle(), .color(ticks.color)))
  }

  private func drawKnob(at middle: CGPoint, in context: inout DrawContext) {
    let circle = Path(
      ellipseIn: CGRect(
        x: middle.x - knob / 2, y: middle.y - knob / 2, width: knob, height: knob))
    let light = 1 - shade
    let color = ResolvedColor(red: light, green: light, blue: light, opacity: 1)
    let shadow = ResolvedColor(red: 0, green: 0, blue: 0, opacity: 0.3)
    context.group {
      $0.add(.fill(circle, FillStyle(), .color(color)))
    } as: {
      .group(.shadow(color: shadow, radius: 0.75, offset: CGSize(width: 0, height: 0.5)), $0)
    }
  }

  override func hitTest(_ point: CGPoint) -> LayoutNode? { containsPoint(point) ? self : nil }

  private static func capsule(_ rect: CGRect) -> Path {
    Path(roundedRect: rect, cornerRadius: rect.height / 2, style: .circular)
  }
}
