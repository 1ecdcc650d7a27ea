extension Path {
  /// The outline of a rectangle.
  public init(_ rect: CGRect) {
    addRect(rect)
  }

  /// The outline of a rectangle with round corners.
  public init(
    roundedRect rect: CGRect, cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous
  ) {
    self.init(
      roundedRect: rect, cornerSize: CGSize(width: cornerRadius, height: cornerRadius),
      style: style)
  }

  /// The outline of a rectangle with elliptic corners.
  public init(
    roundedRect rect: CGRect, cornerSize: CGSize, style: RoundedCornerStyle = .continuous
  ) {
    addRoundedRect(in: rect, cornerSize: cornerSize, style: style)
  }

  /// The largest ellipse inside a rectangle.
  public init(ellipseIn rect: CGRect) {
    addEllipse(in: rect)
  }

  /// Appends a closed rectangle, clockwise from its top left corner.
  public mutating func addRect(_ rect: CGRect, transform: CGAffineTransform = .identity) {
    guard !rect.isNull else { return }
    let (left, top, right, bottom) = (rect.minX, rect.minY, rect.maxX, rect.maxY)
    move(to: CGPoint(x: left, y: top).applying(transform))
    addLine(to: CGPoint(x: right, y: top).applying(transform))
    addLine(to: CGPoint(x: right, y: bottom).applying(transform))
    addLine(to: CGPoint(x: left, y: bottom).applying(transform))
    closeSubpath()
  }

  /// Appends one closed rectangle after the other.
  public mutating func addRects(_ rects: [CGRect], transform: CGAffineTransform = .identity) {
    for rect in rects { addRect(rect, transform: transform) }
  }

  /// Begins a subpath at the first point and draws lines through the others.
  public mutating func addLines(_ points: [CGPoint]) {
    guard let first = points.first else { return }
    move(to: first)
    for point in points.dropFirst() { addLine(to: point) }
  }

  /// Appends a closed ellipse, clockwise from its rightmost point.
  public mutating func addEllipse(in rect: CGRect, transform: CGAffineTransform = .identity) {
    guard !rect.isNull else { return }
    let arc = EllipticArc(
      center: CGPoint(x: rect.midX, y: rect.midY),
      radii: CGSize(width: rect.width / 2, height: rect.height / 2))
    move(to: arc.point(at: 0).applying(transform))
    arc.append(to: &self, from: 0, sweep: 2 * .pi, transform: transform)
    closeSubpath()
  }

  /// Appends a closed rectangle whose corners are round.
  ///
  /// Corners never exceed half a side, so large ones give a capsule or an ellipse.
  public mutating func addRoundedRect(
    in rect: CGRect, cornerSize: CGSize, style: RoundedCornerStyle = .continuous,
    transform: CGAffineTransform = .identity
  ) {
    guard !rect.isNull else { return }
    let radii = CGSize(
      width: min(cornerSize.width, rect.width / 2),
      height: min(cornerSize.height, rect.height / 2))
    guard radii.width > 0, radii.height > 0 else { return addRect(rect, transform: transform) }
    // What is left of the half sides bounds how far a smooth corner may reach along them.
    let room = min(rect.width / 2 / radii.width, rect.height / 2 / radii.height) - 1
    let corner = CornerCurve(
      smoothing: style == .continuous ? min(CornerCurve.platformSmoothing, max(room, 0)) : 0)
    for (index, place) in [
      CGPoint(x: rect.maxX, y: rect.minY), CGPoint(x: rect.maxX, y: rect.maxY),
      CGPoint(x: rect.minX, y: rect.maxY), CGPoint(x: rect.minX, y: rect.minY),
    ].enumerated() {
      // Every second corner is entered along the other axis.
      let toPage = CGAffineTransform(rotationAngle: .pi / 2 * CGFloat(index))
        .roundedToQuarterTurn
        .concatenating(CGAffineTransform(scaleX: radii.width, y: radii.height))
        .concatenating(CGAffineTransform(translationX: place.x, y: place.y))
        .concatenating(transform)
      corner.append(to: &self, transform: toPage, startsSubpath: index == 0)
    }
    closeSubpath()
  }
}

extension CGAffineTransform {
  /// The same quarter turn without the rounding error of sine and cosine.
  fileprivate var roundedToQuarterTurn: CGAffineTransform {
    CGAffineTransform(
      a: a.rounded(), b: b.rounded(), c: c.rounded(), d: d.rounded(), tx: 0, ty: 0)
  }
}
