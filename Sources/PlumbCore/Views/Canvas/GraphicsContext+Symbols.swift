public import Foundation

extension GraphicsContext {
  /// A symbol of a canvas prepared for drawing.
  public struct ResolvedSymbol {
    fileprivate let drawing: CanvasDrawing

    /// The size in points.
    public var size: CGSize { drawing.size }
  }

  /// Returns the symbol with a tag; `nil` if there is none.
  public func resolveSymbol<ID: Hashable>(id: ID) -> ResolvedSymbol? {
    let tag = AnyHashable(id)
    let layoutNode = symbols.children.first { $0.value(for: SymbolTagKey.self) == tag }
    return layoutNode.map { ResolvedSymbol(drawing: CanvasDrawing(of: $0, scale: scale)) }
  }

  /// Draws a symbol stretched to a rectangle.
  public func draw(_ symbol: ResolvedSymbol, in rect: CGRect) {
    draw(symbol.drawing.commands, of: symbol.size, in: rect)
  }

  /// Draws a symbol in its own size, with its anchor at a point.
  public func draw(_ symbol: ResolvedSymbol, at point: CGPoint, anchor: UnitPoint = .center) {
    draw(
      symbol.drawing.commands, of: symbol.size,
      in: CGRect(origin: symbol.size.origin(of: anchor, at: point), size: symbol.size))
  }

  /// Draws commands with bounds of a size at (0, 0), stretched to a rectangle.
  func draw(_ commands: [DrawCommand], of size: CGSize, in rect: CGRect) {
    guard size.width > 0, size.height > 0, !rect.isNull, !rect.isInfinite else { return }
    let placement = CGAffineTransform(
      a: rect.width / size.width, b: 0, c: 0, d: rect.height / size.height, tx: rect.minX,
      ty: rect.minY)
    draw(placement.isIdentity ? commands : [.transform(placement, commands)])
  }
}
