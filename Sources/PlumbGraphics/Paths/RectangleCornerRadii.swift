/// The radii of the corners of a rectangle, in points.
public struct RectangleCornerRadii: Hashable, Sendable {
  /// The radius of the top leading corner.
  public var topLeading: CGFloat
  /// The radius of the bottom leading corner.
  public var bottomLeading: CGFloat
  /// The radius of the bottom trailing corner.
  public var bottomTrailing: CGFloat
  /// The radius of the top trailing corner.
  public var topTrailing: CGFloat

  /// Creates radii in points.
  public init(
    topLeading: CGFloat = 0, bottomLeading: CGFloat = 0, bottomTrailing: CGFloat = 0,
    topTrailing: CGFloat = 0
  ) {
    self.topLeading = topLeading
    self.bottomLeading = bottomLeading
    self.bottomTrailing = bottomTrailing
    self.topTrailing = topTrailing
  }

  /// Returns the radii for the rectangle inset by an amount, so that both outlines are parallel.
  package func inset(by amount: CGFloat) -> RectangleCornerRadii {
    map { $0 > 0 ? max($0 - amount, 0) : 0 }
  }

  /// Returns the radii limited to a size: if two are longer than their side, all are scaled down by
  /// the same factor.
  package func fitting(_ size: CGSize) -> RectangleCornerRadii {
    let positive = map { $0 > 0 ? $0 : 0 }
    let sides = [
      (size.width, positive.topLeading + positive.topTrailing),
      (size.width, positive.bottomLeading + positive.bottomTrailing),
      (size.height, positive.topLeading + positive.bottomLeading),
      (size.height, positive.topTrailing + positive.bottomTrailing),
    ]
    let fraction = sides.reduce(1) { $1.1 > $1.0 ? min($0, $1.0 / $1.1) : $0 }
    return positive.map { $0.isFinite ? $0 * fraction : min(size.width, size.height) / 2 }
  }

  private func map(_ change: (CGFloat) -> CGFloat) -> RectangleCornerRadii {
    RectangleCornerRadii(
      topLeading: change(topLeading), bottomLeading: change(bottomLeading),
      bottomTrailing: change(bottomTrailing), topTrailing: change(topTrailing))
  }
}
