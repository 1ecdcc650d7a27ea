internal import Foundation

/// The part of a form that is filled, as in `circle.lefthalf.filled` and `rectangle.inset.filled`.
struct SymbolPart {
  /// Whether the part keeps a distance from the lines of the form.
  var isInset = false
  /// The side on which the part lies; `nil` for the whole form.
  var side: Side?

  /// A part that begins at one side of a form.
  enum Side: String {
    case lefthalf, leadinghalf, leftthird, leadingthird
    case righthalf, trailinghalf, rightthird, trailingthird
    case tophalf, topthird
    case bottomhalf, bottomthird

    /// Returns the part of a rectangle.
    fileprivate func part(of rect: CGRect) -> CGRect {
      switch self {
      case .lefthalf, .leadinghalf: rect.divided(atDistance: rect.width / 2, from: .minXEdge).slice
      case .leftthird, .leadingthird:
        rect.divided(atDistance: rect.width / 3, from: .minXEdge).slice
      case .righthalf, .trailinghalf:
        rect.divided(atDistance: rect.width / 2, from: .maxXEdge).slice
      case .rightthird, .trailingthird:
        rect.divided(atDistance: rect.width / 3, from: .maxXEdge).slice
      case .tophalf: rect.divided(atDistance: rect.height / 2, from: .minYEdge).slice
      case .topthird: rect.divided(atDistance: rect.height / 3, from: .minYEdge).slice
      case .bottomhalf: rect.divided(atDistance: rect.height / 2, from: .maxYEdge).slice
      case .bottomthird: rect.divided(atDistance: rect.height / 3, from: .maxYEdge).slice
      }
    }
  }

  /// The distance of the part from the lines of the form.
  private static let inset: CGFloat = 4

  /// Returns the part of the area that the lines enclose.
  func area(of outline: Path) -> Path {
    var area = outline.closedSubpaths
    let bounds = area.boundingRect
    if isInset, bounds.width > 0, bounds.height > 0 {
      let scale = CGSize(
        width: max(1 - 2 * Self.inset / bounds.width, 0),
        height: max(1 - 2 * Self.inset / bounds.height, 0))
      area = area.applying(
        CGAffineTransform(
          a: scale.width, b: 0, c: 0, d: scale.height, tx: bounds.midX * (1 - scale.width),
          ty: bounds.midY * (1 - scale.height)))
    }
    return side.map { area.clipped(to: $0.part(of: area.boundingRect)) } ?? area
  }
}

extension Symbol {
  /// Returns the symbol with a part filled, or `nil` if its lines enclose nothing.
  func filled(in part: SymbolPart) -> Symbol? {
    let area = part.area(of: strokes)
    guard !area.isEmpty else { return nil }
    var symbol = self
    symbol.areas.addPath(area)
    return symbol
  }
}

extension Path {
  /// Returns the part of the area inside a rectangle, with curves replaced by lines.
  fileprivate func clipped(to rect: CGRect) -> Path {
    var path = Path()
    for polygon in polygons {
      var polygon = polygon
      for distance: (CGPoint) -> CGFloat in [
        { $0.x - rect.minX }, { rect.maxX - $0.x }, { $0.y - rect.minY }, { rect.maxY - $0.y },
      ] {
        polygon = Self.clip(polygon, to: distance)
      }
      guard let first = polygon.first else { continue }
      path.move(to: first)
      for point in polygon.dropFirst() { path.addLine(to: point) }
      path.closeSubpath()
    }
    return path
  }

  /// Returns the part of a polygon where a distance from a line is positive.
  private static func clip(_ polygon: [CGPoint], to distance: (CGPoint) -> CGFloat) -> [CGPoint] {
    var result: [CGPoint] = []
    guard var start = polygon.last else { return [] }
    for end in polygon {
      let (before, after) = (distance(start), distance(end))
      if (before < 0) != (after < 0) {
        let t = before / (before - after)
        result.append(
          CGPoint(x: start.x + (end.x - start.x) * t, y: start.y + (end.y - start.y) * t))
      }
      if after >= 0 { result.append(end) }
      start = end
    }
    return result
  }

  /// The corners of each subpath; a curve has enough of them to look smooth at the size of a symbol.
  private var polygons: [[CGPoint]] {
    var polygons: [[CGPoint]] = []
    var polygon: [CGPoint] = []
    func points(on curve: CubicCurve) -> [CGPoint] {
      (1...8).map { curve.point(at: CGFloat($0) / 8) }
    }
    for element in elements {
      let start = polygon.last ?? .zero
      switch element {
      case .move(let point): polygon = [point]
      case .line(let point): polygon.append(point)
      case .quadCurve(let point, let control):
        polygon += points(on: CubicCurve(from: start, control: control, to: point))
      case .curve(let point, let control1, let control2):
        polygon += points(on: CubicCurve(start, control1, control2, point))
      case .closeSubpath:
        polygons.append(polygon)
        polygon = []
      }
    }
    return polygons
  }
}
