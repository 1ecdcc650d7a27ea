internal import Foundation

/// The box of a symbol, or of a picture that is not there.
final class SymbolNode: LayoutNode {
  private var symbol: Symbol?
  private var length: CGFloat = 0
  private var capHeight: CGFloat = 0
  private var isResizable = false
  private var weight = Font.Weight.regular
  private var style = PresentedStyle()
  private var ground = ResolvedColor.clear
  /// Whether a box shows in its place.
  var isRedacted = false

  /// - Parameters:
  ///   - symbol: `nil` for what is unknown.
  ///   - length: the side of the square it takes, in points.
  func update(_ symbol: Symbol?, length: CGFloat, isResizable: Bool, capHeight: CGFloat) {
    self.symbol = symbol
    let isSame =
      length == self.length && capHeight == self.capHeight && isResizable == self.isResizable
    (self.length, self.capHeight, self.isResizable) = (length, capHeight, isResizable)
    if !isSame { invalidate() }
  }

  func update(
    weight: Font.Weight, style: ResolvedStyle, ground: ResolvedColor, at moment: Moment
  ) {
    self.weight = weight
    self.ground = ground
    self.style.set(style, at: moment, of: self)
  }

  override func computeSize(_ proposal: Proposal) -> CGSize {
    guard isResizable else { return CGSize(width: length, height: length) }
    return CGSize(
      width: proposal.width.resolved(or: length), height: proposal.height.resolved(or: length))
  }

  override func findAlignment(_ key: AlignmentKey, at proposal: Proposal) -> CGFloat? {
    switch key {
    case .firstTextBaseline, .lastTextBaseline:
      isResizable ? nil : (length + capHeight) / 2
    default: nil
    }
  }

  override func draw(in context: inout DrawContext) {
    let frame = context.frame(of: presentedFrame.size)
    guard frame.width > 0, frame.height > 0 else { return }
    if isRedacted { return context.addRedactedPicture(in: frame) }
    context.paint(style.current, in: frame) { context, shading in
      guard let symbol else { return drawPlaceholder(in: frame, shading, &context) }
      draw(symbol, in: frame, shading, &context)
    }
  }

  private func draw(
    _ symbol: Symbol, in frame: CGRect, _ shading: Shading, _ context: inout DrawContext
  ) {
    let scale = CGSize(
      width: frame.width / Symbol.side, height: frame.height / Symbol.side)
    let transform = CGAffineTransform(
      a: scale.width, b: 0, c: 0, d: scale.height, tx: frame.minX, ty: frame.minY)
    let line = StrokeStyle(
      lineWidth: thickness * min(scale.width, scale.height), lineCap: .round, lineJoin: .round)
    func add(_ path: Path, _ paint: (Path) -> DrawCommand) {
      if !path.isEmpty { context.add(paint(path.applying(transform))) }
    }
    add(symbol.areas) { .fill($0, FillStyle(), shading) }
    add(symbol.strokes) { .stroke($0, line, shading) }
    add(symbol.cutouts) { .stroke($0, line, .color(ground)) }
  }

  /// The thickness of lines, of 24 units: a twelfth at the regular weight.
  private var thickness: CGFloat {
    min(max(CGFloat(weight.weightClass) / 200, 1), 3.5)
  }

  private func drawPlaceholder(
    in frame: CGRect, _ shading: Shading, _ context: inout DrawContext
  ) {
    var path = Path(frame.insetBy(dx: 0.5, dy: 0.5))
    path.move(to: frame.origin)
    path.addLine(to: CGPoint(x: frame.maxX, y: frame.maxY))
    path.move(to: CGPoint(x: frame.maxX, y: frame.minY))
    path.addLine(to: CGPoint(x: frame.minX, y: frame.maxY))
    context.add(.stroke(path, StrokeStyle(lineWidth: 1), shading))
  }

  override func hitTest(_ point: CGPoint) -> LayoutNode? { containsPoint(point) ? self : nil }
}
