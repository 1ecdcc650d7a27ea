internal import Foundation

/// What a shape shows: its inside, its outline, or its outline kept inside.
enum ShapePaint: Equatable {
  case fill(FillStyle)
  case stroke(StrokeStyle)
}

/// The box of a shape.
final class ShapeNode: LayoutNode {
  /// A shape's answers, without its type.
  struct Geometry {
    var size: (ProposedViewSize) -> CGSize
    var path: (CGRect) -> Path
  }

  private var geometry: Geometry
  private var paint = ShapePaint.fill(FillStyle())
  private var shading = Shading.color(.clear)

  init(_ geometry: Geometry) {
    self.geometry = geometry
  }

  func update(_ geometry: Geometry, isSameShape: Bool, paint: ShapePaint, shading: Shading) {
    self.geometry = geometry
    self.paint = paint
    self.shading = shading
    if !isSameShape { invalidate() }
  }

  override func computeSize(_ proposal: Proposal) -> CGSize {
    geometry.size(proposal.viewSize)
  }

  override func draw(in context: inout DrawContext) {
    let frame = context.frame(of: size)
    guard frame.width > 0, frame.height > 0 else { return }
    let path = geometry.path(frame)
    switch paint {
    case .fill(let style): context.add(.fill(path, style, shading))
    case .stroke(let style): context.add(.stroke(path, style, shading))
    }
  }

  override func hitTest(_ point: CGPoint) -> LayoutNode? {
    geometry.path(CGRect(origin: .zero, size: size)).contains(point) ? self : nil
  }
}

/// The box of a plain colour.
final class ColorNode: LayoutNode {
  private var color = ResolvedColor.clear

  func update(_ color: ResolvedColor) {
    self.color = color
  }

  override func computeSize(_ proposal: Proposal) -> CGSize {
    proposal.viewSize.replacingUnspecifiedDimensions()
  }

  override func draw(in context: inout DrawContext) {
    context.add(.fill(Path(context.frame(of: size)), FillStyle(), .color(color)))
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

  override func draw(in context: inout DrawContext) {
    context.add(.fill(Path(context.frame(of: size)), FillStyle(), .color(color)))
  }
}
