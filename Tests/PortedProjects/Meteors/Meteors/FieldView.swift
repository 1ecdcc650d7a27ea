import SwiftUI

/// The sky with the meteors, and the ship, which shakes when it is hit.
struct FieldView: View {
  let world: World

  /// The largest size of the ship while it shakes.
  private let bump: CGFloat = 1.35

  var body: some View {
    GeometryReader { geometry in
      let size = geometry.size
      ZStack {
        stars
        ForEach(world.meteors) { meteor in
          Circle()
            .fill(Color(NativeColor.stone).gradient)
            .frame(width: meteor.radius * 2 * size.width, height: meteor.radius * 2 * size.width)
            .position(place(meteor.position, in: size))
        }
        ship
          .frame(
            width: World.shipRadius * 2 * size.width, height: World.shipRadius * 2.4 * size.width
          )
          .position(place(world.ship, in: size))
      }
    }
    .clipped()
    .accessibilityElement(children: .ignore)
    .accessibilityLabel("Sky")
  }

  private var ship: some View {
    ShipShape()
      .fill(.linearGradient(colors: [.white, .cyan], startPoint: .top, endPoint: .bottom))
      .keyframeAnimator(initialValue: Shake(), trigger: world.lives) { ship, shake in
        ship
          .scaleEffect(shake.scale)
          .rotationEffect(shake.angle)
      } keyframes: { _ in
        KeyframeTrack(\.scale) {
          CubicKeyframe(bump, duration: 0.1)
          SpringKeyframe(1, duration: 0.4, spring: .bouncy)
        }
        KeyframeTrack(\.angle) {
          LinearKeyframe(.degrees(-14), duration: 0.08)
          LinearKeyframe(.degrees(14), duration: 0.12)
          SpringKeyframe(.zero, duration: 0.3)
        }
      }
  }

  private var stars: some View {
    Canvas { context, size in
      for index in 0..<60 {
        let x = CGFloat((index * 73) % 101) / 101 * size.width
        let y = CGFloat((index * 47) % 89) / 89 * size.height
        let star = CGRect(x: x, y: y, width: 2, height: 2)
        context.fill(
          Path(ellipseIn: star), with: .color(.white.opacity(index % 3 == 0 ? 0.8 : 0.35)))
      }
    }
  }

  private func place(_ point: CGPoint, in size: CGSize) -> CGPoint {
    CGPoint(x: point.x * size.width, y: point.y * size.height)
  }
}

private struct Shake {
  var scale = 1.0
  var angle = Angle.zero
}

private struct ShipShape: Shape {
  func path(in rect: CGRect) -> Path {
    Path { path in
      path.move(to: CGPoint(x: rect.midX, y: rect.minY))
      path.addLine(to: CGPoint(x: rect.maxX, y: rect.maxY))
      path.addQuadCurve(
        to: CGPoint(x: rect.minX, y: rect.maxY),
        control: CGPoint(x: rect.midX, y: rect.maxY - rect.height * 0.35))
      path.closeSubpath()
    }
  }
}
