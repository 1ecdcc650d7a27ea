import SwiftUI

/// A tube that hangs on a cord.
struct TubeShape: Shape {
  func path(in rect: CGRect) -> Path {
    let tube = UIBezierPath(
      roundedRect: rect.insetBy(dx: rect.width * 0.2, dy: 0), cornerRadius: rect.width * 0.2)
    let hole = UIBezierPath(
      arcCenter: CGPoint(x: rect.midX, y: rect.minY + rect.width * 0.4), radius: rect.width * 0.08,
      startAngle: 0, endAngle: 2 * .pi, clockwise: true)
    tube.append(hole)
    return Path(tube.cgPath)
  }
}

/// The plate that the wind moves, a drop with a point at its top.
struct SailShape: Shape {
  func path(in rect: CGRect) -> Path {
    let path = UIBezierPath()
    path.move(to: CGPoint(x: rect.midX, y: rect.minY))
    path.addCurve(
      to: CGPoint(x: rect.midX, y: rect.maxY),
      controlPoint1: CGPoint(x: rect.maxX, y: rect.midY),
      controlPoint2: CGPoint(x: rect.maxX, y: rect.maxY))
    path.addCurve(
      to: CGPoint(x: rect.midX, y: rect.minY),
      controlPoint1: CGPoint(x: rect.minX, y: rect.maxY),
      controlPoint2: CGPoint(x: rect.minX, y: rect.midY))
    path.close()
    return Path(path.cgPath)
  }
}
