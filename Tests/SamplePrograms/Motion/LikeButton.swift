import SwiftUI

/// A heart that is squeezed by keyframes and bursts into drops, and a bell that rings in phases.
struct LikeButtonView: View {
  @State private var likes = 12
  @State private var isLiked = false
  @State private var rings = 0

  private struct Squeeze {
    var scale = 1.0
    var stretch = 1.0
    var angle = Angle.zero
  }

  private enum Swing: CaseIterable {
    case rest, left, right, settle

    var angle: Angle {
      switch self {
      case .rest: .zero
      case .left: .degrees(-20)
      case .right: .degrees(20)
      case .settle: .degrees(-6)
      }
    }
  }

  var body: some View {
    HStack(spacing: 60) {
      VStack(spacing: 16) {
        ZStack {
          Burst(progress: isLiked ? 1 : 0).fill(.pink).frame(width: 110, height: 110)
          Image(systemName: isLiked ? "heart.fill" : "heart")
            .font(.system(size: 54))
            .foregroundStyle(isLiked ? .pink : .secondary)
            .keyframeAnimator(initialValue: Squeeze(), trigger: isLiked) { heart, value in
              heart
                .rotationEffect(value.angle)
                .scaleEffect(x: value.scale, y: value.scale * value.stretch)
            } keyframes: { _ in
              KeyframeTrack(\.scale) {
                SpringKeyframe(0.7, duration: 0.15)
                SpringKeyframe(1.3, duration: 0.2, spring: .bouncy)
                SpringKeyframe(1, spring: .bouncy)
              }
              KeyframeTrack(\.stretch) {
                CubicKeyframe(0.6, duration: 0.15)
                CubicKeyframe(1.2, duration: 0.2)
                CubicKeyframe(1, duration: 0.2)
              }
              KeyframeTrack(\.angle) {
                MoveKeyframe(.degrees(-8))
                LinearKeyframe(.degrees(8), duration: 0.3)
                LinearKeyframe(.zero, duration: 0.1)
              }
            }
        }
        .onTapGesture {
          likes += isLiked ? -1 : 1
          withAnimation(.easeOut(duration: 0.6)) { isLiked.toggle() }
        }
        .accessibilityElement(children: .ignore)
        .accessibilityLabel("Heart")
        Text("\(likes)")
          .font(.title2.monospacedDigit())
          .contentTransition(.numericText(value: Double(likes)))
          .animation(.default, value: likes)
          .accessibilityIdentifier("likes")
      }
      VStack(spacing: 16) {
        Image(systemName: "bell.fill")
          .font(.system(size: 54))
          .foregroundStyle(.yellow)
          .phaseAnimator(Swing.allCases, trigger: rings) { bell, swing in
            bell.rotationEffect(swing.angle, anchor: .top)
          } animation: { swing in
            swing == .rest ? .easeOut(duration: 0.1) : .spring(response: 0.15, dampingFraction: 0.4)
          }
          .frame(width: 110, height: 110)
          .contentShape(Circle())
          .onTapGesture { rings += 1 }
          .accessibilityElement(children: .ignore)
          .accessibilityLabel("Bell")
        Text("\(rings) rings").font(.title2)
      }
    }
    .padding(40)
  }
}

private struct Burst: Shape {
  var progress: Double

  var animatableData: Double {
    get { progress }
    set { progress = newValue }
  }

  func path(in rect: CGRect) -> Path {
    var path = Path()
    guard progress > 0, progress < 1 else { return path }
    let distance = rect.width / 2 * progress
    let size = 10 * (1 - progress)
    for index in 0..<10 {
      let angle = Double(index) / 10 * 2 * .pi
      let center = CGPoint(
        x: rect.midX + cos(angle) * distance, y: rect.midY + sin(angle) * distance)
      path.addEllipse(
        in: CGRect(x: center.x - size / 2, y: center.y - size / 2, width: size, height: size))
    }
    return path
  }
}
