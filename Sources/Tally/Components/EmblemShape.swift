import SwiftUI

/// One layer of the drawing on an avatar, scaled to the avatar's size.
///
/// The drawings are in a square of 100 by 100 units that fills the shape's rectangle.
nonisolated struct EmblemShape: Shape {
  enum Layer {
    /// The outline of the animal.
    case body
    /// Eyes and the like, drawn on the body.
    case features
  }

  var emblem: Emblem
  var layer: Layer

  func path(in rect: CGRect) -> Path {
    let path =
      switch (emblem, layer) {
      case (.cat, .body): Self.catBody
      case (.cat, .features): Self.catFeatures
      case (.goldfish, .body): Self.goldfishBody
      case (.goldfish, .features): Self.goldfishFeatures
      case (.dog, .body): Self.dogBody
      case (.dog, .features): Self.dogFeatures
      case (.initial, _), (.picture, _): Path()
      }
    let unit = min(rect.width, rect.height) / 100
    return path.applying(
      CGAffineTransform(
        a: unit, b: 0, c: 0, d: unit, tx: rect.midX - 50 * unit, ty: rect.midY - 50 * unit))
  }

  /// A broad head with two pointed ears.
  private static var catBody: Path {
    Path { path in
      path.move(to: CGPoint(x: 25, y: 23))
      path.addQuadCurve(to: CGPoint(x: 42, y: 34), control: CGPoint(x: 35, y: 25))
      path.addQuadCurve(to: CGPoint(x: 58, y: 34), control: CGPoint(x: 50, y: 32))
      path.addQuadCurve(to: CGPoint(x: 75, y: 23), control: CGPoint(x: 65, y: 25))
      path.addCurve(
        to: CGPoint(x: 50, y: 78),
        control1: CGPoint(x: 84, y: 56), control2: CGPoint(x: 76, y: 78))
      path.addCurve(
        to: CGPoint(x: 25, y: 23),
        control1: CGPoint(x: 24, y: 78), control2: CGPoint(x: 16, y: 56))
      path.closeSubpath()
    }
  }

  private static var catFeatures: Path {
    Path { path in
      path.addEllipse(in: CGRect(x: 35, y: 46, width: 7, height: 11))
      path.addEllipse(in: CGRect(x: 58, y: 46, width: 7, height: 11))
      path.move(to: CGPoint(x: 45.5, y: 61))
      path.addQuadCurve(to: CGPoint(x: 54.5, y: 61), control: CGPoint(x: 50, y: 59))
      path.addQuadCurve(to: CGPoint(x: 50, y: 67), control: CGPoint(x: 54, y: 65))
      path.addQuadCurve(to: CGPoint(x: 45.5, y: 61), control: CGPoint(x: 46, y: 65))
      path.closeSubpath()
    }
  }

  /// A fish that faces left, with a forked tail and a fin on its back.
  private static var goldfishBody: Path {
    Path { path in
      path.move(to: CGPoint(x: 16, y: 52))
      path.addCurve(
        to: CGPoint(x: 64, y: 48),
        control1: CGPoint(x: 22, y: 30), control2: CGPoint(x: 50, y: 30))
      path.addQuadCurve(to: CGPoint(x: 86, y: 30), control: CGPoint(x: 74, y: 32))
      path.addQuadCurve(to: CGPoint(x: 86, y: 74), control: CGPoint(x: 76, y: 52))
      path.addQuadCurve(to: CGPoint(x: 64, y: 56), control: CGPoint(x: 74, y: 72))
      path.addCurve(
        to: CGPoint(x: 16, y: 52),
        control1: CGPoint(x: 50, y: 74), control2: CGPoint(x: 22, y: 74))
      path.closeSubpath()
      path.move(to: CGPoint(x: 32, y: 38))
      path.addQuadCurve(to: CGPoint(x: 56, y: 25), control: CGPoint(x: 40, y: 25))
      path.addQuadCurve(to: CGPoint(x: 54, y: 42), control: CGPoint(x: 50, y: 32))
      path.closeSubpath()
    }
  }

  private static var goldfishFeatures: Path {
    Path { path in
      path.addEllipse(in: CGRect(x: 26, y: 44, width: 7, height: 7))
      path.move(to: CGPoint(x: 42, y: 43))
      path.addQuadCurve(to: CGPoint(x: 42, y: 62), control: CGPoint(x: 50, y: 52.5))
      path.addQuadCurve(to: CGPoint(x: 42, y: 43), control: CGPoint(x: 46, y: 52.5))
      path.closeSubpath()
    }
  }

  /// A long head between two hanging ears.
  private static var dogBody: Path {
    Path { path in
      path.move(to: CGPoint(x: 50, y: 22))
      path.addCurve(
        to: CGPoint(x: 72, y: 42),
        control1: CGPoint(x: 65, y: 22), control2: CGPoint(x: 72, y: 30))
      path.addCurve(
        to: CGPoint(x: 50, y: 80),
        control1: CGPoint(x: 72, y: 62), control2: CGPoint(x: 66, y: 80))
      path.addCurve(
        to: CGPoint(x: 28, y: 42),
        control1: CGPoint(x: 34, y: 80), control2: CGPoint(x: 28, y: 62))
      path.addCurve(
        to: CGPoint(x: 50, y: 22),
        control1: CGPoint(x: 28, y: 30), control2: CGPoint(x: 35, y: 22))
      path.closeSubpath()
      path.addObserver(side: -1)
      path.addObserver(side: 1)
    }
  }

  private static var dogFeatures: Path {
    Path { path in
      path.addEllipse(in: CGRect(x: 37.5, y: 42, width: 7, height: 8))
      path.addEllipse(in: CGRect(x: 55.5, y: 42, width: 7, height: 8))
      path.addEllipse(in: CGRect(x: 42, y: 57, width: 16, height: 11))
    }
  }
}

nonisolated extension Path {
  /// Adds a dog's ear, a little apart from its head.
  ///
  /// - Parameter side: −1 for the left ear, 1 for the right one.
  fileprivate mutating func addObserver(side: CGFloat) {
    func point(_ x: CGFloat, _ y: CGFloat) -> CGPoint { CGPoint(x: 50 + side * x, y: y) }
    move(to: point(18, 22))
    addCurve(to: point(34, 46), control1: point(28, 20), control2: point(34, 32))
    addCurve(to: point(26, 62), control1: point(34, 56), control2: point(31, 62))
    addCurve(to: point(25, 42), control1: point(23, 56), control2: point(26, 50))
    addCurve(to: point(18, 22), control1: point(25, 34), control2: point(23, 26))
    closeSubpath()
  }
}
