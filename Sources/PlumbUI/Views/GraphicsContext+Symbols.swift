public import Foundation

extension GraphicsContext {
  /// A view among the symbols of a canvas, ready to be drawn.
  public struct ResolvedSymbol {
    fileprivate let picture: CanvasDrawing

    /// In points.
    public var size: CGSize { picture.size }
  }

  /// The symbol with a tag; `nil` if none has it.
  public func resolveSymbol<ID: Hashable>(id: ID) -> ResolvedSymbol? {
    let (key, tag) = (ObjectIdentifier(SymbolTagKey.self), AnyHashable(id))
    let layoutNode = symbols.children.first { $0.layoutValue(key) as? AnyHashable == tag }
    return layoutNode.map { ResolvedSymbol(picture: CanvasDrawing(of: $0, scale: scale)) }
  }

  /// Draws a symbol stretched to a rectangle.
  public func draw(_ symbol: ResolvedSymbol, in rect: CGRect) {
    draw(symbol.picture.commands, of: symbol.size, in: rect)
  }

  /// Draws a symbol at its size, with a point of it at a point.
  public func draw(_ symbol: ResolvedSymbol, at point: CGPoint, anchor: UnitPoint = .center) {
    draw(
      symbol.picture.commands, of: symbol.size,
      in: CGRect(origin: symbol.size.origin(of: anchor, at: point), size: symbol.size))
  }

  /// Draws commands that fill a size from (0, 0) in a rectangle.
  func draw(_ commands: [DrawCommand], of size: CGSize, in rect: CGRect) {
    guard size.width > 0, size.height > 0, !rect.isNull, !rect.isInfinite else { return }
    let place = CGAffineTransform(
      a: rect.width / size.width, b: 0, c: 0, d: rect.height / size.height, tx: rect.minX,
      ty: rect.minY)
    draw(place.isIdentity ? commands : [.transform(place, commands)])
  }
}
