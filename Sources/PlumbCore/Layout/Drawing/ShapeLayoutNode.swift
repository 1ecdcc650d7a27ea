internal import Foundation

/// The geometry of a shape, type-erased.
protocol ShapeGeometry: AnyObject {
  /// Returns the size of the shape for a proposal.
  func size(for proposal: ProposedViewSize) -> CGSize
  /// Returns the outline in a rectangle.
  func path(in rect: CGRect) -> Path
  /// Returns the outline inset by a distance in points, for insettable shapes.
  func path(in rect: CGRect, insetBy amount: CGFloat) -> Path
  /// Returns the path and the stroke style of a shape that is a stroke of another path; `nil` for
  /// any other shape.
  func spine(in rect: CGRect) -> (path: Path, style: StrokeStyle)?
}

/// The node of a shape.
final class ShapeLayoutNode: LayoutNode {
  private var geometry: any ShapeGeometry
  /// The layers behind the front layer, back to front.
  private var behind: [AnimatedLayer] = []
  private var front = AnimatedLayer()

  init(_ geometry: any ShapeGeometry) {
    self.geometry = geometry
  }

  /// Sets the layers. The owner of the geometry has already updated it.
  ///
  /// - Parameter isSameSize: whether the change cannot affect the size.
  func update(
    _ layer: ShapeLayer, behind: [ShapeLayer] = [], isSameSize: Bool, at context: UpdateContext
  ) {
    if behind.count != self.behind.count { self.behind = behind.map { _ in AnimatedLayer() } }
    for (index, layer) in behind.enumerated() {
      self.behind[index].set(layer, at: context, of: self)
    }
    front.set(layer, at: context, of: self)
    if !isSameSize { invalidateSizes() }
  }

  override var sizeReason: String? {
    "A shape takes what it is offered, and 10 points where nothing is."
  }

  override func computeSize(_ proposal: Proposal) -> CGSize {
    geometry.size(for: proposal.viewSize)
  }

  override func draw(in context: inout DrawContext) {
    let frame = context.frame(of: presentedFrame.size)
    guard frame.width > 0, frame.height > 0 else { return }
    for layer in behind { draw(layer.current, in: frame, &context) }
    draw(front.current, in: frame, &context)
  }

  private func draw(_ layer: ShapeLayer, in frame: CGRect, _ context: inout DrawContext) {
    context.paint(layer.style, in: frame) { context, shading in
      switch outline(layer.paint, in: frame) {
      case .inside(let path, let style): context.add(.fill(path, style, shading))
      case .line(let path, let style): context.add(.stroke(path, style, shading))
      }
    }
  }

  /// The geometry of a layer in a rectangle.
  private enum Outline {
    case inside(Path, FillStyle)
    case line(Path, StrokeStyle)
  }

  /// Returns the geometry of a paint in a rectangle.
  private func outline(_ paint: ShapePaint, in rect: CGRect) -> Outline {
    switch paint {
    case .fill(let style):
      if let spine = geometry.spine(in: rect) { return .line(spine.path, spine.style) }
      return .inside(geometry.path(in: rect), style)
    case .stroke(let style): return .line(geometry.path(in: rect), style)
    case .border(let style):
      let inset = style.lineWidth.isFinite ? style.lineWidth / 2 : 0
      return .line(geometry.path(in: rect, insetBy: inset), style)
    }
  }

  override func hitTest(_ point: CGPoint) -> LayoutNode? {
    let frame = CGRect(origin: .zero, size: presentedFrame.size)
    return behind.contains { isHit($0.current.paint, at: point, in: frame) }
      || isHit(front.current.paint, at: point, in: frame) ? self : nil
  }

  /// Returns whether a point is hit: inside by the fill rule, or on the stroke.
  private func isHit(_ paint: ShapePaint, at point: CGPoint, in frame: CGRect) -> Bool {
    switch outline(paint, in: frame) {
    case .inside(let path, let style): path.contains(point, eoFill: style.isEOFilled)
    case .line(let path, let style): path.strokedPath(style).contains(point)
    }
  }
}

/// The node of a colour, a gradient or another style that fills it.
final class ColorLayoutNode: LayoutNode {
  private var style = AnimatedStyle()

  override init() {
    super.init()
    skipsCache = true
  }

  func update(_ style: ResolvedStyle, at context: UpdateContext) {
    drawingDidChange()
    self.style.set(style, at: context, of: self)
  }

  override var sizeReason: String? {
    "A colour takes what it is offered, and 10 points where nothing is."
  }

  override func computeSize(_ proposal: Proposal) -> CGSize {
    proposal.viewSize.replacingUnspecifiedDimensions()
  }

  override func computeIntrinsicBounds() -> IntrinsicBounds {
    .separable(minimum: computeSize(.zero), maximum: computeSize(.infinity))
  }

  /// The frame is rounded to whole pixels.
  override var drawingReach: CGFloat? { style.current.hasEffects ? nil : 1 }

  override func draw(in context: inout DrawContext) {
    let frame = context.frame(of: presentedFrame.size)
    context.paint(style.current, in: frame) { $0.add(.fill(Path(frame), FillStyle(), $1)) }
  }

  override func hitTest(_ point: CGPoint) -> LayoutNode? { containsPoint(point) ? self : nil }
}
