/// How round each corner of a rectangle is, in points.
public struct RectangleCornerRadii: Hashable, Sendable {
  public var topLeading: CGFloat
  public var bottomLeading: CGFloat
  public var bottomTrailing: CGFloat
  public var topTrailing: CGFloat

  public init(
    topLeading: CGFloat = 0, bottomLeading: CGFloat = 0, bottomTrailing: CGFloat = 0,
    topTrailing: CGFloat = 0
  ) {
    self.topLeading = topLeading
    self.bottomLeading = bottomLeading
    self.bottomTrailing = bottomTrailing
    self.topTrailing = topTrailing
  }

  /// The radii of a rectangle with the edge moved inwards, so that both run side by side.
  func inset(by amount: CGFloat) -> RectangleCornerRadii {
    map { $0 > 0 ? max($0 - amount, 0) : 0 }
  }

  /// The radii that fit into a rectangle: where two are longer than their side all shrink alike.
  func fitting(_ size: CGSize) -> RectangleCornerRadii {
    let positive = map { $0 > 0 ? $0 : 0 }
    let sides = [
      (size.width, positive.topLeading + positive.topTrailing),
      (size.width, positive.bottomLeading + positive.bottomTrailing),
      (size.height, positive.topLeading + positive.bottomLeading),
      (size.height, positive.topTrailing + positive.bottomTrailing),
    ]
    let share = sides.reduce(1) { $1.1 > $1.0 ? min($0, $1.0 / $1.1) : $0 }
    return positive.map { $0.isFinite ? $0 * share : min(size.width, size.height) / 2 }
  }

  private func map(_ change: (CGFloat) -> CGFloat) -> RectangleCornerRadii {
    RectangleCornerRadii(
      topLeading: change(topLeading), bottomLeading: change(bottomLeading),
      bottomTrailing: change(bottomTrailing), topTrailing: change(topTrailing))
  }
}
