extension Path {
  /// What lies in both paths.
  ///
  /// Like all of these operations it sees curves as lines that miss them by a hundredth of a point at
  /// most, and consists of lines itself; open subpaths count as closed. SwiftUI keeps curves. The time
  /// grows with the square of the number of lines.
  ///
  /// - Parameter eoFill: whether a point inside an even number of loops counts as outside.
  public func intersection(_ other: Path, eoFill: Bool = false) -> Path {
    combined(with: other, eoFill) { $0 && $1 }
  }

  /// What lies in one of the paths.
  public func union(_ other: Path, eoFill: Bool = false) -> Path {
    combined(with: other, eoFill) { $0 || $1 }
  }

  /// What lies in this path and not in the other.
  public func subtracting(_ other: Path, eoFill: Bool = false) -> Path {
    combined(with: other, eoFill) { $0 && !$1 }
  }

  /// What lies in one of the paths and not in both.
  public func symmetricDifference(_ other: Path, eoFill: Bool = false) -> Path {
    combined(with: other, eoFill) { $0 != $1 }
  }

  /// The same region as loops that do not cross, outer ones clockwise and holes the other way.
  public func normalized(eoFill: Bool = true) -> Path {
    combined(with: Path(), eoFill) { inside, _ in inside }
  }

  /// The part of this path's lines that lies in another path.
  public func lineIntersection(_ other: Path, eoFill: Bool = false) -> Path {
    Path(LineClipper(other.flattened(), isEvenOdd: eoFill).part(of: flattened(), isInside: true))
  }

  /// The part of this path's lines that lies outside another path.
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

  /// Pixels per point at which a tolerance of 0.004 pixels is 0.008 points.
  private static var flatteningScale: Double { 0.5 }

  /// The subpaths as lines, in points.
  fileprivate func flattened() -> [Polyline] {
    var flattening = Flattening(scale: Self.flatteningScale)
    return flattening.flatten(self).map { $0.scaled(by: 1 / Self.flatteningScale) }
  }

  /// The outline of what a stroke of the path would cover, by the non-zero rule.
  ///
  /// It consists of lines that miss curves by a thousandth of a point at most.
  public func strokedPath(_ style: StrokeStyle) -> Path {
    let scale = 4.0
    let outline = StrokeOutline(style, scale: scale)
    var flattening = Flattening(scale: scale, reach: outline.halfWidth)
    return Path(
      outline.outlines(of: flattening.flatten(self)).map { $0.scaled(by: 1 / scale) })
  }

  /// The path of some lines.
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
