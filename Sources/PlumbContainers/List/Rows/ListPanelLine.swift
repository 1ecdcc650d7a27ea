internal import Foundation

/// The part at a row of the line around a panel.
struct ListPanelLine {
  let style: ResolvedStyle
  /// The radius of the corners, in points.
  let radius: CGFloat
  /// Whether the row is the first one on the panel, and whether it is the last one.
  let hasTop: Bool
  let hasBottom: Bool

  func path(in rect: CGRect) -> Path {
    // The line is inside of the panel.
    let area = rect.insetBy(dx: 0.5, dy: 0)
    let (top, bottom) = (rect.minY + 0.5, rect.maxY - 0.5)
    let radius = max(min(self.radius, rect.height / 2, rect.width / 2) - 0.5, 0)
    var path = Path()
    if hasTop {
      path.move(to: CGPoint(x: area.minX, y: top + radius))
      path.addArc(
        tangent1End: CGPoint(x: area.minX, y: top),
        tangent2End: CGPoint(x: area.midX, y: top), radius: radius)
      path.addArc(
        tangent1End: CGPoint(x: area.maxX, y: top),
        tangent2End: CGPoint(x: area.maxX, y: top + radius), radius: radius)
    }
    for x in [area.minX, area.maxX] {
      path.move(to: CGPoint(x: x, y: hasTop ? top + radius : rect.minY))
      path.addLine(to: CGPoint(x: x, y: hasBottom ? bottom - radius : rect.maxY))
    }
    if hasBottom {
      path.move(to: CGPoint(x: area.minX, y: bottom - radius))
      path.addArc(
        tangent1End: CGPoint(x: area.minX, y: bottom),
        tangent2End: CGPoint(x: area.midX, y: bottom), radius: radius)
      path.addArc(
        tangent1End: CGPoint(x: area.maxX, y: bottom),
        tangent2End: CGPoint(x: area.maxX, y: bottom - radius), radius: radius)
    }
    return path
  }
}
