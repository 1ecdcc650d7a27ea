internal import Foundation

/// What a shape shows: its inside or its outline.
enum ShapePaint: Equatable {
  case fill(FillStyle)
  case stroke(StrokeStyle)
}

/// A shape's answers, without its type.
protocol ShapeGeometry: AnyObject {
  func size(for proposal: ProposedViewSize) -> CGSize
  func path(in rect: CGRect) -> Path
}

/// The box of a shape.
final class ShapeNode: LayoutNode {
  private var geometry: any ShapeGeometry
  private var paint = ShapePaint.fill(FillStyle())
  private var color = Presented(ResolvedColor.clear.vector)

  init(_ geometry: any ShapeGeometry) {
    self.geometry = geometry
  }

  /// Takes in what is painted; the geometry's owner has changed it already.
  func update(_ paint: ShapePaint, shading: Shading, isSameSize: Bool, at moment: Moment) {
    self.paint = paint
    color.set(shading.color.vector, at: moment, of: self)
    if !isSameSize { invalidate() }
  }

  override func computeSize(_ proposal: Proposal) -> CGSize {
    geometry.size(for: proposal.viewSize)
  }

  override func draw(in context: inout DrawContext) {
    let frame = context.frame(of: presentedFrame.size)
    guard frame.width > 0, frame.height > 0 else { return }
    let shading = Shading.color(ResolvedColor(color.current))
    let path = geometry.path(in: frame)
    switch paint {
    case .fill(let style): context.add(.fill(path, style, shading))
    case .stroke(let style): context.add(.stroke(path, style, shading))
    }
  }

  override func hitTest(_ point: CGPoint) -> LayoutNode? {
    geometry.path(in: CGRect(origin: .zero, size: presentedFrame.size)).contains(point) ? self : nil
  }
}

/// The box of a plain colour.
final class ColorNode: LayoutNode {
  private var color = Presented(ResolvedColor.clear.vector)

  func update(_ color: ResolvedColor, at moment: Moment) {
    self.color.set(color.vector, at: moment, of: self)
  }

  override func computeSize(_ proposal: Proposal) -> CGSize {
    proposal.viewSize.replacingUnspecifiedDimensions()
  }

  override func foreseeAnswers() -> KnownAnswers {
    .separable(least: computeSize(.zero), greatest: computeSize(.infinity))
  }

  override func draw(in context: inout DrawContext) {
    let shading = Shading.color(ResolvedColor(color.current))
    context.add(.fill(Path(context.frame(of: presentedFrame.size)), FillStyle(), shading))
  }

  override func hitTest(_ point: CGPoint) -> LayoutNode? { containsPoint(point) ? self : nil }
}

/// A line across the stack it stands in.
///
/// As SwiftUI: one point thick, as long as proposed, 10 where nothing is proposed; outside a stack
/// it is horizontal.
final class DividerNode: LayoutNode {
  private var stackAxis: Axis?
  private var color = ResolvedColor.clear

  func update(stackAxis: Axis?, color: ResolvedColor) {
    self.color = color
    guard stackAxis != self.stackAxis else { return }
    self.stackAxis = stackAxis
    invalidate()
  }

  override func computeSize(_ proposal: Proposal) -> CGSize {
    stackAxis == .horizontal
      ? CGSize(width: 1, height: proposal.height.resolved(or: 10))
      : CGSize(width: proposal.width.resolved(or: 10), height: 1)
  }

  override func foreseeAnswers() -> KnownAnswers {
    .separable(least: computeSize(.zero), greatest: computeSize(.infinity))
  }

  override func draw(in context: inout DrawContext) {
    context.add(.fill(Path(context.frame(of: presentedFrame.size)), FillStyle(), .color(color)))
  }
}
