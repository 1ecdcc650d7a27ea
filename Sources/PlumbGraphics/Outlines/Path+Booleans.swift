extension Path {
  /// Returns the intersection of both paths.
  ///
  /// Like all of these operations it approximates curves by lines, with an error of at most a
  /// hundredth of a point, and the result consists of lines; open subpaths count as closed. SwiftUI
  /// preserves curves. Complexity: O(*n*²) in the number of lines.
  ///
  /// - Parameter eoFill: Whether to use the even-odd rule instead of the non-zero rule.
  public func intersection(_ other: Path, eoFill: Bool = false) -> Path {
    combined(with: other, eoFill) { $0 && $1 }
  }

  /// Returns the union of both paths.
  public func union(_ other: Path, eoFill: Bool = false) -> Path {
    combined(with: other, eoFill) { $0 || $1 }
  }

  /// Returns the difference: the region inside this path and outside of the other one.
  public func subtracting(_ other: Path, eoFill: Bool = false) -> Path {
    combined(with: other, eoFill) { $0 && !$1 }
  }

  /// Returns the symmetric difference: the region inside exactly one of the paths.
  public func symmetricDifference(_ other: Path, eoFill: Bool = false) -> Path {
    combined(with: other, eoFill) { $0 != $1 }
  }

  /// Returns the same region as loops that do not intersect, outer ones clockwise and holes
  /// counter-clockwise.
  public func normalized(eoFill: Bool = true) -> Path {
    combined(with: Path(), eoFill) { inside, _ in inside }
  }

  /// Returns the part of the lines of this path that is inside another path.
  public func lineIntersection(_ other: Path, eoFill: Bool = false) -> Path {
    Path(LineClipper(other.flattened(), isEvenOdd: eoFill).part(of: flattened(), isInside: true))
  }

  /// Returns the part of the lines of this path that is outside another path.
  public func lineSubtraction(_ other: Path, eoFill: Bool = false) -> Path {
    Path(LineClipper(other.flattened(), isEvenOdd: eoFill).part(of: flattened(), isInside: false))
  }

  private func combined(
    with other: Path, _ isEvenOdd: Bool, _ isInside: (Bool, Bool) -> Bool
  ) -> Path {
    func fills(_ winding: Int) -> Bool { isEvenOdd ? winding & 1 != 0 : winding != 0 }
    let arrangement = PathArrangement(flattened(), other.flattened())
    return Path(arrangement.outlines { isInside(fills($0.x), fills($0.y)) })
  }

  /// The pixels per point for which a tolerance of 0.004 pixels is 0.008 points.
  private static var flatteningScale: Double { 0.5 }

  /// Returns the subpaths as lines, in points.
  fileprivate func flattened() -> [Polyline] {
    var flattening = Flattening(scale: Self.flatteningScale)
    return flattening.flatten(self).map { $0.scaled(by: 1 / Self.flatteningScale) }
  }

  /// Returns the outline of a stroke of the path, to be filled with the non-zero rule.
  ///
  /// It consists of lines that approximate curves with an error of at most a thousandth of a point.
  public func strokedPath(_ style: StrokeStyle) -> Path {
    let scale = 4.0
    let outline = StrokeOutline(style, scale: scale)
    var flattening = Flattening(scale: scale, reach: outline.halfWidth)
    return Path(
      outline.outlines(of: flattening.flatten(self)).map { $0.scaled(by: 1 / scale) })
  }

  /// Creates a path from lines.
  fileprivate init(_ polylines: [Polyline]) {
    for polyline in polylines {
      addLines(polyline.points.map { CGPoint(x: $0.x, y: $0.y) })
      if polyline.isClosed { closeSubpath() }
    }
  }
}

extension Polyline {
  fileprivate func scaled(by factor: Double) -> Polyline {
    Polyline(points: points.map { $0 * factor }, isSmooth: isSmooth, isClosed: isClosed)
  }
}
