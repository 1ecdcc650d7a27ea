extension Path {
  /// The rectangle with sides parallel to the axes that this path outlines; `nil` for other paths.
  package var uprightRect: CGRect? {
    guard elements.count == 5, elements[4] == .closeSubpath, case .move(let a) = elements[0],
      case .line(let b) = elements[1], case .line(let c) = elements[2],
      case .line(let d) = elements[3]
    else { return nil }
    let startsAcross = a.y == b.y && b.x == c.x && c.y == d.y && d.x == a.x
    let startsDown = a.x == b.x && b.y == c.y && c.x == d.x && d.y == a.y
    guard startsAcross || startsDown else { return nil }
    return CGRect(
      x: min(a.x, c.x), y: min(a.y, c.y), width: abs(c.x - a.x), height: abs(c.y - a.y))
  }
}
