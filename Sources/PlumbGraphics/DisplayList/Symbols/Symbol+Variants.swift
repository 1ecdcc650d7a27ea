internal import Foundation

/// A form with space for a smaller symbol.
struct SymbolFrame {
  /// The lines of the form.
  var outline: Path
  /// The place of the symbol.
  var placement: CGAffineTransform
  /// The area that the form encloses; empty if its lines are not closed.
  var area: Path

  /// Creates a form with the centre and the scale of the symbol inside.
  init(_ drawing: String, x: CGFloat = 12, y: CGFloat = 12, scale: CGFloat) {
    outline = Symbol(drawing).strokes
    area = outline.closedSubpaths
    let half = Symbol.side / 2 * scale
    placement = CGAffineTransform(a: scale, b: 0, c: 0, d: scale, tx: x - half, ty: y - half)
  }
}

extension Symbol {
  /// The variant with a line across, which is separated from the rest.
  var slashed: Symbol {
    var symbol = self
    symbol.strokes.addPath(Symbol("M 3 3 L 21 21").strokes)
    symbol.cutouts.addPath(Symbol("M 4.8 1.2 L 22.8 19.2").strokes)
    return symbol
  }

  /// Returns the symbol, made smaller, inside a frame; in a filled frame it is cut out.
  func enclosed(in frame: SymbolFrame, isFilled: Bool) -> Symbol {
    let sign = applying(frame.placement)
    var symbol = Symbol()
    symbol.strokes = frame.outline
    if isFilled, !frame.area.isEmpty {
      symbol.areas = frame.area
      symbol.cutouts = sign.strokes
      symbol.holes = sign.areas
    } else {
      symbol.strokes.addPath(sign.strokes)
      symbol.areas = sign.areas
      symbol.holes = sign.holes
      symbol.overlays = sign.overlays
    }
    return symbol
  }

  /// Returns the symbol with a disc at its lower right corner; a mark is cut out of the disc.
  func badged(with mark: Symbol) -> Symbol {
    // The symbol makes space for the disc.
    let symbol = applying(CGAffineTransform(a: 0.88, b: 0, c: 0, d: 0.88, tx: 0.1, ty: 0.1))
    var badge = Symbol("| O 18 18 5.9")
    badge.cutouts = mark.strokes
    badge.holes = mark.areas
    return symbol.overlaid(with: badge, gap: "| O 18 18 7.3")
  }

  /// The symbol with a dot at its upper right corner.
  var dotted: Symbol {
    overlaid(with: Symbol("| O 19.5 4.5 3.9"), gap: "| O 19.5 4.5 5.4")
  }

  /// Returns the symbol behind another one, cut out around the other one.
  private func overlaid(with overlay: Symbol, gap: String) -> Symbol {
    var symbol = self
    symbol.holes.addPath(Symbol(gap).areas)
    symbol.overlays.append(overlay)
    return symbol
  }
}
