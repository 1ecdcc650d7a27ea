extension Path {
  /// The outline of a rectangle whose corners differ; leading is left.
  public init(
    roundedRect rect: CGRect, cornerRadii: RectangleCornerRadii,
    style: RoundedCornerStyle = .continuous
  ) {
    addRoundedRect(in: rect, cornerRadii: cornerRadii, style: style)
  }

  /// Appends a closed rectangle whose corners are round.
  ///
  /// Round corners never exceed half the shorter side, so large ones give a capsule; those that are
  /// higher than wide, or wider than high, never exceed half of either side.
  public mutating func addRoundedRect(
    in rect: CGRect, cornerSize: CGSize, style: RoundedCornerStyle = .continuous,
    transform: CGAffineTransform = .identity
  ) {
    guard !rect.isNull else { return }
    let isRound = cornerSize.width == cornerSize.height
    let half = CGSize(width: rect.width / 2, height: rect.height / 2)
    let shorter = min(half.width, half.height)
    let radii = CGSize(
      width: min(cornerSize.width, isRound ? shorter : half.width),
      height: min(cornerSize.height, isRound ? shorter : half.height))
    guard radii.width > 0, radii.height > 0 else { return addRect(rect, transform: transform) }
    // What is left of the half sides bounds how far a smooth corner may reach along them.
    let room = min(rect.width / 2 / radii.width, rect.height / 2 / radii.height)
    let corner = RoundedCorner(radii: radii, room: room)
    add([corner, corner, corner, corner], of: rect, style, transform)
  }

  /// Appends a closed rectangle whose corners differ; leading is left.
  ///
  /// Where two corners are longer than the side between them, all shrink alike.
  public mutating func addRoundedRect(
    in rect: CGRect, cornerRadii: RectangleCornerRadii, style: RoundedCornerStyle = .continuous,
    transform: CGAffineTransform = .identity
  ) {
    guard !rect.isNull else { return }
    let radii = cornerRadii.fitting(rect.size)
    // Clockwise from the top right, each with its neighbour along the vertical and horizontal side.
    let corners = [
      (radii.topTrailing, radii.bottomTrailing, radii.topLeading),
      (radii.bottomTrailing, radii.topTrailing, radii.bottomLeading),
      (radii.bottomLeading, radii.topLeading, radii.bottomTrailing),
      (radii.topLeading, radii.bottomLeading, radii.topTrailing),
    ]
    add(
      corners.map { radius, below, beside in
        RoundedCorner(
          radii: CGSize(width: radius, height: radius),
          room: min(rect.height / (radius + below), rect.width / (radius + beside)))
      }, of: rect, style, transform)
  }

  /// Appends a rectangle by its corners, clockwise from the top right.
  private mutating func add(
    _ corners: [RoundedCorner], of rect: CGRect, _ style: RoundedCornerStyle,
    _ transform: CGAffineTransform
  ) {
    let places = [
      CGPoint(x: rect.maxX, y: rect.minY), CGPoint(x: rect.maxX, y: rect.maxY),
      CGPoint(x: rect.minX, y: rect.maxY), CGPoint(x: rect.minX, y: rect.minY),
    ]
    for (index, (corner, place)) in zip(corners, places).enumerated() {
      guard corner.radii.width > 0, corner.radii.height > 0 else {
        let point = place.applying(transform)
        if index == 0 { move(to: point) } else { addLine(to: point) }
        continue
      }
      // Every second corner is entered along the other axis.
      let toPage = CGAffineTransform(rotationAngle: .pi / 2 * CGFloat(index))
        .roundedToQuarterTurn
        .concatenating(CGAffineTransform(scaleX: corner.radii.width, y: corner.radii.height))
        .concatenating(CGAffineTransform(translationX: place.x, y: place.y))
        .concatenating(transform)
      corner.curve(style).append(to: &self, transform: toPage, startsSubpath: index == 0)
    }
    closeSubpath()
  }
}

/// A corner of a rectangle.
private struct RoundedCorner {
  var radii: CGSize
  /// How many radii along the sides belong to the corner; one at least.
  var room: CGFloat

  func curve(_ style: RoundedCornerStyle) -> CornerCurve {
    CornerCurve(
      smoothing: style == .continuous ? min(CornerCurve.platformSmoothing, max(room - 1, 0)) : 0)
  }
}

extension CGAffineTransform {
  /// The same quarter turn without the rounding error of sine and cosine.
  fileprivate var roundedToQuarterTurn: CGAffineTransform {
    CGAffineTransform(
      a: a.rounded(), b: b.rounded(), c: c.rounded(), d: d.rounded(), tx: 0, ty: 0)
  }
}
