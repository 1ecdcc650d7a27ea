extension Path {
  /// Creates the outline of a rectangle with one radius for each corner; leading is left.
  public init(
    roundedRect rect: CGRect, cornerRadii: RectangleCornerRadii,
    style: RoundedCornerStyle = .continuous
  ) {
    addRoundedRect(in: rect, cornerRadii: cornerRadii, style: style)
  }

  /// Appends a closed rectangle with rounded corners.
  ///
  /// Circular corners are limited to half of the shorter side, so large ones give a capsule;
  /// elliptical corners are limited to half of each side.
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
    // The half sides limit the extent of smooth corners.
    let maximumReach = min(rect.width / 2 / radii.width, rect.height / 2 / radii.height)
    let corner = RoundedCorner(radii: radii, maximumReach: maximumReach)
    add([corner, corner, corner, corner], of: rect, style, transform)
  }

  /// Appends a closed rectangle with one radius for each corner; leading is left.
  ///
  /// If two corners are longer than the side between them, all are scaled down by the same factor.
  public mutating func addRoundedRect(
    in rect: CGRect, cornerRadii: RectangleCornerRadii, style: RoundedCornerStyle = .continuous,
    transform: CGAffineTransform = .identity
  ) {
    guard !rect.isNull else { return }
    let radii = cornerRadii.fitting(rect.size)
    // Clockwise from the top right, each with the adjacent corners along the vertical and the
    // horizontal side.
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
          maximumReach: min(rect.height / (radius + below), rect.width / (radius + beside)))
      }, of: rect, style, transform)
  }

  /// Appends a rectangle with its corners, clockwise from the top right.
  private mutating func add(
    _ corners: [RoundedCorner], of rect: CGRect, _ style: RoundedCornerStyle,
    _ transform: CGAffineTransform
  ) {
    let positions = [
      CGPoint(x: rect.maxX, y: rect.minY), CGPoint(x: rect.maxX, y: rect.maxY),
      CGPoint(x: rect.minX, y: rect.maxY), CGPoint(x: rect.minX, y: rect.minY),
    ]
    for (index, (corner, position)) in zip(corners, positions).enumerated() {
      guard corner.radii.width > 0, corner.radii.height > 0 else {
        let point = position.applying(transform)
        if index == 0 { move(to: point) } else { addLine(to: point) }
        continue
      }
      // Each corner is rotated by a quarter circle from the one before.
      let cornerTransform = CGAffineTransform(rotationAngle: .pi / 2 * CGFloat(index))
        .roundedToQuarterTurn
        .concatenating(CGAffineTransform(scaleX: corner.radii.width, y: corner.radii.height))
        .concatenating(CGAffineTransform(translationX: position.x, y: position.y))
        .concatenating(transform)
      corner.curve(style).append(to: &self, transform: cornerTransform, startsSubpath: index == 0)
    }
    closeSubpath()
  }
}

/// A corner of a rectangle.
private struct RoundedCorner {
  /// The horizontal and vertical radius, in points.
  var radii: CGSize
  /// The maximum extent of the corner along the sides, in radii; at least 1.
  var maximumReach: CGFloat

  /// Returns the curve of the corner, whose smoothing is limited by the maximum extent.
  func curve(_ style: RoundedCornerStyle) -> CornerCurve {
    CornerCurve(
      smoothing: style == .continuous
        ? min(CornerCurve.platformSmoothing, max(maximumReach - 1, 0)) : 0)
  }
}

extension CGAffineTransform {
  /// The rotation by a multiple of 90°, without the rounding errors of sine and cosine.
  fileprivate var roundedToQuarterTurn: CGAffineTransform {
    CGAffineTransform(
      a: a.rounded(), b: b.rounded(), c: c.rounded(), d: d.rounded(), tx: 0, ty: 0)
  }
}
